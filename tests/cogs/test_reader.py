"""A player who sees no picture: words alone are enough to play a whole game."""

from __future__ import annotations

import re
from dataclasses import dataclass

import simcord

from tests.cogs.drawing import draw_once
from tests.cogs.harness import Harness, texts

WORTH_TAKING = (
    ("Captain", r"^{me}: .*goods: .*[3-9] \w"),
    ("Trader", r"^{me}: .*goods: .*(sugar|tobacco|coffee)"),
    ("Builder", r"^{me}: ([4-9]|\d\d) doubloons"),
    ("Craftsman", r"^Island of {me} .*plantation \(occupied: [1-9]"),
    ("Mayor", r"^Island of {me} .*\(occupied: 0\)"),
    ("Settler", r"^Plantations: .*plantation"),
)
"""Roles in the order of the reader's liking, each with what he must read of the position."""


@dataclass
class Reader:
    """Reads posts, answers, alt texts, `/table board text:True` and what `/play` offers."""

    harness: Harness
    actor: simcord.MemberActor
    answer: str = ""

    async def play(self) -> None:
        """Play until a post says that the game is over."""
        while "the game is over" not in (post := self.post()):
            facts = await self.facts() if "choose a role" in post else ""
            move = self.choose(f"{post}\n{self.answer}", facts, await self.offered())
            done = await self.actor.slash(self.harness.channel, "play", move=move)
            self.answer = texts(done.response)
            assert self.answer.startswith("Done:"), (move, self.answer)

    def choose(self, asked: str, facts: str, offered: list[str]) -> str:
        if facts:
            self.compare(facts)
            return self.role(facts, offered)
        if "build a building" in asked or "load goods" in asked:
            return max(offered, key=_number)
        return offered[0]

    def compare(self, facts: str) -> None:
        """The alt texts of the newest post say the same as the position in words."""
        own = rf"^{self.actor.name}(?: \(seat .*?)?: (\d+) doubloons?"
        told = [re.search(own, alt) for alt in self.alts()]
        read = re.search(own, facts, re.MULTILINE)
        assert read is not None
        assert {found[1] for found in told if found} <= {read[1]}

    def role(self, facts: str, offered: list[str]) -> str:
        for role, read in WORTH_TAKING:
            name = next((label for label in offered if label.startswith(role)), None)
            if name and re.search(read.format(me=self.actor.name), facts, re.MULTILINE):
                return name
        return offered[-1]

    async def facts(self) -> str:
        shown = await self.actor.slash(self.harness.channel, "table board", text=True)
        assert not shown.response.attachments
        return texts(shown.response)

    async def offered(self) -> list[str]:
        found = await self.actor.autocomplete(self.harness.channel, "play", "move", "")
        return [str(choice["name"]).rpartition(" (")[0] for choice in found]

    def post(self) -> str:
        return texts(self.harness.channel.last_message)

    def alts(self) -> list[str]:
        return [a.description or "" for a in self.harness.channel.last_message.attachments]


def _number(label: str) -> int:
    found = re.search(r"\d+", label)
    return int(found[0]) if found else -1


async def test_who_reads_only_plays_to_the_end(harness: Harness) -> None:
    await harness.started(1, bots=1)
    # The reader compares no others with the facts.
    draw_once(harness.env.bot, "table", "boards", "result")
    reader = Reader(harness, harness.people[0])
    await reader.play()
    (score,) = re.findall(
        rf"^\*\*\d\.\*\* {reader.actor.name}: (\d+) VP", reader.post(), re.MULTILINE
    )
    assert f"{reader.actor.name}: {score} VP" in reader.alts()[0]
    assert int(score) > 20, "these words are enough to play sensibly"
    assert "The game is over" in await reader.facts()

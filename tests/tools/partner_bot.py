"""A bot in a process of its own, with a simulated Discord, that takes entries for a season.

`tests.tools.three_bots` starts it, sends it commands as lines of JSON, and reads an answer to each:
`people` (makes members of the server), `follow`, `sign`, `pass` (time) and `standings`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import discord
import simcord
from yarl import URL

from bot.host.leagues.following.reading import ReadHere
from bot.host.leagues.seasonlog.referee import HostReferee
from bot.host.people.hours import Hours
from bot.leagues.seasonlog.verifying import check_log
from bot.locales import add_words
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import parse_hosts
from bot.simulation.partners import standings_of
from bot.store.leagues import signed_lines
from bot.web.service import serving
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_league import pass_days
from tests.host.toy import TOYS
from tests.web.pages import bot_of

Data: TypeAlias = dict[str, Any]
RULES = {key: game.rules for key, game in TOYS.items()}


class PartnerBot:
    """The bot, and an admin and members of its server who press its buttons."""

    def __init__(self, harness: Harness, boss: simcord.MemberActor) -> None:
        self._harness = harness
        self._boss = boss
        self._people: dict[int, simcord.MemberActor] = {}
        self._url = ""

    async def people(self, asked: Data) -> Data:
        """Make members of the server, and return their ids."""
        env, guild = self._harness.env, self._harness.channel.guild
        for number in range(asked["count"]):
            person = guild.add_member(env.create_user(f"guest{number}"))
            self._people[person.id] = person
        return {"ids": [*self._people]}

    async def follow(self, asked: Data) -> Data:
        """Follow a season, and return the address of entries, and this bot's key."""
        boss, channel, self._url = self._boss, self._harness.channel, asked["url"]
        rules = parse_hosts(str(URL(self._url).origin()))
        bot_of(self._harness).context.outgoing = OutgoingClient(rules)
        given = {"code": self._url, "channel": channel}
        shown = (await boss.slash(channel, "setup league", **given)).response
        await boss.click(shown, custom_id=_id(shown, "setup-follow:"))
        await self._harness.env.settle()
        listed = (await boss.slash(channel, "setup league")).response
        told = (await boss.click(listed, custom_id=_id(listed, "setup-partner:"))).response
        await self._harness.env.settle()
        (address,) = re.findall(r"http\S+/entries\.jsonl", texts(told))
        return {"address": address, "key": await self._harness.host.leagues.season_logs.key()}

    async def sign(self, asked: Data) -> Data:
        """Have a person sign up by the button of the season's card."""
        person, availability = self._people[asked["id"]], self._harness.host.absence.availability
        await availability.set_hours(person.id, Hours(*asked["hours"]))
        card = next(
            one
            for one in reversed(self._harness.channel.history())
            if any(name.startswith("follow-join:") for name in custom_ids(one))
        )
        rules = (await person.click(card, custom_id=_id(card, "follow-join:"))).response
        done = (await person.click(rules, custom_id=_id(rules, "follow-sign:"))).response
        return {"said": texts(done)}

    async def pass_time(self, asked: Data) -> Data:
        """Pass time, and look at the other bot's files as far as that is due."""
        await pass_days(self._harness, asked["seconds"] / 86400)
        await self._harness.host.leagues.following.settled()
        await self._harness.env.settle()
        return {}

    async def standings(self, _asked: Data) -> Data:
        """Compute the season from the log as it is now, and return what this bot shows of it."""
        host = self._harness.host
        (shown,) = await host.leagues.following.of_server(self._harness.channel.guild.id)
        stored = await host._database.read(
            lambda db: signed_lines.lines(db, "followed_line", shown.id)
        )
        content = (await bot_of(self._harness).context.outgoing.get(self._url, 64 << 20)).body
        checked = check_log(content, HostReferee(RULES))
        entries = host.leagues.following.entries
        states = [await entries.state(shown.id, one) for one in self._people]
        return {
            "standings": standings_of(checked.ledger.outcome().divisions),
            "fault": shown.fault is not None or len(stored) != len(checked.lines),
            "in": sum(one is not None and one.state == "in" for one in states),
        }


_COMMANDS: Mapping[str, Callable[[PartnerBot, Data], Awaitable[Data]]] = {
    "people": PartnerBot.people,
    "follow": PartnerBot.follow,
    "sign": PartnerBot.sign,
    "pass": PartnerBot.pass_time,
    "standings": PartnerBot.standings,
}


def _id(message: Any, beginning: str) -> str:
    return next(one for one in custom_ids(message) if one.startswith(beginning))


async def run() -> None:
    """Carry out commands until the input ends."""
    with tempfile.TemporaryDirectory() as folder:
        words = Path(folder) / "words"
        for language in ("en", "de"):
            (words / language).mkdir(parents=True)
            (words / language / "toy.ftl").write_text("toy-title = Toy\n")
        add_words(words)
        async with Harness.open(Path(folder) / "partner.db") as harness:
            bot = bot_of(harness)
            harness.host.leagues.following.reader = ReadHere(HostReferee(RULES))
            async with serving(bot.context, "127.0.0.1", 0) as own:
                bot.context.web_url = f"http://127.0.0.1:{own}"
                guild = harness.channel.guild
                role = guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
                boss = guild.add_member(harness.env.create_user("boss"), roles=[role])
                print(json.dumps({"port": own}), flush=True)
                await _serve(PartnerBot(harness, boss))


async def _serve(bot: PartnerBot) -> None:
    while line := await asyncio.to_thread(sys.stdin.readline):
        asked = json.loads(line)
        print(json.dumps(await _COMMANDS[asked["do"]](bot, asked)), flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Run the bot until its input ends; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.partner_bot", description=__doc__)
    parser.parse_args(words)
    logging.disable(logging.WARNING)
    asyncio.run(run())
    return 0


if __name__ == "__main__":
    sys.exit(main())

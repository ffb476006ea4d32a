"""People of a script: they type, press and pick, and every step is written down."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from random import Random
from typing import Any, TypeVar

import discord
from simcord.interactions import command_leaves
from simcord.results import to_discord_message

from tests.tools.recording.journal import Journal
from tests.tools.recording.stage import DECIDING, Stage, components

T = TypeVar("T")
MOST_STEPS = 12
BUTTON = 2


class People:
    """The acts of the people of one script, by the number of the person."""

    def __init__(self, stage: Stage, journal: Journal, name: str) -> None:
        self.stage = stage
        self.journal = journal
        self.name = name
        self.place: Any = stage.channel

    async def step(self, text: str, deed: Awaitable[T]) -> T | None:
        """Do something and write down what came of it; what Discord refuses is written, too."""
        self.journal.act(text)
        result = None
        try:
            result = await deed
        except Exception as error:
            self.journal.outcome(f"{type(error).__name__}: {error}")
        await self.stage.env.settle()
        if result is not None:
            self._outcome(result)
        self.journal.look()
        return result

    def _outcome(self, result: Any) -> None:
        if isinstance(result, list):
            self.journal.outcome("\n".join(str(one) for one in result) or "nothing")
            return
        if getattr(result, "acknowledged", True) is False:
            self.journal.outcome("not acknowledged")
        if getattr(result, "modal", None) is not None:
            self.journal.outcome(str(result.modal))

    async def attempt(self, deed: Awaitable[None]) -> None:
        """Do several steps; whatever stops them is written down."""
        try:
            await deed
        except Exception as error:
            self.journal.outcome(f"stopped: {type(error).__name__}: {error}")

    async def slash(self, who: int, command: str, **options: Any) -> Any:
        person = self.stage.people[who]
        given = " ".join(f"{key}:{getattr(value, 'name', value)}" for key, value in options.items())
        deed = person.slash(self.place, command, **options)
        return await self.step(f"{person.name} /{command} {given}", deed)

    async def typing(self, who: int, command: str, option: str, text: str, **filled: Any) -> Any:
        """Type into an option as a person; return the suggestions."""
        person = self.stage.people[who]
        deed = person.autocomplete(self.place, command, option, text, **filled)
        return await self.step(f"{person.name} types /{command} {option}:{text}", deed)

    async def offered(self, who: int, command: str, option: str, **filled: Any) -> str | int:
        """Return the first value that is offered for an option."""
        choices = await self.typing(who, command, option, "", **filled)
        return choices[0]["value"] if choices else "1"

    async def press(self, who: int, verb: str, values: list[str] | None = None) -> Any:
        """Press the newest button (or the first entries of a menu) whose custom_id begins so."""
        person = self.stage.people[who]
        for message in self._visible(person.id):
            for part in components(message):
                if str(part.get("custom_id", "")).startswith(verb):
                    return await self._use(person, message, part, values)
        self.journal.act(f"{person.name} finds no {verb}")
        return None

    async def forged(self, who: int, custom_id: str) -> Any:
        """Press a button that the bot did not post so."""
        person = self.stage.people[who]
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(custom_id=custom_id, label="press"))
        message = await self.stage.env.bot.get_channel(self.place.id).send(view=view)  # type: ignore[union-attr]
        return await self.step(f"{person.name} clicks forged {custom_id}", person.click(message))

    async def turn(self, number: int) -> None:
        """Press things as one of those who must act until that makes a move."""
        rng, before = Random(f"{self.name}:{number}"), await self.stage.version()
        person, message = rng.choice(await self.stage.deciders()), await self.stage.post()
        for _ in range(MOST_STEPS):
            result = await self._press_something(person, message, rng)
            message = getattr(result, "response", None) or message
            if await self.stage.version() > before:
                return
        await self.command_turn(number)

    async def command_turn(self, number: int) -> None:
        """Take a legal move by a command as one of those who must act."""
        rng = Random(f"{self.name}:{number}")
        person = rng.choice(await self.stage.deciders())
        move = rng.choice(await self.stage.legal(person))
        await self.slash(self.stage.people.index(person), "play", move=move)

    async def skip(self, moves: int) -> None:
        """Play the table on past Discord, and see what is posted then."""
        before = await self.stage.version()
        deed = self.stage.skip_to(before + moves, f"{self.name}:{before}")
        await self.step(f"{moves} moves later", deed)

    async def later(self, seconds: float) -> None:
        await self.step(f"{seconds:g} seconds later", self.stage.env.advance_time(seconds))

    async def waiting(self) -> int:
        """Return the number of the person who must act."""
        return self.stage.people.index((await self.stage.deciders())[0])

    def leaves(self, who: int, group: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        """Yield every command of a group with its options."""
        person, backend = self.stage.people[who], self.stage.env.backend
        found = backend.visible_commands(user_id=person.id, channel_id=self.place.id)
        for command in found:
            for path, leaf in command_leaves(command):
                if path[0] == group:
                    yield " ".join(path), leaf.get("options") or []

    def _visible(self, user_id: int) -> list[Any]:
        """Return what somebody can see, newest first."""
        messages = self.stage.env.backend.messages
        every = [message for inner in messages.values() for message in inner.values()]
        seen = [message for message in every if message.visible_to(user_id)]
        newest = sorted(seen, key=lambda message: message.id, reverse=True)
        return [to_discord_message(self.stage.env, message) for message in newest]

    async def _use(self, person: Any, message: Any, part: Any, values: list[str] | None) -> Any:
        custom_id = part["custom_id"]
        if part["type"] == BUTTON:
            deed = person.click(message, custom_id=custom_id)
            return await self.step(f"{person.name} clicks {custom_id}", deed)
        if values is None:
            values = [o["value"] for o in part["options"]][: part.get("min_values") or 1]
        deed = person.select(message, values, custom_id=custom_id)
        return await self.step(f"{person.name} picks {values} of {custom_id}", deed)

    async def _press_something(self, person: Any, message: Any, rng: Random) -> Any:
        usable = [c for c in components(message) if _verb(c) in DECIDING]
        if not usable:
            return None
        chosen, values = rng.choice(usable), None
        if chosen["type"] != BUTTON:
            count = rng.randint(chosen.get("min_values", 1), chosen.get("max_values", 1))
            values = rng.sample([o["value"] for o in chosen["options"]], count)
        return await self._use(person, message, chosen, values)


def _verb(component: dict[str, Any]) -> str:
    return str(component.get("custom_id", "")).split(":")[0]

"""People call themselves what they like: it is shown as they wrote it, and does nothing."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest
import simcord

from bot.locales import Words
from bot.locales.markdown import Markdown, escaped, plain, unmarked, visible
from tests.cogs.harness import Harness, components, custom_ids

HOSTILE = (
    "[a](https://zork.example/x)",
    "<@&1> @everyone <t:0:R> <#2>",
    "`x` **zork** ||zork|| __u__ ~~s~~",
    "# zork\n> q\u202egnp -# s",
    "- zork \\_ \\\\* <:zork:1> 1. _i_",
)
FRAGMENTS = ("zork", "everyone", "<t:0", "<#2>", "<@&", "||", "\u202e")
TEXT, BUTTON, SELECT = 10, 2, 3
_PIECES = re.compile(r"\\[^0-9A-Za-z\s]")


@pytest.mark.parametrize("name", [*HOSTILE, "Anna-Lena", "J. R.", "O'Neil", "Zoë 🎲", "שלום"])
def test_a_name_shows_itself_and_nothing_else(name: str) -> None:
    text = escaped(name)
    assert plain(text) == visible(name)
    assert escaped(text) is text
    assert not re.search(r"[`*_~|<>\[\]()#@:/\n\u202e]", _PIECES.sub("", text))
    assert not text.startswith(("-", "+"))
    assert Words("en", [name]).name(0) == text


@pytest.mark.parametrize("name", ["anna", "Anna-Lena", "Dr. Zoë O'Neil 🎲", "👩‍🚀"])
def test_a_harmless_name_stays_as_it_is(name: str) -> None:
    assert escaped(name) == name


def test_a_mention_of_ours_stays_one() -> None:
    words = Words("en", [Markdown("<@1>"), "<@1>"])
    assert (words.name(0), words.name(1)) == ("<@1>", r"\<\@1\>")


async def hostile(harness: Harness) -> list[simcord.MemberActor]:
    """Let people with hostile names take the places of the usual ones."""
    guild = harness.people[0].guild
    users = [harness.env.create_user(f"user{number}") for number in range(len(HOSTILE))]
    people = [guild.add_member(u, nick=name) for u, name in zip(users, HOSTILE, strict=True)]
    harness.people[:] = people
    return people


def shown(harness: Harness, results: list[simcord.InteractionResult]) -> list[Any]:
    """Return all posts as they stand, and all private answers."""
    found: list[Any] = [*harness.channel.history()]
    for result in results:
        found += [m for m in (result.response, *result.followups) if m is not None]
    return found


def assert_harmless(message: Any, seen: set[str]) -> None:
    """No name is markdown in a text; no backslash and no control is in a label."""
    for part in components(message):
        if part["type"] == TEXT:
            rest = part["content"]
            for name in HOSTILE:
                if escaped(name) in rest:
                    seen.add(name)
                rest = rest.replace(escaped(name), "")
            assert not [piece for piece in FRAGMENTS if piece in rest], rest
        labels = [part.get("label"), part.get("placeholder")]
        labels += [
            o[key]
            for o in part.get("options", [])
            for key in ("label", "description")
            if o.get(key)
        ]
        for label in filter(None, labels):
            assert "\\_" not in label.replace("\\_ \\\\*", ""), label
            assert not any(unicodedata.category(char) in ("Cc", "Cf") for char in label), label


async def end(
    harness: Harness, person: simcord.MemberActor, others: list[simcord.MemberActor]
) -> None:
    """Let everybody agree to end the game as it stands."""
    await person.slash(harness.channel, "propose end")
    await harness.env.settle()
    asked = harness.channel.last_message
    key = next(i for i in custom_ids(asked) if i.startswith("vote:")).rpartition(":")[0]
    for other in others:
        await other.click(asked, custom_id=f"{key}:0")
    await harness.env.settle()
    assert (await harness.table()).status == "over"


@pytest.mark.parametrize(
    ("game", "locale"), [("puerto_rico", "en-US"), ("magister_navis", "de"), ("amerigo", "en-US")]
)
async def test_names_do_nothing_anywhere(tmp_path: Any, game: str, locale: str) -> None:
    async with Harness.open(tmp_path / "games.sqlite3", locale=locale) as harness:
        people = await hostile(harness)
        anna, ben, cleo, dora, emil = people
        results: list[simcord.InteractionResult] = []

        async def say(person: simcord.MemberActor, command: str, /, **options: Any) -> None:
            results.append(await person.slash(harness.channel, command, **options))

        await say(anna, "table new", game=game, where="here", pace="standard")
        for person in (ben, cleo):
            await say(person, "table join")
        await say(anna, "table invite", person=dora)
        await say(dora, "table watch")
        await say(anna, "table replace", player="3", person=emil)
        await say(anna, "table swap", first="1", second="2")
        await say(emil, "table who")
        await say(dora, "table list")
        await say(anna, "table start")
        for _ in range(3):
            results.append(await harness.turn(harness.rng))
        mover = harness.deciders(await harness.position())[0]
        other = next(person for person in (anna, ben, emil) if person is not mover)
        for command, options in (
            ("table scores", {}),
            ("table clock", {}),
            ("table board", {"text": True}),
            ("table board", {"player": "nobody"}),
            ("log", {}),
            ("myturns", {}),
            ("catchup", {"length": "short"}),
            ("catchup", {"length": "all", "picture": False}),
            ("play", {"move": "dance"}),
            ("sandbox open", {}),
            ("propose swap", {"player": HOSTILE[people.index(mover)]}),
            ("table takeback", {}),
            ("me", {"avoid": cleo}),
            ("table quit", {}),
            ("table list", {}),
            ("table back", {}),
        ):
            await say(other, command, **options)
            await harness.env.settle()
        offered = await anna.autocomplete(harness.channel, "table board", "player", "")
        assert sorted(c["name"] for c in offered) == sorted(
            map(visible, (await harness.table()).names)
        )
        await end(harness, anna, [ben, emil])
        await say(anna, "table scores")
        seen: set[str] = set()
        for message in shown(harness, results):
            assert_harmless(message, seen)
        assert seen == {*HOSTILE}
        assert {*(await harness.table()).names} <= {*HOSTILE}, "names are stored as they are"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("**1.** Anna", "1. Anna"),
        ("-# small", "small"),
        ("## Head", "Head"),
        (r"\*\*Anna\*\* ~~gone~~", "**Anna** gone"),
        ("3 - 2 # 1", "3 - 2 # 1"),
    ],
)
def test_marks_are_taken_off_and_names_stay(text: str, shown: str) -> None:
    assert unmarked(text) == shown

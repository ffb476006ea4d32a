"""People call themselves what they like: it is shown as they wrote it, and does nothing."""

from __future__ import annotations

import random
import re
import unicodedata
from typing import Any

import pytest
import simcord

from bot.locales import Words
from bot.locales.markdown import Markdown, escaped, letter_of, plain, told_apart, unmarked, visible
from bot.presenting import limits
from render.art.typesetting import readable
from tests.cogs.drawing import all_drawn, drawn_once
from tests.cogs.harness import Harness, components, custom_ids, texts

__all__ = ["all_drawn", "drawn_once"]

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
    """Replace the usual people by people with hostile names."""
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
    """Agree as everybody to end the game as it stands."""
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


NOTHING_SEEN = [
    "\u3164",
    "\u2800\u2800",
    "\u17b5",
    "\u00ad\u00ad",
    "\U000e0041",
    "\u115f",
    "\uffa0\u0301",
]


@pytest.mark.parametrize("name", NOTHING_SEEN)
def test_something_is_seen_of_a_name_that_shows_nothing(name: str) -> None:
    assert visible(name) == ""
    assert plain(escaped(name)) == "Player"
    assert escaped("") == ""


def test_letters_that_must_not_join_stay_apart() -> None:
    name = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"
    assert visible(name) == f"\u2068{name}\u2069" == plain(escaped(name))
    assert readable(name) == name
    assert visible("An\u200cna") == "Anna" and visible("\u200c") == ""
    joined = told_apart([name, name.replace("\u200c", "")], "Player")
    assert [one[-3:] for one in joined] == ["(A)", "(B)"]


def test_names_at_a_table_are_told_apart() -> None:
    names = ["Annika", "\u3164", "annika", "", "Ben", "\u2800"]
    assert told_apart(names, "Player") == (
        *("Annika (A)", "Player 2", "annika (C)", "Player 4", "Ben", "Player 6"),
    )
    both = ["Jos\u00e9", unicodedata.normalize("NFD", "Jos\u00e9")]
    assert len({*map(visible, told_apart(both, "Player"))}) == 2


def test_a_name_from_right_to_left_does_not_turn_its_sentence() -> None:
    name = "\u05e9\u05dc\u05d5\u05dd"
    said = f"{escaped(name)} (1): 12 {escaped('Ben')}"
    assert said == f"\u2068{name}\u2069 (1): 12 Ben"
    assert plain(said) == said
    assert visible(visible(name)) == visible(f"\u2067{name}") == f"\u2068{name}\u2069"
    assert limits.clip(said, 4) == f"\u2068{name[:1]}\u2026\u2069"


def test_spaces_at_which_no_line_breaks_stay_without_markdown() -> None:
    """French has them within quotation marks and before colons, German before units."""
    for said in ("«\u202fJouer\u202f»\u00a0: 3", "50\u00a0%"):
        assert plain(said) == unmarked(f"**{said}**") == said
    assert visible("Anna\u00a0B") == "Anna B"


def test_something_is_drawn_of_a_name_in_a_script_that_no_font_has() -> None:
    assert re.fullmatch(r"#[0-9]{3}", readable("\ua000\ua001"))
    assert readable("\U0001d58f\U0001d59a\U0001d586") == "jua"
    assert readable("Ben \ua000") == "Ben"


def test_what_no_font_has_is_told_by_the_letter_of_the_seat() -> None:
    yi = "\ua000\ua001"
    names = told_apart(["Anna", yi, f"Ben {yi}", "Ben"], "Player")
    assert names == ("Anna", f"{yi} (B)", f"Ben {yi} (C)", "Ben (D)")
    assert [*map(readable, names)] == ["Anna", "(B)", "Ben (C)", "Ben (D)"]


def test_a_mark_makes_no_name_like_another_one() -> None:
    names = ["Anna", "Anna (A)", "Anna"]
    assert told_apart(names, "Player") == ("Anna (A)", "Anna (A) (B)", "Anna (C)")
    assert told_apart(["Player 2", ""], "Player") == ("Player 2 (A)", "Player 2 (B)")


def test_a_name_is_composed_and_digits_from_right_to_left_turn_nothing() -> None:
    assert visible("Jose\u0301") == "Jos\u00e9"
    digits = "\u0661\u0662"
    assert f"{escaped(digits)} 3" == f"\u2068{digits}\u2069 3"


FOREIGN = (
    "\u05e9\u05dc\u05d5\u05dd",  # Hebrew
    "\u0645\u062d\u0645\u062f",  # Arabic
    "\u674e\u96f7",  # Chinese
    "\ua000\ua001",  # Yi, for which there is no font
)


def isolated(text: str) -> bool:
    """Return whether all names from right to left are isolated, each on its own."""
    rest = re.sub("\u2068[^\u2068\u2069]*\u2069", "", text)
    sides = {unicodedata.bidirectional(char) for char in rest}
    return not sides & {"R", "AL", "AN"} and not {"\u2068", "\u2069"} & {*rest}


@pytest.mark.parametrize("game", ["puerto_rico", "magister_navis", "amerigo"])
@pytest.mark.usefixtures("all_drawn")
async def test_posts_name_four_people_of_other_scripts(harness: Harness, game: str) -> None:
    guild = harness.people[0].guild
    users = [harness.env.create_user(f"user{number}") for number in range(4)]
    harness.people[:] = [
        guild.add_member(user, nick=nick) for user, nick in zip(users, FOREIGN, strict=True)
    ]
    table = await harness.started(4, game=game)
    letter = letter_of(next(seat for seat, name in enumerate(table.names) if FOREIGN[3] in name))
    named = {*map(visible, FOREIGN[:3]), f"{FOREIGN[3]} ({letter})"}
    for _ in range(4):
        await harness.turn(random.Random(1))
    posts = harness.channel.history()
    alts = [
        item.get("description") or ""
        for post in posts
        for part in components(post)
        for item in part.get("items", ())
    ]
    said = [plain(texts(post)) for post in posts]
    assert any(all(name in alt for name in named) for alt in alts)
    assert all(any(name in text for text in said) for name in named)
    assert [text for text in (*alts, *said) if not isolated(text)] == []


async def test_a_blank_nickname_is_the_username_and_equal_ones_are_parted(harness: Harness) -> None:
    guild = harness.people[0].guild
    nicks = ("\u3164", "Annika", "Annika")
    users = [harness.env.create_user(f"user{number}") for number in range(3)]
    harness.people[:] = [
        guild.add_member(user, nick=nick) for user, nick in zip(users, nicks, strict=True)
    ]
    await harness.started(3)
    names = (await harness.table()).names
    assert "user0" in names
    letters = "ABC"
    both = [f"Annika ({letters[seat]})" for seat, name in enumerate(names) if name != "user0"]
    assert [name for name in names if name != "user0"] == both


async def test_tables_and_posts_follow_a_new_nickname(harness: Harness) -> None:
    await harness.started(3)
    mover = harness.people[0]
    old = (await harness.table()).names
    harness.env.backend.edit_member(mover.guild.id, mover.id, {"nick": "Zebra"})
    await mover.slash(harness.channel, "stats server")
    now = (await harness.position()).table.names
    assert {*now} == {*old} - {mover.name} | {"Zebra"}
    for _ in range(4):
        await harness.turn(random.Random(1))
    shown = " ".join(texts(message) for message in harness.channel.history()[-3:])
    assert "Zebra" in shown and mover.name not in shown

"""Requests of people beside their moves: lobby, reading, trying, agreeing, going wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.tools.recording.people import People

if TYPE_CHECKING:
    from tests.tools.recording.scripts import Script

STRANGER = 4


async def speak(people: People, language: str) -> None:
    """Choose a language for everybody."""
    for who in range(len(people.stage.people)):
        await people.slash(who, "me", language=language)


async def lobby(people: People, script: Script) -> None:
    """Open a table, try its buttons and options, fill it and start."""
    await people.slash(0, "table new", game=script.game, where="thread", pace="standard")
    if script.asks:
        await _try_lobby(people)
    for option, choice in script.options.items():
        await people.slash(0, "table option", option=option, choice=choice)
    for who in range(1, script.people):
        await people.slash(who, "table join")
    for _ in range(script.bots):
        await people.slash(0, "table add-bot")
    await people.slash(0, "table start")
    people.place = await people.stage.place()


async def _try_lobby(people: People) -> None:
    table = await people.stage.table_id()
    for number in range(6):
        await people.press(1, f"lobby:{table}:{number}")
    for number in (2, 3, 4):
        await people.press(0, f"lobby:{table}:{number}")
    await people.slash(0, "table join")
    await people.press(0, f"options:{table}:")
    await people.press(0, f"option:{table}:")
    await people.slash(0, "table remove-bot")
    await people.slash(0, "table pace", pace="fast", timeout="owner")
    await people.slash(0, "table pace")
    await people.slash(0, "table invite", person=people.stage.people[3])
    await people.slash(1, "table join")
    await people.slash(0, "table swap")
    await people.slash(0, "table replace", player="ben", person=people.stage.people[2])
    await people.slash(2, "table leave")
    for command in ("list", "who", "clock", "renew", "board", "scores", "start", "abandon"):
        await people.slash(STRANGER, f"table {command}")


async def read(people: People) -> None:
    """Look at the table as who must act, as who waits and as a stranger."""
    for who in (await people.waiting(), STRANGER):
        for command in ("table board", "table scores", "catchup", "log", "rules", "myturns"):
            await people.slash(who, command)
        await people.slash(who, "table board", text=True)


async def read_more(people: People) -> None:
    """Look closer: by player, region, palette, language, version, round, length and kind."""
    who = await people.waiting()
    for option in ("player", "region"):
        value = await people.offered(who, "table board", option)
        await people.slash(who, "table board", **{option: value})
    for palette in ("day", "contrast", "clear"):
        await people.slash(who, "table board", palette=palette)
    await people.slash(who, "table board", language="de", version=3)
    await people.slash(who, "table board", round=1, text=True)
    for length in ("short", "all"):
        await people.slash(who, "catchup", length=length, picture=True)
    for option in ("player", "kind"):
        await people.slash(who, "log", **{option: await people.offered(who, "log", option)})
    await people.slash(STRANGER, "log", round=1)
    await people.press(STRANGER, "log:")


async def look_up(people: People) -> None:
    """Read the rules, and ask why something is not possible."""
    who = await people.waiting()
    for choice in (await people.typing(who, "rules", "building", "") or [])[::6]:
        await people.slash(who, "rules", building=choice["value"])
    await people.slash(STRANGER, "rules", building="nothing of ours")
    for search in ("1", "end", "xyzzy"):
        await people.slash(STRANGER, "rules", search=search)
    for letter in "abcps":
        for choice in (await people.typing(who, "why", "move", letter) or [])[:2]:
            await people.slash(who, "why", move=choice["value"])
    await people.slash(STRANGER, "why", move="pass")
    await people.slash(who, "help")
    await people.press(who, "help")


async def type_moves(people: People) -> None:
    """Type every command of the game with what is offered first: most are not possible now."""
    who = await people.waiting()
    for group in ("pr", "mn"):
        for command, options in list(people.leaves(who, group)):
            if await people.stage.is_over():
                return
            await people.slash(who, command, **await _filled(people, who, command, options))


async def _filled(
    people: People, who: int, command: str, options: list[dict[str, Any]]
) -> dict[str, Any]:
    filled: dict[str, Any] = {}
    for option in options:
        if option["name"] != "table" and option.get("autocomplete"):
            filled[option["name"]] = await people.offered(who, command, option["name"], **filled)
    kinds = {option["name"]: option["type"] for option in options}
    return {name: int(v) if kinds[name] == 4 else str(v) for name, v in filled.items()}


async def go_wrong(people: People) -> None:
    """Move out of turn, illegally, and with buttons that are late or forged."""
    who, table = await people.waiting(), await people.stage.table_id()
    for other in (who, (who + 1) % 2, STRANGER):
        await people.slash(other, "play", move="dance")
        await people.slash(other, "play", move="pass")
        await people.press(other, "mv:")
    version = await people.stage.version()
    for custom_id in (f"mv:{table}:0:1", f"mv:{table}:{version}:99", "mv:77:0:0", "lobby:1:99"):
        await people.forged(who, custom_id)
    for custom_id in (f"undo:{table}:1", f"panel:{table}:0", "vote:9:0", "nothing:of:ours"):
        await people.forged(STRANGER, custom_id)


async def take_back(people: People) -> None:
    """Move and take it back; then ask the others for it, who agree."""
    who = await people.waiting()
    await people.slash(STRANGER, "table takeback")
    await people.command_turn(0)
    await people.slash(who, "table takeback")
    await people.command_turn(1)
    await people.press(who, "undo:")
    await people.command_turn(2)
    await people.slash(who, "propose takeback")
    for other in range(3):
        await people.press(other, "vote:")


async def agree(people: People) -> None:
    """Propose this and that; it is declined, withdrawn or agreed to."""
    await people.slash(0, "propose pause", days=3)
    await people.press(1, "vote:")
    await people.press(2, "vote:")
    await people.slash(1, "propose resume")
    for who in (0, 2):
        await people.press(who, "vote:")
    await people.slash(0, "propose abandon")
    await people.press(STRANGER, "vote:")
    await people.press(1, "vote:")
    await people.slash(1, "propose end")
    await people.slash(2, "propose pace", pace=await people.offered(2, "propose pace", "pace"))
    player = await people.offered(2, "propose swap", "player")
    await people.slash(2, "propose swap", player=player)
    await people.slash(2, "propose away", player=await people.offered(2, "propose away", "player"))


async def order(people: People) -> None:
    """Give standing orders, by menu and by command, and end one."""
    who = await people.waiting()
    for other in (who, (who + 1) % 3):
        await people.slash(other, "orders")
        await people.press(other, "ordnew:")
        await people.press(other, "ordpick:")
        await people.press(other, "ordarm:")
        for choice in (await people.typing(other, "orders", "order", "") or [])[:3]:
            filled = {"order": choice["value"]}
            prefer = await people.offered(other, "orders", "prefer", **filled)
            await people.slash(other, "orders", prefer=str(prefer), scope="round", **filled)
        await people.press(other, "ordend:")
    await people.slash(STRANGER, "orders")


async def sandbox(people: People) -> None:
    """Try moves on a copy."""
    who = await people.waiting()
    await people.slash(who, "sandbox open")
    for verb in ("trymv:", "trymv:", "trysel:", "try:"):
        await people.press(who, verb)
    await people.slash(who, "sandbox play", move=await people.offered(who, "sandbox play", "move"))
    await people.slash(who, "sandbox play", move="dance")
    for number in range(5):
        await people.press(who, f"try:1:{number}")
    await people.slash(who, "sandbox show")
    await people.slash(STRANGER, "sandbox open", version=2, alone=True)
    await people.slash(who, "sandbox close")


async def settle_in(people: People) -> None:
    """Settings, notes, hours, days off, the server."""
    who = await people.waiting()
    await people.slash(who, "me")
    await people.slash(who, "me", palette="day", pings="dm")
    await people.slash(who, "me", palette="night", pings="thread")
    await people.slash(who, "me", avoid=people.stage.people[3])
    await people.slash(who, "note", text="corn first")
    await people.slash(who, "note")
    await people.slash(who, "hours")
    await people.press(who, "hours")
    await people.slash(who, "hours", zone="Europe/Berlin", wakes="7:30", sleeps="23")
    await people.slash(who, "vacation", days=3)
    await people.slash(who, "vacation", stop=True)
    await people.slash(0, "setup show")
    await people.slash(STRANGER, "rescue resume")
    await people.slash(STRANGER, "table watch")
    await people.slash(STRANGER, "table who")


async def film(people: People) -> None:
    """Watch a round as a film."""
    await people.slash(STRANGER, "replay", **{"from": 1, "to": 1})


async def be_away(people: People) -> None:
    """Pass time until a person is called, misses the turn and comes back."""
    who = await people.waiting()
    await people.slash(who, "table clock")
    await people.slash((who + 1) % 3, "table quit")
    await people.slash(STRANGER, "table list")
    await people.slash(STRANGER, "table substitute")
    await people.slash((who + 1) % 3, "table back")
    await people.later(120)


ASKED = (
    *(read, read_more, look_up, type_moves, go_wrong, take_back),
    *(agree, order, sandbox, settle_in, film, be_away),
)
"""One of them after each turn."""


async def after_the_end(people: People) -> None:
    """Look at the score, ask too late, play again."""
    await people.slash(0, "table scores")
    await people.slash(STRANGER, "table board", text=True)
    await people.slash(0, "play", move="pass")
    await people.slash(0, "table takeback")
    await people.press(1, "rematch:")
    await people.press(0, "rematch:")

"""The local table without a browser: the same people at each start, open games posted again."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, redirect_stdout, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

import aiohttp
import discord
import simcord
from PIL import Image
from simcord.preview._actions import ACTION_SPECS

from bot.cli.compose import open_bot
from bot.preview import beside, page
from bot.preview.table import LocalTable
from bot.runtime.settings import Settings
from bot.web.service import served_here
from cogs.ui.screens.web import local_chat
from tests.cogs.harness import custom_ids, texts

STATIC = Path(simcord.__file__).parent / "preview" / "static"


@asynccontextmanager
async def opened(
    database: Path, language: str = "en", pages: bool = False
) -> AsyncIterator[LocalTable]:
    """A table that is served, from when on it says so until the end of the block."""
    settings = Settings(preview_database=database, preview_port=0, language=language)
    async with open_bot(database) as bot, AsyncExitStack() as held:
        if pages:
            free = settings.model_copy(update={"web_port": 0})
            await held.enter_async_context(served_here(bot.context, free))
        table = LocalTable(bot, settings, "puerto_rico")
        with redirect_stdout(io.StringIO()) as said:
            serving = asyncio.create_task(table.serve())
            while "http://" not in said.getvalue() and not serving.done():
                await asyncio.sleep(0.005)
        try:
            yield table
        finally:
            serving.cancel()
            with suppress(asyncio.CancelledError):
                await serving


async def asked(table: LocalTable, person: int, shown: str = "") -> Any:
    """Ask as the chat's page does in which a person is played."""
    preview = preview_of(table)
    async with aiohttp.ClientSession() as session:
        headers = {"X-Simcord-Capability": preview.capability}

        async def post(path: str, body: object) -> Any:
            at = f"{preview._origin}/api/{path}"
            async with session.post(at, json=body, headers=headers) as answer:
                return await answer.json()

        opened = await post("pages", {"viewer_id": str(table.people[person].id)})
        headers["X-Simcord-Context"] = opened["context"]["id"]
        return await post("action", {"kind": "beside", "shown": shown})


async def test_the_page_beside_the_chat_plays_for_whoever_is_played_there(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite", pages=True) as table:
        pairings = table._bot.context.host.pairings
        for person, name in enumerate(("Anna", "Ben")):
            told = await asked(table, person)
            offered = await pairings.offered(told["address"].rpartition("/")[2])
            assert offered is not None and offered.person.name == name
            assert await asked(table, person, told["beside"]) == {"beside": told["beside"]}


async def test_the_page_beside_the_chat_is_the_newest_game(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite", pages=True) as table:
        lobby = (await asked(table, 0))["beside"]
        anna, (card,) = table.people[0], table.channel.history()
        async with table._turn:
            await anna.click(card, label="Add house bot")
            await anna.click(table.channel.history()[0], label="Start")
        (stored,) = await table._bot.context.host.tables.at(table.channel.id)
        told = await asked(table, 0, lobby)
        assert told["beside"] == f"{anna.id}:{stored.id}"
        code = told["address"].rpartition("/")[2]
        offered = await table._bot.context.host.pairings.offered(code)
        assert offered is not None and offered.table_id == stored.id


async def test_only_the_chat_may_have_the_page_in_a_frame(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite", pages=True) as table:
        chat, preview = table._bot.context.chat_url, preview_of(table)
        assert chat == preview._origin and chat.startswith("http://127.0.0.1:")
        pages = table._bot.context.web_url
        async with aiohttp.ClientSession() as session:
            for path in ("/tables", "/t/none"):
                async with session.get(f"{pages}{path}") as answer:
                    policy = answer.headers["Content-Security-Policy"]
                    assert policy.endswith(f"form-action 'none'; frame-ancestors {chat}")
            async with session.get(f"{chat}/") as answer:
                policy = answer.headers["Content-Security-Policy"]
                assert "frame-ancestors 'none'" in policy and f"frame-src {pages}" in policy
                assert answer.headers["X-Frame-Options"] == "DENY"


async def test_only_who_has_the_address_of_the_chat_gets_links_of_its_people(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "local.sqlite", pages=True) as table:
        preview = preview_of(table)
        opened_page = preview._open_page()
        headers = {"X-Simcord-Capability": "wrong", "X-Simcord-Context": opened_page.id}
        body = {"kind": "beside", "shown": ""}
        async with aiohttp.ClientSession() as session:
            at = f"{preview._origin}/api/action"
            async with session.post(at, json=body, headers=headers) as answer:
                assert answer.status == 401


async def test_people_and_channel_are_the_same_at_each_start_and_an_open_lobby_is_posted_again(
    tmp_path: Path,
) -> None:
    """It is there once: not doubled."""
    seen = []
    for _ in range(2):
        async with opened(tmp_path / "local.sqlite") as table:
            seen.append((table.channel.id, [person.id for person in table.people]))
            (message,) = table.channel.history()
            (stored,) = await table._bot.context.host.tables.at(table.channel.id)
            assert (stored.status, stored.card_id) == ("lobby", message.id)
    assert seen[0] == seen[1]
    assert len(set(seen[0][1])) == 4


async def test_a_finished_game_is_there_with_its_result_and_a_rematch(tmp_path: Path) -> None:
    """No table is open after a restart: the last one is shown, with what comes next."""
    async with opened(tmp_path / "local.sqlite") as table:
        anna, (lobby,) = table.people[0], table.channel.history()
        async with table._turn:
            await anna.click(lobby, label="Add house bot")
            await anna.click(table.channel.history()[0], label="Start")
            (stored,) = await table._bot.context.host.tables.at(table.channel.id)
            await finish(table, stored.id)
    async with opened(tmp_path / "local.sqlite") as table:
        (post,) = table.channel.history()
        assert post.attachments[0].filename.startswith("result.")
        assert "Sensible house bot" in texts(post)
        assert "verify:" in str(custom_ids(post))
        async with table._turn:
            await table.people[0].click(post, label="Rematch")
        stored, *_ = await table._bot.context.host.tables.at(table.channel.id)
        assert stored.status == "lobby"


async def finish(table: LocalTable, table_id: int) -> None:
    """Agree as the one person that the game is scored now."""
    await table.people[0].slash(table.channel, "propose end")
    ended = await table._bot.context.host.tables.get(table_id)
    assert ended.status == "over"


async def test_the_language_is_a_choice(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite", "de") as table:
        (stored,) = await table._bot.context.host.tables.at(table.channel.id)
        assert stored.language == "de"


def test_the_page_still_has_what_we_mend() -> None:
    text = STATIC.joinpath(page.MENUS.removeprefix("/")).read_text(encoding="utf-8")
    assert text.count(page.CLOSES) == 1
    assert ACTION_SPECS[page.SIZE].revision_bound
    assert beside.KIND not in ACTION_SPECS
    index = STATIC.joinpath("index.html").read_text(encoding="utf-8")
    assert index.count(beside.END) == index.count('id="preview-shell"') == 1
    for name in ("workbench.js", "preview.css"):
        assert STATIC.joinpath(name).read_text(encoding="utf-8").count(beside.NARROW) == 1
    script = STATIC.joinpath("app.js").read_text(encoding="utf-8")
    for name in ("request, requestAction } = transport", "viewerId: null", "closed: false"):
        assert name in script
    assert script.count(beside.TICK) == 1
    for module, name, _ in page._FEW:
        assert hasattr(module, name)
    styles = STATIC.joinpath(page.STYLES.removeprefix("/")).read_text(encoding="utf-8")
    for name in (".component-gallery", ".gallery-image", ".media-lightbox-trigger"):
        assert name in styles
    assert "gallery-item" in STATIC.joinpath("components.js").read_text(encoding="utf-8")


async def test_a_page_holds_a_few_posts_however_many_there_are(tmp_path: Path) -> None:
    """The cost of a click does not grow with the game: posts drawn anew and posts listed."""
    async with opened(tmp_path / "local.sqlite") as table:
        posts = [await say(table, str(number)) for number in range(3 * page.POSTS)]
        preview = preview_of(table)
        async with table._turn:
            seen = await preview.snapshot()
        assert [int(one) for one in seen["timeline"]] == posts[-page.POSTS :]
        assert len(seen["messageIndex"]) == page.POSTS
        assert seen["history"]["hasBefore"]


async def test_an_older_post_is_shown_with_those_around_it(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite") as table:
        for number in range(3 * page.POSTS):
            await say(table, str(number))
        preview, posts = preview_of(table), table.channel.history(viewer=table.people[0])
        for post in (posts[0], posts[page.POSTS], posts[-1]):
            async with table._turn:
                await preview.show(post)
                seen = await preview.snapshot()
            assert str(post.id) in seen["timeline"]
            assert len(seen["timeline"]) <= page.POSTS


async def test_the_bots_pictures_are_taken_as_they_are(tmp_path: Path) -> None:
    """No process a picture: it is what makes the first click slow, and every other."""
    picture = io.BytesIO()
    Image.new("RGB", (600, 300), "red").save(picture, "PNG")
    async with opened(tmp_path / "local.sqlite") as table:
        await say(table, "look", discord.File(io.BytesIO(picture.getvalue()), "board.png"))
        preview = preview_of(table)
        async with table._turn:
            seen = await preview.snapshot()
        asset = next(key for key, one in seen["assets"].items() if one["filename"] == "board.png")
        worker = preview._media_worker
        kind, body, _ = await preview._prepare_asset(preview._python.id, asset)
        assert (kind, body) == ("image/png", picture.getvalue())
        assert worker is preview._media_worker and worker._process is None


async def say(table: LocalTable, text: str, *files: discord.File) -> int:
    place = table._bot.get_partial_messageable(table.channel.id)
    return (await place.send(text, files=list(files))).id


def preview_of(table: LocalTable) -> simcord.Preview:
    assert table._env._preview is not None
    return table._env._preview


def test_the_chat_speaks_the_language_of_its_table() -> None:
    """Its words are those that stand in the files of the page: SimCord may change them."""
    static = files("simcord.preview").joinpath("static")
    found = "".join(
        static.joinpath(name).read_text(encoding="utf-8")
        for name in ("index.html", "preview.css", "actions.js", "workbench.js")
    )
    german = local_chat("de")
    assert [english for english in german if english not in found] == []
    assert all(said != english for english, said in german.items())
    assert all(said == english for english, said in local_chat("en").items())


async def test_own_pictures_are_no_fault() -> None:
    """A red badge counted every picture: it was not drawn in a process with a limit of memory."""
    data = io.BytesIO()
    Image.new("RGB", (20, 10)).save(data, "PNG")
    info = await page._OwnPictures._decode(None, "key", data.getvalue(), None)  # type: ignore[arg-type]
    assert info.memory_limited and (info.width, info.height) == (20, 10)

"""Things on a picture that can be looked up: their places, and the text of `/rules`."""

from __future__ import annotations

import pytest

from bot.locales import Words
from render.art.page import SIZE
from tests.catalogue import GUIDES
from tests.cogs.harness import texts, told
from tests.web.pages import Pages
from tests.web.test_hidden import draft, is_drafted

BOOK = GUIDES["puerto_rico"].rulebook.by_key


async def test_everything_on_a_picture_has_its_rule_in_both_languages(pages: Pages) -> None:
    await pages.harness.started(2)
    path = await pages.link()
    stamp = (await pages.now(path))["stamp"]
    for language in ("en", "de"):
        words = Words(language)
        found = await pages.get(f"{path}/areas/table/{stamp}?language={language}")
        assert found.status == 200 and "immutable" in found.headers["Cache-Control"]
        for area in found.data:
            x, y, wide, high = area["box"]
            assert 0 <= x < x + wide <= SIZE[0] and 0 <= y < y + high <= SIZE[1]
            if area["rule"]:
                assert area["name"] == BOOK[area["rule"]].title(words)
            else:
                assert area["thing"] and not area["name"]
        assert {"hacienda", "captain", "ships"} <= {area["rule"] for area in found.data}
    rule = await pages.get(f"{path}/rule/hacienda?language=de")
    assert rule.data["name"] == "Hazienda"
    assert rule.data["text"] == BOOK["hacienda"].text(Words("de"))


async def test_a_rule_is_the_one_of_the_command_with_what_is_in_play(pages: Pages) -> None:
    harness = pages.harness
    await harness.started(3)
    rule = (await pages.get(f"{await pages.link()}/rule/end")).data
    said = texts(
        told(await harness.people[0].slash(harness.channel, "rules", search="end of the game"))
    )
    assert rule["name"] in said and rule["text"] in said and rule["source"] in said
    assert "nobles" not in rule["text"]
    spectator = await pages.get(f"{await pages.link(3)}/rule/end")
    assert spectator.data == rule


async def test_what_is_not_there_is_not_found(pages: Pages) -> None:
    await pages.harness.started(2)
    path = await pages.link()
    for wrong in ("rule/nothing", "rule/..%2fend", f"rule/{'a' * 41}", "areas/seat-9/0"):
        assert (await pages.get(f"{path}/{wrong}")).status == 404
    stamp = (await pages.now(path))["stamp"]
    for right in ("rule/end", f"areas/table/{stamp}"):
        assert (await pages.get(f"{path}/{right}")).status == 200
        assert (await pages.get(f"/t/{'A' * 48}/{right}")).status == 404


@pytest.mark.parametrize("game", ["puerto_rico", "amerigo"])
async def test_things_on_the_picture_of_a_draft_have_their_rules(pages: Pages, game: str) -> None:
    await pages.opened(2, game=game)
    person = await draft(pages, await pages.played(is_drafted))
    await pages.pair(person)
    path, book = await pages.link(person), GUIDES[game].rulebook.by_key
    picture = (await pages.get(f"{path}/play")).data["pictures"][0]
    found = (await pages.get(f"/t/{picture.replace('/picture/', '/areas/')}")).data
    named = {area["rule"]: area["name"] for area in found if area["rule"]}
    assert named and named == {key: book[key].title(Words("en")) for key in named}
    assert any(area["thing"] for area in found)

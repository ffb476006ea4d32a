"""The files of partner bots: they are at secret addresses only, and gone when it is over."""

from __future__ import annotations

import re

from bot.host.core.api import Person
from bot.host.leagues.organising.api import Asker
from bot.leagues.seasonlog.lines import read
from tests.cogs.test_league import founded, manager
from tests.web.pages import Pages

OLGA = Asker(Person(1, "Olga"), True)


async def test_only_who_has_the_token_gets_the_log_of_a_league_that_is_not_public(
    pages: Pages,
) -> None:
    season = await founded(pages.harness, manager(pages.harness))
    partners = pages.harness.host.leagues.partners
    token = await partners.invite(season.id, OLGA, "Club")
    answer = await pages.get(f"/x/{token}/season.jsonl")
    assert answer.status == 200
    assert [line.kind for line in read(answer.body)] == ["season", "rules"]
    again = await pages.get(f"/x/{token}/season.jsonl", **{"If-None-Match": answer.headers["ETag"]})
    assert again.status == 304
    for path in (
        f"/x/{token}/answers.jsonl",
        f"/x/{token}/entries.jsonl",
        f"/x/{token[:-1]}/season.jsonl",
        f"/x/{re.sub('.', 'A', token)}/season.jsonl",
        f"/x/{token}%00/season.jsonl",
        f"/l/{token}/log.jsonl",
    ):
        assert (await pages.get(path)).status == 404, path
    (partner,) = await partners.of_season(season.id)
    await partners.end(season.id, partner.id, OLGA)
    assert (await pages.get(f"/x/{token}/season.jsonl")).status == 404

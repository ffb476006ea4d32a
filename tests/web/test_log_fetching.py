"""A bot gets the log of a season from the pages of another one, whole or only if it has changed."""

from __future__ import annotations

import pytest

from bot.host.leagues.following.api import Unreachable
from bot.presenting.league.log_fetching import LogFetcher
from bot.runtime.outgoing.client import OutgoingClient
from bot.runtime.outgoing.hosts import parse_hosts
from tests.cogs.test_league import founded, manager
from tests.receiver import receiving
from tests.web.pages import Pages, bot_of
from tests.web.test_league import change


async def test_the_log_on_our_pages_is_sent_again_only_if_it_has_changed(pages: Pages) -> None:
    olga = manager(pages.harness)
    season = await founded(pages.harness, olga)
    await change(pages, olga, public=True)
    leagues = pages.harness.host.leagues
    token = await leagues.pages.token(season.league.id)
    context, home = bot_of(pages.harness).context, f"http://127.0.0.1:{pages.port}"
    context.outgoing = OutgoingClient(parse_hosts(home))
    fetcher, url = LogFetcher(context), f"{home}/l/{token}/log.jsonl"
    first = await fetcher.fetch(url, "")
    assert first is not None
    assert first.content == (await leagues.season_logs.export(season.id)).content
    assert await fetcher.fetch(url, first.etag) is None
    assert await fetcher.fetch(url, '"other"') == first
    with pytest.raises(Unreachable) as gone:
        await fetcher.fetch(f"{home}/l/nobody/log.jsonl", "")
    assert gone.value.why == "gone"


@pytest.mark.parametrize(
    ("status", "why"), [(404, "gone"), (410, "gone"), (301, "failed"), (304, "failed")]
)
async def test_what_is_no_log_has_a_reason_without_the_address(
    status: int, why: str, pages: Pages
) -> None:
    context = bot_of(pages.harness).context
    async with receiving(status, headers={"Retry-After": "70"}) as receiver:
        context.outgoing = OutgoingClient(receiver.rules)
        with pytest.raises(Unreachable) as refused:
            await LogFetcher(context).fetch(receiver.url("/secret"), "")
    assert (refused.value.why, refused.value.retry_after) == (why, 70.0)
    with pytest.raises(Unreachable) as unreachable:
        await LogFetcher(context).fetch(receiver.url("/secret"), "")
    assert unreachable.value.why == "failed" and "secret" not in repr(unreachable.value)
    context.outgoing = OutgoingClient(())
    with pytest.raises(Unreachable) as off:
        await LogFetcher(context).fetch(receiver.url("/secret"), "")
    assert off.value.why == "off"

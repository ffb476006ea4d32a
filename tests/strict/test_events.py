"""The rules of scheduled events refuse what Discord's documentation does not allow."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from simcord.backend.models import ScheduledEvent

from tests.strict import events
from tests.strict.refusal import Malformed, Refused

NOW = datetime(2026, 4, 1, tzinfo=UTC)
SOON, LATER = ((NOW + timedelta(hours=n)).isoformat() for n in (1, 2))
GOOD: dict[str, Any] = {
    "name": "Sign-up ends",
    "description": "x" * 1000,
    "entity_type": 3,
    "entity_metadata": {"location": "https://discord.com/channels/1/2"},
    "privacy_level": 2,
    "scheduled_start_time": SOON,
    "scheduled_end_time": LATER,
}
BAD = (
    {"name": ""},
    {"name": "x" * 101},
    {"description": "x" * 1001},
    {"description": " "},
    {"entity_metadata": {"location": "x" * 101}},
    {"entity_metadata": None},
    {"entity_type": 2},
    {"privacy_level": 1},
    {"scheduled_end_time": None},
    {"scheduled_end_time": SOON},
    {"scheduled_start_time": NOW.isoformat()},
    {"channel_id": "7"},
    {"image": "data:"},
)


def check(body: dict[str, Any]) -> None:
    events.check_new(body)
    events.check_texts(body)
    events.check_times(body["scheduled_start_time"], body["scheduled_end_time"], NOW)


def event(status: int) -> ScheduledEvent:
    times = {"scheduled_start_time": SOON, "scheduled_end_time": LATER}
    return ScheduledEvent(
        id=1, guild_id=1, name="x", creator_id=1, entity_type=3, channel_id=None,
        description=None, entity_metadata=None, status=status, **times,
    )  # fmt: skip


def test_a_new_event_is_as_the_page_says() -> None:
    check(GOOD)


@pytest.mark.parametrize("changes", BAD)
def test_any_other_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        check({**GOOD, **changes})


@pytest.mark.parametrize("before", range(1, 5))
@pytest.mark.parametrize("after", range(1, 5))
def test_a_status_follows_only_its_own(before: int, after: int) -> None:
    allowed = {(1, 2), (1, 4), (2, 3)}
    if (before, after) in allowed:
        events.check_change(event(before), {"status": after})
        return
    with pytest.raises(Refused) as refused:
        events.check_change(event(before), {"status": after})
    assert refused.value.code == (180000 if before in (3, 4) else 50035)


def test_an_event_that_has_begun_keeps_its_beginning() -> None:
    events.check_change(event(1), {"scheduled_start_time": SOON})
    with pytest.raises(Malformed):
        events.check_change(event(2), {"scheduled_start_time": SOON})


def test_a_server_has_a_hundred_that_are_not_over() -> None:
    over = [event(status) for status in (3, 4)] * 100
    events.check_room([*over, *[event(1)] * 50, *[event(2)] * 49])
    with pytest.raises(Refused) as refused:
        events.check_room([*over, *[event(1)] * 50, *[event(2)] * 50])
    assert refused.value.code == 30038

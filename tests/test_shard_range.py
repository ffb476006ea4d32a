"""Values of BOT_SHARDS, and the process that has a server."""

from __future__ import annotations

import pytest

from bot.runtime.shard_range import ALL, ShardRange, shard_of


@pytest.mark.parametrize(
    ("text", "shard_range"),
    [
        ("0-3/16", ShardRange(0, 3, 16)),
        (" 12-15/16 ", ShardRange(12, 15, 16)),
        ("4/16", ShardRange(4, 4, 16)),
        ("0-0/1", ALL),
    ],
)
def test_a_part_is_written_first_last_count(text: str, shard_range: ShardRange) -> None:
    assert ShardRange.parse(text) == shard_range
    assert ShardRange.parse(str(shard_range)) == shard_range


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4-2/3", "the shards of 3 are 0 to 2, and the first one is named first"),
        ("0-16/16", "the shards of 16 are 0 to 15"),
        ("0/0", "a bot has at least one shard"),
        ("0-3", "allowed is FIRST-LAST/COUNT"),
        ("-1-3/16", "allowed is FIRST-LAST/COUNT"),
        ("٠-٣/١٦", "allowed is FIRST-LAST/COUNT"),
    ],
)
def test_what_is_no_part_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        ShardRange.parse(text)


def test_every_server_is_somebodys_and_nobody_elses() -> None:
    parts = [ShardRange(0, 3, 16), ShardRange(4, 14, 16), ShardRange(15, 15, 16)]
    for guild_id in (number << 22 | 5 for number in range(64)):
        assert [part.owns(guild_id) for part in parts].count(True) == 1
        assert ALL.owns(guild_id)
        assert any(shard_of(guild_id, 16) in p.shard_ids for p in parts if p.owns(guild_id))
    assert [part.has_rest for part in parts] == [True, False, False]
    assert [part.is_all for part in (*parts, ALL)] == [False, False, False, True]

"""The games for commands that need them: loaded at the first look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.host.core.game import HostedGame


class Catalogue(Mapping[str, HostedGame]):
    """The games of the catalogue by key; to load them takes longer than most commands."""

    def __getitem__(self, key: str) -> HostedGame:
        return _games()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(_games())

    def __len__(self) -> int:
        return len(_games())


def _games() -> Mapping[str, HostedGame]:
    from bot.catalogue.games import GAMES

    return GAMES

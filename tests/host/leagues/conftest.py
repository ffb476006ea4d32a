from __future__ import annotations

import pytest

from tests.host.leagues.playing import LeagueServer


@pytest.fixture
def server() -> LeagueServer:
    return LeagueServer()

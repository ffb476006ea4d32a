"""A real log of a small season of the toy game, as a host has signed it."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bot.host.leagues.seasonlog.referee import HostReferee
from bot.house_bots.api import house_bot
from bot.leagues.settings import SWISS
from bot.simulation.life import Life
from bot.simulation.plan import Acts, Plan, drawn_up, usual
from bot.simulation.season import FOUNDER, SIGNUP_DAYS, host_of, live, moment, people_of
from bot.simulation.server import Clock, Server
from bot.store.core import keys
from bot.store.opening.sqlite import open_fleeting
from tests.host.toy import TOYS
from tests.leagues.forgeries import Real

REFEREE = HostReferee({key: game.rules for key, game in TOYS.items()})


def plan_of(seed: int, people: int = 9) -> Plan:
    """Return a Swiss event of three rounds with a final, in which an organiser corrects things."""
    rules = replace(usual("toy", 200), form=SWISS, size=4, games=3, up=4)
    return drawn_up(rules, people, 1, seed, 0.3, Acts(1, 1))


async def log_of(plan: Plan) -> bytes:
    """Simulate a season, and return its log."""
    return (await _log(plan, None))[0]


async def real_log(seed: int, people: int = 9) -> Real:
    """Simulate two seasons, of which the second is the other one, and return their logs."""
    content, key = await _log(plan_of(seed, people), None)
    other, _ = await _log(plan_of(seed + 1, people), key)
    return Real(content, Ed25519PrivateKey.from_private_bytes(key), other)


async def _log(plan: Plan, key: bytes | None) -> tuple[bytes, bytes]:
    """Simulate a season, and return its log and the key of its bot."""
    with tempfile.TemporaryDirectory() as folder:
        database = open_fleeting(Path(folder) / "season.db")
        clock = Clock(moment(plan.settings.closing_day - timedelta(days=SIGNUP_DAYS)))
        server = Server(clock, people_of(plan))
        host = host_of(plan, TOYS, database, server)
        try:
            if key is not None:
                drawn = key
                await database.write(lambda db: keys.keep(db, keys.LOGS, drawn))
            bots = TOYS[plan.settings.game].bots
            life = Life(host, database, server, bots[house_bot(bots)], plan.seed)
            season = await live(life, plan)
            await host.leagues.founding.change_league(season.id, FOUNDER, "for all", public=True)
            content = (await host.leagues.season_logs.export(season.id)).content
            used = await database.read(lambda db: keys.load(db, keys.LOGS))
            assert used is not None
            return content, used
        finally:
            await host.close()

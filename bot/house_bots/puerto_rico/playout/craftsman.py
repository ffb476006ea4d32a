"""The craftsman phase of a playout (R-5)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.steps import Steps
from bot.games.puerto_rico.data import FACTORY_INCOME, GOODS
from bot.games.puerto_rico.phases.craftsman import Craftsman
from bot.games.puerto_rico.production import AQUEDUCT_PLANTS, specialty_income
from bot.house_bots.puerto_rico.playout import guests
from bot.house_bots.puerto_rico.playout.game import Game
from bot.house_bots.puerto_rico.playout.land import Side

BY_NAME = sorted(GOODS)


PRODUCTION = Craftsman.parts.index(Craftsman.production)


def play(game: Game, taker: int) -> Steps:
    """Play the phase; return the steps that are left to the rules."""
    guests.window(game)
    if not guests.wait(game, game.sides[taker]):
        return [Craftsman(taker, PRODUCTION)]
    return resume(game, taker, [_produce(game, side) for side in game.clockwise(taker)])


def resume(game: Game, taker: int, made: Sequence[dict[str, int]]) -> Steps:
    """Play the phase on after all have produced these goods in turn order."""
    extra = _extra(game, game.sides[taker], made[0])
    for side, goods in zip(game.clockwise(taker), made, strict=True):
        if "specialty_factory" in side.board.occupied:
            if side.seat == taker and game.options.specialty_privilege:
                for good in extra:
                    goods[good] = goods.get(good, 0) + 1
            side.player.doubloons += specialty_income(goods, game.options)
    guests.window(game)
    return ()


def _produce(game: Game, side: Side) -> dict[str, int]:
    """Give a side its goods and what they bring; return the goods (R-5.1 to R-5.8)."""
    board, player, supply = side.board, side.player, game.state.goods
    goods: dict[str, int] = {}
    for good, amount in board.production.items():
        if taken := min(amount, supply[good]):
            supply[good] -= taken
            player.goods[good] += taken
            goods[good] = taken
    if "aqueduct" in board.occupied:
        for key, good in AQUEDUCT_PLANTS.items():
            if goods.get(good) and key in board.occupied and supply[good]:
                supply[good] -= 1
                player.goods[good] += 1
                goods[good] += 1
    if board.earning:
        _earn(game, side, goods)
    return goods


def _earn(game: Game, side: Side, goods: dict[str, int]) -> None:
    """Pay for the chapel, the jeweler and the factory."""
    works, player = side.board.occupied, side.player
    if "chapel" in works:
        if side.board.noble_on("chapel"):
            game.award_ashore(side.seat, 1)
        else:
            player.doubloons += 1
    if "jeweler" in works:
        player.doubloons += side.nobles
    if "factory" in works:
        player.doubloons += FACTORY_INCOME[len(goods)]


def _extra(game: Game, side: Side, made: dict[str, int]) -> list[str]:
    """Take the craftsman's extra goods and return them (R-5.3, R-5.7)."""
    supply, extra = game.state.goods, list[str]()
    for _ in range(game.privilege(side.seat)):
        kinds = [good for good in BY_NAME if good in made and supply[good]]
        if not kinds:
            break
        at = 0
        if len(kinds) > 1 or game.options.decline_extra_good:
            worth = game.rates(side.seat).goods
            scores = [worth[good] for good in kinds]
            if game.options.decline_extra_good:
                at = game.best([0.0, *scores]) - 1
                if at < 0:
                    break
            else:
                at = game.best(scores)
        good = kinds[at]
        if extra:
            game.state.doubled[game.phase] = side.seat
        supply[good] -= 1
        side.player.goods[good] += 1
        extra.append(good)
    return extra

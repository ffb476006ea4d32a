"""Hearts for 3 to 5 players, as a package: the record of the game."""

from pathlib import Path

from bot.catalogue.api import Casebook, FirstGame, Game, LessonCard, RandomBot, Several
from hearts.player import SENSIBLE
from hearts.rules import RULES, resample
from hearts.state import Deal, Score, State, Trick
from hearts.table import RENDERER

HERE = Path(__file__).parent


def _clear(state: State) -> None:
    """Take all cards from a new table: a case names those that lie there."""
    state.giving = False
    for one in state.players:
        one.hand, one.given = [], []


CASES = Casebook(
    RULES,
    HERE / "cases",
    {
        "trick": lambda _, seat: (Trick(seat),),
        "score": lambda _: (Score(),),
        "give": lambda g: Deal(at=1).choose(g),
        "deal": lambda _: (Deal(at=1),),
    },
    _clear,
)
CARDS = (
    LessonCard("aim", "result"),
    LessonCard("give", "question", "give"),
    LessonCard("trick", "question", "play"),
    LessonCard("cost", "overview"),
    LessonCard("moon", "boards"),
)
GAME = Game(
    rules=RULES,
    bots={"random": RandomBot(), "sensible": SENSIBLE},
    resample=resample,
    renderer=RENDERER,
    first_game=FirstGame(CARDS, seats=4, crowd=4, rounds=1, options={"length": "1"}),
    verbs=("give", "play"),
    several=(Several("give", "give", lambda player: player.to_give),),
    cases=CASES,
    words=HERE,
    stored=HERE / "stored",
)

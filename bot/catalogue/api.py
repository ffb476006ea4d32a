"""The public surface for packages that bring a game: everything else of the bot is private.

A package imports names of this module and of no other one of the bot. What may change within an
`API`, and what each name is for, is in `docs/game-packages.md`.
"""

from __future__ import annotations

from bot.catalogue.trial import faults
from bot.engine.api import (
    Adjustable,
    AmbiguousMove,
    BadNotation,
    BadOption,
    Decision,
    Event,
    GameError,
    GameInfo,
    IllegalMove,
    Json,
    NotYourDecision,
    Option,
    Rules,
    Score,
    ScoreLine,
    Seat,
)
from bot.engine.cases import Casebook, problems
from bot.engine.codec import LATER, BadData, Codec, Upcasts
from bot.engine.explain import Case, Explainer, Explainers, Reason, Reasons, Sum, always, nothing
from bot.engine.game import KernelRules, keep_all
from bot.engine.grammar import Grammar, words
from bot.engine.options import chosen, offered, read_from, settled, switch
from bot.engine.rng import Rng
from bot.engine.scoring import ranked
from bot.engine.state import Copied, KernelState
from bot.engine.steps import Choice, Registry, Script, Step, Steps, Together, step
from bot.engine.verbs import Verb, each, once, ordered
from bot.host.core.game import Card as LessonCard
from bot.host.core.game import FirstGame, Goal, Story
from bot.house_bots.api import Advice, Adviser, Bot, Term
from bot.house_bots.easy import EasyBot, RandomBot
from bot.house_bots.greedy import GreedyBot, Plan, best
from bot.house_bots.levels import of_all_levels
from bot.house_bots.orders import OrderBook, Wish, first_of, pass_by, take_only
from bot.house_bots.search import SearchBot
from bot.house_bots.searcher import Effort, Searcher
from bot.house_bots.weights import Tuned, Weighed, scaled
from bot.locales import Words, numeral
from bot.presenting.game import Game, Several
from render.api import (
    Detail,
    Drafted,
    Emoji,
    Final,
    Label,
    Look,
    Overview,
    Picture,
    Renderer,
    Result,
    Summary,
    Trace,
    Way,
)
from render.art.canvas import Box, Canvas
from render.art.page import COVER, GAP, HEIGHT, KEY, MARGIN, NAME, SIZE, SMALLEST, WIDTH
from render.art.palette import Palette, palette, plain, sheet
from render.art.shapes import around, badge, coins, crown, emblem, pointer, star
from render.art.sprites import Drawing, Paint, Pen, icon, sprite
from render.art.theme import Color, Style, Theme, extended, mix, theme
from render.art.typesetting import measure, readable
from render.art.widgets import Number, laid, named, number, paper
from render.gallery import Gallery, GameCover, Sketch, of_seat
from render.guides.guide import Asked as GuideAsked
from render.guides.guide import RuleGuide
from render.guides.rulebook import Now
from render.pictures.card import Cards, Face, rows
from render.pictures.cards import Card, Chip, Mark, Value
from render.pictures.layout import Asked, caption, draw_choices, draw_title, legend, strips
from render.pictures.points import pictures as points_pictures
from render.pictures.result import Bars, marked_bars
from render.pictures.result import pictures as result_pictures
from render.renderer import GameRenderer
from render.scenes import (
    ResultScene,
    Scene,
    SharedScene,
    bot_of,
    filled,
    name_of,
    numbered,
    open_moves,
    targets,
)
from render.standard.deck import RANKS, SUIT_SIGNS, SUITS, card_name, playing_card
from render.standard.game import Described, standard
from render.standard.parts import CardFace, CardRow, Fact, Lines, Table, Tokens, Track, table
from render.text.finals import ScoreWords
from render.text.wording import (
    Sentences,
    actor,
    amount,
    counted,
    enumerated,
    fitting,
    joined,
    listed,
    noted,
    player_name,
    signed,
    within,
)

API = 1
"""Version of this surface; `api` of a game's record says for which one the game was written."""

__all__ = [
    "API",
    "COVER",
    "GAP",
    "HEIGHT",
    "KEY",
    "LATER",
    "MARGIN",
    "NAME",
    "RANKS",
    "SIZE",
    "SMALLEST",
    "SUITS",
    "SUIT_SIGNS",
    "WIDTH",
    "Adjustable",
    "Advice",
    "Adviser",
    "AmbiguousMove",
    "Asked",
    "BadData",
    "BadNotation",
    "BadOption",
    "Bars",
    "Bot",
    "Box",
    "Canvas",
    "Card",
    "CardFace",
    "CardRow",
    "Cards",
    "Case",
    "Casebook",
    "Chip",
    "Choice",
    "Codec",
    "Color",
    "Copied",
    "Decision",
    "Described",
    "Detail",
    "Drafted",
    "Drawing",
    "EasyBot",
    "Effort",
    "Emoji",
    "Event",
    "Explainer",
    "Explainers",
    "Face",
    "Fact",
    "Final",
    "FirstGame",
    "Gallery",
    "Game",
    "GameCover",
    "GameError",
    "GameInfo",
    "GameRenderer",
    "Goal",
    "Grammar",
    "GreedyBot",
    "GuideAsked",
    "IllegalMove",
    "Json",
    "KernelRules",
    "KernelState",
    "Label",
    "LessonCard",
    "Lines",
    "Look",
    "Mark",
    "NotYourDecision",
    "Now",
    "Number",
    "Option",
    "OrderBook",
    "Overview",
    "Paint",
    "Palette",
    "Pen",
    "Picture",
    "Plan",
    "RandomBot",
    "Reason",
    "Reasons",
    "Registry",
    "Renderer",
    "Result",
    "ResultScene",
    "Rng",
    "RuleGuide",
    "Rules",
    "Scene",
    "Score",
    "ScoreLine",
    "ScoreWords",
    "Script",
    "SearchBot",
    "Searcher",
    "Seat",
    "Sentences",
    "Several",
    "SharedScene",
    "Sketch",
    "Step",
    "Steps",
    "Story",
    "Style",
    "Sum",
    "Summary",
    "Table",
    "Term",
    "Theme",
    "Together",
    "Tokens",
    "Trace",
    "Track",
    "Tuned",
    "Upcasts",
    "Value",
    "Verb",
    "Way",
    "Weighed",
    "Wish",
    "Words",
    "actor",
    "always",
    "amount",
    "around",
    "badge",
    "best",
    "bot_of",
    "caption",
    "card_name",
    "chosen",
    "coins",
    "counted",
    "crown",
    "draw_choices",
    "draw_title",
    "each",
    "emblem",
    "enumerated",
    "extended",
    "faults",
    "filled",
    "first_of",
    "fitting",
    "icon",
    "joined",
    "keep_all",
    "laid",
    "legend",
    "listed",
    "marked_bars",
    "measure",
    "mix",
    "name_of",
    "named",
    "noted",
    "nothing",
    "number",
    "numbered",
    "numeral",
    "of_all_levels",
    "of_seat",
    "offered",
    "once",
    "open_moves",
    "ordered",
    "palette",
    "paper",
    "pass_by",
    "plain",
    "player_name",
    "playing_card",
    "pointer",
    "points_pictures",
    "problems",
    "ranked",
    "read_from",
    "readable",
    "result_pictures",
    "rows",
    "scaled",
    "settled",
    "sheet",
    "signed",
    "sprite",
    "standard",
    "star",
    "step",
    "strips",
    "switch",
    "table",
    "take_only",
    "targets",
    "theme",
    "within",
    "words",
]

"""Alt texts of sheets and central board; at most 1024 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.games.amerigo.data import NEUTRAL
from bot.locales import Words
from render.amerigo.parts.panel import phase_name
from render.amerigo.parts.sheet import letter
from render.amerigo.pictures.central import headline
from render.amerigo.sheet_scenes import CentralScene, ChoiceScene, Counts, SheetScene, Track
from render.amerigo.text.terms import GAME, colour_name, good_name, open_good, token_name
from render.scenes import LETTERS
from render.text.wording import ALT, enumerated, joined, player_name

_NAME = 14


def boards(scenes: tuple[SheetScene, ...], words: Words) -> str:
    """Return all sheets in words: per player, names of tokens only if there is room."""
    acting = ", ".join(scene.name[:_NAME] for scene in scenes if scene.acting)
    asked = words(f"{GAME}-alt-sheets", names=acting) if acting else ""
    room = (ALT - len(asked)) // len(scenes) - 1
    return joined(asked, *(_line(scene, room, words) for scene in scenes))


def _line(scene: SheetScene, room: int, words: Words) -> str:
    held = "".join(_held(scene, words))
    told = (_sheet(scene, held + "".join(more(scene, words)), words) for more in (_named, _number))
    return next((text for text in told if len(text) <= room), _sheet(scene, held, words))


def _sheet(scene: SheetScene, more: str, words: Words) -> str:
    goods = (f"{letter(good, words)} {held}×{factor}" for good, held, factor in scene.goods)
    return words(
        f"{GAME}-alt-sheet",
        letter=LETTERS[scene.seat],
        name=player_name(scene, words, _NAME),
        points=scene.points,
        gold=scene.gold.at,
        cannons=scene.cannons.at,
        strength=scene.strength,
        progress=scene.progress.at,
        order=scene.order.at,
        goods=" ".join(goods),
        posts=scene.posts,
        villages=sum(count for _, count in scene.villages),
        more=more,
    )


def _held(scene: SheetScene, words: Words) -> Iterator[str]:
    if scene.chests:
        yield words(f"{GAME}-alt-sheet-chests", count=scene.chests)
    if scene.hand:
        yield words(f"{GAME}-alt-sheet-hand", tiles=" ".join(_counted(scene.hand)))


def _named(scene: SheetScene, words: Words) -> Iterator[str]:
    for key, found in (("tokens", scene.tokens), ("used", scene.used)):
        if found:
            yield words(f"{GAME}-alt-sheet-{key}", tokens=_tokens(found, words))


def _number(scene: SheetScene, words: Words) -> Iterator[str]:
    yield words(f"{GAME}-alt-sheet-count", count=len(scene.tokens), used=len(scene.used))


def choice(scene: ChoiceScene, words: Words) -> str:
    """Return the question, every answer, and the sheet of the player who is asked."""
    asked = words(f"{GAME}-alt-choice", name=scene.strip.name[:_NAME], text=scene.text)
    return joined(asked, *(card.said for card in scene.cards), _line(scene.strip, ALT, words))


def board(scene: SheetScene, words: Words) -> str:
    """Return a player's sheet in words."""
    goods = (
        f"{good_name(good, words)} {held}×{factor}={held * factor}"
        for good, held, factor in scene.goods
    )
    return joined(
        _player(scene, words),
        _track("progress", scene.progress, words),
        _track("order", scene.order, words, colour=colour_name(scene.space, words)),
        words(f"{GAME}-alt-board-goods", goods=enumerated(goods, words)),
        words(
            f"{GAME}-alt-board-posts",
            left=scene.posts,
            placed=scene.placed,
            chests=scene.chests,
        ),
        words(f"{GAME}-alt-board-villages", tiles=enumerated(_counted(scene.villages), words)),
        words(f"{GAME}-alt-board-hand", tiles=enumerated(_counted(scene.hand), words)),
        words(f"{GAME}-alt-board-tokens", tokens=_tokens(scene.tokens, words)),
        words(f"{GAME}-alt-board-used", tokens=_tokens(scene.used, words)) if scene.used else "",
    )


def _player(scene: SheetScene, words: Words) -> str:
    marks = [words(f"{GAME}-board-place", place=scene.place)]
    if scene.acting:
        marks.append(words("common-board-to-act"))
    return words(
        f"{GAME}-alt-board",
        name=player_name(scene, words, _NAME),
        letter=LETTERS[scene.seat],
        marks=", ".join(marks),
        points=scene.points,
        gold=scene.gold.at,
        most=scene.gold.length,
        cannons=scene.cannons.at,
        strength=scene.strength,
    )


def _track(key: str, track: Track, words: Words, **more: str) -> str:
    upcoming = ""
    if track.next:
        space, points = track.next
        upcoming = words(f"{GAME}-alt-board-next", space=space, points=points)
    return words(
        f"{GAME}-alt-board-{key}",
        at=track.at,
        length=track.length,
        points=track.reached,
        next=upcoming,
        **more,
    )


def _tokens(keys: Iterable[str], words: Words) -> str:
    return "; ".join(token_name(key, words) for key in keys) or words("common-alt-none")


def _counted(things: Counts) -> Iterator[str]:
    """Yield tiles with their number: "v3L×2"."""
    for key, count in things:
        yield f"{key}×{count}" if count > 1 else key


# The central board --------------------------------------------------------------------


def central(scene: CentralScene, words: Words) -> str:
    """Return the central board in words."""
    least, most = scene.strongest
    return joined(
        f"{headline(scene, words)}, {words(f'{GAME}-board-ap', count=scene.points)}.",
        *_cubes(scene, words),
        words(
            f"{GAME}-alt-central-pirates",
            open=" + ".join(map(str, scene.pirates)),
            strength=scene.strength,
            hidden=scene.face_down,
            values=" ".join(map(str, scene.unseen)),
            least=least,
            most=most,
            time=scene.time,
        ),
        words(f"{GAME}-alt-central-goods", goods=_goods(scene, words)),
        words(f"{GAME}-alt-central-neutral", tiles=" ".join(_neutral(scene))),
        words(f"{GAME}-alt-central-order", spaces=enumerated(_spaces(scene, words), words)),
        words(
            f"{GAME}-alt-central-tokens",
            left=_tokens(scene.left, words),
            right=_tokens(scene.right, words),
        ),
    )


def _cubes(scene: CentralScene, words: Words) -> Iterator[str]:
    for key, cubes in (("field", scene.field), ("supply", scene.supply), ("tower", scene.inside)):
        found = (f"{phase_name(color, words)} {count}" for color, count in cubes if count)
        place = words(f"{GAME}-board-{key}")
        yield words(f"{GAME}-alt-central-cubes", place=f"{place}:", cubes=enumerated(found, words))


def _goods(scene: CentralScene, words: Words) -> str:
    return enumerated((open_good(token, words) for token in scene.goods), words)


def _neutral(scene: CentralScene) -> Iterator[str]:
    for shape, count in scene.neutral:
        yield f"{NEUTRAL}{shape}×{count}"


def _spaces(scene: CentralScene, words: Words) -> Iterator[str]:
    for space, discs in reversed(list(enumerate(scene.order))):
        if discs:
            letters = "".join(LETTERS[seat] for seat in reversed(discs))
            yield f"{space} ({colour_name(scene.spaces[space], words)}) {letters}"

"""What the texts of pictures have in common, for those who hear them."""

from __future__ import annotations

from bot.locales import Words
from render.art.status_bar import Playing


def headline(game: str, key: str, scene: Playing, name: int, words: Words, **more: str) -> str:
    """Return what is played and whose turn it is, by the message `key`.

    Names are cut to `name` letters; `more` are further arguments.
    """
    acting = ", ".join(line.name[:name] for line in scene.seats if line.acting)
    return words(
        f"{game}-{key}",
        title=scene.title[:60] or words(f"{game}-title"),
        round=scene.round,
        phase=words.of(game, f"board-phase-{scene.phase}"),
        acting=words(f"{game}-alt-acting", names=acting) if acting else "",
        **more,
    )

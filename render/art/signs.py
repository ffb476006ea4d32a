"""Pieces and signs that the boards of many games have, for any of them to use."""

from __future__ import annotations

from render.art.sprites import Paint, Pen

# --- pieces and places


def disc(pen: Pen, seat: int) -> None:
    """Draw a player's disc: colour and letter, with a rim that shows on any ground."""
    pen.disc(50, 50, 49, "sail")
    pen.disc(50, 50, 45, f"seat_{seat}", pen.mix(f"seat_{seat}", "ink", 0.75), 6)
    pen.letter("ABCDE"[seat], 50, 50, 86, f"on_seat_{seat}")


def ring(pen: Pen, fill: Paint) -> None:
    """Draw an empty round place."""
    pen.disc(50, 50, 48, fill, "ink", 6)


def shine(pen: Pen) -> None:
    """Draw the bright ground of a round thing that can be chosen."""
    pen.disc(50, 50, 49, "now", "ink", 4)


def halo(pen: Pen) -> None:
    """Draw the ground of a round thing that has changed."""
    pen.disc(50, 50, 49, "changed", "on_changed", 5)


def worth(pen: Pen, number: str) -> None:
    """Draw a round mark with a number of points."""
    pen.disc(50, 50, 49, "chip", "chip_edge", 5)
    pen.letter(number, 50, 50, 92, "on_chip")


def steps(pen: Pen, reached: int, number: int) -> None:
    """Draw how many of the steps of a track are reached."""
    wide, thick = 100 / number, 2 * pen.pixel
    for index in range(number):
        fill, line = ("leaf_dark",) * 2 if index < reached else ("ghost", "ghost_line")
        left, right = index * wide, (index + 1) * wide - 3 * pen.pixel
        pen.box(left, 0, right, pen.high - pen.pixel / 4, fill, line, thick, 3 * pen.pixel)


# --- signs


def robot(pen: Pen) -> None:
    """Draw a house bot's head."""
    pen.line((50, 4), (50, 26), color="ink", width=8)
    pen.disc(50, 9, 9, "now", "ink", 4)
    pen.box(2, 46, 16, 72, "stone_dark", "ink", 5, 5)
    pen.box(84, 46, 98, 72, "stone_dark", "ink", 5, 5)
    pen.box(12, 24, 88, 94, "empty", "ink", 6, 16)
    pen.disc(34, 50, 11, "ink")
    pen.disc(66, 50, 11, "ink")
    pen.box(30, 72, 70, 81, "ink", radius=3)


def rising(pen: Pen, fill: Paint, line: Paint) -> None:
    """Draw an arrow head that points up."""
    pen.shape((50, 12), (92, 86), (8, 86), fill=fill, line=line, width=9)


def falling(pen: Pen, fill: Paint, line: Paint) -> None:
    """Draw an arrow head that points down."""
    pen.shape((8, 14), (92, 14), (50, 88), fill=fill, line=line, width=9)


def ship(pen: Pen) -> None:
    """Draw a small ship under sail."""
    pen.line((50, 4), (50, 72), color="ink", width=6)
    pen.shape((55, 8), (92, 60), (55, 62), fill="sail", line="ink", width=5)
    pen.shape((45, 18), (45, 62), (12, 60), fill="sail", line="ink", width=5)
    pen.shape((3, 68), (97, 68), (80, 95), (20, 95), fill="wood", line="ink", width=5)


def flag(pen: Pen) -> None:
    """Draw a flag on its pole."""
    pen.line((26, 4), (26, 98), color="ink", width=9)
    pen.shape((30, 8), (92, 26), (30, 52), fill="leaf", line="ink", width=5)
    pen.oval(6, 86, 46, 99, "ink")


def coins(pen: Pen) -> None:
    """Draw two coins."""
    pen.disc(60, 60, 37, "coin_edge", "ink", 4)
    pen.disc(42, 42, 38, "coin", "ink", 5)
    pen.disc(42, 42, 24, "coin", "coin_edge", 5)
    pen.box(36, 28, 48, 56, "coin_edge")


def anchor(pen: Pen) -> None:
    """Draw an anchor."""
    pen.disc(50, 15, 12, "paper", "ink", 9)
    pen.line((50, 26), (50, 92), color="ink", width=12)
    pen.line((26, 40), (74, 40), color="ink", width=11)
    pen.arc(10, 18, 90, 94, 20, 160, "ink", 12)
    pen.shape((2, 70), (10, 44), (29, 66), fill="ink")
    pen.shape((98, 70), (90, 44), (71, 66), fill="ink")


def crown(pen: Pen) -> None:
    """Draw the start player's crown."""
    pen.shape(
        (12, 88), (4, 26), (29, 52), (50, 10), (71, 52), (96, 26), (88, 88),
        fill="coin", line="ink", width=6,
    )  # fmt: skip


def cards(pen: Pen) -> None:
    """Draw a hand of cards."""
    pen.box(6, 18, 58, 92, "paper_dim", "ink", 6, 8)
    pen.box(32, 6, 92, 84, "sail", "ink", 6, 8)
    pen.disc(62, 36, 15, "coin", "ink", 4)
    pen.line((44, 66), (80, 66), color="ink_soft", width=7)


def lock(pen: Pen) -> None:
    """Draw a lock: this is closed."""
    pen.arc(24, 6, 76, 72, 180, 360, "ink", 12)
    pen.box(12, 44, 88, 96, "coin", "ink", 6, 10)
    pen.box(44, 58, 56, 82, "ink")

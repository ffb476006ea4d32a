"""A move that wants two gigabytes."""

from spoiled import spoiled

GAME = spoiled(lambda: bytearray(2 << 30))

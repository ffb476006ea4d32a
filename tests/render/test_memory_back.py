"""Memory of pictures that are gone belongs to the system again, in the bot and where it draws."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

DRAWING = """
from bot.catalogue.drawing import drawing
drawing(0, 32 << 20).__enter__()
"""
WORKER = """
from bot.catalogue.drawing import load
from bot.games.amerigo.data import in_use
load(in_use(), 32 << 20)()
"""
PICTURES = """
import os
from pathlib import Path
from PIL import Image

def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

def draw():
    return Image.new("RGBA", (1000, 700), 1), bytearray(100_000)

for _ in range(3):
    draw()
before = held()
drawn = [draw() for _ in range(50)]
most = held()
rest = [small for _, small in drawn]
del drawn
print((most - before) >> 20, (held() - before) >> 20)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only the GNU C library keeps it")
@pytest.mark.parametrize("process", [DRAWING, WORKER], ids=["the bot", "a drawing process"])
def test_the_system_gets_memory_back_with_a_picture(process: str) -> None:
    command = [sys.executable, "-c", process + PICTURES]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    most, rest = map(int, told.split())
    assert most > 100
    assert rest < 20

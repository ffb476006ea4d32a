"""Draw the golden pictures anew, after looking at what changed: `python -m tests.render.golden`."""

from tests.render.test_golden import CASES, GOLDEN, draw

for case in CASES:
    (GOLDEN / f"{case}.png").write_bytes(draw(case))

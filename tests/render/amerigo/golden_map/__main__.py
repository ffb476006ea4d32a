"""Draw the golden pictures anew, after looking: `python -m tests.render.amerigo.golden_map`."""

from tests.render.amerigo.test_golden_map import CASES, GOLDEN, draw

for case in CASES:
    (GOLDEN / f"{case}.png").write_bytes(draw(case))

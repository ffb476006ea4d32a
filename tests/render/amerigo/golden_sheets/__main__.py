"""Draw the golden pictures of sheets anew, after looking at what changed.

`python -m tests.render.amerigo.golden_sheets`
"""

from tests.render.amerigo.test_golden_sheets import CASES, GOLDEN, draw

for case in CASES:
    (GOLDEN / f"{case}.png").write_bytes(draw(case))

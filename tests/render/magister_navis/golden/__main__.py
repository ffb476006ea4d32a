"""Draw the golden pictures anew, after looking: `python -m tests.render.magister_navis.golden`."""

from tests.render.magister_navis.test_golden import CASES, GOLDEN, draw

for case in CASES:
    (GOLDEN / f"{case}.png").write_bytes(draw(case))

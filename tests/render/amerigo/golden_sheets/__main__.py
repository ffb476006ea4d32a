"""Redraw golden pictures by name: `python -m tests.render.amerigo.golden_sheets NAME ...`.

Without a name it says which of them differ from what is drawn now.
"""

import sys

from tests.render.amerigo.test_golden_sheets import CASES, GOLDEN, draw
from tests.render.golden import redraw

if __name__ == "__main__":
    sys.exit(redraw(sys.argv[1:], CASES, GOLDEN, draw))

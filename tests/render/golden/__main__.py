"""Redraw golden pictures by name: `python -m tests.render.golden NAME ...`.

Without a name it says which of them differ from what is drawn now.
"""

import sys

from tests.render.golden import redraw
from tests.render.test_golden import CASES, GOLDEN, draw

if __name__ == "__main__":
    sys.exit(redraw(sys.argv[1:], CASES, GOLDEN, draw))

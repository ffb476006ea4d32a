"""`python -m tests.tools.palettes` learns all colours anew, after the art has changed."""

from tests.tools.palettes import SHEETS, written

for file in SHEETS:
    file.write_text(written(file), encoding="utf-8")
    print(file)

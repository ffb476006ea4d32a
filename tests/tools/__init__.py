"""Tools of developers: `python -m tests.tools.NAME --help` says what one does."""

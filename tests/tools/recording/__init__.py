"""A recording of scripted games: every answer, post and picture, written down to be compared.

    python -m tests.tools.recording FOLDER             plays the scripts and writes what came
    python -m tests.tools.recording --compare OLD NEW  tells in what two recordings differ

Everything is fixed (lots, clock, ids, names), so that two recordings of one commit are the same.
What the scripts need of the bot goes through `stage`, so that they run on other commits, too.
"""

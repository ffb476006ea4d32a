"""Effects that moves announce, against what then happens, in random games.

    python -m tests.tools.effects --games 1000 [--game puerto_rico] [--seed 1]

Every claim of `bot/games/<game>/effects` is compared with the steps of the real rules, carried out
on a copy: the step that asks is answered, and scripts run on up to the next question. What the
kernel would take by itself for lack of a choice comes later and is no part of a claim. The words
are read again in both languages: a signed number of doubloons, VP and so on must be the real one.
"""

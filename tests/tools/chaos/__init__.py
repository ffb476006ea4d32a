"""Kills and faults: the real bot as a process of its own, on a small Discord over the wire.

`python -m tests.tools.chaos --kills 200 --seed 1` kills it at random instants while people play six
tables; `python -m tests.tools.chaos --faults` lets Discord fail in every way of the list, and
`python -m tests.tools.chaos --burst 60` lets that many tables post at once; `--thoughts 100` kills
strong house bots so often while they think, and `--taps 100` the bot while a page makes a move.
"""

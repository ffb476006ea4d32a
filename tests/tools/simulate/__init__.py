"""Host, outbox and store under faults of a seed: `python -m tests.tools.simulate --seeds 1000`.

loop.py     the seeded event loop: virtual time, no threads, callbacks in an order of its own
disk.py     the database file, a few milliseconds away, whose power can be cut
chat.py     what stands in Discord, and the ways of posting there that fail
people.py   who plays: clicking twice, at old buttons, taking back, leaving
pages.py    the same people at their pages: in several windows, sending again what was lost
deeds.py    what they tried, and what came of it
world.py    one seed: some lives of the bot with cuts between them, then rest
oracles.py  what must be true then
faults.py   faults to plant in the code, to see that they are found
leagues/    the same for leagues: people and organisers act while a step of a season waits
"""

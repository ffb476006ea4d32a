"""Leagues under a seed: people and organisers act while the steps of a season wait.

world.py    one seed: lives of the bot with cuts between them, a server, and time that jumps
people.py   who signs up, withdraws, leaves, comes back, plays; and what organisers change
oracles.py  what must be true once the season is over
faults.py   faults to plant in the steps, to see that they are found
"""

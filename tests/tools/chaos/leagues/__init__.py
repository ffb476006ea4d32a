"""Leagues under kills: people and an organiser play a season, a cup and a ladder to their ends.

plan.py        the leagues that are founded
signing.py     signing up by the cards, and what people were told of it
trouble.py     a dispute, somebody who is excluded, and who enters late for them
organising.py  who founds leagues, changes rules, and reads the standings
people.py      what all of them do: they play, quit and step in
days.py        time that passes at once
reading.py     what stands in the channels and threads
seasons.py     the same by season
oracles.py     what must be true of it: each thing once, and nothing that is false
run.py         a run, and its report
faults.py      faults to plant in the bot, to see that they are found
"""

"""Absent players: clocks, time-outs, votes, house bots in their place, and substitutes.

table_clocks    clocks and their stages; a table's clocks, updated inside a transaction
timeouts        reminders, time-out, vote, outcome
seats           changes of a seat's player, and their record
vacations       the beginning of a vacation, and the votes that it closes
vacation_bots   house bots that play during a vacation
idle_tables     tables at which nothing happens
downtime        the bot's heartbeat: its downtime counts against no player
availability    waking hours, time zones, vacations
queries         reading of clocks and absences
hooks           updates of clocks and seats after every change of a table
service         the public methods, each of them one transaction
"""

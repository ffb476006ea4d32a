"""Absent players: clocks, time-outs, votes, caretakers, substitutes.

time_controls, hours, clock   pure: the next stage of a clock, and its time
table_clocks                 a table's clocks, aligned inside its transaction
timeouts, voting             reminders, time-out, vote, outcome
seats                        caretaker, substitute, return, and the record of it
vacations                    votes that a vacation settles, and its beginning
downtime                     downtime of the bot counts against no player
availability                 waking hours, time zones, vacations
service                      the public methods, each one transaction
"""

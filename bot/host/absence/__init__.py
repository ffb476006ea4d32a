"""What happens when a player is absent: clocks, time-outs, votes, caretakers, substitutes.

time_controls, hours, clock   pure: what is due and when
table_clocks                 a table's clocks, aligned inside its transaction
timeouts, voting             reminders, time-out, vote, outcome
seats                        caretaker, substitute, return, and the record of it
vacations                    what a vacation settles, and its beginning
downtime                     downtime of the bot counts against nobody
availability                 waking hours, time zones, vacations
service                      the public methods, each one transaction
"""

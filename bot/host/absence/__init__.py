"""What happens when somebody is away: one mechanism, from the clock to the substitute.

pace, hours, clock   pure: what is due and when
keeping              clocks in line with a table, inside its transaction
timeouts, ballot     called, called again, time-out, vote, outcome
seats                caretaker, substitute, return, and the record of it
vacations            what a vacation settles, and its beginning
heart                the bot's own absence is nobody's time
rhythms              what people say about their time
service              all of it as the rest of the house asks for it
"""

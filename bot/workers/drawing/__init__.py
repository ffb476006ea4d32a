"""Pictures drawn in processes of their own, so that the bot's event loop does not notice it.

The bot's side is `pool`; `worker` runs in each process. Jobs travel as pickled values, pictures
as bytes. What draws a game never travels: each process loads it by itself.
"""

"""Pictures drawn in separate processes, so that drawing does not delay the bot's event loop.

The bot's side is `pool`; `worker` runs in each process. Jobs are sent as pickled values, pictures
as bytes. A game's drawing code is never sent: each process loads it itself.
"""

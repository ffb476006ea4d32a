"""Games of packages that run in processes of their own, without what the bot has.

The bot's side is `pool`, `rules`, `bots` and `renderer`; `child` and `served` run in each process.
Both sides exchange JSON: the bot never unpickles what such a process sends.
"""

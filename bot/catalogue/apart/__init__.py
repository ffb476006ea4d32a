"""Games of packages that the operator does not trust: they run in processes of their own.

The bot's side is `records`, with `pool`, `rules`, `renderer` and `orders`; `child`, `loading` and
`served` run in each process. Both sides exchange JSON: the bot never unpickles what such a process
sends.
"""

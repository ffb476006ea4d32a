"""Jobs that think for seconds, carried out in separate processes.

The bot's side is `pool`; `work` runs in each process. Jobs and answers are sent as pickled values;
a game's code is never sent: each process imports it itself.
"""

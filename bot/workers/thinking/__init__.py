"""Jobs that think for seconds, carried out in separate processes.

The bot's side is `pool`; `work` runs in each process. Jobs and answers travel as pickled values;
the code of a game never travels: each process imports it itself.
"""

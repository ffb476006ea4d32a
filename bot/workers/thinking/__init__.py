"""Jobs that think for seconds, carried out by processes of their own beside the bot.

The bot's side is `pool`; `work` runs in each process. Jobs and answers travel as pickled values;
what is known of a game never travels: each process imports it by itself.
"""

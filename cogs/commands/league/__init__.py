"""`/league`: the commands and buttons of seasons, for players and organisers."""

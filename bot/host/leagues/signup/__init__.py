"""Found leagues, sign up for seasons, and put people into divisions."""

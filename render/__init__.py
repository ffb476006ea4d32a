"""What people see of a game: its pictures and its words."""

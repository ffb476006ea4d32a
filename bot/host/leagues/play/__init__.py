"""Steps while a season is played: starting tables, handling absent players, ending the season."""

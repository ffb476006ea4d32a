"""The checks of the doctor, by what they look at."""

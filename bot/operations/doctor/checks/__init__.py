"""The checks of the doctor, by subject."""

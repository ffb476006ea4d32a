"""Child processes that draw and think."""

"""Child processes that draw pictures and think about moves."""

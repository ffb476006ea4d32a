"""How strong people are, found from the results of their tables: pure functions over values."""

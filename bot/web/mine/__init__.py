"""The page of a person whose browser is paired: all their tables, on all servers."""

"""The page of a person whose browser is paired: every table of theirs, on all servers."""

"""From divisions to tables: the draft, the pairing, and the rounds after the first one."""

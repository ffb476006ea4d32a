"""What the parts of leagues share: rows as values, the log, posts, and what steps work with."""

"""Browser pages that show what a viewer may see of a table; they take no moves."""

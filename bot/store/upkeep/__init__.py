"""The operator's tasks on the database: inspect it, copy it, restore it."""

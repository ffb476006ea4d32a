-- As JSON, the names that a variant changes.
ALTER TABLE variant ADD COLUMN names TEXT NOT NULL DEFAULT '{}';

-- Private calendars that people subscribe to.

-- `digest` is the SHA-256 of the secret in the address of a person's calendar. The row goes when
-- the person switches the calendar off or is erased, and when a backup is restored.
CREATE TABLE calendar (
    user_id INTEGER PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE,
    made_at REAL NOT NULL
) STRICT;

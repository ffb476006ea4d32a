-- What keeps a table's posts from getting out, as its owner was told. Reason: one is told once,
-- not with every try, and after a restart neither. A row goes as soon as a post gets out.

-- `what` is a permission as Discord's API calls it, or 'gone' where the channel was deleted; then
-- the table pauses since `at`, unless it did so before.
CREATE TABLE hindrance (
    game_id INTEGER PRIMARY KEY REFERENCES game (id),
    place_id INTEGER NOT NULL,
    what TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

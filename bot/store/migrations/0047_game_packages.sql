-- Games of packages: with which version a table was last played, and its people are told that it waits.

-- The package of the table's game, and its version at the last move; '' = the game is the bot's own.
ALTER TABLE game ADD COLUMN package TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN package_version TEXT NOT NULL DEFAULT '';

-- A table whose game is not there, as long as its people have not been told. `tried_at` is the first
-- try. The row goes when they have been told, or when the game is back.
CREATE TABLE game_wait (
    game_id INTEGER PRIMARY KEY REFERENCES game (id),
    due_at REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    tried_at REAL
) STRICT;

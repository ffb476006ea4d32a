-- People for whom the bot finds a game.

-- A person's search on a server: `games` and `counts` are JSON lists of what they would play, and
-- of how many players there may be; with `near` = 1, only with people of about their strength.
-- `since` is when the search began; NULL = it has not, and the row keeps what they chose. `game_id`
-- is the lobby that was opened for them and asks whether they are there, NULL = they still wait.
CREATE TABLE seeker (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    games TEXT NOT NULL,
    counts TEXT NOT NULL,
    pace TEXT NOT NULL,
    near INTEGER NOT NULL,
    since REAL,
    game_id INTEGER REFERENCES game (id),
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seeker_by_user ON seeker (user_id);
CREATE INDEX seeker_by_game ON seeker (game_id);

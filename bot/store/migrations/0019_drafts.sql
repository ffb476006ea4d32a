-- Moves that a person has prepared for a seat and not sent yet: `moves` (JSON) in notation, for the
-- decision that was asked at version `begun`; `revision` counts the changes. Reason: a batch that
-- is half made is shown again after a restart.

CREATE TABLE draft (
    game_id INTEGER NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    begun INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    moves TEXT NOT NULL,
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

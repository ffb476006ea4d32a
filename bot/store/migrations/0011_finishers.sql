-- Who played a seat to the end, with the result; and how far somebody without a seat has looked.
-- Reason: a result belongs to who finished the game, not to who began it, and ratings need to know
-- both for ever; and a spectator's account begins where the last one ended.

-- `user_id` is the person who finished (NULL = a house bot of the kind `bot`), `instead_of` who
-- began, or was played for, where that is another one, `since` the version from which on the one
-- who finished played; `place` is that among the people who finished, NULL = a house bot has none.
ALTER TABLE result ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE result ADD COLUMN user_id INTEGER;
ALTER TABLE result ADD COLUMN bot TEXT;
ALTER TABLE result ADD COLUMN instead_of TEXT;
ALTER TABLE result ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN place INTEGER;

UPDATE result SET
    name = seat.name,
    user_id = CASE WHEN coalesce(seat.bot, seat.caretaker) IS NULL THEN seat.user_id END,
    bot = coalesce(seat.bot, seat.caretaker)
    FROM seat WHERE seat.game_id = result.game_id AND seat.seat = result.seat;
UPDATE result SET
    instead_of = seat.name,
    since = coalesce((
        SELECT max(version) FROM tenure
        WHERE tenure.game_id = result.game_id AND tenure.seat = result.seat
    ), 0)
    FROM seat
    WHERE seat.game_id = result.game_id AND seat.seat = result.seat AND seat.caretaker IS NOT NULL;
UPDATE result SET
    instead_of = (
        SELECT tenure.name FROM tenure
        WHERE tenure.game_id = result.game_id AND tenure.seat = result.seat ORDER BY id LIMIT 1
    ),
    since = (
        SELECT min(version) FROM tenure
        WHERE tenure.game_id = result.game_id AND tenure.seat = result.seat AND tenure.id > (
            SELECT max(id) FROM tenure AS other
            WHERE other.game_id = result.game_id AND other.seat = result.seat
            AND other.user_id IS NOT result.user_id
        )
    )
    WHERE user_id IS NOT NULL AND user_id IS NOT (
        SELECT user_id FROM tenure
        WHERE tenure.game_id = result.game_id AND tenure.seat = result.seat ORDER BY id LIMIT 1
    ) AND EXISTS (
        SELECT 1 FROM tenure
        WHERE tenure.game_id = result.game_id AND tenure.seat = result.seat
        AND tenure.user_id = result.user_id
    );
UPDATE result SET place = 1 + (
    SELECT count(*) FROM result AS better
    WHERE better.game_id = result.game_id AND better.user_id IS NOT NULL
    AND better.rank < result.rank
) WHERE user_id IS NOT NULL;

CREATE TABLE looked (
    game_id INTEGER NOT NULL REFERENCES game (id),
    user_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

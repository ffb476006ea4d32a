-- Posts that Discord has and that are not yet as they should be. Reason: killed between sending and
-- settling, the bot must know the very same post again, and buttons that have lost their right to
-- stand must go, even where that fails at first.

-- When a post was first tried, NULL = never; whoever tries it again looks for it from then on.
ALTER TABLE outbox ADD COLUMN tried_at REAL;
CREATE INDEX outbox_by_batch ON outbox (batch) WHERE batch IS NOT NULL;

-- An edit that a message still needs: its buttons must go, or, where `pictures_of` is the batch of
-- a post, it must get that post's pictures.
CREATE TABLE pending_edit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id INTEGER NOT NULL REFERENCES game (id),
    place_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    pictures_of INTEGER REFERENCES outbox (id),
    tries INTEGER NOT NULL,
    due_at REAL NOT NULL
) STRICT;
CREATE INDEX pending_edit_by_game ON pending_edit (game_id);

-- The messages of calls: a line at the table, or a direct message to one of those called.
-- Reason: a direct message goes, too, when its person has answered. `user_id` 0 = all of the post.

CREATE TABLE call_line_2 (
    message_id INTEGER PRIMARY KEY,
    place_id INTEGER NOT NULL,
    game_id INTEGER NOT NULL REFERENCES game (id),
    post INTEGER NOT NULL REFERENCES outbox (id),
    user_id INTEGER NOT NULL
) STRICT;
INSERT INTO call_line_2 SELECT message_id, place_id, game_id, post, 0 FROM call_line;
DROP TABLE call_line;
ALTER TABLE call_line_2 RENAME TO call_line;
CREATE INDEX call_line_by_game ON call_line (game_id);

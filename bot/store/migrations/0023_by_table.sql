-- Every post asks what its table was told before, and which of its orders ended: without these
-- it reads what all tables were ever told.

CREATE INDEX outbox_by_game ON outbox (game_id, id);
CREATE INDEX order_by_game ON standing_order (game_id);

-- Mails of ways to be called: one a day, and with a picture.

-- `digest` is the hour from which on a way tells once a day of all that is asked, NULL = it calls
-- for each question. `picture` is 1 if what it sends has a picture of the table.
ALTER TABLE way ADD COLUMN digest INTEGER;
ALTER TABLE way ADD COLUMN picture INTEGER NOT NULL DEFAULT 0;

-- Addresses that must be confirmed first are few, and looked for at each tick.
CREATE INDEX way_unconfirmed ON way (kind) WHERE confirmed_at IS NULL;

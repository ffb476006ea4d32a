-- Whether a person's finished games may be counted against the house bots and published without
-- names. NULL = no choice was made, so they may not.
ALTER TABLE person ADD COLUMN study INTEGER CHECK (study IN (0, 1));

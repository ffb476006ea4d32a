-- How often a person was asked when they are awake. Reason: whoever sits down is asked, and
-- reminded once; whoever said "later" twice is left alone.

ALTER TABLE person ADD COLUMN hours_asked INTEGER NOT NULL DEFAULT 0;

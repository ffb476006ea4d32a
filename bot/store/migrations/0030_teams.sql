-- Teams of a season.

-- The name of the team for which an entrant plays, or would play as an alternate; empty = none.
-- All its people have it in the same spelling.
ALTER TABLE entrant ADD COLUMN team TEXT NOT NULL DEFAULT '';

-- Who was invited, apart from who watches. Reason: whoever merely looks on at a public table must
-- not thereby become welcome to sit down where only the invited may. Of the guests so far those
-- count as invited who do not watch, and all at private tables, which others cannot watch.

ALTER TABLE guest ADD COLUMN invited INTEGER NOT NULL DEFAULT 0;

UPDATE guest SET invited = 1
    WHERE watches = 0 OR game_id IN (SELECT id FROM game WHERE private = 1);

-- Whom the bot has forgotten, as digests that tell nobody who it was. Reason: a backup from before
-- still knows them, and who restores it must be able to forget them again; and a bot that is killed
-- before the freed pages are overwritten does so at its next start.

-- `wiped` 0 = the file may still hold bytes of what was deleted.
CREATE TABLE erased (
    entry TEXT PRIMARY KEY,
    wiped INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;


-- Webhooks of leagues.

-- The address that is sent a league's events, and the secret that they are signed with. `standings`
-- is the digest of the standings sent last, so that the same are not sent again. The row goes when
-- organisers remove the address, or when it fails for days.
CREATE TABLE league_webhook (
    league_id INTEGER PRIMARY KEY REFERENCES league (id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    secret BLOB NOT NULL,
    made_at REAL NOT NULL,
    standings TEXT
) STRICT;

-- The private key by which push services know this bot (VAPID), drawn when web push is first set up.
CREATE TABLE push_key (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    key BLOB NOT NULL
) STRICT;

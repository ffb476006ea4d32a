"""Several processes of one bot on one database, each with a part of its shards."""

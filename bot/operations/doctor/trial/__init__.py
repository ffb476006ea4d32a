"""Posts, edits and threads tried in a real channel, each looked at by fetching, then removed."""

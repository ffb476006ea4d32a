"""Season logs of this bot: what is signed, and the check of what others have signed."""

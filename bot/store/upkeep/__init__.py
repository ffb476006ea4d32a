"""What the person who runs the bot does with its file: look at it, copy it, put it back."""

"""What whoever runs the bot needs around it: looking after the process, not playing games."""

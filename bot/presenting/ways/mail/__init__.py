"""E-mail, a kind of ways to be called: the addresses, the mails, and how they are sent."""

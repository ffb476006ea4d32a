"""The games of this bot, with what draws them and what thinks in them."""

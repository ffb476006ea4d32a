"""Parts shared by the pictures of all games: title, strips, cards, legend, result, rule card."""

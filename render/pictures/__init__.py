"""Parts that the pictures of all games share: title, strips, cards, legend, result, rule card."""

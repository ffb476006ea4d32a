"""What the pictures of all games share: title, strips, cards, legend, result, reference card."""

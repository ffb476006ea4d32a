"""Drawing: canvas, sprites, typesetting, palettes, and the common parts of all boards."""

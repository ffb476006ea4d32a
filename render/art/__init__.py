"""Drawing: canvas, sprites, typesetting, palettes, and what stands on every game's boards."""

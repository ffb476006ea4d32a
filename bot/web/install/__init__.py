"""The pages as an installed program: manifest, icons, and the script that keeps what was seen."""

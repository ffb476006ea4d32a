# Panels and menus of any game.

step-back = Back
choose-of = { $menu }: { $between }

# The options of a lobby's table.

options-how = Each menu is one option; its choices explain what it is about.
options-choice = { $option }: { $choice }

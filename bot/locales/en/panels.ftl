# Panels and menus of any game.

choose-of = { $menu }: { $between }

# Auswahlfenster und Menüs in jedem Spiel.

choose-of = { $menu }: { $between }

# Auswahlfenster und Menüs in jedem Spiel.

step-back = Zurück
choose-of = { $menu }: { $between }

# Die Optionen eines Tisches in der Lobby.

options-how = Jedes Menü ist eine Option; bei seinen Möglichkeiten steht, worum es geht.
options-choice = { $option }: { $choice }

# Auswahlfenster und Menüs in jedem Spiel.

step-back = Zurück
step-best = Vorschlag: { $move }
button-best = Wie vorgeschlagen
choose-of = { $menu }: { $between }

## Die Optionen eines Tisches in der Lobby.

options-how = Jedes Menü stellt eine Option ein; bei jeder Möglichkeit steht, was sie ändert.
options-choice = { $option }: { $choice }

## Entscheidungen

open-panel = Wählen
choose = Wähle
choose-between = { $first } … { $last }
waiting-for = Du hast gerade nichts zu tun. Der Tisch wartet auf { $names }.
legal-now = Mögliche Züge:
legal-there = Dort erlaubt:
done-move = Erledigt: { $move }
done-takeback = Zurückgenommen: { $move }
cmd-play = Jeden erlaubten Zug in jedem Spiel machen
arg-move = Der Zug: wähle ihn aus der Liste
name-play = zug
name-move = zug

## Was sich nicht zurücknehmen lässt

final-all = Was du hier wählst, ist endgültig: Es deckt etwas auf.
final-some = Endgültig, weil es etwas aufdeckt: { $moves }.
final-many = Einige dieser Züge sind endgültig: Sie decken etwas auf.

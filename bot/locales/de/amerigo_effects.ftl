# Was ein Zug jetzt bringt: kurz auf einem Knopf (`effect`), als Satz bei einer Auswahl (`hint`).

amerigo-effect-points = { $change } SP
amerigo-effect-gold = { $change } Gold
amerigo-effect-later = am Ende { $change } SP
amerigo-effect-chest = +1 Schatztruhe
amerigo-effect-picks = +{ $count } Fortschrittsmarker
amerigo-hint-now = Jetzt: { $gains }.
amerigo-hint-completes = Stellt { $island } fertig.
amerigo-hint-others = { $name } bekommt { $count } SP.

# Was ein Zug jetzt bringt: kurz auf einem Knopf (`effect`), als Satz bei einer Auswahl (`hint`).

magister_navis-effect-glory = { $change } Ruhm
magister_navis-effect-industry = Stufe { $change }
magister_navis-effect-culture = Wachstum { $change }
magister_navis-effect-finance = Zahlungen { $change }
magister_navis-effect-politics = Kartenlimit { $change }
magister_navis-effect-discs = { $change } { $count ->
    [one] Stein
   *[other] Steine
}
magister_navis-effect-surplus = { $count ->
    [one] 1 Karte abwerfen
   *[other] { $count } Karten abwerfen
}
magister_navis-hint-now = Jetzt: { $gains }.
magister_navis-hint-growth = Danach Wachstum { $count }; { $back ->
    [0] kein Stein kommt zurück
    [one] 1 Stein kommt zurück
   *[other] { $back } Steine kommen zurück
}.
magister_navis-hint-growth-later = Wachstum und Lohn folgen, wenn alle gebaut haben.
magister_navis-hint-growth-choose = Danach Wachstum { $count }; du wählst { $back ->
    [one] den Stein, der zurückkommt
   *[other] { $back } Steine, die zurückkommen
}.
magister_navis-hint-governor = Die Region wird erschlossen: Gouverneur wird { $name }.
magister_navis-hint-breaks = { $count ->
    [one] Löst eine Verbindung von { $name }.
   *[other] Löst { $count } Verbindungen von { $name }.
}
magister_navis-hint-surplus = { $count ->
    [one] Du musst mindestens 1 Karte abwerfen.
   *[other] Du musst mindestens { $count } Karten abwerfen.
}
magister_navis-hint-back = Der Stein kommt zurück in deinen Hafen.
magister_navis-hint-idle = Das kostet einen Stein und bewirkt nichts.
magister_navis-hint-done = Du nutzt die zweite Aktion nicht.

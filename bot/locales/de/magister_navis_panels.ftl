# Befehle, Auswahlfenster und Daueraufträge von Magister Navis.

## Auswahl

magister_navis-open-salary = Meinen Lohn wählen
magister_navis-open-arrange = Meine Karten ordnen
magister_navis-open-discard = Karten abwerfen
magister_navis-panel-salary = Wähle { $count ->
    [one] den Stein, der zurückkommt
   *[other] die { $count } Steine, die zurückkommen
}
magister_navis-panel-discard = Wähle { $count ->
    [one] eine Karte
   *[other] bis zu { $count } Karten
}

## Befehle

cmd-mn = Einen Zug in Magister Navis machen
cmd-mn-build = Ein Gebäude bauen
cmd-mn-pay = Einen Stein von einem Gebäude zurückholen: als Lohn oder als Aktion
cmd-mn-ship = In eine Region fahren
cmd-mn-occupy = Eine leere Stadt besiedeln
cmd-mn-attack = Eine fremde Stadt angreifen
cmd-mn-draw = Die oberste Karte eines Stapels nehmen (Ausbeuten)
cmd-mn-activate = Ein Gebäude ohne seine Aktion aktivieren, wenn der Tisch es erlaubt
cmd-mn-token = Eine Marke für eine Aktion ausgeben
cmd-mn-done = Auf die zweite Hälfte einer Doppelaktion verzichten
cmd-mn-pass = Passen: in dieser Runde nichts mehr tun
cmd-mn-arrange = Die Karte für den Gouverneursplatz wählen
cmd-mn-discard = Eine Karte abwerfen
arg-mn-building = Das Gebäude
arg-mn-source = Gebäude oder Marke für die Aktion, falls es mehrere gibt
arg-mn-region = Die Region
arg-mn-city = Die Stadt
arg-mn-deck = Der Stapel, nach seiner obersten Karte
arg-mn-governor = Der Gouverneur, oder niemand
arg-mn-card = Die Karte
arg-mn-token = Die Marke
arg-mn-action = Wofür sie ausgegeben wird

name-city = stadt
name-deck = stapel
name-source = womit
name-governor = gouverneur
name-card = karte
name-token = marke
name-action = aktion
name-occupy = besiedeln
name-attack = angreifen
name-activate = aktivieren
name-arrange = ordnen
name-done = belassen
name-mn-ship = fahren
name-mn-draw = ausbeuten
name-mn-discard = abwerfen

## Daueraufträge

magister_navis-order-build = Das erste davon bauen, das ich bauen darf
magister_navis-order-salary = Lohn: Steine in dieser Reihenfolge zurückholen
magister_navis-decision-turn = ein Zug
magister_navis-decision-build = Bauen
magister_navis-decision-salary = Lohn

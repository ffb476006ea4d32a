# /hilfe nach Situation, /tisch offen, und was man stattdessen tut.

help-turn = **Ich bin dran**
    `/meinezüge` – alle Tische, die auf dich warten, mit einem Knopf dorthin
    `/zug` – jeder mögliche Zug; die Knöpfe am neuesten Beitrag tun dasselbe
help-news = **Was ist passiert?**
    `/nachholen` – was seit deinem letzten Zug geschah, mit Bild
    `/protokoll` – was in einer Runde geschah
help-away = **Ich bin nicht da**
    `/urlaub` – freie Tage: Deine Uhren stehen, oder ein Hausbot spielt für dich
    `/tisch aufgeben` – deinen Platz endgültig abgeben
help-stuck = **Ich komme nicht weiter**
    `/warum` – warum ein Zug nicht geht
    `/regeln` – etwas nachschlagen
help-organise = **Ich möchte ein Spiel organisieren**
    `/tisch offen` – wo du hier mitspielen kannst
    `/tisch neu` – einen Tisch eröffnen
help-more = -# Tippe /, um alle Befehle zu sehen.
cmd-help = Die wichtigsten Befehle, nach Situation
name-help = hilfe

cmd-table-list = Wo du hier mitspielen kannst: freie Plätze und Plätze zum Übernehmen
name-list = offen
list-title = Hier kannst du mitspielen
list-empty = Gerade sucht hier kein Tisch Mitspielende. Mit /tisch neu eröffnest du einen.
list-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
} · bisher: { $names }
list-seats = Das Spiel läuft: { $names }. { $count ->
    [one] Du kannst für { $away } übernehmen.
   *[other] Du kannst für eine dieser Personen übernehmen: { $away }.
}
list-more = … und { $count } weitere
button-join-table = Bei #{ NUMBER($table, useGrouping: 0) } mitspielen
button-take-at = #{ NUMBER($table, useGrouping: 0) }: für { $name } übernehmen
button-list = Wo kann ich mitspielen?
button-help = Hilfe
button-quit = Meinen Platz aufgeben

instead-quit = Das Spiel läuft. Mit /tisch aufgeben gibst du deinen Platz auf: Ein Hausbot spielt, bis ihn jemand übernimmt. Bist du nur ein paar Tage weg, nimm lieber /urlaub.
instead-leave = Dieses Spiel hat noch nicht begonnen. Um den Platz freizugeben: /tisch aufstehen
instead-join = Dieses Spiel hat noch nicht begonnen. Um mitzuspielen: /tisch mitspielen
instead-substitute = Das Spiel läuft. { $count ->
    [0] Du kannst einen Platz übernehmen, sobald für jemanden ein Hausbot spielt: /tisch vertreten. Zuschauen kannst du mit /tisch zusehen
   *[other] Du kannst für jemanden übernehmen, der fehlt: /tisch vertreten
}
instead-replace = Das Spiel läuft: Ein Platz wechselt, wenn ihn jemand aufgibt (/tisch aufgeben) und jemand anderes ihn übernimmt (/tisch vertreten).
instead-takeback = Seit deinem letzten Zug ist nichts geschehen: Du darfst ihn zurücknehmen, ohne jemanden zu fragen, mit /tisch zurücknehmen oder mit dem Knopf hier.
instead-abandon = Dieses Spiel hat noch nicht begonnen. { $owner ->
    [yes] Um den Tisch zu schließen: /tisch abbrechen
   *[other] Den Tisch kann schließen, wer ihn eröffnet hat. Um den Platz freizugeben: /tisch aufstehen
}

# Befehle in den Menüs von Nachrichten und Personen (Rechtsklick oder gedrückt halten, dann Apps).

menu-happened = Was ist hier passiert
menu-hint = Mein Tipp
menu-report = Problem mit dem Beitrag melden
menu-invite = An meinen Tisch einladen
menu-record = Unsere Bilanz
menu-happened-title = { $table } bis zu diesem Beitrag
menu-nothing-yet = Noch hatte niemand gezogen.
menu-not-begun = { $table } hat noch nicht begonnen: Es ist nichts passiert.
menu-then = Die Spielpläne von damals: /tisch plan version:{ NUMBER($version, useGrouping: 0) }. Der Tisch ist jetzt bei Zug { NUMBER($now, useGrouping: 0) }; was für dich neu ist: /nachholen
menu-reported = Danke, das ist vermerkt. Nenne der Person, die diesen Bot betreibt, die Nummer **{ $number }** und sag, was nicht stimmt: Sie findet darunter, wann und an welchem Tisch es war, und nichts von dem, was du oder andere geschrieben haben.
menu-invite-where = An welchen Tisch lädst du { $name } ein?
menu-record-title = Du und { $name }
menu-record-none = Auf diesem Server habt ihr noch kein Spiel zusammen beendet.
menu-record-line = { $game ->
    [all] **Alle Spiele**
   *[other] { $game }
}: zusammen { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}; du lagst { $ahead }-mal vorn, { $level }-mal gleichauf und { $behind }-mal hinten.
error-not-our-post = { $why ->
    [other] Diese Nachricht ist nicht von mir, darum weiß ich nichts über sie. Wähle einen meiner Beiträge über einen Tisch.
   *[none] Dieser Beitrag von mir handelt von keinem Tisch, den ich hier kenne. Wähle einen über einen Tisch.
}
error-no-table-of-mine = Auf diesem Server sitzt du an keinem offenen Tisch, an dem diese Person mitspielen könnte. Eröffne zuerst einen mit /tisch neu.
error-not-a-player = { $who ->
    [bot] Das ist ein Bot und keine Person: Hausbots setzt du mit /tisch hausbot-dazu an den Tisch.
   *[you] Das bist du selbst. Wähle jemand anderen.
}

# Einen Tisch finden: der Filter von /tisch offen, und wovon man benachrichtigt werden will.

list-none-fits = Gerade sucht kein Tisch, der passt, Mitspielende. Lass dich benachrichtigen, sobald es einen gibt, oder eröffne einen mit /tisch neu.
list-filtered = 🔎 { $wanted }
list-filter = **Was für Tische suchst du?** Wähle so viel, wie du möchtest.
button-list-filter = Filtern
button-list-show = Tische zeigen
button-wish = Sag mir Bescheid
wanted-any = jeder Tisch
wanted-any-of = { $field ->
    [game] Jedes Spiel
    [players] Beliebig viele Leute
    [pace] Jedes Tempo
    [language] Jede Sprache
   *[expansions] Mit oder ohne Erweiterungen
}
wanted-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
wanted-language = Beiträge auf { $language }
wanted-expansions = { $chosen ->
    [with] mit Erweiterungen
   *[without] ohne Erweiterungen
}
wish-done = 🔔 Du wirst einmal erwähnt, wenn auf diesem Server ein Tisch eröffnet wird oder an einem laufenden ein Platz frei wird, der passt: { $wanted }. Das endet { $days ->
    [one] morgen
   *[other] in { $days } Tagen
} oder sobald du einen Platz hast; nachts passiert nichts (/zeiten). /ich zeigt es an.
wish-silent = Du hast Benachrichtigungen ausgeschaltet und würdest nichts davon erfahren: Das änderst du mit /ich ruf.
wish-drop = Nicht mehr suchen …
wish-dropped = 🔕 Von diesen Tischen erfährst du nichts mehr.
me-wish = { $server ->
    [none] 🔔 Gesucht: { $wanted } (bis { $until })
   *[other] 🔔 Gesucht: { $wanted } auf { $server } (bis { $until })
}
error-too-many-wishes = Du suchst schon { $most } Arten von Tischen. Entferne zuerst eine mit /ich.
lobby-call-wished = { $mentions }: { $status ->
    [lobby] { $table } passt zu dem, was du suchst, und hat noch einen Platz frei ([zum Tisch]({ $link })).
   *[running] { $table } passt zu dem, was du suchst, und dort kannst du mit /tisch vertreten einen Platz übernehmen ([zum Tisch]({ $link })).
}
list-expansions-with = mit Erweiterungen
list-expansions-without = ohne Erweiterungen
arg-list-players = Wie viele insgesamt spielen
arg-list-pace = Nur Tische mit diesem Tempo
arg-list-language = Nur Tische, deren Beiträge in dieser Sprache sind
arg-list-expansions = Mit oder ohne Erweiterungen
name-players = personen
name-expansions = erweiterungen

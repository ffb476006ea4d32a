# /datenschutz: was über jemanden gespeichert ist, die Datei damit, und das Löschen.

privacy-title = Was ich über dich speichere
privacy-intro = Nur, was die Spiele brauchen, auf dem Rechner der Person, die diesen Bot betreibt. { $rows ->
    [0] Im Moment ist nichts über dich gespeichert.
    [one] Im Moment gibt es einen Eintrag.
   *[other] Im Moment gibt es { $rows } Einträge.
}
privacy-settings = **Einstellungen** ({ $rows }): Sprache, Benachrichtigungen, Farben, Wachzeiten, Urlaube, wann du zuletzt auf einem Server aktiv warst, in welchen Browsern du spielst, auf welchen Wegen du benachrichtigt wirst, ob du einen privaten Kalender hast, ob deine Partien ausgewertet werden dürfen; damit du gefragt wirst, wenn du wach bist, und nur du für dich ziehen kannst. Bis du sie änderst oder löschst.
privacy-tables = **Tische** ({ $rows }): deine Discord-ID und dein Name an Tischen, die du eröffnet hast, an denen du sitzt oder zusiehst oder zu denen du eingeladen bist, deine Links zu ihren Seiten im Browser und dass ein Programm für dich spielt; damit alle wissen, wer mitspielt. Solange der Tisch gespeichert ist.
privacy-moves = **Züge und Ergebnisse** ({ $rows }): welche Züge wann von dir waren, Zeitüberschreitungen, Ergebnisse, dein Salz für die Auslosung; damit Partien weitergehen, nachgespielt und nachgeprüft werden können. Solange der Tisch gespeichert ist.
privacy-notes = **Notizen** ({ $rows }): deine Notizen, Entwürfe und Daueraufträge, die sonst niemand sieht. Bis du sie oder alles löschst.
privacy-avoided = **Meidelisten** ({ $rows }): wen du meidest; niemand erfährt davon. Ob dich jemand meidet, erfährst auch du nicht, aber gelöscht wird es mit. Bis du sie änderst.
privacy-practice = **Übung** ({ $rows }): deine Sandkästen und geführten Partien. Bis ein paar Tage nach der letzten Benutzung.
privacy-calls = **Benachrichtigungen** ({ $rows }): worüber ich dich noch benachrichtigen muss, welche Tische und Spiele du suchst (bis zu 30 Tage; was du mit /suchen gewählt hast, bis du es löschst), und was du am letzten Tag getan hast, zum Schutz vor Spam. Bis du geantwortet hast, oder einen Tag lang.
privacy-agreements = **Absprachen** ({ $rows }): deine Vorschläge und Stimmen an einem Tisch. Solange der Tisch gespeichert ist.
privacy-ratings = **Wertungen** ({ $rows }): berechnet aus den Ergebnissen gewerteter Tische. Solange diese gespeichert sind.
privacy-leagues = **Ligen** ({ $rows }): Saisons, zu denen du dich angemeldet hast, deine Tische, Plätze und Karten, und was die Leitung entschieden hat; damit sich eine Saison erklären lässt. Solange die Liga gespeichert ist.
privacy-posts = **Nachrichten** ({ $rows }): was ich an Tischen und in Ligen über dich gepostet habe oder noch posten muss. Solange der Tisch oder die Liga gespeichert ist.
privacy-backups = In den Sicherungen steht dasselbe, so viele Nächte lang, wie sie aufgehoben werden. Chats lese ich nicht. `/datenschutz export` schickt dir alles als Datei, `/datenschutz löschen` löscht es.
privacy-exported = Alles, was ich über dich speichere, als JSON-Datei. Die Namen anderer sind weggelassen.
privacy-too-large = Alles, was ich über dich speichere, ist für eine Datei auf Discord zu groß ({ $megabytes } MB). Wer diesen Bot betreibt, kann es dir schicken (`bot privacy export`).
privacy-sure = **Alles löschen, was ich über dich speichere?**
    Einstellungen, Wachzeiten, Urlaube, Notizen, Meidelisten, Sandkästen, Daueraufträge und Vorschläge werden gelöscht. Deine Plätze in laufenden Partien übernehmen Hausbots, Lobbys und Ligasaisons verlässt du. In allen Partien, Ligen, Wertungen und Statistiken heißt dein Platz dann zum Beispiel „Spieler 3“, damit die anderen ihre Ergebnisse behalten.
    Das lässt sich nicht rückgängig machen. Wenn du eine Kopie behalten willst, nimm vorher `/datenschutz export`.
button-privacy-erase = Alles löschen
privacy-erased = Erledigt: In meiner Datenbank steht nichts mehr über dich. { $tables ->
    [0] Du hattest an keinem Tisch einen Platz.
    [one] Dein Platz an einem Tisch trägt deinen Namen nicht mehr.
   *[other] Deine Plätze an { $tables } Tischen tragen deinen Namen nicht mehr.
}
    Was auf Discord gepostet wurde, bleibt dort stehen; bitte die Admins des Servers, es zu löschen. Frühere Sicherungen enthalten deine Daten noch, bis sie ablaufen; wird eine davon eingespielt, wirst du auch daraus wieder gelöscht.
privacy-unwiped = Der frei gewordene Platz in der Datei wird so bald wie möglich überschrieben.
cmd-privacy = Ansehen, herunterladen oder löschen, was ich über dich speichere
cmd-privacy-show = Was ich über dich speichere, warum und wie lange
cmd-privacy-export = Alles, was ich über dich speichere, als Datei
cmd-privacy-erase = Alles löschen, was ich über dich speichere
name-privacy = datenschutz
name-erase = löschen

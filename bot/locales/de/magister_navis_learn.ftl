# So geht Magister Navis: die Karten, und was für einen Hausbot zählt.

## Karten: Reihenfolge und Bilder stehen in `first_game.toml`

magister_navis-learn-aim-title = Das Ziel
magister_navis-learn-aim = Wer nach sieben Runden den meisten Ruhm hat, gewinnt. Es gibt ihn für Städte und die Verbindungen zwischen ihnen, für die vier Leisten auf deinem Plan, für Karten und für manche Gebäude.
magister_navis-learn-round-title = Eine Runde
magister_navis-learn-round = Zuerst bauen alle ein Gebäude und bekommen Steine: neue als Wachstum, und als Lohn welche von ihren Gebäuden zurück. Dann seid ihr reihum am Zug, mit je einer Aktion, bis alle gepasst haben.
magister_navis-learn-tracks-title = Deine vier Leisten
magister_navis-learn-tracks = Industrie erlaubt höhere Baustufen, Kultur bringt mehr neue Steine, Finanzen bringen mehr Steine zurück, und Politik lässt dich mehr Karten behalten. Gebäude, Marken und Karten heben sie, mit einer Stufe bei 2, 4, 7 und 10; am Ende ist jede Leiste auch Ruhm.
magister_navis-learn-build-title = Bauen
magister_navis-learn-build = Jede Runde nimmst du genau ein Gebäude, bis zu der Stufe, die deine Industrie erlaubt. Eines mit Kreis gibt dir eine Aktion, sooft du einen Stein darauflegst; die anderen heben deine Leisten.
magister_navis-learn-salary-title = Wachstum und Lohn
magister_navis-learn-salary = Wachstum bringt Steine aus deinem Vorrat in deinen Hafen, Lohn holt Steine von deinen Gebäuden zurück, deren Kreise dann wieder frei sind. Jede Aktion kostet Steine aus dem Hafen: einen für den Kreis, und oft noch einen.
magister_navis-learn-ship-title = Schifffahrt
magister_navis-learn-ship = Lege einen Stein auf das nächste Feld der Leiste einer Region, und nimm die Marke dort. Der letzte Stein erschließt die Region: Wer die meisten Steine auf der Leiste hat, bekommt die Karte des Gouverneurs, und Städte und Karten sind zu haben.
magister_navis-learn-occupy-title = Städte besiedeln
magister_navis-learn-occupy = Lege einen Stein in eine leere Stadt, und nimm ihre Marke: in Europa überall, sonst in einer erschlossenen Region, in der du schon einen Stein hast. Zwei verbundene Städte ergeben eine Verbindung, die ihre Marke bringt und am Ende 1 Ruhm.
magister_navis-learn-attack-title = Angriff
magister_navis-learn-attack = Ein Angriff nimmt jemandem eine Stadt weg und kostet einen Stein mehr; eine Marke gibt es nicht. Die Stadt und ihre Verbindungen zählen dann für dich, und der vertriebene Stein kommt in den Vorrat seines Besitzers.
magister_navis-learn-draw-title = Karten
magister_navis-learn-draw = Mit Ausbeuten nimmst du die oberste Karte eines Stapels, wenn du in seiner erschlossenen Region so viele Steine hast, wie sie verlangt; was sie zeigt, zählt sofort. Wenn du passt, darfst du nur so viele Karten behalten, wie deine Politik erlaubt.

## Was für einen Hausbot zählt: wofür eine Zahl in seiner Rechnung steht

magister_navis-term-unit = Die Zahlen in Klammern: Ruhm bis zum Ende des Spiels, wie der Bot ihn schätzt.
magister_navis-term-token = die { $token }
magister_navis-term-presence = { $count ->
    [one] dein erster Stein in der Region { $region }
   *[other] dann { $count } deiner Steine in der Region { $region }
}
magister_navis-term-governor = { $count ->
    [one] { $count } Stein von dir auf der Leiste
   *[other] { $count } Steine von dir auf der Leiste
}, auf der die meisten den Gouverneur bringen
magister_navis-term-city = { $count } Ruhm für die Stadt
magister_navis-term-links = { $count ->
    [one] eine Verbindung zu deiner nächsten Stadt
   *[other] { $count } Verbindungen zu deinen Städten
}
magister_navis-term-links-later = { $count ->
    [0] Verbindungen, die schwer zu bekommen sind
    [one] eine Verbindung, die noch möglich ist
   *[other] { $count } Verbindungen, die noch möglich sind
}
magister_navis-term-rival = { $count } Ruhm, den { $other } verliert
magister_navis-term-card = die Karte { $card }
magister_navis-term-cards = dein Plan mit den Karten, die du behältst
magister_navis-term-again = { $building }, wieder zu gebrauchen
magister_navis-term-discs = { $count ->
    [one] { $count } Stein eingesetzt
   *[other] { $count } Steine eingesetzt
}
magister_navis-term-source = { $source }, von jetzt an belegt
magister_navis-term-source-token = die { $source }, verbraucht
magister_navis-term-track-industry = Industrie, dann bei { $reached }
magister_navis-term-track-culture = Kultur, dann bei { $reached }
magister_navis-term-track-finance = Finanzen, dann bei { $reached }
magister_navis-term-track-politics = Politik, dann bei { $reached }
magister_navis-term-track-glory = { $count } Ruhm
magister_navis-term-uses = { $rounds ->
    [0] die Aktion in dieser letzten Runde
   *[other] die Aktion in bis zu { $rounds } Runden
}

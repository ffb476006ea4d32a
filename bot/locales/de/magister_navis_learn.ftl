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
magister_navis-learn-ship = Lege einen Stein auf das nächste Feld der Handelsroute einer Region, und nimm die Marke dort. Der letzte Stein erschließt die Region: Wer die meisten Steine auf der Handelsroute hat, bekommt die Karte des Gouverneurs, und Städte und Karten sind zu haben.
magister_navis-learn-occupy-title = Städte besiedeln
magister_navis-learn-occupy = Lege einen Stein in eine leere Stadt, und nimm ihre Marke: in Europa überall, sonst in einer erschlossenen Region, in der du schon einen Stein hast. Zwei verbundene Städte ergeben eine Verbindung, die ihre Marke bringt und am Ende 1 Ruhm.
magister_navis-learn-attack-title = Angriff
magister_navis-learn-attack = Ein Angriff nimmt jemandem eine Stadt weg und kostet einen Stein mehr; eine Marke gibt es nicht. Die Stadt und ihre Verbindungen zählen dann für dich, und der vertriebene Stein kommt in den Vorrat seines Besitzers.
magister_navis-learn-draw-title = Karten
magister_navis-learn-draw = Mit Ausbeuten nimmst du die oberste Karte eines Stapels, wenn du in seiner erschlossenen Region so viele Steine hast, wie sie verlangt; was sie zeigt, zählt sofort. Wenn du passt, darfst du nur so viele Karten behalten, wie deine Politik erlaubt.

## Das erste Spiel: `first_game.toml` hat seine Ziele

magister_navis-story-begin = Du führst eine Seemacht in Europa. Wer nach sieben Runden den meisten Ruhm hat, gewinnt. Neun kleine Ziele bringen deine Schiffe nach Afrika, bis die Region erschlossen ist.
magister_navis-story-shipyard = Bau eine Werft
magister_navis-story-shipyard-why = Jede Runde beginnt damit, dass alle ein Gebäude bauen. Der Kreis einer Werft schickt Schiffe los.
magister_navis-story-shipyard-met = Danach kamen 2 Steine in deinen Hafen: Mit ihnen bezahlst du alles, was du tust.
magister_navis-story-tunis = Besiedle Tunis (EU8)
magister_navis-story-tunis-why = Eine Aktion braucht einen Stein für den Kreis eines Gebäudes, hier der Residenz, und diese noch einen für die Stadt. Tunis liegt Afrika am nächsten, und seine Marke gehört dir.
magister_navis-story-tunis-met = Jede Stadt ist am Ende Ruhm. Ohne Steine passt du, und wenn alle gepasst haben, ist die Runde vorbei.
magister_navis-story-workshop = Bau eine Werkstatt
magister_navis-story-workshop-why = Die Industrie bestimmt, welche Gebäude du bauen darfst. Die zwei Symbole der Werkstatt bringen dich auf Stufe 2.
magister_navis-story-workshop-met = Neue Steine kamen dazu, und als Lohn kam der aus der Residenz zurück: Ihr Kreis ist wieder frei.
magister_navis-story-first = Schick ein erstes Schiff nach Afrika
magister_navis-story-first-why = Dein Stein kommt auf das nächste Feld der Handelsroute dieser Region, und die Marke dort gehört dir. Sind alle 6 Felder besetzt, ist Afrika erschlossen.
magister_navis-story-first-met = Die Marke hat eine deiner vier Leisten gehoben. Am Ende ist auch jede Leiste Ruhm.
magister_navis-story-bank = Bau eine Bank
magister_navis-story-bank-why = Ein Stein auf einem Kreis blockiert ihn, bis ihn der Lohn zurückholt. Die Bank hebt die Finanzen, und Finanzen sind Lohn.
magister_navis-story-bank-met = Von jetzt an kann der Lohn zwei Steine in der Runde zurückholen.
magister_navis-story-second = Schick ein zweites Schiff nach Afrika
magister_navis-story-second-why = Wer die meisten Steine auf der Handelsroute hat, wenn Afrika erschlossen wird, wird sein Gouverneur. Und auf diesem Feld liegt eine Marke, die selbst eine Aktion ist.
magister_navis-story-second-met = Auch die anderen schicken Schiffe: In Afrika ist noch ein Feld frei.
magister_navis-story-paris = Besiedle Paris (EU5) mit deiner Marke
magister_navis-story-paris-why = Die Marke ersetzt den Kreis: Du zahlst nur den Stein für die Stadt.
magister_navis-story-paris-met = Sieh dir die Linien an: Gehören dir beide Enden, hast du eine Verbindung. Sie bringt ihre Marke und am Ende 1 Ruhm.
magister_navis-story-open = Erschließ Afrika mit dem letzten Schiff
magister_navis-story-open-why = Ein Feld ist noch frei, und damit hättest du drei Steine auf der Handelsroute, mehr als alle anderen.
magister_navis-story-open-met = Du bist Gouverneur von Afrika! Von jetzt an sind seine Städte und Karten für alle zu haben, die dort einen Stein haben.
magister_navis-story-luanda = Besiedle Luanda (AF1), und verbinde es mit Tunis
magister_navis-story-luanda-why = Du hast Steine in Afrika, also darfst du dort siedeln. Am anderen Ende der Linie liegt Tunis (EU8).
magister_navis-story-luanda-met = Eine Verbindung zwischen zwei Kontinenten: jetzt ihre Marke und am Ende 1 Ruhm.
magister_navis-story-end = **Ruhm** bringen Städte und Verbindungen, deine vier Leisten, Karten und manche Gebäude. **Schluss ist** nach sieben Runden. **Ein vernünftiger nächster Zug:** Bau einen Markt, und hol dir damit Karten Afrikas; beim Passen sagt deine Politik, wie viele du behalten darfst.

## Was für einen Hausbot zählt: wofür eine Zahl in seiner Rechnung steht

magister_navis-term-unit = Die Zahlen in Klammern: Ruhm bis zum Ende des Spiels, wie der Bot ihn schätzt.
magister_navis-term-token = die { $token }
magister_navis-term-presence = { $count ->
    [one] dein erster Stein in der Region { $region }
   *[other] dann { $count } deiner Steine in der Region { $region }
}
magister_navis-term-governor = { $count ->
    [one] { $count } Stein von dir auf der Handelsroute
   *[other] { $count } Steine von dir auf der Handelsroute
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
    [one] die Aktion in noch 1 Runde
   *[other] die Aktion in bis zu { $rounds } Runden
}

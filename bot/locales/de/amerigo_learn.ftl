# So geht Amerigo: die Karten. Die Gründe des Hausbots stehen darunter in einem eigenen Teil.

## Karten: Reihenfolge und Bilder stehen in `first_game.toml`

amerigo-learn-aim-title = Das Ziel
amerigo-learn-aim = Wer nach fünf Durchgängen die meisten Siegpunkte hat, gewinnt. Du bekommst sie, indem du Inseln entdeckst und bebaust, für Waren, die zu deinen Rohstoffen passen, für die Fortschritts- und die Sonderaktionsleiste und für Gold.
amerigo-learn-phase-title = Eine Runde
amerigo-learn-phase = Würfel einer Farbe kommen in den Turm; was herausfällt, gleich welche Farbe, steht zur Wahl. In jeder der sieben Runden eines Durchgangs wählen alle eine dieser Farben und haben so viele Aktionspunkte, wie die häufigste Farbe Würfel hat.
amerigo-learn-sail-title = Blau: Schifffahrt
amerigo-learn-sail = Deine beiden Schiffe fahren je so viele Schritte, wie du Aktionspunkte hast. Halte an einem Anker und setz ein Kontor auf die Insel daneben: Das erste dort bringt 3 Siegpunkte, und nur wo du ein Kontor hast, kannst du bauen.
amerigo-learn-plan-title = Rot: Planen
amerigo-learn-plan = Nimm Plättchen, um sie später zu bauen: Eigene Dorfplättchen kosten je 1 Aktionspunkt, egal wie groß sie sind. Ein Landschaftsplättchen kostet so viele, wie es Felder hat, bringt aber viel mehr.
amerigo-learn-build-title = Grün: Bauen
amerigo-learn-build = Leg deine Plättchen auf Land, das an deine Kontore grenzt oder mit ihnen verbunden ist. Jedes bringt sofort Siegpunkte, auf einer Großinsel mehr, und die Rohstoffe, die es verdeckt.
amerigo-learn-complete-title = Eine Insel fertigstellen
amerigo-learn-complete = Wer das letzte Feld einer Insel füllt, bekommt 3 Siegpunkte, und alle mit Kontoren dort werden dafür belohnt: in den ersten Durchgängen reich, im letzten kaum. Zwei Kontore sind dreimal so viel wert wie eines.
amerigo-learn-progress-title = Braun: Fortschritt
amerigo-learn-progress = Jeder Aktionspunkt ist ein Schritt auf der Fortschrittsleiste. Bei jedem Feld mit Siegpunkten nimmst du einen der offenen Marker: mehr Aktionspunkte, Gold, Hilfe gegen Piraten oder Siegpunkte am Ende.
amerigo-learn-goods-title = Gelb: Waren
amerigo-learn-goods = Am Ende bringt jeder Rohstoff 1 Siegpunkt und 1 mehr für jeden Warenmarker seiner Sorte. Kauf also die Marker, die zu dem passen, was du verdeckt hast.
amerigo-learn-pirates-title = Schwarz: Kanonen
amerigo-learn-pirates = Nach jedem Durchgang kommen die Piraten: Du brauchst so viele Kanonen, wie sie stark sind, sonst verlierst du alle Kanonen und so viele Siegpunkte. Sie werden von Durchgang zu Durchgang stärker; lade rechtzeitig.

## Das erste Spiel: `first_game.toml` hat seine Ziele

amerigo-story-begin = Du führst eine Expedition zu unbekannten Inseln. Wer nach fünf Durchgängen die meisten Siegpunkte hat, gewinnt. Acht kleine Ziele führen dich von der ersten Landung bis zu einer eigenen Insel, der Nummer 12 im Süden.
amerigo-story-sail = Fahr mit einem Schiff zum Anker auf M17
amerigo-story-sail-why = Aus dem Turm sind Würfel gefallen, und du wählst eine ihrer Farben. Blau heißt Schifffahrt. Du hast so viele Aktionspunkte, wie die häufigste Farbe Würfel hat, hier 4, und so weit darf jedes deiner Schiffe fahren.
amerigo-story-sail-met = Das Schiff liegt bei Insel 12 vor Anker.
amerigo-story-post = Setz ein Kontor auf Insel 12
amerigo-story-post-why = Mit einem Kontor fängt auf einer Insel alles an: Bauen darfst du nur neben deinen Kontoren und neben dem, was mit ihnen verbunden ist.
amerigo-story-post-met = Das erste Kontor einer Insel bringt 3 Siegpunkte. Jetzt darf dein anderes Schiff fahren und anderswo landen.
amerigo-story-load = Lade 5 Kanonen
amerigo-story-load-why = Schwarz lädt Kanonen. Nach jedem Durchgang kommen die Piraten: Mit zu wenigen Kanonen verlierst du sie alle und dazu Siegpunkte.
amerigo-story-load-met = Du hast 5 Kanonen, und so stark sind die Piraten noch nicht. Auch nach dem letzten Durchgang kommen sie, bevor gezählt wird.
amerigo-story-four = Plane das Dorf 4I, vier Felder in einer Reihe
amerigo-story-four-why = Rot nimmt Plättchen für später. Insel 12 ist klein: dein Kontor, dann Platz für sechs Felder, vier davon in einer Reihe.
amerigo-story-four-met = Eigene Dorfplättchen kosten 1 Aktionspunkt, egal wie groß sie sind.
amerigo-story-two = Plane das Dorf 2 aus zwei Feldern
amerigo-story-two-why = Zusammen mit den vier in einer Reihe füllt es Insel 12.
amerigo-story-two-met = Du hast noch Aktionspunkte: Nimm, was dir für andere Inseln gefällt.
amerigo-story-advance = Rück auf der Fortschrittsleiste vor
amerigo-story-advance-why = Braun macht für jeden Aktionspunkt einen Schritt. Die Leiste bringt am Ende Siegpunkte und unterwegs Marker.
amerigo-story-advance-met = Du hast dir einen Marker verdient: Er bleibt bei dir und hilft, wenn seine Zeit kommt.
amerigo-story-build = Bau die vier in einer Reihe auf N18
amerigo-story-build-why = Grün baut. Ein Plättchen liegt auf Land neben deinem Kontor und nimmt den Rohstoff, den es verdeckt.
amerigo-story-build-met = Jeder Rohstoff ist am Ende ein Siegpunkt, und mehr mit Warenmarkern seiner Sorte.
amerigo-story-complete = Vollende Insel 12 mit dem Dorf auf O17
amerigo-story-complete-why = Zwei Felder sind noch frei. Wer das letzte füllt, stellt die Insel für alle fertig, die dort Kontore haben, und du bist allein.
amerigo-story-complete-met = 3 Siegpunkte fürs Fertigstellen und 5 für dein Kontor. In späteren Durchgängen sind Inseln weniger wert, also sei früh dran.
amerigo-story-end = **Siegpunkte** bringen Inseln, die du entdeckst, bebaust und fertigstellst, Rohstoffe mit Warenmarkern ihrer Sorte, die Fortschritts- und die Sonderaktionsleiste und Gold. **Schluss ist** nach fünf Durchgängen. **Ein vernünftiger nächster Zug:** Sieh nach, welche Farbe die meisten Aktionspunkte bietet, und lande oder baue dort, wo eine Insel fast voll ist.

## Die Gründe des Hausbots: wofür eine Zahl in seiner Rechnung steht

amerigo-term-unit = Die Zahlen in Klammern: Siegpunkte bis zum Spielende, wie der Bot sie schätzt.
amerigo-term-anchor = ein Kontor auf Insel { $island }
amerigo-term-nearness = näher an guten Ankern
amerigo-term-other-ship = was das andere Schiff noch tun kann
amerigo-term-gold = das Gold, das es kostet
amerigo-term-discovery = die Entdeckung
amerigo-term-posts = das Kontor, wenn die Insel fertig ist
amerigo-term-land = Land zum Bauen
amerigo-term-safety = { $count ->
    [0] noch keine Kanone gegen Piraten der Stärke { $strength }
    [one] bisher { $count } Kanone gegen Piraten der Stärke { $strength }
   *[other] bisher { $count } Kanonen gegen Piraten der Stärke { $strength }
}
amerigo-term-overflow = das Gold für übrige Punkte
amerigo-term-plan = was das Plättchen bringt, wenn es gebaut ist
amerigo-term-rest = was die übrigen Punkte noch bezahlen
amerigo-term-progress = die Fortschrittsleiste
amerigo-term-tokens = Fortschrittsmarker auf dem Weg
amerigo-term-token = { $token }
amerigo-term-tile = { $count ->
    [one] { $count } Siegpunkt
   *[other] { $count } Siegpunkte
} für das Plättchen
amerigo-term-resources = die Rohstoffe darunter
amerigo-term-completion = Insel { $island } ist fertig
amerigo-term-closer = Insel { $island } ist bald fertig
amerigo-term-goods = { $count ->
    [0] { $good }, wovon du noch nichts hast
   *[other] { $good }, wovon du { $count } hast
}
amerigo-term-order = dein Platz auf der Sonderaktionsleiste
amerigo-term-cubes = die Würfel
amerigo-term-taken = das genommene Gold

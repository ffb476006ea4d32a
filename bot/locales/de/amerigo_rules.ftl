# Die Regeln in eigenen Worten: was ein Ding tut, was zu beachten ist, und Einträge nach Abschnitt.
# `amerigo-rules-<key>` ist der Text (eines Dings: höchstens 300 Zeichen), `-fine` sein
# Kleingedrucktes, `-title` die Überschrift eines Eintrags, `-ours` sagt, was davon von uns
# nachgebildet ist. Das Verzeichnis ist `rulebook.toml`.

-amerigo-mark-ours = von uns nachgebildet

## Spielaufbau

amerigo-rules-map-title = Die Karte
amerigo-rules-map = 9, 12 oder 16 quadratische Inselteile bei 2, 3 oder 4 Personen, gemischt und gedreht. Alles Wasser hängt mit dem Rahmen zusammen, zwei Inseln berühren sich nie, auch nicht über Eck.{ $map_checks ->
        [rulebook] { " " }Jede solche Karte kommt vor, auch eine ohne Großinsel.
        [usual] { " " }Der Bot mischt außerdem neu, bis es eine bis fünf Großinseln gibt und jede Insel ein Kontorfeld hat.
       *[any] { " " }Der Bot mischt außerdem neu, bis es eine bis fünf Großinseln gibt und jede Insel ein Kontorfeld hat; ein Tisch kann darauf verzichten.
    }
amerigo-rules-map-ours = Wie die Inselteile aussehen, ist von uns nachgebildet.
amerigo-rules-cells-title = Felder
amerigo-rules-cells = Land, Wasser, Land mit einem von fünf Rohstoffen, Kontorfelder (Land) und Ankerfelder: das Wasser neben jedem Kontorfeld. Eine Insel mit mindestens 20 Landfeldern ist eine Großinsel und hat eine Schatztruhe. Um die Karte läuft ein Rahmen aus 12, 14 oder 16 Wasserfeldern, ab Z1 oben links im Uhrzeigersinn.
amerigo-rules-supplies-title = Womit du beginnst
amerigo-rules-supplies = 12 Kontore, 2 Schiffe, die noch nicht auf der Karte sind, 16 Dorfplättchen und 0, 1, 2 oder 3 Gold nach Spielreihenfolge. Von jeder Ware ist ein Warenmarker auf deinen Plan gedruckt. 37 Landschaftsplättchen liegen für alle bereit.
amerigo-rules-supplies-ours = Wie viele Plättchen es je Form gibt, ist von uns nachgebildet.
amerigo-rules-stocks-title = Verdeckte Vorräte
amerigo-rules-stocks = Sechs Piratenmarker (0, 0, 1, 2, 3, 4): Einer kommt ungesehen aus dem Spiel, einer liegt offen. Von 24 Fortschrittsmarkern liegen 8 offen. Warenmarker: 30, 40 oder 50, davon 6, 8 oder 10 offen. Eure Scheiben bilden einen zufälligen Stapel auf der Sonderaktionsleiste.
amerigo-rules-stocks-ours = Für welche Aktionen neun der Fortschrittsmarker AP geben, ist von uns nachgebildet.
amerigo-rules-openness-title = Was verdeckt ist
amerigo-rules-openness = Verdeckt sind nur die Piratenmarker, die mit der Rückseite nach oben liegen, die Reihenfolge der Fortschritts- und Warenmarker im Vorrat und was der Würfelturm tun wird. Alles andere ist offen, auch wie viele Würfel jeder Farbe im Turm stecken.

## Eine Runde

amerigo-rules-phase-title = Durchgänge und Runden
amerigo-rules-phase = Fünf Durchgänge zu sieben Runden: blau, schwarz, rot, braun, grün, gelb, weiß. In jeder Runde kommen die Würfel ihrer Farbe in den Turm, und alle handeln einmal. Danach gehen die Würfel zurück in den Vorrat. Liegen keine Würfel bereit oder fällt keiner heraus, entfällt die Runde.
amerigo-rules-tower-title = Der Würfelturm
amerigo-rules-tower = Von den eingeworfenen Würfeln bleiben einige stecken, und von den früheren fallen einige heraus.
amerigo-rules-tower-ours = { $tower ->
        [loose] An diesem Tisch liegen die Würfel umso lockerer, je mehr eingeworfen werden: ein Modell von uns.
        [usual] Hier fällt ein eingeworfener in 2 von 3 Fällen heraus, einer aus dem Turm in 1 von 3: unsere Lesart davon, wie es andere Programme machen.
       *[any] Hier fällt ein eingeworfener in 2 von 3 Fällen heraus, einer aus dem Turm in 1 von 3: unsere Lesart davon, wie es andere Programme machen. Ein Tisch kann ein anderes Modell wählen, ebenfalls von uns nachgebildet: „{ amerigo-option-tower-loose }“.
    }
amerigo-rules-points-title = Aktionen und Aktionspunkte (AP)
amerigo-rules-points = Du darfst die Aktion jeder Farbe wählen, die im Aktionsfeld liegt. Du hast so viele Aktionspunkte (AP), wie es dort Würfel der häufigsten Farbe gibt, egal welche Aktion du wählst. Marker für zusätzliche AP zählen zusammen. Was übrig bleibt, verfällt.
amerigo-rules-order_of_play-title = Wer zuerst handelt
amerigo-rules-order_of_play = Zuerst handelt, wer auf der Sonderaktionsleiste weiter vorn liegt; auf demselben Feld die obere Scheibe. Die Reihenfolge steht zu Beginn der Runde fest.
amerigo-rules-turn-title = Dein Zug
amerigo-rules-turn = Du tust genau eines: eine mögliche Aktion ausführen, Gold nehmen oder den Marker einsetzen, der die Würfel wertet. Mehrere dürfen dieselbe Aktion wählen. AP darfst du immer verfallen lassen.

## Schifffahrt (blau)

amerigo-rules-sailing-title = Schifffahrt
amerigo-rules-sailing = Jedes deiner beiden Schiffe darf so viele Schritte fahren, wie du AP hast, eines nach dem anderen. Ein Schritt führt auf das nächste Wasser- oder Rahmenfeld, nie diagonal. Beim ersten Mal beginnen beide Schiffe kostenlos auf Rahmenfeldern deiner Wahl.
amerigo-rules-ends-title = Wo ein Schiff halten darf
amerigo-rules-ends = Auf einem Rahmenfeld dürfen beliebig viele Schiffe stehen, auf einem Wasserfeld nur eines. Durchfahren ist erlaubt. Ein Schiff, dessen Fahrt beendet ist, fährt in dieser Aktion nicht weiter.
amerigo-rules-posting-title = Ein Kontor setzen
amerigo-rules-posting = Ein Schiff, das seine Fahrt auf einem Ankerfeld beendet, darf eines deiner Kontore auf das Kontorfeld daneben setzen, wenn dort weder Kontor noch Plättchen liegt. { $post_at_rest ->
        [no] Ein Schiff, das stehen bleibt, darf das nicht.
        [usual] Auch ein Schiff, das stehen bleibt, darf das.
       *[any] Auch ein Schiff, das stehen bleibt, darf das, außer der Tisch hat es anders gewählt.
    }
amerigo-rules-discovery-title = Eine Insel entdecken
amerigo-rules-discovery = Das erste Kontor auf einer Insel bringt 3 SP. Spätere, eigene wie fremde, bringen sofort nichts, zählen aber, wenn die Insel fertig ist. Du darfst mehrere Kontore auf einer Insel haben.
amerigo-rules-bought_points-title = Schritte kaufen
amerigo-rules-bought_points = { $bought_points ->
        [moving] Bei der Schifffahrt ist jedes bezahlte Gold ein Schritt mehr für das Schiff, das gerade fährt, nicht für das andere.
        [usual] Bei der Schifffahrt ist jedes bezahlte Gold ein Schritt mehr für beide Schiffe, aber ein Schiff, das fertig ist, fährt nicht weiter.
       *[any] Bei der Schifffahrt ist jedes bezahlte Gold ein Schritt mehr für beide Schiffe, aber ein Schiff, das fertig ist, fährt nicht weiter. Ein Tisch kann wählen, dass es nur für das fahrende Schiff gilt.
    }

## Andere Aktionen

amerigo-rules-loading-title = Kanonen laden (schwarz)
amerigo-rules-loading = Jeder AP ist eine Kanone, bis zu 12. Bleiben am Ende der Leiste AP übrig, bekommst du 2 Gold, egal wie viele verfallen.
amerigo-rules-planning-title = Planen (rot)
amerigo-rules-planning = Nimm Plättchen, um sie später zu bauen: beliebig viele eigene Dorfplättchen für je 1 AP und ein Landschaftsplättchen für so viele AP, wie es Felder hat. Sie warten neben deinem Plan, solange du willst.
amerigo-rules-advancing-title = Fortschritt (braun)
amerigo-rules-advancing = Jeder AP ist ein Schritt auf der Fortschrittsleiste; auf manchen Feldern stehen SP. Am Ende zählt der höchste erreichte Wert. Bleiben am Ende der Leiste AP übrig, bekommst du 2 Gold.
amerigo-rules-advancing-ours = Die Leiste hat 20 Felder, mit SP auf 4, 8, 12, 16 und 20: Das ist von uns nachgebildet.
amerigo-rules-picking-title = Fortschrittsmarker nehmen
amerigo-rules-picking = Für jedes Feld mit SP, das du erreichst oder überschreitest, musst du sofort einen der offenen Fortschrittsmarker nehmen. Zwei solche Felder bringen zwei Marker. Liegt keiner offen, gibt es keinen Ersatz. Ein Marker für zusätzliche AP zählt nicht für die Aktion, in der du ihn nimmst.
amerigo-rules-buying-title = Warenmarker kaufen (gelb)
amerigo-rules-buying = Kaufe beliebig viele offene Warenmarker, deren Kosten (2, 3 oder 4 AP) du bezahlen kannst. Nachgelegt wird erst im nächsten Durchgang.
amerigo-rules-buying-ours = Wie viele Marker was kosten, ist von uns nachgebildet.
amerigo-rules-moving-title = Spielreihenfolge (weiß)
amerigo-rules-moving = Mit einem weißen Würfel im Aktionsfeld: Rücke deine Scheibe auf der Sonderaktionsleiste vor, höchstens ein Feld je AP; auf einem besetzten Feld kommt sie obenauf. Die neue Reihenfolge gilt ab der nächsten Runde. Am Ende zählt der höchste dort erreichte Wert.
amerigo-rules-moving-ours = Die Felder und ihre Werte sind von uns nachgebildet.
amerigo-rules-special-title = Sonderaktion (weiß)
amerigo-rules-special = Liegt deine Scheibe auf einem farbigen Feld und kein Würfel dieser Farbe im Aktionsfeld, gelten die weißen Würfel dort für dich als diese Farbe: Führe ihre Aktion mit den AP der Runde aus. Auf dem letzten Feld wählst du eine beliebige Farbe.{ $special_bonus ->
        [no] { " " }Marker für zusätzliche AP zählen hier nicht.
        [usual] { " " }Marker für zusätzliche AP zählen auch hier.
       *[any] { " " }Ein Tisch kann wählen, dass Marker für zusätzliche AP hier nicht zählen.
    }{ $wild_adds_up ->
        [yes] { " " }Auf dem letzten Feld zählen weiße Würfel mit denen der Farbe zusammen.
        [usual] { " " }Weiße Würfel zählen nicht mit denen der Farbe zusammen.
       *[any] { " " }Ein Tisch kann auf dem letzten Feld die Würfel zusammenzählen.
    }

## Inseln und Plättchen (grün)

amerigo-rules-placing-title = Bauen
amerigo-rules-placing = Lege geplante Plättchen auf Inseln, auf denen du ein Kontor hast: ein Dorfplättchen für 1 AP, ein Landschaftsplättchen für so viele AP, wie es Felder hat. Es muss ganz auf freiem Land liegen. Rohstoffe und freie Kontorfelder darf es verdecken; auf ein verdecktes Kontorfeld kommt nie ein Kontor.
amerigo-rules-linking-title = Anschluss an dein Kontor
amerigo-rules-linking = Jedes Plättchen muss mit einer Kante an eines deiner Kontore grenzen oder über eine lückenlose Kette aus deinen Dorfplättchen und Landschaftsplättchen mit einem verbunden sein, egal wer diese gebaut hat. Fremde Dorfplättchen und Kontore verbinden nicht. Ecken zählen nicht.
amerigo-rules-scoring_tiles-title = Was ein Plättchen bringt
amerigo-rules-scoring_tiles = Sofort: ein Dorfplättchen 1 SP, auf einer Großinsel 2; ein Landschaftsplättchen 2 SP je Feld, auf einer Großinsel 3. Dazu bekommst du jeden Rohstoff, den es verdeckt.
amerigo-rules-completing-title = Eine Insel fertigstellen
amerigo-rules-completing = Wer das letzte Feld füllt, mit Plättchen oder Kontor, bekommt 3 SP und auf einer Großinsel die Truhe. Dann bekommen alle mit Kontoren dort SP für deren Zahl, mal Zeitmarker: 5 im 1. Durchgang bis 1 im 5.
amerigo-rules-completing-ours = Ein Kontor zählt 1, zwei zählen 3; für drei, vier und ab fünf sind 6, 10 und 15 unsere Lesart.
amerigo-rules-chest-title = Schatztruhen
amerigo-rules-chest = Wer eine Großinsel fertigstellt, bekommt ihre Truhe: einmal 3 Gold, bei einer beliebigen eigenen Entscheidung oder am Spielende. Solange sie auf der Karte liegt, ist sie nur ein Zeichen.

## Gold

amerigo-rules-gold-title = Gold
amerigo-rules-gold = Die Leiste endet bei 12. { $gold_overflow ->
        [lost] Von Gold, das nicht mehr passt, ist nur das, was du statt einer Aktion nimmst, je 1 SP; anderes verfällt.
        [usual] Gold, das nicht mehr passt, ist je 1 SP.
       *[any] Gold, das nicht mehr passt, ist je 1 SP, außer der Tisch hat gewählt, dass nur Gold, das statt einer Aktion genommen wird, so zählt.
    } Am Ende ist jedes Gold 1 SP.
amerigo-rules-taking_gold-title = Gold nehmen
amerigo-rules-taking_gold = Statt einer Aktion darfst du ein Drittel aller Würfel im Aktionsfeld als Gold nehmen, aufgerundet. Marker für zusätzliche AP zählen hier nicht.
amerigo-rules-paying-title = Mit Gold bezahlen
amerigo-rules-paying = In einer Aktion ist jedes bezahlte Gold ein AP mehr, beliebig oft. Der Bot bezahlt es mit dem Zug, der es braucht, und sagt es dabei. { $overshoot ->
        [yes] Du darfst einen AP mehr kaufen, als die Leiste Platz hat, um das Gold an ihrem Ende zu bekommen.
        [usual] Nur um über das Ende einer Leiste hinauszukommen, darfst du keine AP kaufen.
       *[any] Nur um über das Ende einer Leiste hinauszukommen, darfst du keine AP kaufen, außer der Tisch hat erlaubt, für das Gold dort einen zu kaufen.
    }
amerigo-rules-track_end-title = Das Ende einer Leiste
amerigo-rules-track_end = Kanonen, Fortschritt, Reihenfolge: Kommt deine Scheibe mit übrigen AP ans Ende oder liegt sie schon dort, bekommst du 2 Gold, egal wie viele AP verfallen.

## Piraten und Vorbereitung

amerigo-rules-pirates-title = Die Piraten
amerigo-rules-pirates = Nach der weißen Runde greifen die offenen Piratenmarker an. Hast du mindestens so viele Kanonen wie ihre Summe, verlierst du genau so viele und behältst den Rest. Hast du weniger, verlierst du alle Kanonen und so viele SP wie die ganze Summe, aber nie unter 0.
amerigo-rules-preparation-title = Zwischen zwei Durchgängen
amerigo-rules-preparation = Ein weiterer Piratenmarker wird aufgedeckt. Die Fortschrittsmarker rechts kommen aus dem Spiel, die linken rücken nach rechts, links kommen vier neue. Übrige Warenmarker werden durch den nächsten Stapel ersetzt. Der Zeitmarker sinkt um 1.

## Ende und Wertung

amerigo-rules-end-title = Das Ende
amerigo-rules-end = Nach dem fünften Durchgang greifen die Piraten ein letztes Mal an. Unbenutzte Truhen und Goldmarker werden zu Gold, soweit es passt; der Rest ist je 1 SP. Dann ist jedes Gold auf der Leiste 1 SP.
amerigo-rules-goods_scoring-title = Waren und Rohstoffe
amerigo-rules-goods_scoring = Für jede Ware: deine Rohstoffe mal (deine Warenmarker plus den aufgedruckten), in SP. Was ein Warenmarker gekostet hat, spielt keine Rolle.
amerigo-rules-tracks_scoring-title = Leisten und Marker
amerigo-rules-tracks_scoring = Es zählen der höchste Wert auf der Fortschrittsleiste, der höchste auf der Sonderaktionsleiste und die Fortschrittsmarker für die Schlusswertung.
amerigo-rules-winner-title = Wer gewinnt
amerigo-rules-winner = Es gewinnt, wer die meisten Siegpunkte (SP) hat; bei Gleichstand, wer auf der Sonderaktionsleiste weiter vorn liegt, die obere Scheibe zuerst.

## Plättchen

amerigo-rules-tile-fine =
    - Es liegt auf freiem Land einer Insel, auf der du ein Kontor hast, und ist mit einem deiner Kontore verbunden.
    - Geplante Plättchen warten, solange du willst.
amerigo-rules-tile-fine-ours = - Wie viele es von dieser Form gibt, ist von uns nachgebildet.
-amerigo-village = Eines deiner Dorfplättchen: 1 AP fürs Planen, 1 fürs Bauen, egal wie groß. Es bringt 1 SP, auf einer Großinsel 2.
amerigo-rules-v1 = { -amerigo-village } Es bedeckt 1 Feld.
amerigo-rules-v2 = { -amerigo-village } Es bedeckt 2 Felder.
amerigo-rules-v3I = { -amerigo-village } Es bedeckt 3 Felder in einer Reihe.
amerigo-rules-v3L = { -amerigo-village } Es bedeckt 3 Felder über Eck.
amerigo-rules-v4I = { -amerigo-village } Es bedeckt 4 Felder in einer Reihe.
amerigo-rules-v4O = { -amerigo-village } Es bedeckt ein Quadrat aus 4 Feldern.
amerigo-rules-n1 = Gehört niemandem, 1 Feld: 1 AP fürs Planen, 1 fürs Bauen. Es bringt 2 SP, auf einer Großinsel 3, und verbindet alle, die ein Kontor daran haben.
amerigo-rules-n2 = Gehört niemandem, 2 Felder: 2 AP fürs Planen, 2 fürs Bauen. Es bringt 4 SP, auf einer Großinsel 6, und verbindet alle, die ein Kontor daran haben.
amerigo-rules-n3I = Gehört niemandem, 3 Felder in einer Reihe: 3 AP fürs Planen, 3 fürs Bauen. Es bringt 6 SP, auf einer Großinsel 9, und verbindet alle, die ein Kontor daran haben.
amerigo-rules-n3L = Gehört niemandem, 3 Felder über Eck: 3 AP fürs Planen, 3 fürs Bauen. Es bringt 6 SP, auf einer Großinsel 9, und verbindet alle, die ein Kontor daran haben.
amerigo-rules-n4I = Gehört niemandem, 4 Felder in einer Reihe: 4 AP fürs Planen, 4 fürs Bauen. Es bringt 8 SP, auf einer Großinsel 12, und verbindet alle, die ein Kontor daran haben.
amerigo-rules-n4O = Gehört niemandem, ein Quadrat aus 4 Feldern: 4 AP fürs Planen, 4 fürs Bauen. Es bringt 8 SP, auf einer Großinsel 12, und verbindet alle, die ein Kontor daran haben.
amerigo-rules-n5U = Gehört niemandem, 5 Felder als U: 5 AP fürs Planen, 5 fürs Bauen. Es bringt 10 SP, auf einer Großinsel 15, und verbindet alle, die ein Kontor daran haben.
amerigo-rules-n6R = Gehört niemandem, 6 Felder in zwei Reihen: 6 AP fürs Planen, 6 fürs Bauen. Es bringt 12 SP, auf einer Großinsel 18, und verbindet alle, die ein Kontor daran haben.

## Fortschrittsmarker

amerigo-more-fine =
    - Er zählt ab deiner nächsten Aktion, nicht für die, in der du ihn genommen hast.
    - Mehrere solche Marker zählen zusammen.
    - { $special_bonus ->
        [no] Bei der Sonderaktion zählt er nicht.
        [usual] Er zählt auch bei der Sonderaktion.
       *[any] Er zählt auch bei der Sonderaktion, außer der Tisch hat es anders gewählt.
    }
-amerigo-more-ours = - Für welche Aktionen es diese Marker gibt, ist { -amerigo-mark-ours }.
-amerigo-gold-fine = - Du kannst ihn bei jeder deiner Entscheidungen einsetzen, auch in der Aktion, in der du ihn genommen hast.
-amerigo-end-fine = - Er zählt nur am Spielende.
amerigo-rules-ap2_blue = Du hast 2 AP mehr, wann immer du zur See fährst.
amerigo-rules-ap2_blue-fine = { amerigo-more-fine }
amerigo-rules-ap2_blue-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_black = Du hast 2 AP mehr, wann immer du Kanonen lädst.
amerigo-rules-ap2_black-fine = { amerigo-more-fine }
amerigo-rules-ap2_black-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_red = Du hast 2 AP mehr, wann immer du planst.
amerigo-rules-ap2_red-fine = { amerigo-more-fine }
amerigo-rules-ap2_red-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_brown = Du hast 2 AP mehr, wann immer du Fortschritt wählst.
amerigo-rules-ap2_brown-fine = { amerigo-more-fine }
amerigo-rules-ap2_brown-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_green = Du hast 2 AP mehr, wann immer du baust.
amerigo-rules-ap2_green-fine = { amerigo-more-fine }
amerigo-rules-ap2_green-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_yellow = Du hast 2 AP mehr, wann immer du Warenmarker kaufst.
amerigo-rules-ap2_yellow-fine = { amerigo-more-fine }
amerigo-rules-ap2_yellow-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_blue_black = Du hast 1 AP mehr, wann immer du zur See fährst oder Kanonen lädst.
amerigo-rules-ap1_blue_black-fine = { amerigo-more-fine }
amerigo-rules-ap1_blue_black-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_red_brown = Du hast 1 AP mehr, wann immer du planst oder Fortschritt wählst.
amerigo-rules-ap1_red_brown-fine = { amerigo-more-fine }
amerigo-rules-ap1_red_brown-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_green_yellow = Du hast 1 AP mehr, wann immer du baust oder Warenmarker kaufst.
amerigo-rules-ap1_green_yellow-fine = { amerigo-more-fine }
amerigo-rules-ap1_green_yellow-fine-ours = { -amerigo-more-ours }
amerigo-rules-sail8 = Einmal: 8 AP mehr für beide Schiffe in einer Schifffahrt.
amerigo-rules-sail8-fine = - Setz ihn jederzeit ein, bis dein zweites Schiff fertig ist; ein Schiff, das fertig ist, bleibt, wo es ist.
amerigo-rules-pirates_plus2 = Die Piraten sind für alle anderen um 2 stärker.
amerigo-rules-pirates_plus2-fine = - Er zählt am Ende jedes Durchgangs; halbiert wird die erhöhte Stärke.
amerigo-rules-pirates_half = Kannst du die Piraten nicht ganz abwehren, verlierst du nur die Hälfte ihrer Stärke an SP, aufgerundet.
amerigo-rules-pirates_half-fine = - Deine Kanonen verlierst du trotzdem alle.
amerigo-rules-pirates_gold = Wehrst du die Piraten ganz ab, bekommst du 2 Gold.
amerigo-rules-pirates_gold-fine = - Auch bei Stärke 0.
amerigo-rules-plan_two = Du darfst beim Planen zwei Landschaftsplättchen nehmen.
amerigo-rules-plan_two-fine = - Beide kosten AP wie sonst auch.
amerigo-rules-swap_red_green = Liegen grüne, aber keine roten Würfel im Aktionsfeld, darfst du planen; liegen rote, aber keine grünen dort, darfst du bauen.
amerigo-rules-swap_red_green-fine =
    - Weiße Würfel, die für dich als grün oder rot gelten, genügen.
    - Marker für zusätzliche AP zählen für die Aktion, die du wirklich ausführst.
amerigo-rules-to_front = Einmal, statt auf der Sonderaktionsleiste vorzurücken: Leg deine Scheibe auf die Scheibe, die vorn liegt.
amerigo-rules-to_front-fine =
    - Es braucht einen weißen Würfel im Aktionsfeld, aber keine AP.
    - Wer vorn liegt, kann ihn nicht einsetzen, und auf dem Startfeld öffnet er keine Sonderaktion.
amerigo-rules-gold3 = Einmal: 3 Gold.
amerigo-rules-gold3-fine =
    { -amerigo-gold-fine }
    - Unbenutzt wird er am Ende zu Gold.
amerigo-rules-gold5 = Einmal: 5 Gold.
amerigo-rules-gold5-fine =
    { -amerigo-gold-fine }
    - Unbenutzt wird er am Ende zu Gold.
amerigo-rules-post_gold = Du bekommst 1 Gold für jedes Kontor, das du von nun an setzt.
amerigo-rules-post_gold-fine = - Kontore, die schon vorher standen, zählen nicht.
amerigo-rules-gold_2to1 = Nimmst du statt einer Aktion Gold, bekommst du die Hälfte der Würfel, aufgerundet, statt eines Drittels.
amerigo-rules-gold_2to1-fine = - Er gilt bis zum Spielende.
amerigo-rules-vp_cubes = Einmal, statt einer Aktion: 1 SP je Würfel im Aktionsfeld.
amerigo-rules-vp_cubes-fine = - Am Spielende ist er nichts wert.
amerigo-rules-end_posts = Am Ende: 1 SP für jedes deiner Kontore auf der Karte.
amerigo-rules-end_posts-fine = { -amerigo-end-fine }
amerigo-rules-end_7 = Am Ende: 7 SP.
amerigo-rules-end_7-fine = { -amerigo-end-fine }
amerigo-rules-end_gold = Am Ende: 1 SP mehr für jedes Gold auf deiner Leiste, höchstens 12.
amerigo-rules-end_gold-fine =
    { -amerigo-end-fine }
    - Truhen und Goldmarker werden vorher zu Gold.

## Abschnitte

rules-section-sailing = Schifffahrt
rules-section-islands = Inseln und Plättchen
rules-section-gold = Gold
rules-section-pirates = Piraten
rules-section-tile = Plättchen
rules-section-progress_tokens = Fortschrittsmarker

## Namen von Plättchen und Markern

amerigo-tile-v1 = Dorfplättchen 1
amerigo-tile-v2 = Dorfplättchen 2
amerigo-tile-v3I = Dorfplättchen 3I
amerigo-tile-v3L = Dorfplättchen 3L
amerigo-tile-v4I = Dorfplättchen 4I
amerigo-tile-v4O = Dorfplättchen 4O
amerigo-tile-n1 = Landschaftsplättchen 1
amerigo-tile-n2 = Landschaftsplättchen 2
amerigo-tile-n3I = Landschaftsplättchen 3I
amerigo-tile-n3L = Landschaftsplättchen 3L
amerigo-tile-n4I = Landschaftsplättchen 4I
amerigo-tile-n4O = Landschaftsplättchen 4O
amerigo-tile-n5U = Landschaftsplättchen 5U
amerigo-tile-n6R = Landschaftsplättchen 6R
amerigo-token-ap2_blue = +2 AP: { amerigo-action-blue }
amerigo-token-ap2_black = +2 AP: { amerigo-action-black }
amerigo-token-ap2_red = +2 AP: { amerigo-action-red }
amerigo-token-ap2_brown = +2 AP: { amerigo-action-brown }
amerigo-token-ap2_green = +2 AP: { amerigo-action-green }
amerigo-token-ap2_yellow = +2 AP: { amerigo-action-yellow }
amerigo-token-ap1_blue_black = +1 AP: { amerigo-action-blue } / { amerigo-action-black }
amerigo-token-ap1_red_brown = +1 AP: { amerigo-action-red } / { amerigo-action-brown }
amerigo-token-ap1_green_yellow = +1 AP: { amerigo-action-green } / { amerigo-action-yellow }

## The sections of the rulebook: sources of rules

amerigo-book-map = Inselaufbau
amerigo-book-players = Spielermaterial
amerigo-book-board = Zentralplan
amerigo-book-tower = Der Würfelturm
amerigo-book-course = Spielablauf
amerigo-book-sailing = Blau: Schifffahrt
amerigo-book-loading = Schwarz: Kanonen laden
amerigo-book-planning = Rot: Planung
amerigo-book-progress = Braun: Fortschritt
amerigo-book-building = Grün: Bauen
amerigo-book-completing = Fertigstellung einer Insel
amerigo-book-buying = Gelb: Warenmarker kaufen
amerigo-book-white = Weiß: Spielerreihenfolge, Sonderaktion
amerigo-book-gold = Gold
amerigo-book-round_end = Durchgangsende
amerigo-book-end = Spielende
amerigo-book-tokens = Erklärung der Fortschrittsmarker

# Die Regeln in eigenen Worten: was ein Ding tut, was zu beachten ist, und Einträge nach Abschnitt.
# `magister_navis-rules-<key>` ist der Text (eines Dings: höchstens 300 Zeichen), `-fine` sein
# Kleingedrucktes, `-title` die Überschrift eines Eintrags. Das Verzeichnis ist `rulebook.toml`.

-navis-activate = Lege einen Stein aus deinem Hafen auf den Kreis und
-navis-ship = einen weiteren auf das nächste Feld der Handelsroute einer Region; du bekommst die Marke dort.
-navis-occupy = einen weiteren in eine leere Stadt einer erschlossenen Region, in der du präsent bist; du bekommst ihre Marke.
-navis-attack = erobere eine fremde Stadt in einer erschlossenen Region, in der du präsent bist: Das kostet zwei weitere Steine, einen für die Stadt und einen zurück in den Vorrat.
-navis-draw = nimm die oberste Karte eines Stapels, wenn du in seiner erschlossenen Region so viele Steine hast, wie die Karte verlangt.
-navis-pay = hole den Stein eines anderen deiner Gebäude in den Hafen zurück; jenes Gebäude ist dann wieder frei.
-navis-ship-fine =
    - Präsenz ist nicht nötig, und die Region darf erschlossen sein oder nicht; nach Europa fährt niemand.
    - Neben einer vollen Handelsroute gibt es keine Marke, aber der Stein zählt als Präsenz.
-navis-occupy-fine =
    - Präsent ist, wer in einer Stadt der Region, auf ihrer Handelsroute oder daneben einen Stein hat; in Europa sind es alle.
    - Verbindungen, die die Stadt schließt, bringen sofort ihre Marken.
-navis-attack-fine =
    - Eine Stadtmarke gibt es dabei nicht; Verbindungen zählen wie bei einer leeren Stadt.
    - Der vertriebene Stein kommt in den Vorrat seines Besitzers.
-navis-draw-fine =
    - Steine in Städten, auf der Handelsroute und daneben zählen.
    - Vor dem Passen gibt es kein Kartenlimit.
-navis-pay-fine =
    - Sich selbst kann das Gebäude nicht befreien.
    - Ohne einen anderen Stein auf deinen Gebäuden gibt es nichts zurückzuholen.
-navis-single-fine = - Zwei Gebäude der Stufe 5 darf niemand haben.
-navis-no-circle-fine = - Es hat keinen Kreis: Nichts wird aktiviert, und seine Symbole zählen, sobald es gebaut ist.
-navis-action-fine =
    - Gib sie als deinen Zug aus: Kein Gebäude wird aktiviert, aber die Aktion selbst kostet ihre Steine.
    - Eine gerade erhaltene wartet auf einen späteren Zug; unbenutzte bleiben dir über die Runden und zählen am Ende nichts.

## Gebäude

magister_navis-rules-residence = { -navis-activate } { -navis-occupy }
magister_navis-rules-residence-fine =
    { -navis-occupy-fine }
    - Sie ist auf jedem Plan aufgedruckt und belegt keinen der sieben Bauplätze.
magister_navis-rules-market = { -navis-activate } { -navis-draw }
magister_navis-rules-market-fine = { -navis-draw-fine }
magister_navis-rules-shipyard = { -navis-activate } { -navis-ship }
magister_navis-rules-shipyard-fine = { -navis-ship-fine }
magister_navis-rules-workshop = Nichts zu aktivieren: Sie hebt deine Industrie, sodass du höhere Stufen bauen darfst.
magister_navis-rules-workshop-fine = { -navis-no-circle-fine }
magister_navis-rules-bank = Nichts zu aktivieren: Sie hebt deine Finanzen, sodass mehr Steine als Lohn zurückkommen.
magister_navis-rules-bank-fine = { -navis-no-circle-fine }
magister_navis-rules-barracks = { -navis-activate } { -navis-attack }
magister_navis-rules-barracks-fine = { -navis-attack-fine }
magister_navis-rules-guild_hall = { -navis-activate } tu eines von beiden: in eine Region fahren oder eine Karte nehmen.
magister_navis-rules-guild_hall-fine =
    { -navis-ship-fine }
    { -navis-draw-fine }
magister_navis-rules-dock = { -navis-activate } besiedle eine Stadt oder fahre zur See, oder beides in beliebiger Folge; beides in derselben Region.
magister_navis-rules-dock-fine =
    - Ob du für die zweite Hälfte präsent bist, entscheidet sich nach der ersten: Du darfst also erst fahren.
    - { $dock_in_europe ->
        [no] In Europa, wohin niemand fährt, bewirkt es nichts.
        [usual] In Europa, wohin niemand fährt, darfst du auch nur besiedeln.
       *[any] In Europa, wohin niemand fährt, darfst du auch nur besiedeln, wenn der Tisch nichts anderes gewählt hat.
    }
    { -navis-ship-fine }
    { -navis-occupy-fine }
magister_navis-rules-fortress = { -navis-activate } tu eines von beiden: eine leere Stadt besiedeln oder eine fremde angreifen.
magister_navis-rules-fortress-fine =
    { -navis-occupy-fine }
    { -navis-attack-fine }
magister_navis-rules-theater = Nichts zu aktivieren: Es hebt deine Kultur, sodass du beim Wachstum mehr Steine bekommst.
magister_navis-rules-theater-fine = { -navis-no-circle-fine }
magister_navis-rules-cartographer = { -navis-activate } fahre ein- oder zweimal, beide Male in dieselbe Region.
magister_navis-rules-cartographer-fine =
    - Ist nur noch ein Feld frei, kommt der zweite Stein neben die Handelsroute, ohne Marke.
    { -navis-ship-fine }
magister_navis-rules-trade_office = { -navis-activate } nimm eine oder zwei Karten, beide vom selben Stapel.
magister_navis-rules-trade_office-fine =
    - Auch in Europa ist das ein einziger Stapel und nicht je eine Karte von beiden.
    { -navis-draw-fine }
magister_navis-rules-university = Nichts zu aktivieren: Sie bringt am Ende ihren Ruhm.
magister_navis-rules-university-fine = { -navis-no-circle-fine }
magister_navis-rules-exchange = { -navis-activate } { -navis-pay }
magister_navis-rules-exchange-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-museum = { -navis-activate } { -navis-pay }
magister_navis-rules-museum-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-parliament = { -navis-activate } { -navis-pay }
magister_navis-rules-parliament-fine =
    { -navis-pay-fine }
    { -navis-single-fine }

## Stapel

magister_navis-rules-deck-fine =
    - Ist der Gouverneur fort, liegt Karte 1 oben; jede Zahl verlangt so viele deiner Steine in der Region.
    - Eine abgeworfene Karte kommt zurück an ihren Platz im Stapel.
    - Den Gouverneur gibt es nur beim Erschließen; abgeworfen geht er aus dem Spiel.
magister_navis-rules-EU = Erst Kultur und Politik, dann viel Ruhm. Für diesen Stapel und die Sklaverei zählen deine Steine in Europas Städten; Karte 0 verlangt keinen.
magister_navis-rules-EU-fine =
    - Nimmt zum ersten Mal jemand Karte 5, ist die Sklaverei abgeschafft: Alle legen ihre Sklavereikarten beiseite, der Stapel geht aus dem Spiel.
    - Eine abgeworfene Karte kommt zurück an ihren Platz im Stapel; wer Karte 5 noch einmal nimmt, ändert nichts mehr.
magister_navis-rules-SL = Früh Industrie und Finanzen, für Steine in Europas Städten; Karte 0 verlangt keinen. Wer bei der Abschaffung welche hat, verliert ihre Symbole, und jede kostet 1 Ruhm.
magister_navis-rules-SL-fine =
    - Eine Sklavereikarte darfst du über das Limit hinaus behalten, aber nie mehr als fünf Karten neben dem Gouverneursplatz.
    - Eine abgeworfene liegt verdeckt neben deinem Plan und { $set_aside_penalty ->
        [if_abolished] kostet 1 Ruhm, wenn die Sklaverei abgeschafft wird.
        [usual] kostet ebenfalls 1 Ruhm.
       *[any] kostet ebenfalls 1 Ruhm, außer der Tisch zählt sie nur nach einer Abschaffung.
    }
    - Ohne Abschaffung kosten Karten, die du noch hast, nichts.
magister_navis-rules-AF = Finanzen mit etwas Industrie, später mit Ruhm. Der Gouverneur bringt Finanzen und Politik.
magister_navis-rules-SA = Kultur auf den ersten Karten, Finanzen und Ruhm auf den letzten. Der Gouverneur bringt Politik.
magister_navis-rules-CA = Politik, Finanzen und Industrie mit viel Ruhm auf der letzten Karte. Der Gouverneur bringt Kultur und Politik.
magister_navis-rules-NA = Industrie, Finanzen und Kultur; die letzte Karte bringt nur Ruhm. Der Gouverneur bringt Finanzen und Politik.
magister_navis-rules-IN = Kultur, Finanzen und Politik, später mit Ruhm. Der Gouverneur bringt von allen dreien ein wenig.
magister_navis-rules-FE = Industrie und Finanzen; Politik und viel Ruhm auf der letzten Karte. Der Gouverneur bringt Industrie und Kultur.

## Marken

magister_navis-rules-token-fine =
    - Sie bleibt für immer bei dir; niemand kann sie dir nehmen.
    - Der Wert ändert sich sofort; über 15 bleibt der Zeiger stehen, doch der wahre Wert zählt weiter.
magister_navis-rules-industry = Hebt deine Industrie um 1: Sie bestimmt, bis zu welcher Stufe du bauen darfst.
magister_navis-rules-culture = Hebt deine Kultur um 1: Sie bestimmt, wie viele Steine du beim Wachstum bekommst.
magister_navis-rules-finance = Hebt deine Finanzen um 1: Sie bestimmen, wie viele Steine als Lohn zurückkommen.
magister_navis-rules-politics = Hebt deine Politik um 1: Sie bestimmt, wie viele Karten du beim Passen behalten darfst.
magister_navis-rules-ship_or_draw = Gib sie aus, um ohne Gebäude in eine Region zu fahren oder eine Karte zu nehmen.
magister_navis-rules-ship_or_draw-fine =
    { -navis-action-fine }
    { -navis-ship-fine }
    { -navis-draw-fine }
magister_navis-rules-occupy_or_draw = Gib sie aus, um ohne Gebäude eine leere Stadt zu besiedeln oder eine Karte zu nehmen.
magister_navis-rules-occupy_or_draw-fine =
    { -navis-action-fine }
    { -navis-occupy-fine }
    { -navis-draw-fine }
magister_navis-rules-payment = Gib sie aus, um den Stein eines beliebigen deiner Gebäude in den Hafen zurückzuholen; jenes Gebäude ist dann wieder frei.
magister_navis-rules-payment-fine =
    { -navis-action-fine }
    - Sie kann jedes Gebäude befreien, denn dafür wird keines aktiviert.
magister_navis-rules-attack = Gib sie aus, um ohne Gebäude eine fremde Stadt anzugreifen: Das kostet zwei Steine aus deinem Hafen, einen für die Stadt und einen zurück in den Vorrat.
magister_navis-rules-attack-fine =
    { -navis-action-fine }
    { -navis-attack-fine }

## Spielaufbau

magister_navis-rules-setup-title = Spielaufbau
magister_navis-rules-setup = Alle 95 Marken liegen offen und ausgelost auf den 40 Feldern der Handelsrouten, 29 Städten und 26 Verbindungen. Die Stapel liegen offen, Gouverneure oben; Europa und Sklaverei beginnen mit Karte 0. Gebäude gibt es je nach Stufe 5-, 4-, 3-, 2- oder 1-mal. Du hast 30 Steine, eine Residenz und sieben Bauplätze.
magister_navis-rules-openness-title = Nichts ist verdeckt
magister_navis-rules-openness = Marken, Stapel, Pläne, Häfen und Punkte liegen für alle offen. Nur die Lage der Marken und der Startspieler sind ausgelost; danach gibt es keinen Zufall. Das Spiel ist für 3 bis 5 Personen.

## Runden

magister_navis-rules-round-title = Eine Runde
magister_navis-rules-round = Sieben Runden. { $preparation ->
        [by_phase] In jeder bauen vom Startspieler an erst alle, dann wachsen alle, dann bekommen alle Lohn; dann geht es Zug um Zug, bis alle gepasst haben.
        [usual] In jeder bauen, wachsen und verdienen vom Startspieler an alle nacheinander; dann geht es Zug um Zug, bis alle gepasst haben.
       *[any] In jeder bauen, wachsen und verdienen vom Startspieler an alle nacheinander; dann geht es Zug um Zug, bis alle gepasst haben. Ein Tisch kann wählen, dass erst alle bauen, dann alle wachsen und dann alle Lohn bekommen: Das Ergebnis ist dasselbe.
    } Nach jeder Runde wandert die Krone nach links.
magister_navis-rules-symbols-title = Symbole und Werte
magister_navis-rules-symbols = Deine Industrie, Kultur, Finanzen und Politik sind die Symbole auf deinen Marken, Gebäuden und offenen Karten zusammengezählt. Sie ändern sich sofort, wenn so etwas kommt oder geht. Ruhm zählt erst am Ende.
magister_navis-rules-rewards-title = Was die vier Werte bringen
magister_navis-rules-rewards = Alle vier haben Stufen bei 2, 4, 7 und 10. Industrie: Baustufe 1 bis 5. Kultur: Wachstum 2 bis 6. Finanzen: 1 bis 5 Zahlungen. Politik: Kartenlimit 1 bis 5. Am Ende bringt jeder Wert 0, 2, 4, 7, dann 10 Ruhm, und bis 15 je Wert 1 mehr.

## Bauen, Wachstum, Lohn

magister_navis-rules-building-title = Bauen
magister_navis-rules-building = In jeder Runde nimmst du genau ein Plättchen, dessen Stufe deine Industrie erlaubt; seine Symbole zählen sofort. Was du schon hast, darfst du noch einmal nehmen, doch nur ein Gebäude der Stufe 5. Ist von keiner erlaubten Stufe mehr etwas da, darfst du die niedrigste im Angebot nehmen.
magister_navis-rules-growth-title = Wachstum
magister_navis-rules-growth = So viele Steine, wie deine Kultur erlaubt, kommen aus deinem Vorrat in deinen Hafen; sind es weniger, dann alle. Das geschieht von selbst.
magister_navis-rules-salary-title = Lohn
magister_navis-rules-salary = So viele Steine, wie deine Finanzen erlauben, kommen von deinen Gebäuden in deinen Hafen zurück. Liegen dort mehr, wählst du welche; sonst kommen alle, und der Rest der Zahlungen verfällt.

## Aktionen

magister_navis-rules-turn-title = Dein Zug
magister_navis-rules-turn = Tu eines von drei Dingen: ein Gebäude mit freiem Kreis aktivieren, eine Aktionsmarke ausgeben oder passen. Wer passt, kommt in dieser Runde nicht mehr an die Reihe. { $empty_activation ->
        [yes] Du darfst auch ohne die Aktion aktivieren.
        [usual] Aktivieren ohne die Aktion geht nicht.
       *[any] Aktivieren ohne die Aktion geht nur, wenn der Tisch es so gewählt hat.
    }
magister_navis-rules-cost-title = Was eine Aktion kostet
magister_navis-rules-cost = Steine aus deinem Hafen, den auf dem Kreis mitgezählt: Schifffahrt 2, Besiedeln 2, Angriff 3, Ausbeuten 1, Zahlung 1. Mit einer Marke: 1, 1, 2, 0, 0. Die zweite Hälfte einer Doppelaktion kostet ihren eigenen Stein (eine zweite Karte keinen), aber keine zweite Aktivierung.
magister_navis-rules-spending-title = Aktionsmarken
magister_navis-rules-spending = Gib eine aus, statt ein Gebäude zu aktivieren; sie geht aus dem Spiel. Eine gerade erhaltene kannst du nicht im selben Zug nutzen. Marken werden nie getauscht und bleiben dir über die Runden.
magister_navis-rules-halves-title = Die zweite Hälfte einer Aktion
magister_navis-rules-halves = Dock, Kartograph und Handelshaus dürfen zweimal wirken: in derselben Region, beim Handelshaus vom selben Stapel. Die zweite Hälfte ist freiwillig und richtet sich nach der Lage nach der ersten.
magister_navis-rules-presence-title = Präsenz und erschlossene Regionen
magister_navis-rules-presence = Zum Besiedeln, Angreifen und Ausbeuten muss die Region erschlossen sein, und du brauchst Steine dort: in einer Stadt, auf der Handelsroute oder daneben. Europa ist von Anfang an offen, und dort braucht man zum Besiedeln und Angreifen keinen Stein.
magister_navis-rules-shipping-title = Schifffahrt
magister_navis-rules-shipping = Lege einen Stein auf das freie Feld einer Handelsroute, das am weitesten vom Stapel liegt, und nimm die Marke dort. Neben einer vollen Handelsroute gibt es keine Marke, aber Präsenz. Du darfst überallhin fahren, nur nicht nach Europa.
magister_navis-rules-opening-title = Eine Region erschließen
magister_navis-rules-opening = Das letzte Feld einer Handelsroute erschließt die Region sofort. Ihr Gouverneur geht an die Person mit den meisten Steinen auf der Handelsroute; bei Gleichstand an die, deren letzter Stein am nächsten beim Stapel liegt. Ablehnen kann man nicht.
magister_navis-rules-occupying-title = Eine Stadt besiedeln
magister_navis-rules-occupying = Lege einen Stein in eine leere Stadt einer erschlossenen Region, in der du präsent bist, und nimm ihre Marke. Marken von Verbindungen, die sie schließt, kommen gleich mit.
magister_navis-rules-connecting-title = Verbindungen
magister_navis-rules-connecting = Du kontrollierst eine Verbindung, solange du beide Städte hast. Wer das als Erstes schafft, nimmt ihre Marke und behält sie. Am Ende zählt jede deiner Verbindungen 1 Ruhm.
magister_navis-rules-attacking-title = Eine Stadt angreifen
magister_navis-rules-attacking = In einer erschlossenen Region mit Präsenz (in Europa überall): Ein Stein aus deinem Hafen kommt in deinen Vorrat, ein zweiter ersetzt einen fremden in einer Stadt; dieser kommt in den Vorrat seines Besitzers. Eine Stadtmarke gibt es nicht.
magister_navis-rules-paying-title = Zahlungen
magister_navis-rules-paying = Eine Zahlung holt den Stein eines deiner Gebäude in den Hafen zurück, sodass es in dieser Runde noch einmal genutzt werden kann. Das Gebäude, das die Zahlung gibt, kann sich nicht selbst befreien.
magister_navis-rules-drawing-title = Karten ausbeuten
magister_navis-rules-drawing = Nimm die oberste Karte eines Stapels einer erschlossenen Region, wenn du dort mindestens so viele Steine hast, wie sie verlangt. Karten 0 verlangen keinen. Symbole zählen sofort. Vor dem Passen gibt es kein Limit. Von einem leeren Stapel gibt es nichts.
magister_navis-rules-abolition-title = Abschaffung der Sklaverei
magister_navis-rules-abolition = Nimmt zum ersten Mal jemand Karte 5 von Europa, legen alle ihre Sklavereikarten verdeckt neben ihren Plan und verlieren die Symbole, auch wer gepasst hat. Der Sklavereistapel geht aus dem Spiel.

## Passen und Karten

magister_navis-rules-passing-title = Passen
magister_navis-rules-passing = Wenn du passt, müssen deine Karten sofort unter das Limit, und du kommst in dieser Runde nicht mehr an die Reihe. Hast du sonst nichts zu tun, passt du von selbst; gefragt wirst du nur nach deinen Karten.
magister_navis-rules-limit-title = Das Kartenlimit
magister_navis-rules-limit = Politik sagt, wie viele Karten du behalten darfst. Eine Sklavereikarte kommt dazu, aber nie über fünf hinaus; ein Gouverneur auf dem Gouverneursplatz zählt gar nicht mit. Gibst du Politik ab, sinkt das Limit sofort.
magister_navis-rules-governor_space-title = Der Gouverneursplatz
magister_navis-rules-governor_space = { $governor_space ->
        [must_fill] Solange du einen Gouverneur hast, muss einer dort liegen; welcher, bestimmst du, bevor du Karten abwirfst. Ein leerer Platz zählt am Ende 3 Ruhm.
       *[usual] Du bestimmst, welcher Gouverneur dort liegt oder dass keiner dort liegt, bevor du Karten abwirfst. Ein leerer Platz zählt am Ende 3 Ruhm; { $end_arrangement ->
        [as_laid] es gilt, wie die Karten liegen.
        [usual] dann gilt für dich die beste Anordnung, die passt.
       *[any] in der Regel gilt dann für dich die beste Anordnung, die passt.
    }
    }
magister_navis-rules-discarding-title = Karten abwerfen
magister_navis-rules-discarding = Eine nach der anderen, und nicht mehr als nötig. Karten einer Region kommen zurück an ihren Platz im Stapel, Gouverneure gehen aus dem Spiel, Sklavereikarten liegen verdeckt neben deinem Plan und { $set_aside_penalty ->
        [if_abolished] kosten je 1 Ruhm, wenn die Sklaverei abgeschafft wird.
        [usual] kosten je 1 Ruhm.
       *[any] kosten in der Regel je 1 Ruhm.
    }
magister_navis-rules-late_governor-title = Gouverneur nach dem Passen
magister_navis-rules-late_governor = Wirst du Gouverneur, nachdem du gepasst hast, { $late_governor ->
        [next_pass] müssen deine Karten erst bei deinem nächsten Passen wieder unter das Limit.
        [usual] müssen deine Karten sofort wieder unter das Limit.
       *[any] müssen deine Karten sofort wieder unter das Limit, außer der Tisch wartet damit bis zu deinem nächsten Passen.
    }

## Ende und Wertung

magister_navis-rules-end-title = Ende des Spiels
magister_navis-rules-end = Das Spiel endet nach der siebten Runde, wenn alle gepasst haben.
magister_navis-rules-score-title = Wertung
magister_navis-rules-score = 1 je Verbindung, 1 oder 2 je Stadt, der Ruhm deiner vier Werte, der Karten und der Universitäten; 3, wenn kein Gouverneur auf seinem Platz liegt; 1 je drei Steine im Hafen; −1 je beiseitegelegter Sklavereikarte{ $set_aside_penalty ->
        [if_abolished] , falls die Sklaverei abgeschafft wurde.
       *[usual] .
    } Unbenutzte Marken, Vorrat und Steine auf Gebäuden zählen nichts.
magister_navis-rules-winner-title = Wer gewinnt
magister_navis-rules-winner = Der meiste Ruhm gewinnt; bei gleich viel teilt man sich den Sieg.

## Was auf einer Karte steht

magister_navis-card-level = { $level ->
    [0] Auf jedem Plan
   *[other] Stufe { $level }
}
magister_navis-card-copies = { $count ->
    [one] 1-mal vorhanden
   *[other] { $count }-mal vorhanden
}
magister_navis-card-circle = { $circle ->
    [yes] Kann aktiviert werden
   *[no] Nichts zu aktivieren
}
magister_navis-card-discs = { $action }: { $count ->
    [0] kein Stein
    [one] 1 Stein
   *[other] { $count } Steine
}
magister_navis-card-halves = Beide Hälften: { magister_navis-discs }
magister_navis-card-tokens = { $count ->
    [one] 1 Marke im Spiel
   *[other] { $count } Marken im Spiel
}
magister_navis-card-token = Handelsmarke
magister_navis-card-row = Karte { $value } (für { $value ->
    [0] keinen Stein
    [one] { $value } Stein
   *[other] { $value } Steine
}): { $symbols }
magister_navis-card-row-governor = Gouverneur: { $symbols }
magister_navis-card-alt = { $name } ({ $other }). { $facts }. { $text }

## Abschnitte

rules-section-rounds = Runden
rules-section-prepare = Bauen, Wachstum, Lohn
rules-section-actions = Aktionen
rules-section-passing = Passen und Karten
rules-section-deck = Stapel
rules-section-token = Marken

## The sections of the rulebook: sources of rules

magister_navis-book-preparation = Spielvorbereitung
magister_navis-book-symbols = Die Symbole
magister_navis-book-course = Spielverlauf
magister_navis-book-build = Phase 1: Die Bauphase
magister_navis-book-growth = Phase 2: Die Wachstumsphase
magister_navis-book-salary = Phase 3: Die Lohnphase
magister_navis-book-actions = Aktionen durchführen
magister_navis-book-shipping = Schifffahrt
magister_navis-book-opening = Eine Region erschließen
magister_navis-book-occupying = Besiedeln
magister_navis-book-connections = Kontrolle von Verbindungen
magister_navis-book-attack = Angriff
magister_navis-book-payment = Zahlung
magister_navis-book-drawing = Ausbeuten
magister_navis-book-abolition = Abschaffung der Sklaverei
magister_navis-book-passing = Passen, Abwerfen
magister_navis-book-end = Spielende

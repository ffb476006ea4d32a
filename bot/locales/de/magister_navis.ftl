# Namen: Regionen, Städte, Gebäude, Marken, Werte und Wertungszeilen.

magister_navis-region-EU = Europa & der Mittelmeerraum
magister_navis-region-AF = Afrika
magister_navis-region-SA = Südamerika
magister_navis-region-CA = Karibik
magister_navis-region-NA = Nordamerika
magister_navis-region-IN = Indien
magister_navis-region-FE = Ferner Osten

magister_navis-city-EU1 = London
magister_navis-city-EU2 = Danzig
magister_navis-city-EU3 = Lissabon
magister_navis-city-EU4 = Sevilla
magister_navis-city-EU5 = Paris
magister_navis-city-EU6 = Venedig
magister_navis-city-EU7 = Konstantinopel
magister_navis-city-EU8 = Tunis
magister_navis-city-EU9 = Tripolis
magister_navis-city-EU10 = Alexandria
magister_navis-city-AF1 = Luanda
magister_navis-city-AF2 = Sansibar
magister_navis-city-SA1 = Lima
magister_navis-city-SA2 = Fortaleza
magister_navis-city-SA3 = Rio de Janeiro
magister_navis-city-CA1 = Nassau
magister_navis-city-CA2 = Santo Domingo
magister_navis-city-CA3 = San Juan
magister_navis-city-NA1 = New Orleans
magister_navis-city-NA2 = Boston
magister_navis-city-NA3 = Montreal
magister_navis-city-IN1 = Karatschi
magister_navis-city-IN2 = Madras
magister_navis-city-IN3 = Kalkutta
magister_navis-city-FE1 = Malakka
magister_navis-city-FE2 = Macau
magister_navis-city-FE3 = Peking
magister_navis-city-FE4 = Osaka
magister_navis-city-FE5 = Batavia

magister_navis-building-residence = Residenz
magister_navis-building-market = Markt
magister_navis-building-shipyard = Werft
magister_navis-building-workshop = Werkstatt
magister_navis-building-bank = Bank
magister_navis-building-barracks = Kaserne
magister_navis-building-guild_hall = Zunfthaus
magister_navis-building-dock = Dock
magister_navis-building-fortress = Festung
magister_navis-building-theater = Theater
magister_navis-building-cartographer = Kartograph
magister_navis-building-trade_office = Handelshaus
magister_navis-building-university = Universität
magister_navis-building-exchange = Warenbörse
magister_navis-building-museum = Museum
magister_navis-building-parliament = Parlament

magister_navis-status-industry = Industrie
magister_navis-status-culture = Kultur
magister_navis-status-finance = Finanzen
magister_navis-status-politics = Politik

magister_navis-token-industry = Industrie
magister_navis-token-culture = Kultur
magister_navis-token-finance = Finanzen
magister_navis-token-politics = Politik
magister_navis-token-ship_or_draw = Schifffahrt/Ausbeuten
magister_navis-token-occupy_or_draw = Besiedeln/Ausbeuten
magister_navis-token-payment = Zahlung
magister_navis-token-attack = Angriff

magister_navis-score-connections = Verbindungen
magister_navis-score-cities = Städte
magister_navis-score-industry = Industrie
magister_navis-score-culture = Kultur
magister_navis-score-finance = Finanzen
magister_navis-score-politics = Politik
magister_navis-score-cards = Karten
magister_navis-score-governor = freier Gouverneursplatz
magister_navis-score-buildings = Gebäude
magister_navis-score-harbor = Hafen
magister_navis-score-slavery = Sklaverei
magister_navis-score-player = **{ $place }** { $name }: { $points } Ruhm ({ $parts })
magister_navis-score-now = { $name }: { $points } Ruhm, wenn jetzt Schluss wäre; davon { $secured } sicher, { $open } offen
magister_navis-score-parts = Sicher hat { $name }: { $secured }; noch offen: { $open }
magister_navis-score-note = Sicher ist, was niemand mehr verlieren kann: Marken und Gebäude. Offen ist der Rest.

## Kurze Namen der Kartenstapel, wie ihre Karten heißen, und der Gouverneurskarten.

magister_navis-deck-EU = Europa
magister_navis-deck-SL = Sklaverei
magister_navis-deck-AF = Afrika
magister_navis-deck-SA = Südamerika
magister_navis-deck-CA = Karibik
magister_navis-deck-NA = Nordamerika
magister_navis-deck-IN = Indien
magister_navis-deck-FE = Ferner Osten
magister_navis-governor-AF = Gouverneur von Afrika
magister_navis-governor-SA = Gouverneur von Südamerika
magister_navis-governor-CA = Gouverneur der Karibik
magister_navis-governor-NA = Gouverneur von Nordamerika
magister_navis-governor-IN = Gouverneur von Indien
magister_navis-governor-FE = Gouverneur des Fernen Ostens
magister_navis-governor-none = niemand
magister_navis-card = { $deck } { $value }
magister_navis-place = { $name } ({ $code })
magister_navis-link = { $first } – { $second }
magister_navis-token-of = Marke { $token }
magister_navis-salary = Lohn
magister_navis-discs = { $count ->
    [0] keinen Stein
    [one] { $count } Stein
   *[other] { $count } Steine
}
magister_navis-slavery_cards = { $count ->
    [one] { $count } Sklavereikarte
   *[other] { $count } Sklavereikarten
}
magister_navis-glory = Ruhm

## Das Spiel in der Lobby

magister_navis-title = Magister Navis
magister_navis-about = Über die Meere fahren, sieben Regionen erschließen, Städte besiedeln und verbinden: Wer erwirbt den meisten Ruhm? Für 3 bis 5 Personen, sieben Runden. Nichts ist verdeckt: Alle Marken, Karten und Punkte liegen offen.
magister_navis-cover = Titelbild von Magister Navis: eine alte Seekarte mit Windrose; Schiffe brechen von den Städten Europas zu fernen Küsten auf. Oben links der Name des Spiels.
magister_navis-round = Runde { $round }

magister_navis-option-set_aside_penalty = Beiseitegelegte Sklavereikarten
magister_navis-option-set_aside_penalty-about = Kostet jede am Ende 1 Ruhm, auch wenn die Sklaverei nie abgeschafft wurde?
magister_navis-option-set_aside_penalty-always = kosten immer 1 Ruhm
magister_navis-option-set_aside_penalty-if_abolished = nur nach der Abschaffung
magister_navis-option-late_governor = Gouverneur nach dem Passen
magister_navis-option-late_governor-about = Wer gepasst hat und dann einen Gouverneur bekommt: Wann gilt das Kartenlimit wieder?
magister_navis-option-late_governor-at_once = sofort
magister_navis-option-late_governor-next_pass = erst beim nächsten Passen
magister_navis-option-empty_activation = Aktivieren ohne Aktion
magister_navis-option-empty_activation-about = Darf man ein Gebäude ohne seine Aktion aktivieren, nur um Zeit zu gewinnen?
magister_navis-option-empty_activation-no = nicht erlaubt
magister_navis-option-empty_activation-yes = erlaubt
magister_navis-option-governor_space = Gouverneursplatz
magister_navis-option-governor_space-about = Darf der Gouverneursplatz leer bleiben und dafür eine andere Karte abgeworfen werden?
magister_navis-option-governor_space-free = darf leer bleiben
magister_navis-option-governor_space-must_fill = muss belegt werden
magister_navis-option-dock_in_europe = Dock in Europa
magister_navis-option-dock_in_europe-about = Darf man mit dem Dock in Europa, wohin niemand fährt, auch nur besiedeln?
magister_navis-option-dock_in_europe-yes = erlaubt
magister_navis-option-dock_in_europe-no = nicht erlaubt
magister_navis-option-end_arrangement = Karten am Ende
magister_navis-option-end_arrangement-about = Zählt am Ende die beste Anordnung der Karten oder die tatsächliche?
magister_navis-option-end_arrangement-best = die beste Anordnung
magister_navis-option-end_arrangement-as_laid = wie sie liegen
magister_navis-option-preparation = Bauen, Wachstum, Lohn
magister_navis-option-preparation-about = Macht man alle drei am Stück, oder beginnt die nächste Phase erst, wenn alle fertig sind?
magister_navis-option-preparation-by_player = Person für Person
magister_navis-option-preparation-by_phase = Phase für Phase
magister_navis-number-more_discs = Mehr Steine
magister_navis-number-more_discs-about = Steine, die alle am Anfang zusätzlich im Vorrat haben; eine negative Zahl nimmt welche weg.
magister_navis-number-connection_glory = Ruhm für eine Verbindung
magister_navis-number-connection_glory-about = Wie viel jede Verbindung am Ende wert ist.

## Phasen als Überschriften

magister_navis-phase-prepare = Bauen, Wachstum und Lohn
magister_navis-phase-turn = Aktionen
magister_navis-phase-action = Alle haben gepasst

## Fragen

magister_navis-ask-build = { $name }, baue ein Gebäude (höchstens Stufe { $level }).
magister_navis-ask-build-lowest = { $name }, baue ein Gebäude (von keiner erlaubten Stufe ist mehr eines da, darum gilt die niedrigste).
magister_navis-ask-salary = { $name }, { $payments ->
    [one] wähle den Stein, der zurückkommt
   *[other] wähle die { $payments } Steine, die zurückkommen
}.
magister_navis-ask-turn = { $name }, du bist am Zug ({ $harbor ->
    [0] kein Stein
    [one] { $harbor } Stein
   *[other] { $harbor } Steine
} in deinem Hafen).
magister_navis-ask-second = { $name }, nutzt du das Gebäude noch einmal ({ $source })?
magister_navis-ask-arrange = { $name }, welcher Gouverneur kommt auf den Gouverneursplatz?
magister_navis-ask-discard = { $name }, wirf { $surplus ->
    [one] eine Karte
   *[other] { $surplus } Karten
} ab (du darfst { $limit } behalten{ $governor ->
    [0] {""}
   *[other] {" "}und den Gouverneur
}).

## Aktionen und Züge

magister_navis-do-ship = Schifffahrt
magister_navis-do-occupy = Besiedeln
magister_navis-do-attack = Angriff
magister_navis-do-draw = Ausbeuten
magister_navis-do-pay = Zahlung
magister_navis-also-ship = Schifffahrt
magister_navis-also-occupy = Besiedeln
magister_navis-also-attack = Angriff
magister_navis-also-draw = Ausbeuten
magister_navis-also-pay = Zahlung
magister_navis-either = { $first } oder { $second }
magister_navis-both = { $first } und/oder { $second }
magister_navis-twice = ein- oder zweimal { $first }
magister_navis-action = { $action }: { $target } · { $source }
magister_navis-hint-level = Stufe { $level }. Noch { $count }.
magister_navis-hint-cost = Kostet insgesamt { magister_navis-discs }.
magister_navis-hint-token = Die Marke geht aus dem Spiel. Kostet { magister_navis-discs }.
magister_navis-hint-track = { $taken } von { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Feldern
} belegt, { $own } von dir.
magister_navis-hint-beside = Neben die volle Handelsroute: keine Marke, aber Präsenz.
magister_navis-hint-glory = { $count } Ruhm am Ende.
magister_navis-hint-links = Schließt: { $links }.
magister_navis-hint-needs = Verlangt { $value }, du hast { $own }.
magister_navis-hint-abolition = Schafft die Sklaverei ab.
magister_navis-hint-to-deck = Kommt zurück in ihren Stapel.
magister_navis-hint-aside = Liegt verdeckt neben deinem Plan.
magister_navis-hint-away = Geht aus dem Spiel.
magister_navis-move-arrange = { $governor } auf den Platz
magister_navis-move-arrange-none = Den Platz leer lassen
magister_navis-move-arrange-none-hint = Ein leerer Gouverneursplatz zählt am Ende 3 Ruhm.
magister_navis-move-activate = Ohne Aktion aktivieren: { $building }
magister_navis-move-done = Dabei belassen
magister_navis-move-pass-hint = In dieser Runde kommst du nicht mehr an die Reihe.

## Ereignisse

magister_navis-event-round = Runde { $round }: { $name } beginnt.
magister_navis-event-built = { $name } baut: { $building }.
magister_navis-event-built-grown = { $name } baut: { $building }. Wachstum: { $discs }.
magister_navis-event-built-paid = { $name } baut: { $building }. Wachstum: { $discs }. Zurück von: { $buildings }.
magister_navis-event-grown = { $name } legt { $discs ->
    [0] keinen Stein
    [one] { $discs } Stein
   *[other] { $discs } Steine
} aus dem Vorrat in den Hafen.
magister_navis-event-salaried = { $name } bekommt { magister_navis-discs } zurück: { $buildings }.
magister_navis-event-idled = { $name } aktiviert ohne Aktion: { $building }.
magister_navis-event-shipped = { $name } fährt zur See: { $region }, Feld { $space }, { $token } ({ $source }).
magister_navis-event-shipped-beside = { $name } fährt zur See: { $region }, neben die volle Handelsroute ({ $source }).
magister_navis-event-opened = Erschlossen: { $region }! An { $name } geht die Karte { $card } ({ $symbols }).
magister_navis-event-occupied = { $name } besiedelt { $city }: { $token } ({ $source }).
magister_navis-event-attacked = { $name } erobert { $city } von { $other } ({ $source }).
magister_navis-event-linked = { $name } verbindet { $first } und { $second }: { $token }.
magister_navis-event-linked-again = { $name } verbindet { $first } und { $second }.
magister_navis-event-unlinked = { $name } verliert die Verbindung { $first } – { $second }.
magister_navis-event-freed = { $name } holt einen Stein zurück: { $building } ({ $source }).
magister_navis-event-drawn = { $name } beutet aus: { $card }, { $symbols } ({ $source }).
magister_navis-event-abolished = { $name } schafft die Sklaverei ab: Ihr Stapel geht aus dem Spiel.
magister_navis-event-set_aside = { $name } legt { magister_navis-slavery_cards } beiseite.
magister_navis-event-arranged = { $name } legt auf den Gouverneursplatz: { $card }.
magister_navis-event-arranged-none = { $name } lässt den Gouverneursplatz leer.
magister_navis-event-discarded = { $name } wirft ab: { $card }.

## Die Stellung in Worten

magister_navis-summary-round = Runde { $round } von { $rounds }, Startspieler { $name }. { $stage }.
magister_navis-summary-passed = Gepasst: { $names }.
magister_navis-summary-offer = Gebäude, mit (Restzahl): { $buildings }.
magister_navis-summary-region-closed = { $region }: nicht erschlossen, { $taken } von { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Feldern
} belegt. Steine: { $discs }. Nächste Marken: { $tokens }.
magister_navis-summary-region-open = { $region }: erschlossen. Steine: { $discs }.
magister_navis-summary-cities = Städte, { $region }: { $cities }.
magister_navis-summary-deck = Karten { $deck }: noch { $count }, oben { $card } ({ $symbols }).
magister_navis-summary-deck-empty = Karten { $deck }: keine.
magister_navis-summary-links = Noch nicht genutzte Verbindungen: { $links }.
magister_navis-summary-held = Gehaltene Verbindungen: { $links }.
magister_navis-summary-abolished = Die Sklaverei ist abgeschafft.
magister_navis-summary-player = { $name }: jetzt { $points } Ruhm. { $status }.
magister_navis-summary-status = { $status } { $value } ({ $reward })
magister_navis-summary-reward-industry = Stufe { $count }
magister_navis-summary-reward-culture = Wachstum { $count }
magister_navis-summary-reward-finance = { magister_navis-board-gives-finance }
magister_navis-summary-reward-politics = Limit { $count }
magister_navis-summary-discs = Steine von { $name }: { $harbor } im Hafen, { $supply } im Vorrat. Aktionsmarken: { $tokens }.
magister_navis-summary-buildings = Gebäude von { $name }: { $buildings }.
magister_navis-summary-active = belegt
magister_navis-summary-cards = Karten von { $name } (Limit { $limit }): { $cards }. Gouverneursplatz: { $governor }.
magister_navis-summary-set_aside = Beiseitegelegt von { $name }: { magister_navis-slavery_cards }.

## Was sich seit den Plänen davor geändert hat

magister_navis-change-opened = erschlossen

# Worte auf den Tafeln von Magister Navis und ihre Alternativtexte.

magister_navis-board-round = Runde { $round } von { $rounds }
magister_navis-board-phase-prepare = Bauen, Wachstum, Lohn
magister_navis-board-phase-action = Aktionen
magister_navis-board-build = Bauen bis Stufe { $level }
magister_navis-board-ask-salary = Lohn: { $count ->
        [one] 1 Stein kommt zurück
       *[other] { $count } Steine kommen zurück
    }
magister_navis-board-ask-turn = Zahlung: ein Stein zurück
magister_navis-board-ask-arrange = Welcher Gouverneur?
magister_navis-board-ask-discard = Karten abwerfen: { $count }
magister_navis-board-open = offen
magister_navis-board-closed = geschlossen
magister_navis-board-passed = gepasst

magister_navis-board-start = Startspieler
magister_navis-board-points = Ruhm jetzt
magister_navis-board-harbor = Hafen
magister_navis-board-supply = Vorrat
magister_navis-board-cities = { $count ->
    [one] Stadt
   *[other] Städte
}
magister_navis-board-connections = { $count ->
    [one] Verbindung
   *[other] Verbindungen
}

## Was eine Leiste bringt, auf breiten Bildern und neben der Zahl.

magister_navis-board-gives-industry = Baut bis Stufe { $count }
magister_navis-board-gives-culture = Wachstum { $count }
magister_navis-board-gives-finance = { $count ->
        [one] { $count } Zahlung
       *[other] { $count } Zahlungen
    }
magister_navis-board-gives-politics = Kartenlimit { $count }
magister_navis-board-short-industry = Stufe
magister_navis-board-short-culture = Wachstum
magister_navis-board-short-finance = Lohn
magister_navis-board-short-politics = Karten

## Alternativtexte: Spieler mit Buchstaben, Karten und Städte mit ihrem Kürzel.

magister_navis-alt-headline = { $count ->
        [0] { $phase }, Runde { $round } von { $rounds }.
       *[other] Am Zug: { $names } ({ $phase }, Runde { $round } von { $rounds }).
    }
magister_navis-alt-seat = { $letter } { $name }{ $marks }: { $points } Ruhm, Industrie { $industry }, Kultur { $culture }, Finanzen { $finance }, Politik { $politics }, Hafen { $harbor }, Vorrat { $supply }, Städte { $cities }, Verbindungen { $connections }, Karten { $cards }/{ $limit }{ $free }{ $used }.
magister_navis-alt-seat-free = ; frei { $buildings }
magister_navis-alt-seat-used = ; besetzt { $buildings }
magister_navis-alt-track = { $region }: { $discs }.
magister_navis-alt-cities = Städte: { $cities }.
magister_navis-alt-links = Verbindungen: { $links }.
magister_navis-alt-tops = Oberste Karten: { $cards }.
magister_navis-alt-player = { $name } (Platz { $letter }){ $marks }: { $points } Ruhm jetzt; Hafen { $harbor }, Vorrat { $supply }.
magister_navis-alt-status = { $status } { $value }: { $gives }, Ruhm { $glory }.
magister_navis-alt-buildings = Gebäude: { $buildings }.
magister_navis-alt-used = besetzt
magister_navis-alt-tokens = Marken: { $tokens }.
magister_navis-alt-hand = Karten { $count }, Limit { $limit }: { $cards }.
magister_navis-alt-governor = (auf dem Gouverneursplatz)
magister_navis-alt-aside = { magister_navis-slavery_cards } beiseitegelegt.
magister_navis-alt-region = { $region } ({ $state }), Steine { $presence }.
magister_navis-alt-waiting = Marken auf der Handelsroute: { $tokens }.
magister_navis-alt-cards = Karten: { $cards }.
magister_navis-alt-final = { $place } { $name }: { $points } Ruhm ({ $parts }).

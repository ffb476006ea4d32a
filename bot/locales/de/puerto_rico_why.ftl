# /why: was gegen einen Zug spricht (`puerto_rico-why-<code>`), was er kostet oder bringt, und
# wie Züge heißen, nach denen man fragen kann.

puerto_rico-why-not-asked = { common-why-waiting } (Anleitung: { puerto_rico-book-round }).

## Wann ein Zug möglich ist

puerto_rico-why-when-role = Eine Rolle wählst du, wenn du zwischen zwei Phasen mit einer Karte an der Reihe bist (Anleitung: { puerto_rico-book-round }).
puerto_rico-why-when-draw = Eine zusätzliche Plantage deckst du in der Siedlerphase vor deiner normalen Wahl auf (Anleitung: { puerto_rico-book-buildings }).
puerto_rico-why-when-settle = Plättchen nimmst du in der Siedlerphase, wenn du an der Reihe bist (Anleitung: { puerto_rico-book-settler }).
puerto_rico-why-when-colonist = Ein einzelner Kolonist kommt durch das Privileg des Bürgermeisters, das Hospiz oder die Universität, und nur in diesem Moment (Anleitung: { puerto_rico-book-buildings }, { puerto_rico-book-mayor }).
puerto_rico-why-when-place = Leute werden nur in der Bürgermeisterphase platziert (Anleitung: { puerto_rico-book-mayor }).
puerto_rico-why-when-build = Gebaut wird in der Baumeisterphase, ein Gebäude je Zug (Anleitung: { puerto_rico-book-builder }).
puerto_rico-why-when-produce = Die zusätzliche Ware wählt allein der Aufseher, nachdem alle produziert haben (Anleitung: { puerto_rico-book-craftsman }).
puerto_rico-why-when-sell = Verkauft wird in der Händlerphase, eine Ware je Zug (Anleitung: { puerto_rico-book-trader }).
puerto_rico-why-when-load = Geliefert wird in der Kapitänphase, wenn du an der Reihe bist (Anleitung: { puerto_rico-book-captain }).
puerto_rico-why-when-wharf = Die Werft liefert in der Kapitänphase, wenn du an der Reihe bist (Anleitung: { puerto_rico-book-buildings }).
puerto_rico-why-when-store = Gelagert wird am Ende der Kapitänphase, nach allen Lieferungen (Anleitung: { puerto_rico-book-storage }).
puerto_rico-why-when-keep = Gelagert wird am Ende der Kapitänphase, nach allen Lieferungen (Anleitung: { puerto_rico-book-storage }).
puerto_rico-why-when-draft = Gebäude werden vor dem ersten Durchgang ausgewählt, eines je Zug (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-forest = Eine Plantage kann nur Wald werden, wenn du sie nimmst (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-plant = Eine gezogene Plantage wird sofort ausgelegt (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-turn = Eine gezogene Plantage wird sofort ausgelegt (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-discard = Abgelegt wird mit dem Jagdschloss am Ende der Siedlerphase oder mit dem Grundbuchamt in deinem Zug der Händlerphase (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-when-buy = Das Grundbuchamt kauft in deinem Zug der Händlerphase (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-when-noble = Einen Adligen nimmst du dort, wo du auch einen Kolonisten vom Schiff nehmen könntest (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-when-place_noble = Leute werden nur in der Bürgermeisterphase platziert (Anleitung: { puerto_rico-book-mayor }).
puerto_rico-why-when-pay_colonist = Der Schwarzmarkt zahlt, wenn du etwas baust, wofür dir Dublonen fehlen (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_noble = Der Schwarzmarkt zahlt, wenn du etwas baust, wofür dir Dublonen fehlen (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_good = Der Schwarzmarkt zahlt, wenn du etwas baust, wofür dir Dublonen fehlen (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-pay_point = Der Schwarzmarkt zahlt, wenn du etwas baust, wofür dir Dublonen fehlen (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-post = Der Handelsposten verkauft in deinem Zug der Händlerphase (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-supply = Der Hoflieferant gibt Waren in deinem ersten Zug der Kapitänphase ab, bevor du lieferst (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-when-small_wharf = Die kleine Werft liefert in der Kapitänphase, wenn du an der Reihe bist (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-when-points = SP eines Gebäudes werden genau dann angeboten, wenn es sie einbringt.

## Was dagegen spricht

puerto_rico-why-unoccupied = { $building }: nicht besetzt, also ohne Wirkung (Anleitung: { puerto_rico-book-beige }).
puerto_rico-why-role-absent = { $role }: Diese Karte gibt es bei { $players } Personen nicht (Anleitung: { puerto_rico-book-preparation }).
puerto_rico-why-role-taken = { $role }: Diese Karte hat schon { $seat } genommen, sie ist für den Durchgang weg (Anleitung: { puerto_rico-book-roles }).
puerto_rico-why-island-full = Deine Insel ist voll: Auf allen { $spaces } Feldern liegt ein Plättchen (Anleitung: { puerto_rico-book-settler }).
puerto_rico-why-no-tiles = Es gibt keine Plantage mehr, weder verdeckt noch abgelegt (Anleitung: { puerto_rico-book-buildings }).
puerto_rico-why-tile-not-open = In der Auslage fehlt: { $tile } (Anleitung: { puerto_rico-book-settler }).
puerto_rico-why-no-quarries = Es ist kein Steinbruch mehr da (Anleitung: { puerto_rico-book-settler }).
puerto_rico-why-quarry-right = Einen Steinbruch darf nur der Siedler nehmen, und wer eine besetzte Bauhütte hat (Anleitung: { puerto_rico-book-settler }, { puerto_rico-book-buildings }).
puerto_rico-why-one-quarry = Du hast in dieser Phase schon deinen einen Steinbruch bekommen ({ common-ruling }).
puerto_rico-why-no-colonists = Es ist kein Kolonist mehr da, den du nehmen könntest (Anleitung: { puerto_rico-book-buildings }).
puerto_rico-why-nobody-idle = Du hast niemanden mehr, den du platzieren könntest.
puerto_rico-why-no-tile = Auf deiner Insel fehlt: { $tile }.
puerto_rico-why-circle-full = { $circle }: Alle Kreise sind besetzt (Anleitung: { puerto_rico-book-mayor }).
puerto_rico-why-built-already = { $building }: Das hast du schon, und niemand baut dasselbe zweimal (Anleitung: { puerto_rico-book-builder }).
puerto_rico-why-not-in-game = { $building }: Das gibt es in diesem Spiel nicht.
puerto_rico-why-sold-out = { $building }: Es ist keines mehr da (Anleitung: { puerto_rico-book-builder }).
puerto_rico-why-too-dear = Es kostet { $price }, du hast { $have }: { $missing } zu wenig (Anleitung: { puerto_rico-book-builder }).
puerto_rico-why-city-full = Deine Stadt ist voll (Anleitung: { puerto_rico-book-builder }).
puerto_rico-why-no-pair = Ein großes Gebäude braucht zwei Bauplätze, du hast noch { $spaces } (Anleitung: { puerto_rico-book-builder }).
puerto_rico-why-large-limit = In deine Stadt passen höchstens { $most } große Gebäude ({ common-ruling }).
puerto_rico-why-supply-empty = Im Vorrat gibt es nichts mehr davon: { $good } (Anleitung: { puerto_rico-book-craftsman }).
puerto_rico-why-not-produced = In dieser Phase hast du davon nichts produziert: { $good } (Anleitung: { puerto_rico-book-craftsman }).
puerto_rico-why-no-good = Davon hast du nichts: { $good }.
puerto_rico-why-house-full = Das Handelshaus ist voll: Alle { $stalls } Plätze sind belegt (Anleitung: { puerto_rico-book-trader }).
puerto_rico-why-in-house = Im Handelshaus liegt schon { $good }; nur ein besetztes Kontor verkauft eine Sorte zweimal (Anleitung: { puerto_rico-book-trader }).
puerto_rico-why-no-ship = Ein Frachtschiff mit { $ship } Plätzen gibt es in diesem Spiel nicht (Anleitung: { puerto_rico-book-preparation }).
puerto_rico-why-on-other-ship = Schiff { $ship } hat schon { $good } geladen, und eine Sorte fährt nur auf einem Schiff, auch wenn es voll ist (Anleitung: { puerto_rico-book-captain }).
puerto_rico-why-other-kind = Schiff { $ship } hat { $good } geladen, und ein Schiff nimmt nur eine Sorte (Anleitung: { puerto_rico-book-captain }).
puerto_rico-why-ship-full = Schiff { $ship } ist voll; dein { $good } muss auf die nächste Phase warten (Anleitung: { puerto_rico-book-captain }).
puerto_rico-why-larger-ship = Schiff { $ship } ist zu klein: Du hast { $have } { $good }, und ein leeres Schiff fasst mehr davon (Anleitung: { puerto_rico-book-captain }).
puerto_rico-why-wharf-used = Die Werft hast du in dieser Phase schon benutzt (Anleitung: { puerto_rico-book-buildings }).
puerto_rico-why-kept-already = Davon behältst du schon alles: { $good } (Anleitung: { puerto_rico-book-storage }).
puerto_rico-why-warehouses-full = Deine Lagerhäuser fassen keine weitere Sorte (Anleitung: { puerto_rico-book-storage }).
puerto_rico-why-singles-kept = Mehr einzelne Waren darfst du nicht behalten (Anleitung: { puerto_rico-book-storage }).
puerto_rico-why-market-short = Mit dem, was du hast, ersetzt der Schwarzmarkt höchstens { $most }: eine Person, eine Ware, einen SP-Chip (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-sold-already = Du hast in dieser Phase schon verkauft; mehr als einmal geht nicht (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-not-drafted = { $building }: Darüber wird nicht gewählt; Produktionsgebäude und die der Adligen sind ohnehin dabei (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-drafted-already = { $building }: Das ist schon ausgewählt (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-draft-full = Alle Plätze für Gebäude zu { $cost } sind belegt (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-draft-rival = { $building }: An diesem Tisch ist nur eines der beiden Gebäude dieses Paares dabei.
puerto_rico-why-draft-kept = An diesem Tisch ist genau eines dieser beiden dabei: { $building }, { $rival }. Der letzte Platz ihrer Kosten bleibt dafür frei.
puerto_rico-why-no-guest-colonist = In deinem Gasthaus ist kein Kolonist zu Gast (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-guest-noble = In deinem Gasthaus ist kein Adliger zu Gast (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-guests-mayor = In der Bürgermeisterphase ziehen keine Gäste um (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-guest-home = Ins Gasthaus zieht außerhalb der Bürgermeisterphase niemand ein (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-guest-later = Beende erst, was du begonnen hast; Gäste ziehen bei deiner nächsten Entscheidung um (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-forest-quarry = Ein Steinbruch kann nicht Wald werden (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-discard-quarry = Steinbrüche bleiben auf der Insel (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-discard-forest = Wälder nimmt das Grundbuchamt nicht (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-no-nobles = In diesem Spiel gibt es keine Adligen.
puerto_rico-why-no-noble-aboard = Auf dem Kolonistenschiff ist kein Adliger (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-no-noble-idle = Du hast keinen Adligen mehr, den du platzieren könntest.
puerto_rico-why-noble-sources = Solange es Kolonisten im Vorrat gibt, bekommst du von dort einen Kolonisten; Adlige kommen nur vom Schiff und durch die Villa ({ common-ruling }).
puerto_rico-why-villa-noble = Die Villa bringt einen Adligen, solange welche im Vorrat sind (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-villa-colonist = Im Vorrat ist kein Adliger mehr, deshalb bringt die Villa einen Kolonisten (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-pay-own = Wer auf dem Schwarzmarkt selbst steht, lässt sich nicht abgeben (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-pay-nobody = { $place }: Dort gibt es niemanden dieser Art, den du abgeben könntest (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-pay-no-chips = Du hast keinen SP-Chip (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-paid-already = Davon hast du schon etwas abgegeben: höchstens eine Person, eine Ware und einen SP-Chip (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-post-full = An diesem Tisch ist der Handelsposten geschlossen, solange das Handelshaus voll ist.
puerto_rico-why-no-doubloon = Dir fehlt die Dublone, die das kostet (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-noble = In deinem Grundbuchamt steht ein Kolonist; Plantagen legt dort nur ein Adliger ab (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-colonist = In deinem Grundbuchamt steht ein Adliger; Plantagen kauft dort nur ein Kolonist (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-land-office-used = Das Grundbuchamt hast du in dieser Phase schon benutzt (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-supplied-already = { $good }: Davon hast du schon etwas abgegeben, und alle Waren müssen verschieden sein (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-small-wharf-least = An diesem Tisch liefert die kleine Werft mindestens { $least ->
    [one] 1 Ware
   *[other] { $least } Waren
}.
puerto_rico-why-small-wharf-used = Die kleine Werft hast du in dieser Phase schon benutzt (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-role = Du musst eine Rolle nehmen, auch eine nutzlose (Anleitung: { puerto_rico-book-roles }).
puerto_rico-why-no-pass-place = Solange ein Kreis leer ist, darf niemand untätig bleiben (Anleitung: { puerto_rico-book-mayor }).
puerto_rico-why-no-pass-load = Du kannst ein Frachtschiff beladen, also musst du; nur eine Werft darf das ersetzen (Anleitung: { puerto_rico-book-captain }).
puerto_rico-why-no-pass-colonist = An diesem Tisch wird die zusätzliche Person des Bürgermeisters immer genommen.
puerto_rico-why-no-pass-produce = Du musst deine zusätzliche Ware nur noch wählen; sie kostet dich nichts (Anleitung: { puerto_rico-book-craftsman }).
puerto_rico-why-no-pass-ship = Du musst jemanden nehmen; du wählst nur, ob Kolonist oder Adliger (Anleitung: { puerto_rico-book-nobles }).
puerto_rico-why-no-pass-draft = Jemand muss jedes Gebäude auswählen, und du bist an der Reihe (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-pay = Du baust schon: Was fehlt, musst du abgeben (Anleitung: { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-lay = Die gezogene Plantage muss ausgelegt werden, so oder so (Anleitung: { puerto_rico-book-buildings }, { puerto_rico-book-new_buildings }).
puerto_rico-why-no-pass-small_wharf = An diesem Tisch muss die kleine Werft mehr Waren liefern.

## Was er kostet oder bringt

puerto_rico-why-sum-price = Preis: { $parts } = { puerto_rico-doubloons }
puerto_rico-why-sum-sale = Erlös: { $parts } = { puerto_rico-doubloons }
puerto_rico-why-part-printed = aufgedruckt
puerto_rico-why-part-chosen = an diesem Tisch
puerto_rico-why-part-quarries = Steinbrüche
puerto_rico-why-part-builder = Baumeister
puerto_rico-why-part-forests = Wälder
puerto_rico-why-part-zoning_office = Bauamt
puerto_rico-why-part-list = Listenpreis
puerto_rico-why-part-small_market = kleine Markthalle
puerto_rico-why-part-large_market = große Markthalle
puerto_rico-why-part-trader = Händler
puerto_rico-why-part-library = Bibliothek

## Züge, nach denen man fragen kann

puerto_rico-why-move-role = Rolle nehmen: { $role }
puerto_rico-why-move-draw = Mit der Hazienda eine Plantage aufdecken
puerto_rico-why-move-settle = Nehmen: { $tile }
puerto_rico-why-move-colonist = Einen Kolonisten nehmen
puerto_rico-why-move-place = Platzieren auf: { $circle }
puerto_rico-why-move-produce = Als Aufseher { $good } wählen
puerto_rico-why-move-sell = { $good } verkaufen
puerto_rico-why-move-load = { $good } auf Schiff { $ship } verladen
puerto_rico-why-move-wharf = { $good } mit der Werft liefern
puerto_rico-why-move-store = Alle lagern: { $good }
puerto_rico-why-move-keep = 1 behalten: { $good }
puerto_rico-why-move-draft = Auswählen: { $building }
puerto_rico-why-move-guest = Gast zieht um: { $circle }
puerto_rico-why-move-guest_noble = Adliger Gast zieht um: { $circle }
puerto_rico-why-move-forest = Als Wald nehmen: { $tile }
puerto_rico-why-move-plant = Gezogene Plantage offen auslegen
puerto_rico-why-move-turn = Gezogene Plantage als Wald auslegen
puerto_rico-why-move-discard = Ablegen: { $land }
puerto_rico-why-move-buy = Mit dem Grundbuchamt eine Plantage kaufen
puerto_rico-why-move-noble = Einen Adligen nehmen
puerto_rico-why-move-place_noble = Adligen platzieren auf: { $circle }
puerto_rico-why-move-pay_colonist = Mit einem Kolonisten zahlen: { $place }
puerto_rico-why-move-pay_noble = Mit einem Adligen zahlen: { $place }
puerto_rico-why-move-pay_good = Mit 1 { $good } zahlen
puerto_rico-why-move-pay_point = Mit einem SP-Chip zahlen
puerto_rico-why-move-post = { $good } am Handelsposten verkaufen
puerto_rico-why-move-supply = { $good } an den Hof geben
puerto_rico-why-move-small_wharf = { $good } mit der kleinen Werft liefern
puerto_rico-why-move-points = SP eines Gebäudes nehmen

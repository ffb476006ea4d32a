# Die Erweiterungen von Puerto Rico: Optionen, Fragen, Züge und Ereignisse.

## Optionen des Tisches

puerto_rico-option-expansions = Erweiterungen
puerto_rico-option-expansions-about = Neue Gebäude: 14 Gebäude mehr. Adlige: 8 Gebäude und 20 Adlige mehr.
puerto_rico-option-expansions-none = keine
puerto_rico-option-expansions-buildings = Neue Gebäude
puerto_rico-option-expansions-nobles = Adlige
puerto_rico-option-expansions-both = Neue Gebäude und Adlige
puerto_rico-option-draft = Gebäudewahl
puerto_rico-option-draft-about = Welche 17 der 31 beigefarbenen Gebäude spielen mit? Fest heißt: alle neuen sind dabei.
puerto_rico-option-draft-draft = wählen die Spieler
puerto_rico-option-draft-random = werden ausgelost
puerto_rico-option-draft-fixed = eine feste Auswahl
puerto_rico-option-decline_points = Siegpunkte von Gebäuden
puerto_rico-option-decline_points-about = Darf man auf SP von Gebäuden wie Hafen oder Kirche verzichten, damit die Chips länger reichen?
puerto_rico-option-decline_points-no = werden immer genommen
puerto_rico-option-decline_points-yes = Verzicht erlaubt
puerto_rico-option-decline_extra_good = Zusätzliche Ware des Aufsehers
puerto_rico-option-decline_extra_good-about = Darf der Aufseher die zusätzliche Ware im Vorrat lassen?
puerto_rico-option-decline_extra_good-no = wird immer genommen
puerto_rico-option-decline_extra_good-yes = Verzicht erlaubt
puerto_rico-option-vp_exhaustion = Der letzte Siegpunktechip
puerto_rico-option-vp_exhaustion-about = Beendet der letzte Chip das Spiel in jeder Phase oder nur in der Kapitänphase?
puerto_rico-option-vp_exhaustion-any_phase = beendet es in jeder Phase
puerto_rico-option-vp_exhaustion-captain_only = beendet es nur in der Kapitänphase
puerto_rico-option-office_and_trading_post = Kontor und Handelsposten
puerto_rico-option-office_and_trading_post-about = Dürfen beide in einer Partie sein? Die Anleitung rät, immer mit genau einem davon zu spielen.
puerto_rico-option-office_and_trading_post-both = beide dürfen mitspielen
puerto_rico-option-office_and_trading_post-not_both = höchstens eines von beiden
puerto_rico-option-office_and_trading_post-exactly_one = genau eines von beiden
puerto_rico-option-hacienda_and_forest_house = Hazienda und Forsthaus
puerto_rico-option-hacienda_and_forest_house-about = Dürfen beide in einer Partie sein? Zusammen bringen sie billige Wälder.
puerto_rico-option-hacienda_and_forest_house-both = beide dürfen mitspielen
puerto_rico-option-hacienda_and_forest_house-not_both = nur eines von beiden
puerto_rico-option-factory_and_specialty_factory = Manufaktur und Monofaktur
puerto_rico-option-factory_and_specialty_factory-about = Dürfen beide in einer Partie sein? Manche Hausregel erlaubt nur eine.
puerto_rico-option-factory_and_specialty_factory-both = beide dürfen mitspielen
puerto_rico-option-factory_and_specialty_factory-not_both = nur eine von beiden
puerto_rico-option-villa_and_jeweler = Villa und Juwelier
puerto_rico-option-villa_and_jeweler-about = Dürfen beide in einer Partie sein? Manche Hausregel erlaubt nur eines.
puerto_rico-option-villa_and_jeweler-both = beide dürfen mitspielen
puerto_rico-option-villa_and_jeweler-not_both = nur eines von beiden
puerto_rico-option-library_2p = Bibliothek zu zweit
puerto_rico-option-library_2p-about = Bei drei Rollen je Durchgang: Verdoppelt die Bibliothek jede davon?
puerto_rico-option-library_2p-every_role = verdoppelt jede Rolle
puerto_rico-option-library_2p-once_a_round = verdoppelt eine Rolle je Durchgang
puerto_rico-option-specialty_factory_corn = Monofaktur: Mais
puerto_rico-option-specialty_factory_corn-about = Darf Mais die Sorte sein, die die Monofaktur zählt?
puerto_rico-option-specialty_factory_corn-no = zählt nie
puerto_rico-option-specialty_factory_corn-yes = zählt wie jede Sorte
puerto_rico-option-specialty_factory_privilege = Monofaktur: Privileg
puerto_rico-option-specialty_factory_privilege-about = Zählt die zusätzliche Ware des Aufsehers für die Monofaktur?
puerto_rico-option-specialty_factory_privilege-yes = zählt
puerto_rico-option-specialty_factory_privilege-no = zählt nicht
puerto_rico-option-trading_post_full_house = Handelsposten
puerto_rico-option-trading_post_full_house-about = Darf man dort verkaufen, wenn das Handelshaus voll ist?
puerto_rico-option-trading_post_full_house-yes = Verkauf trotz vollem Handelshaus
puerto_rico-option-trading_post_full_house-no = dann kein Verkauf
puerto_rico-option-union_hall = Gildenhaus
puerto_rico-option-union_hall-about = Zählt es in jedem Fall, wenn man zum ersten Mal dran ist, oder nur, wenn man dann liefern kann?
puerto_rico-option-union_hall-first_turn = zählt auf jeden Fall
puerto_rico-option-union_hall-needs_a_load = nur, wenn man liefern kann
puerto_rico-option-small_wharf_minimum = Kleine Werft: Mindestmenge
puerto_rico-option-small_wharf_minimum-about = Wie viele Waren muss eine Lieferung der kleinen Werft haben?
puerto_rico-option-small_wharf_minimum-1 = 1, auch wenn sie keinen SP bringt
puerto_rico-option-small_wharf_minimum-2 = 2
puerto_rico-option-small_wharf_bonus = Kleine Werft: Bonus
puerto_rico-option-small_wharf_bonus-about = Zählen Hafen und Leuchtturm eine gemischte Lieferung einmal oder je Sorte?
puerto_rico-option-small_wharf_bonus-per_load = einmal je Lieferung
puerto_rico-option-small_wharf_bonus-per_kind = einmal je Sorte
puerto_rico-option-land_office_noble = Grundbuchamt mit Adligem
puerto_rico-option-land_office_noble-about = Wenn man damit eine Plantage ablegt: Bekommt oder zahlt man 1 Dublone?
puerto_rico-option-land_office_noble-earns = bekommt 1 Dublone
puerto_rico-option-land_office_noble-pays = zahlt 1 Dublone
puerto_rico-option-nobles_from_supply = Adlige aus dem Vorrat
puerto_rico-option-nobles_from_supply-about = Dürfen Bürgermeister, Hospiz und Universität einen Adligen aus dem Vorrat bringen?
puerto_rico-option-nobles_from_supply-no = nur Kolonisten
puerto_rico-option-nobles_from_supply-yes = auch Adlige
puerto_rico-option-decline_villa = Villa
puerto_rico-option-decline_villa-about = Darf, wem sie gehört, auf den Adligen verzichten?
puerto_rico-option-decline_villa-no = der Adlige muss genommen werden
puerto_rico-option-decline_villa-yes = der Adlige darf abgelehnt werden
puerto_rico-option-jeweler_copies_2p = Juweliere zu zweit
puerto_rico-option-jeweler_copies_2p-about = Zu zweit gibt es beige Gebäude einmal, Produktionsgebäude zweimal. Und Juweliere?
puerto_rico-option-jeweler_copies_2p-2 = 2, wie Produktionsgebäude
puerto_rico-option-jeweler_copies_2p-1 = 1, wie beige Gebäude

## Phase als Überschrift

puerto_rico-phase-draft = Gebäudewahl

## Fragen

puerto_rico-ask-draft = { $name }, wähle ein Gebäude für diese Partie ({ $left ->
    [one] der letzte Platz
   *[other] { $left } Plätze frei
}).
puerto_rico-ask-person-settler = { $name }, möchtest du einen Kolonisten oder einen Adligen für das neue Plättchen (Hospiz)?
puerto_rico-ask-person-mayor = { $name }, möchtest du als Bürgermeister einen Kolonisten oder einen Adligen?
puerto_rico-ask-person-builder = { $name }, möchtest du einen Kolonisten oder einen Adligen auf dem neuen Gebäude (Universität)?
puerto_rico-ask-villa = { $name }, nimmst du den Adligen, den die Villa bringt?
puerto_rico-ask-villa-colonist = { $name }, es ist kein Adliger mehr da: Nimmst du den Kolonisten, den die Villa stattdessen bringt?
puerto_rico-ask-ship-person = { $name }, nimm einen Kolonisten oder einen Adligen vom Schiff.
puerto_rico-ask-place-people = { $name }, platziere deine Leute (noch { $people }).
puerto_rico-ask-guests = { $name }, schickst du jetzt einen Gast zur Arbeit?
puerto_rico-ask-guests-first = { $name }, hier kannst du nur etwas tun, wenn du einen Gast zur Arbeit schickst. Schickst du einen?
puerto_rico-ask-lay = { $name }, lege die gezogene Plantage offen oder verdeckt als Wald.
puerto_rico-ask-lay-known = { $name }, gezogen hast du: { $tile }. Offen legen oder verdeckt als Wald?
puerto_rico-ask-discard = { $name }, legst du ein Plättchen deiner Insel ab (Jagdschloss)?
puerto_rico-ask-pay = { $name }, was gibst du am Schwarzmarkt für dein Gebäude ab?
puerto_rico-ask-supply = { $name }, welche Waren gibst du an den Hof (Hoflieferant, { $nobles } auf deinem Plan)?
puerto_rico-ask-small_wharf = { $name }, welche Waren lieferst du mit der kleinen Werft? Mit Passen lieferst du, was geladen ist.
puerto_rico-ask-points = { $name }, nimmst du die SP deines Gebäudes?
puerto_rico-ask-sell-post = { $name }, verkaufe eine Ware an deinem Handelsposten.
puerto_rico-ask-sell-land = { $name }, nutzt du dein Grundbuchamt?
puerto_rico-ask-sell-both = { $name }, verkaufe eine Ware an das Handelshaus oder an deinem Handelsposten.
puerto_rico-ask-sell-trade = { $name }, verkaufe eine Ware und nutze dein Grundbuchamt, in beliebiger Reihenfolge.

## Züge

puerto_rico-stock = Du hast { $goods }.
puerto_rico-place-windrose = ohne Platz
puerto_rico-menu-guest = Einen Gast schicken
puerto_rico-menu-small_wharf = Kleine Werft …
puerto_rico-menu-draft-small = Wähle ein kleines Gebäude
puerto_rico-menu-draft-large = Wähle ein großes Gebäude
puerto_rico-move-guest = Gast → { $place }
puerto_rico-move-guest_noble = Adliger Gast → { $place }
puerto_rico-move-forest = { $tile } als Wald
puerto_rico-move-forest-hint = Sie liegt verdeckt; je zwei Wälder sparen beim Bauen 1 Dublone.
puerto_rico-move-plant = Offen legen
puerto_rico-move-plant-known = Offen: { $tile }
puerto_rico-move-turn = Verdeckt als Wald
puerto_rico-move-discard = Ablegen: { $land }
puerto_rico-move-buy = Plantage ziehen und legen, { $price }
puerto_rico-move-noble = Adligen nehmen
puerto_rico-move-place_noble = Adliger → { $place }
puerto_rico-move-pay_colonist = Kolonisten abgeben ({ $place })
puerto_rico-move-pay_noble = Adligen abgeben ({ $place })
puerto_rico-move-pay_good = { $goods } abgeben
puerto_rico-move-pay_point = { $points } abgeben
puerto_rico-move-post = { $good } am Handelsposten, { $price }
puerto_rico-move-post-hint = Dein einziger Verkauf der Phase; Markthallen bringen nichts.
puerto_rico-move-supply = { $goods } → Hof, { $points }
puerto_rico-move-small_wharf = { $goods } → kleine Werft
puerto_rico-move-small_wharf-hint = Einmal je Phase: beliebige Waren, 1 SP je zwei.
puerto_rico-move-pay-short = { $doubloons } zu wenig: Schwarzmarkt.
puerto_rico-move-points = Die SP nehmen

## Ereignisse

puerto_rico-got-colonists = { $count } Kolonisten
puerto_rico-got-nobles = { $count ->
    [one] { $count } Adligen
   *[other] { $count } Adlige
}
puerto_rico-event-drafted = { $name } wählt für diese Partie: { $building }.
puerto_rico-event-guest = { $name } schickt { $count ->
    [one] einen Gast
   *[other] { $count } Gäste
} zur Arbeit: { $circles }.
puerto_rico-event-looked = { $name } sieht sich die oberste Plantage an ({ $source }).
puerto_rico-event-forest = { $name } legt einen Wald.
puerto_rico-event-discarded = { $name } legt ab: { $tile } ({ $source }).
puerto_rico-event-bought = { $name } kauft mit dem Grundbuchamt: { $tile }.
puerto_rico-event-noble = { $name } bekommt einen Adligen ({ $source }).
puerto_rico-event-noble-circle = { $name } bekommt einen Adligen ({ $source }): { $circle }.
puerto_rico-event-colonist-villa = { $name } bekommt durch die Villa einen Kolonisten, weil kein Adliger mehr da ist.
puerto_rico-event-points = { $name } bekommt { $points } ({ $source }).
puerto_rico-event-paid = { $name } gibt am Schwarzmarkt ab: { $things }.
puerto_rico-event-post = { $name } verkauft { $goods } am Handelsposten für { $doubloons }.
puerto_rico-event-supplied = { $name } gibt { $goods } an den Hof: { $points }.
puerto_rico-event-small_wharfed = { $name } liefert { $goods } mit der kleinen Werft: { $points }.
puerto_rico-event-ship_refilled-people = Das Kolonistenschiff bringt { $people }.
puerto_rico-event-ship_refilled-people-short = Das Kolonistenschiff bringt { $people }; { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
}.

## Die Stellung in Worten

puerto_rico-summary-draft = Gebäudewahl, Kosten { $cost } ({ $chosen } von { $spaces }): { $buildings }; noch wählbar: { $open }.
puerto_rico-summary-nobles = Adlige: { $ship } auf dem Schiff, { $supply } im Vorrat.
puerto_rico-summary-player-nobles = Adlige von { $name } ({ $count }): { $circles }.

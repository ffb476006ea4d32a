# /why: was gegen einen Zug spricht (`magister_navis-why-<code>`), was er kostet, und wie Züge
# heißen, nach denen man fragen kann.

magister_navis-why-not-asked = { common-why-waiting } (Anleitung: { magister_navis-book-course }).
magister_navis-why-passed = Du hast gepasst und kommst in dieser Runde nicht mehr an die Reihe (Anleitung: { magister_navis-book-actions }).

## Wann ein Zug möglich ist

magister_navis-why-when-build = Du baust einmal je Runde, wenn du an ihrem Anfang an der Reihe bist (Anleitung: { magister_navis-book-course }, { magister_navis-book-build }).
magister_navis-why-when-salary = Deinen Lohn wählst du nach dem Wachstum, wenn mehr Steine auf deinen Gebäuden liegen, als du Zahlungen hast (Anleitung: { magister_navis-book-salary }).
magister_navis-why-when-pay = Eine Zahlung ist eine Aktion deines Zuges (Anleitung: { magister_navis-book-actions }, { magister_navis-book-payment }).
magister_navis-why-when-ship = Schifffahrt ist eine Aktion deines Zuges (Anleitung: { magister_navis-book-actions }, { magister_navis-book-shipping }).
magister_navis-why-when-occupy = Besiedeln ist eine Aktion deines Zuges (Anleitung: { magister_navis-book-actions }, { magister_navis-book-occupying }).
magister_navis-why-when-attack = Ein Angriff ist eine Aktion deines Zuges (Anleitung: { magister_navis-book-actions }, { magister_navis-book-attack }).
magister_navis-why-when-draw = Ausbeuten ist eine Aktion deines Zuges (Anleitung: { magister_navis-book-actions }, { magister_navis-book-drawing }).
magister_navis-why-when-activate = Gebäude aktivierst du in deinem Zug der Aktionsphase (Anleitung: { magister_navis-book-actions }).
magister_navis-why-when-done = Es gibt gerade keine zweite Hälfte einer Aktion, auf die du verzichten könntest (Anleitung: { magister_navis-book-actions }).
magister_navis-why-when-pass = Passen kannst du in deinem Zug der Aktionsphase (Anleitung: { magister_navis-book-actions }).
magister_navis-why-when-arrange = Den Gouverneursplatz ordnest du beim Passen, wenn nicht alle Karten Platz haben oder es für die Wertung wichtig ist (Anleitung: { magister_navis-book-passing }).
magister_navis-why-when-discard = Karten wirfst du nur ab, wenn beim Passen zu viele da sind, nie nach Belieben (Anleitung: { magister_navis-book-actions }, { magister_navis-book-passing }).

## Was eine Aktion gibt

magister_navis-why-no-source = { $action }: Du hast weder ein Gebäude noch eine Marke dafür (Anleitung: { magister_navis-book-actions }).
magister_navis-why-wrong-source = { $source } gibt diese Aktion nicht: { $action } (Anleitung: { magister_navis-book-actions }).
magister_navis-why-no-circle = { $building }: Das Gebäude hat keinen Kreis, also liegt dort nie ein Stein (Anleitung: { magister_navis-book-build }).
magister_navis-why-circle-taken = { $building }: Auf dem Kreis liegt schon ein Stein; eine Zahlung würde ihn zurückholen (Anleitung: { magister_navis-book-actions }).
magister_navis-why-harbor = Das kostet { magister_navis-discs } aus deinem Hafen, { $have ->
    [0] und der ist leer
    [one] und dort liegt nur { $have }
   *[other] und dort liegen nur { $have }
} (Anleitung: { magister_navis-book-actions }).
magister_navis-why-empty-activation = An diesem Tisch wird kein Gebäude ohne seine Aktion aktiviert.
magister_navis-why-dock-europe = { $building }: An diesem Tisch nützt es nichts in Europa, wohin niemand fährt.
magister_navis-why-other-source = Damit ginge es aber: { $source }.
magister_navis-why-second-source = Du nutzt gerade { $source }: Erst kommt dessen zweite Hälfte (Anleitung: { magister_navis-book-actions }).
magister_navis-why-second-action = Die zweite Hälfte ({ $source }) ist eine andere Aktion: { $action } (Anleitung: { magister_navis-book-actions }).
magister_navis-why-second-region = Die zweite Hälfte muss in derselben Region sein: { $region } (Anleitung: { magister_navis-book-actions }).
magister_navis-why-second-deck = Die zweite Karte muss vom selben Stapel kommen: { $deck } ({ common-ruling }).

## Worauf eine Aktion zielt

magister_navis-why-no-track = { $region }: Da gibt es keine Handelsroute, niemand fährt dorthin (Anleitung: { magister_navis-book-shipping }).
magister_navis-why-closed = { $region }: noch nicht erschlossen, { $spaces ->
    [one] { $spaces } Feld der Handelsroute ist
   *[other] { $spaces } Felder der Handelsroute sind
} frei (Anleitung: { magister_navis-book-opening }).
magister_navis-why-no-presence = { $region }: Du hast dort keinen Stein, weder in einer Stadt noch auf oder neben der Handelsroute; fahre erst hin (Anleitung: { magister_navis-book-occupying }).
magister_navis-why-city-own = { $city }: Die Stadt gehört dir schon.
magister_navis-why-city-taken = { $city }: Die Stadt gehört { $seat }; nur ein Angriff erobert sie (Anleitung: { magister_navis-book-occupying }, { magister_navis-book-attack }).
magister_navis-why-city-empty = { $city }: Die Stadt gehört niemandem; eine leere Stadt wird besiedelt, nicht angegriffen (Anleitung: { magister_navis-book-occupying }, { magister_navis-book-attack }).
magister_navis-why-deck-empty = { $deck }: Es ist keine Karte mehr da ({ common-ruling }).
magister_navis-why-slavery-gone = { $deck }: Die Sklaverei ist abgeschafft, ihre Karten sind aus dem Spiel (Anleitung: { magister_navis-book-abolition }).
magister_navis-why-too-few-discs = { $card } verlangt { magister_navis-discs } in der Region, du hast { $have } (Anleitung: { magister_navis-book-drawing }).
magister_navis-why-not-activated = { $building }: Dort liegt kein Stein von dir (Anleitung: { magister_navis-book-salary }, { magister_navis-book-payment }).
magister_navis-why-pays-itself = { $building }: Das Gebäude, das die Zahlung gibt, kann sich nicht selbst befreien (Anleitung: { magister_navis-book-payment }).

## Bauen, Passen, Karten

magister_navis-why-not-for-sale = { $building }: auf jedem Plan aufgedruckt, kann nicht gebaut werden (Anleitung: { magister_navis-book-preparation }).
magister_navis-why-sold-out = { $building }: Es ist kein Plättchen mehr da (Anleitung: { magister_navis-book-build }).
magister_navis-why-single-level = Du hast schon ein Gebäude der Stufe { $level } ({ $building }), und zwei davon darf niemand haben (Anleitung: { magister_navis-book-build }).
magister_navis-why-level = { $building } ist von Stufe { $needed }; deine Industrie von { $industry } erlaubt Stufe { $level } (Anleitung: { magister_navis-book-build }).
magister_navis-why-no-card = { $card }: Diese Karte hast du nicht.
magister_navis-why-on-space = { $card }: Die Karte liegt auf dem Gouverneursplatz; eine andere muss weg (Anleitung: { magister_navis-book-passing }).
magister_navis-why-must-fill = An diesem Tisch muss der Gouverneursplatz belegt sein, solange du einen Gouverneur hast.
magister_navis-why-no-pass-build = In jeder Runde müssen alle etwas bauen (Anleitung: { magister_navis-book-build }).
magister_navis-why-no-pass-salary = Alle Zahlungen werden genutzt; du wählst nur, welche Steine zurückkommen ({ common-ruling }).
magister_navis-why-no-pass-second = Verzichte erst auf die zweite Hälfte deiner Aktion; passen kannst du im nächsten Zug (Anleitung: { magister_navis-book-actions }).
magister_navis-why-no-pass-arrange = Du passt bereits; vorher müssen deine Karten unter das Limit (Anleitung: { magister_navis-book-passing }).
magister_navis-why-no-pass-discard = Du passt bereits; vorher müssen deine Karten unter das Limit (Anleitung: { magister_navis-book-passing }).

## Was es zusammen ergibt

magister_navis-why-sum-harbor = Aus deinem Hafen: { $parts } = { magister_navis-discs }; dort hast du { $have }.
magister_navis-why-sum-presence = Deine Steine dort: { $parts } = { $total }; die Karte verlangt { $have }.
magister_navis-why-part-activate = Kreis
magister_navis-why-part-ship = Schifffahrt
magister_navis-why-part-occupy = Stadt
magister_navis-why-part-attack = Angriff
magister_navis-why-part-cities = Städte
magister_navis-why-part-track = Handelsroute

## Züge, nach denen man fragen kann

magister_navis-why-move-pay-salary = Lohn: { $building }
magister_navis-why-move-pay = Zahlung: { $building } · { $source }
magister_navis-why-move-ship = Schifffahrt: { $region } · { $source }
magister_navis-why-move-occupy = Besiedeln: { $city } · { $source }
magister_navis-why-move-attack = Angriff: { $city } · { $source }
magister_navis-why-move-draw = Ausbeuten: { $deck } · { $source }
magister_navis-why-move-done = Auf die zweite Hälfte verzichten
magister_navis-why-move-arrange = Auf den Gouverneursplatz: { $governor }
magister_navis-why-move-arrange-none = Den Gouverneursplatz leer lassen
magister_navis-why-move-discard = Abwerfen: { $card }

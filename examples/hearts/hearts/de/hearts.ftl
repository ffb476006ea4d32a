hearts-title = Hearts
hearts-about = Meide Herzen und die Pik Dame, Stich um Stich. Für 3 bis 5 Personen, eine Viertelstunde pro Runde.
hearts-command = Hearts: was du am Tisch machst
hearts-command-give = Eine Karte nach links geben
hearts-command-play = Eine Karte zum Stich spielen
hearts-option-length = Länge
hearts-option-length-about = Wie viele Runden gespielt werden.
hearts-option-length-3 = drei Runden
hearts-option-length-1 = eine Runde
hearts-option-length-to50 = bis jemand 50 Punkte hat
hearts-option-length-to100 = bis jemand 100 Punkte hat
hearts-option-queen = Pik Dame
hearts-option-queen-about = Was die Pik Dame kostet.
hearts-option-queen-yes = kostet 13 Punkte
hearts-option-queen-no = kostet nichts, wie in der ältesten Form
hearts-option-moon = Alles nehmen
hearts-option-moon-about = Was es kostet, jede Karte zu nehmen, die Punkte kostet.
hearts-option-moon-yes = kostet stattdessen alle anderen
hearts-option-moon-no = kostet wie sonst auch
hearts-option-passing = Tausch
hearts-option-passing-about = Welche Karten vor dem ersten Stich den Platz wechseln.
hearts-option-passing-left = drei Karten nach links
hearts-option-passing-none = keiner
hearts-page-- = Optionen
hearts-number-queen_points = Pik Dame
hearts-number-queen_points-about = Punkte, die die Pik Dame kostet, wenn sie etwas kostet.
hearts-round = Runde { $round }
hearts-phase-deal = Die Runde ist vorbei
hearts-phase-trick = Ein Stich ist gemacht
hearts-phase-exchange = Die Karten sind getauscht
hearts-open-give = drei Karten nach links
hearts-open-play = eine Karte zum Stich
hearts-decision-give = Karten nach links geben
hearts-decision-play = eine Karte spielen
hearts-ask-give = { $name }, wähle { $count ->
        [one] noch eine Karte
       *[other] { $count } Karten
    } für { $left }.
hearts-ask-lead = { $name }, spiel aus.
hearts-ask-follow = { $name }, gib eine Karte zu. Auf dem Tisch: { $cards }.
hearts-panel-give = { $count ->
        [one] Eine Karte zum Weggeben wählen
       *[other] { $count } Karten zum Weggeben wählen
    }
hearts-trick = Stich
hearts-last = Letzter Stich
hearts-points = Minuspunkte
hearts-against = Diese Runde
hearts-hand = Hand
hearts-given = Gewählt
hearts-event-dealt = Runde { $deal }: Alle bekommen { $count } Karten.
hearts-event-chosen = { $name } hat gewählt.
hearts-event-exchanged = Alle bekommen drei Karten von rechts.
hearts-event-played = { $name } spielt { $card }.
hearts-event-won = { $name } nimmt den Stich{ $points ->
        [0] .
        [one] , für einen Punkt.
       *[other] , für { $points } Punkte.
    }
hearts-event-moon = { $name } hat alles genommen: Alle anderen bekommen { $points } Punkte.
hearts-event-counted = { $name } hat jetzt { $points ->
        [one] einen Minuspunkt
       *[other] { $points } Minuspunkte
    }.
hearts-score-hearts = Herzen
hearts-score-queen = Pik Dame
hearts-score-moons = alles an andere
hearts-coach-unit = Punkte
hearts-coach-points = { $points } Punkte
hearts-learn-aim-title = Das Ziel
hearts-learn-aim = Punkte sind schlecht: Wer am Ende die wenigsten hat, gewinnt. Jedes Herz, das du nimmst, kostet einen, die Pik Dame 13.
hearts-learn-give-title = Der Tausch
hearts-learn-give = Vor dem ersten Stich wählen alle gleichzeitig drei Karten und geben sie nach links. Gib weg, was Stiche holt: die Pik Dame und was über ihr liegt, hohe Herzen oder die letzten Karten einer Farbe.
hearts-learn-trick-title = Stiche
hearts-learn-trick = Wer links vom Geber sitzt, spielt aus, zuerst also du. Bediene, wenn du kannst; sonst spiel, was du willst. Die höchste Karte der ausgespielten Farbe nimmt den Stich und spielt als Nächste aus.
hearts-learn-cost-title = Was verteilt wird
hearts-learn-cost = Zu viert bekommen alle 13 Karten. Zu dritt wird ohne die Karo 2 gespielt, mit 17 Karten auf der Hand, zu fünft ohne die Kreuz 2 und die Karo 2, mit 10 Karten.
hearts-learn-moon-title = Alles nehmen
hearts-learn-moon = Wer jede Karte nimmt, die etwas kostet, bekommt dafür nichts, und alle anderen bekommen ebenso viele Punkte. Ein Tisch kann auch ohne das spielen.

# Tipps für die eigene Entscheidung und der Trainer für beendete Partien.

## Tipps

hint-title = ### 💡 { $question }
hint-best = Ich würde **{ $move }** wählen.
hint-second = { $how ->
    [clear] Weit dahinter: **{ $move }**, etwa { $points } weniger.
    [depends] Oder **{ $move }**: Was besser ist, hängt davon ab, wie ihr weiterspielt.
    [equal] **{ $move }** ist genauso gut, soweit ich sehe.
    [level] **{ $move }** ist vielleicht genauso gut: Der Unterschied von { $points }{ $error } ist nicht sicher.
   *[behind] Das Nächstbeste: **{ $move }**, etwa { $points } weniger{ $error }.
}
hint-swap = { $new } statt { $old }
hint-count = { $count ->
    [one] Das ist dein erster Tipp in diesem Spiel. Nur du siehst ihn, aber im Ergebnis steht, wie viele du hattest.
   *[other] Tipps bisher: { $count }. Nur du siehst sie, aber im Ergebnis steht, wie viele du hattest.
}
hint-thinking = 💭 Ich spiele die nächsten Runden durch …
button-hint = Tipp

## Tipps an einem Tisch

button-hints = { $hints ->
    [on] Tipps: erlaubt
   *[off] Tipps: keine
}
options-hints-locked = { $why ->
    [league] 💡 Keine Tipps: Dieser Tisch gehört zu einer Liga.
   *[rated] 💡 Keine Tipps: Dieser Tisch wird gewertet.
}
card-hints = { $hints ->
    [on] 💡 Tipps sind erlaubt: /tipp
   *[off] 💡 Keine Tipps
}
result-hints = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}

## Warum ein Zug besser ist

coach-option = { $kind ->
    [puerto_rico-role] Der **{ $move }**
   *[other] **{ $move }**
}
coach-brings = { $who ->
    [you] { $how ->
        [did] { $option } hat dir { $things } gebracht.
        [would] { $option } hätte dir { $things } gebracht.
       *[will] { $option } bringt dir { $things }.
    }
   *[other] { $how ->
        [did] { $option } hat { $name } { $things } gebracht.
        [would] { $option } hätte { $name } { $things } gebracht.
       *[will] { $option } bringt { $name } { $things }.
    }
}
coach-costs = { $who ->
    [you] { $how ->
        [did] { $option } hat dich { $things } gekostet.
        [would] { $option } hätte dich { $things } gekostet.
       *[will] { $option } kostet dich { $things }.
    }
   *[other] { $how ->
        [did] { $option } hat { $name } { $things } gekostet.
        [would] { $option } hätte { $name } { $things } gekostet.
       *[will] { $option } kostet { $name } { $things }.
    }
}
coach-brings-and-costs = { $who ->
    [you] { $how ->
        [did] { $option } hat dir { $things } gebracht, dich aber { $costs } gekostet.
        [would] { $option } hätte dir { $things } gebracht, dich aber { $costs } gekostet.
       *[will] { $option } bringt dir { $things }, kostet dich aber { $costs }.
    }
   *[other] { $how ->
        [did] { $option } hat { $name } { $things } gebracht, aber { $costs } gekostet.
        [would] { $option } hätte { $name } { $things } gebracht, aber { $costs } gekostet.
       *[will] { $option } bringt { $name } { $things }, kostet aber { $costs }.
    }
}
coach-amount = { $exact ->
    [yes] { $points } { $thing }
   *[no] etwa { $points } { $thing }
}
coach-why-line = Am Ende, mit **{ $move }**: { $parts }.
coach-line = { $who ->
    [you] du hast
   *[other] { $name } hat
} { $points } { $more ->
    [yes] mehr
   *[no] weniger
} ({ $line })
coach-error = {" "}(± { $error })
magister_navis-coach-points = { $points } Ruhm
magister_navis-coach-unit = Ruhm
puerto_rico-holding-chips = { $count ->
    [one] SP-Chip
   *[other] SP-Chips
}
puerto_rico-holding-doubloons = { $count ->
    [one] Dublone
   *[other] Dublonen
}
puerto_rico-holding-tiles = { $count ->
    [one] Inselplättchen
   *[other] Inselplättchen
}
puerto_rico-holding-people = { $count ->
    [one] Kolonisten
   *[other] Kolonisten
}
puerto_rico-holding-buildings = { $count ->
    [one] Gebäude
   *[other] Gebäude
}
magister_navis-holding-discs = { $count ->
    [one] Stein im Hafen
   *[other] Steine im Hafen
}
magister_navis-holding-active = { $count ->
    [one] Stein auf einem Gebäude
   *[other] Steine auf Gebäuden
}
magister_navis-holding-cities = { $count ->
    [one] Stadt
   *[other] Städte
}
magister_navis-holding-cards = { $count ->
    [one] Karte
   *[other] Karten
}
magister_navis-holding-tokens = { $count ->
    [one] Marke
   *[other] Marken
}
magister_navis-holding-buildings = { $count ->
    [one] Gebäude
   *[other] Gebäude
}
amerigo-holding-points = SP
amerigo-holding-gold = Gold
amerigo-holding-cannons = { $count ->
    [one] Kanone
   *[other] Kanonen
}
amerigo-holding-posts = { $count ->
    [one] Kontor
   *[other] Kontore
}
amerigo-holding-tiles = { $count ->
    [one] geplantes Plättchen
   *[other] geplante Plättchen
}
amerigo-holding-resources = { $count ->
    [one] Rohstoff
   *[other] Rohstoffe
}
amerigo-holding-goods = { $count ->
    [one] Warenmarker
   *[other] Warenmarker
}
amerigo-holding-tokens = { $count ->
    [one] Fortschrittsmarker
   *[other] Fortschrittsmarker
}

## Spielweisen

coach-style = { $whose ->
    [rival] Wenn { $rival } { $style } spielt, ist **{ $move }** um etwa { $points } besser.
    [others] Wenn die anderen { $style } spielen, ist **{ $move }** um etwa { $points } besser.
   *[own] { $who ->
        [you] Wenn du danach { $style } spielst, ist **{ $move }** um etwa { $points } besser.
       *[other] Wenn { $name } danach { $style } spielt, ist **{ $move }** um etwa { $points } besser.
    }
}
puerto_rico-style-usual = wie üblich
puerto_rico-style-shippers = auf Verschiffen
puerto_rico-style-builders = auf Dublonen und Gebäude
puerto_rico-style-loners = auf schnellen Gewinn
puerto_rico-style-beginners = { $whose ->
    [others] wie Anfänger
   *[own] wie ein Anfänger
}
puerto_rico-style-first = wie die ersten Hausbots
puerto_rico-style-any = ungewöhnlich
magister_navis-style-usual = wie üblich
magister_navis-style-builders = auf Leisten und Gebäude
magister_navis-style-conquerors = auf Regionen und Städte
magister_navis-style-loners = auf schnellen Gewinn
magister_navis-style-beginners = { $whose ->
    [others] wie Anfänger
   *[own] wie ein Anfänger
}
magister_navis-style-any = ungewöhnlich
amerigo-style-usual = wie üblich
amerigo-style-builders = auf Kontore und Inseln
amerigo-style-traders = auf Gold und Waren
amerigo-style-loners = auf schnellen Gewinn
amerigo-style-beginners = { $whose ->
    [others] wie Anfänger
   *[own] wie ein Anfänger
}
amerigo-style-any = ungewöhnlich

## Eine Rückschau

coach-title = ### 🎓 { $table } · { $name }
coach-about = { $judged ->
    [one] Eine Entscheidung angesehen
   *[other] { $judged } Entscheidungen angesehen
}{ $clear ->
    [0] .
    [one] ; eine davon war klar.
   *[other] ; { $clear } davon waren klar.
}
coach-costly = **{ $count ->
    [one] Dieser Zug hat am meisten gekostet
   *[other] Diese Züge haben am meisten gekostet
}**
coach-costly-line = { $number }. **−{ $points }** · { $round }: { $played } statt { $other }
coach-flawless = { $who ->
    [you] **So gut wie die Besten:** Keiner deiner Züge war eindeutig schlechter als ein anderer.
   *[other] **So gut wie die Besten:** Von { $name } war kein Zug eindeutig schlechter als ein anderer.
}
coach-good = **Gut gespielt**
coach-good-line = ⭐ **+{ $points }** · { $round }: { $played } statt { $other }
coach-depends = **Kommt darauf an, wie die anderen spielen oder wie es weiterging**
coach-depends-line = ⚖️ { $round }: { $played } oder { $other }
coach-turning-points = **Wendepunkte: der erwartete Vorsprung, von einer Runde zur nächsten**
coach-turning-point = { $way ->
    [up] 📈
   *[down] 📉
} { $since } → { $round }: { $before } → **{ $after }**
coach-entry = { $kind ->
    [costly] { $number }. −{ $points } · { $round }: { $played }
    [depends] { $round }: { $played } oder { $other }
   *[best] +{ $points } · { $round }: { $played }
}
coach-fair = Der Trainer urteilt nur nach dem, was man in dem Moment wissen konnte, nie nach dem, was später kam. Einen Zug nennt er nur dann einen Fehler, wenn er bei mehreren Spielweisen einer ist; ihr könnt trotzdem noch anders spielen.
coach-private = Nur du siehst das.
coach-is-shared = Geteilt: Andere können es mit /trainer lesen.
coach-theirs = { $name } hat diese Rückschau geteilt.
coach-margins = **Erwarteter Vorsprung in { $unit } im Lauf der Partie, mit Standardfehler**
coach-which = Zu einem Moment springen

coach-moment = **Moment { $number } von { $count } · { $round }**
coach-moment-good = **⭐ Gut gespielt · { $round }**
coach-moment-depends = **⚖️ Kommt darauf an, wie es weitergeht · { $round }**
coach-played = { $who ->
    [you] Du hast **{ $move }** gewählt.
   *[other] { $name } hat **{ $move }** gewählt.
}
coach-better = Besser: **{ $move }**.
coach-cost = Das hat etwa **{ $points }** gekostet{ $error }.
coach-next-best = Das Nächstbeste: **{ $move }**, **{ $points }** weniger{ $error }.
coach-best-opponent = { $opponents ->
    [1] Gegner
   *[other] besten Gegner
}
coach-stood = { $who ->
    [you] { $side ->
        [ahead] Mit dem besten Zug konntest du am Ende mit { $points } Vorsprung vor dem { coach-best-opponent } rechnen.
        [behind] Mit dem besten Zug musstest du am Ende mit { $points } Rückstand auf den { coach-best-opponent } rechnen.
       *[level] Mit dem besten Zug konntest du am Ende mit Gleichstand rechnen.
    }
   *[other] { $side ->
        [ahead] Mit dem besten Zug konnte { $name } am Ende mit { $points } Vorsprung vor dem { coach-best-opponent } rechnen.
        [behind] Mit dem besten Zug musste { $name } am Ende mit { $points } Rückstand auf den { coach-best-opponent } rechnen.
       *[level] Mit dem besten Zug konnte { $name } am Ende mit Gleichstand rechnen.
    }
}
coach-then = **Der Tisch in diesem Moment, in Worten**

coach-progress = 🎓 { $step ->
    [queued] Erst kommt die Rückschau, die du vorher wolltest …
    [decisions] Entscheidung { $number } von { $total } …
   *[moments] Ich vergewissere mich: Moment { $number } von { $total } …
}
coach-meanwhile = Du musst nicht warten: /trainer zeigt dir später die Rückschau, oder wie weit sie ist.

button-coach = Trainer
button-coach-overview = Überblick
button-coach-before = Zurück
button-coach-next = Weiter
button-coach-try = Ausprobieren
button-coach-picture = Bild
button-coach-share = { $shared ->
    [yes] Nicht mehr teilen
   *[no] Andere mitlesen lassen
}

error-no-finished-table = Du hast noch kein Spiel beendet. Der Trainer bespricht beendete Spiele; während eines Spiels hilft /tipp bei deinen eigenen Entscheidungen.

## Befehle

cmd-hint = Die zwei besten Möglichkeiten für deine Entscheidung, mit Begründung
cmd-coach = Ein beendetes Spiel besprechen: was dich am meisten gekostet hat und was besser war
arg-coach-table = Das beendete Spiel, wenn es nicht dein letztes ist
arg-coach-player = Wessen Rückschau, wenn nicht deine: Sie muss geteilt sein
name-hint = tipp
name-coach = trainer

## Das Bild: erwarteter Vorsprung nach Runden

coach-curve-title = Erwarteter Vorsprung in { $unit }
coach-curve-range = Vorsprung, Standardfehler
coach-curve-costly = am teuersten
coach-curve-good = gut gespielt
coach-curve-alt = Mit welchem Vorsprung in { $unit } { $name } rechnen konnte (unter 0: Rückstand), im Lauf der Partie, mit Standardfehler:
coach-curve-spot = { $round }: { $margin }
coach-curve-mark = { $number ->
    [0] Gut gespielt
   *[other] Moment { $number }
} ({ $round })

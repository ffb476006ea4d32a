# Wertungen: /rating show und /rating why, und ob ein Tisch gewertet wird.

cmd-rating = Wie stark jemand spielt, ermittelt aus den Ergebnissen gewerteter Tische
cmd-rating-show = Wertungen auf diesem Server, von allen oder von jemandem
arg-rating-game = Nur die Wertungen dieses Spiels, sonst die aller Spiele zusammen
arg-rating-player = Alle Wertungen von jemandem zeigen
arg-rated = Ob das Ergebnis für die Wertung zählt (sonst nicht)
name-rating = wertung
name-rated = gewertet

button-rated = { $rated ->
    [yes] Gewertet: Das Ergebnis zählt
   *[no] Nicht gewertet: nur zum Spaß
}
card-rated = 📈 Gewertet: Das Ergebnis zählt für die Wertung

rating-all = alle Spiele
rating-title = Wertung · { $scope }
rating-none = Hier hat noch niemand eine Wertung. Ein Tisch wird gewertet, wenn ihn vor dem Start dazu bestimmt, wer ihn eröffnet: mit /tisch neu gewertet:True, oder unter *Optionen* auf seiner Karte.
rating-somebody = (ohne Namen)
rating-value = { NUMBER($points, useGrouping: 0) } ± { $within }
rating-line = { NUMBER($place, useGrouping: 0) }. **{ $name }** { $value } · { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
rating-provisional = { $line } · vorläufig
rating-scope = { $scope }: **{ $value }** · { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
rating-of = Wertungen von { $name }
rating-unrated = { $name } hat hier noch keinen gewerteten Tisch zu Ende gespielt.
rating-about = Alle beginnen bei 1000. Die wahre Stärke liegt in 19 von 20 Fällen höchstens ± neben der Zahl; mit weniger als { $enough ->
    [one] 1 Tisch
   *[other] { $enough } Tischen
} ist eine Wertung vorläufig.
rating-more = … und { $count } weitere
error-stats-hidden = Diese Person hält ihre Statistik verborgen.

cmd-rating-why = Was eine Wertung bewegt hat: deine letzten Tische, oder alle an einem Tisch
arg-rating-table = Die Nummer eines Tischs: was er mit den Wertungen aller gemacht hat
arg-rating-whose = Wessen Wertung, wenn nicht deine
why-of = Was die Wertung von { $name } bewegt hat · { $scope }
why-at = Was Tisch { $table } mit den Wertungen gemacht hat
why-line = **{ $head }** · { $place ->
    [0] gegangen
   *[other] Nr. { $place } von { $people } Leuten
}: { $before } → { $after } (**{ $change }**)
why-won = vor { $name } { $change } ({ $percent } % erwartet)
why-tied = gleichauf mit { $name } { $change } ({ $percent } % erwartet)
why-lost = hinter { $name } { $change } ({ $percent } % erwartet)
why-about = Alle Leute am Tisch werden miteinander verglichen; Hausbots zählen nicht. Was weniger zu erwarten war, bewegt eine Wertung mehr, und eine unsichere Wertung bewegt sich weiter. Wer geht, hat gegen alle den letzten Platz; die anderen werden ohne einen Platz verglichen, den ein Hausbot zu Ende gespielt hat.
error-not-rated = { $reason ->
    [bots] Dieser Tisch zählte nicht: Hausbots haben mehr als einen Platz zu Ende gespielt.
    [few] Dieser Tisch zählte nicht: Es gab keine zwei Leute zu vergleichen.
   *[none] Dieser Tisch wird nicht gewertet oder ist noch nicht zu Ende.
}

cmd-rating-forecast = Die Chancen der Leute am Tisch, sobald Prognosen besser sind als Raten
name-forecast = prognose
forecast-title = Prognose · { $table }
forecast-line = { $name }: gewinnt zu **{ $percent } %**
forecast-none = Noch keine Prognose: Sie muss in mindestens { $enough } gewerteten Tischen dieses Spiels besser sein als beide einfachen Arten zu raten. Das wird jede Nacht geprüft.
forecast-losses = Log-Loss über { $count ->
    [one] einen Tisch
   *[other] { $count } Tische
} (weniger ist besser): diese Prognose { $loss } · alle gleich { $equal } · nur nach Sitzplatz { $seat }

arg-stats = Ob dein Name in den Statistiken und Wertungen steht, die andere sehen
name-stats = statistik
stats-shown = Meinen Namen zeigen
stats-hidden = Meinen Namen verbergen
me-stats = { $stats ->
    [hidden] 📊 In Statistiken und Wertungen sehen andere deinen Namen nicht.
   *[shown] 📊 Dein Name steht in Statistiken und Wertungen (statistik:Meinen Namen verbergen nimmt ihn heraus).
}
arg-study = Ob deine Partien gegen Hausbots gezählt und ohne Namen veröffentlicht werden dürfen
name-study = auswertung
me-study = { $agrees ->
    [yes] 🔬 Deine beendeten Partien an öffentlichen Tischen zählen dafür, wie oft Menschen Hausbots schlagen, und dürfen ohne Namen veröffentlicht werden, wenn alle am Tisch zugestimmt haben (auswertung:False nimmt sie heraus).
   *[no] 🔬 Deine beendeten Partien werden weder gegen Hausbots gezählt noch veröffentlicht (auswertung:True erlaubt es, ohne Namen und nur, wenn alle am Tisch zugestimmt haben).
}

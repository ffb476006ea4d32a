# Wertungen: /rating show und /rating why, und ob ein Tisch gewertet wird.

cmd-rating = Wie stark jemand spielt, ermittelt aus den Ergebnissen gewerteter Tische
cmd-rating-show = Wertungen auf diesem Server, von allen oder von jemandem
arg-rating-game = Nur die Wertungen dieses Spiels, sonst die aller Spiele zusammen
arg-rating-player = Zeige alle Wertungen von jemandem
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
rating-none = Hier hat noch niemand eine Wertung. Ein Tisch wird gewertet, wenn ihn sein Besitzer vor dem Start dazu bestimmt: /tisch neu gewertet:True, oder *Optionen* auf seiner Karte.
rating-somebody = (Name verborgen)
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
rating-about = Alle beginnen bei 1000. Die wahre Stärke liegt in 19 von 20 Fällen höchstens ± neben der Zahl; bis { $enough } Tische ist eine Wertung vorläufig.
rating-more = … und { $count } weitere
error-stats-hidden = Wer das ist, hält die eigene Statistik verborgen.

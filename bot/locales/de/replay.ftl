# /film: ein Spiel als Film.

## Film

replay-progress = Dein Film entsteht: bisher { $count } Bilder …
replay-about = { $table }: { $count } { $count ->
    [one] Bild
   *[other] Bilder
}, eines je Phase: Tisch und Spielpläne im Wechsel
error-no-such-rounds = Dort wurde noch keine Phase gespielt: Das Spiel ist erst bei Nr. { $newest }.
error-replay-too-long = Dieser Film ist zu groß für Discord. Wähle ein kürzeres Stück.

## Befehle

cmd-replay = Ein Spiel als Film zeigen: Tisch und Spielpläne im Wechsel, ein Bild je Phase
arg-from = Die erste Runde
arg-to = Die letzte Runde
arg-public = Allen hier zeigen
name-replay = film
name-from = von
name-to = bis
name-public = öffentlich

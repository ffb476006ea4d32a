# /film: ein Spiel als Film.

## Film

replay-progress = Dein Film entsteht: bisher { $count } Bilder …
replay-about = { $table }: { $count } { $count ->
    [one] Bild
   *[other] Bilder
}, eines je Phase
error-no-such-rounds = In diesen Runden wurde noch keine Phase gespielt: Es läuft Runde { $newest }.
error-replay-too-long = Dieser Film ist zu groß für Discord. Wähle weniger Runden.

## Befehle

cmd-replay = Ein Spiel als Film zeigen, ein Bild je Phase
arg-from = Die erste Runde
arg-to = Die letzte Runde
arg-public = Allen hier zeigen
name-replay = film
name-from = von
name-to = bis
name-public = öffentlich

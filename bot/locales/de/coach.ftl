# Tipps für die eigene Entscheidung und der Trainer für beendete Partien.

## Das Bild: erwarteter Vorsprung nach Runden

coach-curve-title = Erwarteter Vorsprung in SP
coach-curve-round = Runde
coach-curve-range = Vorsprung, Standardfehler
coach-curve-costly = am teuersten
coach-curve-good = gut gespielt
coach-curve-alt = Mit wie vielen SP Vorsprung { $name } zu Beginn jeder Runde rechnen konnte, mit Standardfehler:
coach-curve-spot = Runde { $round }: { $margin }
coach-curve-mark = { $number ->
    [0] Gut gespielt
   *[other] Moment { $number }
} in Runde { $round }

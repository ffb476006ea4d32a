# Hints in one's own decision, and the coach of finished games.

## The picture: expected margin by round

coach-curve-title = Expected margin in VP
coach-curve-round = Round
coach-curve-range = margin, standard error
coach-curve-costly = cost most
coach-curve-good = well played
coach-curve-alt = By how many VP { $name } was expected to win at the start of each round, with the standard error:
coach-curve-spot = round { $round }: { $margin }
coach-curve-mark = { $number ->
    [0] Well played
   *[other] Moment { $number }
} in round { $round }

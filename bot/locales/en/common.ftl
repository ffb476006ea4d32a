# What every game says in the same words: `Words.of` uses it where a game has no message of that name.

common-nothing = nothing
common-amount = { $count } { $thing }
common-counted = { $count } × { $thing }
common-detailed = { $thing }: { $details }
common-parts = { $part }; { $more }
common-commas = { $part }, { $more }
common-noted = { $thing } ({ $note })
common-phase-end = The game is over
common-move-pass = Pass
common-event-passed = { $name } passes.
common-event-over = The game is over.
common-summary-acting = To act: { $names }.
common-change-new = new: { $things }
common-change-gone = gone: { $things }
common-coach-points = { $points } VP
common-coach-unit = VP
common-score-item = { $part } { $points }
common-quoted = “{ $text }”
common-board-line = { $name }: { $parts }
common-cards-hidden = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
common-card = { $rank ->
    [j] jack
    [q] queen
    [k] king
    [a] ace
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [s] spades
   *[h] hearts
}
common-card-index = { $rank ->
    [j] J
    [q] Q
    [k] K
    [a] A
   *[other] { $rank }
}
common-score-player = **{ $place }** { $name }: { $points } ({ $parts })

## Boards, and their alt texts

common-board-phase-end = Game over
common-board-won = { $names } wins!
common-board-behind-bot = Best of the humans: { $names }
common-board-shared = { $names } share the victory
common-board-points = { $unit }, round by round
common-board-start = Start
common-board-tie-break = tie-break { $count }
common-board-to-act = to act
common-alt-question = To act: { $name }. { $question }.
common-alt-final = { $place } { $name }: { $points } ({ $parts }).
common-alt-points = { $name }, from the start: { $points }.
common-alt-points-since = { $name }, from { $round } on: { $points }.
common-alt-more = { $count } more
common-alt-in-words = Everything in words: /table board text:True
common-alt-none = none

## Why a move is not legal

common-why-over = The game is over.
common-why-waiting = It is not your turn: { $count ->
    [one] { $names } has
   *[other] { $names } have
} to decide
common-why-now = You are being asked something else now: { $question }
common-why-rules = The rules do not allow it now.
common-why-no-building = { $building }: you do not have it.
common-why-part = { $amount } ({ $name })
common-why-move-build = Build: { $building }
common-why-move-pass = Pass

# The source of a rule that is none of the rulebook’s.
common-ruling = our ruling where the rulebook is silent

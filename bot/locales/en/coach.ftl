# Hints in one's own decision, and the coach of finished games.

## Hints

hint-title = ### 💡 { $question }
hint-best = I would choose **{ $move }**.
hint-second = { $how ->
    [clear] Far behind: **{ $move }**, about { $points } less.
    [depends] Or **{ $move }**: which is better depends on how you and the others go on.
    [equal] As far as I can tell, **{ $move }** is just as good.
    [level] **{ $move }** may be just as good: the difference of { $points }{ $error } is not certain.
   *[behind] Next best: **{ $move }**, about { $points } less{ $error }.
}
hint-swap = { $new } instead of { $old }
hint-count = { $count ->
    [one] This is your first hint in this game. Only you can see it, but the result says how many you had.
   *[other] Hints so far: { $count }. Only you can see them, but the result says how many you had.
}
hint-thinking = 💭 I am playing the next rounds through …
button-hint = Hint

## Hints at a table

button-hints = { $hints ->
    [on] Hints: allowed
   *[off] Hints: none
}
options-hints-locked = { $why ->
    [league] 💡 No hints: this table belongs to a league.
   *[rated] 💡 No hints: this table is rated.
}
card-hints = { $hints ->
    [on] 💡 Hints are allowed: /hint
   *[off] 💡 No hints
}
result-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}

## Why a move is better

coach-option = { $kind ->
    [puerto_rico-role] The **{ $move }**
   *[other] **{ $move }**
}
coach-brings = { $who ->
    [you] { $how ->
        [did] { $option } brought you { $things }.
        [would] { $option } would have brought you { $things }.
       *[will] { $option } brings you { $things }.
    }
   *[other] { $how ->
        [did] { $option } brought { $name } { $things }.
        [would] { $option } would have brought { $name } { $things }.
       *[will] { $option } brings { $name } { $things }.
    }
}
coach-costs = { $who ->
    [you] { $how ->
        [did] { $option } cost you { $things }.
        [would] { $option } would have cost you { $things }.
       *[will] { $option } costs you { $things }.
    }
   *[other] { $how ->
        [did] { $option } cost { $name } { $things }.
        [would] { $option } would have cost { $name } { $things }.
       *[will] { $option } costs { $name } { $things }.
    }
}
coach-brings-and-costs = { $who ->
    [you] { $how ->
        [did] { $option } brought you { $things } but cost you { $costs }.
        [would] { $option } would have brought you { $things } but cost you { $costs }.
       *[will] { $option } brings you { $things } but costs you { $costs }.
    }
   *[other] { $how ->
        [did] { $option } brought { $name } { $things } but cost { $costs }.
        [would] { $option } would have brought { $name } { $things } but cost { $costs }.
       *[will] { $option } brings { $name } { $things } but costs { $costs }.
    }
}
coach-amount = { $exact ->
    [yes] { $points } { $thing }
   *[no] about { $points } { $thing }
}
coach-why-line = At the end, with **{ $move }**: { $parts }.
coach-line = { $who ->
    [you] you score
   *[other] { $name } scores
} { $points } { $more ->
    [yes] more
   *[no] less
} ({ $line })
coach-error = {" "}(± { $error })
magister_navis-coach-points = { $points } glory
magister_navis-coach-unit = glory
puerto_rico-holding-chips = { $count ->
    [one] VP chip
   *[other] VP chips
}
puerto_rico-holding-doubloons = { $count ->
    [one] doubloon
   *[other] doubloons
}
puerto_rico-holding-tiles = { $count ->
    [one] island tile
   *[other] island tiles
}
puerto_rico-holding-people = { $count ->
    [one] colonist
   *[other] colonists
}
puerto_rico-holding-buildings = { $count ->
    [one] building
   *[other] buildings
}
magister_navis-holding-discs = { $count ->
    [one] disc in the harbor
   *[other] discs in the harbor
}
magister_navis-holding-active = { $count ->
    [one] disc on a building
   *[other] discs on buildings
}
magister_navis-holding-cities = { $count ->
    [one] city
   *[other] cities
}
magister_navis-holding-cards = { $count ->
    [one] card
   *[other] cards
}
magister_navis-holding-tokens = { $count ->
    [one] token
   *[other] tokens
}
magister_navis-holding-buildings = { $count ->
    [one] building
   *[other] buildings
}
amerigo-holding-points = VP
amerigo-holding-gold = gold
amerigo-holding-cannons = { $count ->
    [one] cannon
   *[other] cannons
}
amerigo-holding-posts = { $count ->
    [one] post
   *[other] posts
}
amerigo-holding-tiles = { $count ->
    [one] planned tile
   *[other] planned tiles
}
amerigo-holding-resources = { $count ->
    [one] resource
   *[other] resources
}
amerigo-holding-goods = { $count ->
    [one] goods token
   *[other] goods tokens
}
amerigo-holding-tokens = { $count ->
    [one] progress token
   *[other] progress tokens
}

## Styles of play

coach-style = { $whose ->
    [rival] If { $rival } plays { $style }, **{ $move }** is better by about { $points }.
    [others] If the others play { $style }, **{ $move }** is better by about { $points }.
   *[own] { $who ->
        [you] If you go on { $style }, **{ $move }** is better by about { $points }.
       *[other] If { $name } goes on { $style }, **{ $move }** is better by about { $points }.
    }
}
puerto_rico-style-usual = in the usual way
puerto_rico-style-shippers = for shipping
puerto_rico-style-builders = for doubloons and buildings
puerto_rico-style-loners = for quick gains
puerto_rico-style-beginners = { $whose ->
    [others] like beginners
   *[own] like a beginner
}
puerto_rico-style-first = the way the first house bots did
puerto_rico-style-any = in an unusual way
magister_navis-style-usual = in the usual way
magister_navis-style-builders = for tracks and buildings
magister_navis-style-conquerors = for regions and cities
magister_navis-style-loners = for quick gains
magister_navis-style-beginners = { $whose ->
    [others] like beginners
   *[own] like a beginner
}
magister_navis-style-any = in an unusual way
amerigo-style-usual = in the usual way
amerigo-style-builders = for posts and islands
amerigo-style-traders = for gold and goods
amerigo-style-loners = for quick gains
amerigo-style-beginners = { $whose ->
    [others] like beginners
   *[own] like a beginner
}
amerigo-style-any = in an unusual way

## A review

coach-title = ### 🎓 { $table } · { $name }
coach-about = { $judged ->
    [one] One decision reviewed
   *[other] { $judged } decisions reviewed
}{ $clear ->
    [0] .
    [one] ; one of them was clear.
   *[other] ; { $clear } of them were clear.
}
coach-costly = **{ $count ->
    [one] This move cost most
   *[other] These moves cost most
}**
coach-costly-line = { $number }. **−{ $points }** · { $round }: { $played } instead of { $other }
coach-flawless = { $who ->
    [you] **As good as the best:** none of your moves was clearly worse than another.
   *[other] **As good as the best:** none of { $name }’s moves was clearly worse than another.
}
coach-good = **Well played**
coach-good-line = ⭐ **+{ $points }** · { $round }: { $played } instead of { $other }
coach-depends = **Depends on how the others play, or how it went on**
coach-depends-line = ⚖️ { $round }: { $played } or { $other }
coach-turning-points = **Turning points: the expected margin, from one round to the next**
coach-turning-point = { $way ->
    [up] 📈
   *[down] 📉
} { $since } → { $round }: { $before } → **{ $after }**
coach-entry = { $kind ->
    [costly] { $number }. −{ $points } · { $round }: { $played }
    [depends] { $round }: { $played } or { $other }
   *[best] +{ $points } · { $round }: { $played }
}
coach-fair = The coach judges only by what could be known at the time, not by what was dealt later. It calls a move a mistake only if it is one for several ways of playing on; you and the others may still play in yet another way.
coach-private = Only you can see this.
coach-is-shared = Shared: others can read it with /coach.
coach-theirs = { $name } has shared this review.
coach-margins = **Expected margin in { $unit }, round by round, with the standard error**
coach-which = Go to a moment

coach-moment = **Moment { $number } of { $count } · { $round }**
coach-moment-good = **⭐ Well played · { $round }**
coach-moment-depends = **⚖️ Depends on how the game goes on · { $round }**
coach-played = { $who ->
    [you] You chose **{ $move }**.
   *[other] { $name } chose **{ $move }**.
}
coach-better = Better: **{ $move }**.
coach-cost = It cost about **{ $points }**{ $error }.
coach-next-best = Next best: **{ $move }**, **{ $points }** less{ $error }.
coach-best-opponent = { $opponents ->
    [1] opponent
   *[other] best opponent
}
coach-stood = { $who ->
    [you] { $side ->
        [ahead] With the best move, you could expect to finish { $points } ahead of your { coach-best-opponent }.
        [behind] With the best move, you had to expect to finish { $points } behind your { coach-best-opponent }.
       *[level] With the best move, you could expect to finish level with your { coach-best-opponent }.
    }
   *[other] { $side ->
        [ahead] With the best move, { $name } could expect to finish { $points } ahead of the { coach-best-opponent }.
        [behind] With the best move, { $name } had to expect to finish { $points } behind the { coach-best-opponent }.
       *[level] With the best move, { $name } could expect to finish level with the { coach-best-opponent }.
    }
}
coach-then = **The table at this point, in words**

coach-progress = 🎓 { $step ->
    [queued] The review you asked for before comes first …
    [decisions] Looking at decision { $number } of { $total } …
   *[moments] Making sure: remarkable moment { $number } of { $total } …
}
coach-meanwhile = You need not wait: use /coach later, and it shows the review, or how far it has got.

button-coach = Coach
button-coach-overview = Overview
button-coach-before = Back
button-coach-next = Next
button-coach-try = Try it out
button-coach-picture = Picture
button-coach-share = { $shared ->
    [yes] Stop sharing
   *[no] Let others read it
}

error-no-finished-table = You have not finished a game yet. The coach reviews finished games; during a game, /hint helps with your own decisions.

## Commands

cmd-hint = Show the two best options for your decision, and why
cmd-coach = Review a finished game: the moves that cost you most, and what was better
arg-coach-table = The finished game, if it is not your last one
arg-coach-player = Whose review, if it is not yours: it has to be shared
name-hint = hint
name-coach = coach

## The picture: expected margin by round

coach-curve-title = Expected margin in { $unit }
coach-curve-range = margin, standard error
coach-curve-costly = cost most
coach-curve-good = well played
coach-curve-alt = By how much, in { $unit }, { $name } was expected to win (below 0: to lose), round by round, with the standard error:
coach-curve-spot = { $round }: { $margin }
coach-curve-mark = { $number ->
    [0] Well played
   *[other] Moment { $number }
} ({ $round })

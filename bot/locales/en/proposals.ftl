# What people propose to a table, and what comes of it.

error-nothing-to-propose = There is nothing to decide about that: it is so already, or it means nothing here.
error-proposed-already = The same has been proposed already, and the table has not decided.
error-decided = { $outcome ->
    [agreed] The table has agreed to this already.
    [declined] The table has declined this already.
    [expired] The time for this is over.
    [withdrawn] This was withdrawn.
    [overtaken] This is settled: the game went on, or is over.
   *[unknown] There is no such proposal.
}

## What cannot be taken back

final-all = What you choose here is final: it shows something hidden.
final-some = Final, because it shows something hidden: { $moves }.
final-many = Some of these moves are final: they show something hidden.

## The question and the answer, in the table's thread

proposal-asks = { $name } proposes: { $what }.
proposal-takeback = take back everything from move { $first } on
proposal-pause = stop all clocks for { $days ->
    [one] one day
   *[other] { $days } days
}
proposal-away = a house bot plays for { $name }, who has not moved for days
proposal-away-details = { $person }, any move of yours settles this.
proposal-resume = let the clocks run again
proposal-pace = another pace: { $pace }
proposal-abandon = end the game without a result
proposal-end = end the game now, with the scores as they are
proposal-swap = { $name } and { $other } exchange seats
proposal-option = change an option: { $option } – { $choice }
proposal-until = Open until { $until }.
proposal-needs = This needs { $needed } of { $count } votes.
proposal-agree = { $names }, { $count ->
    [one] do you agree?
   *[other] do you agree?
}
proposal-outcome = { $outcome ->
    [agreed] Agreed, as { $name } proposed: { $what }.
    [declined] Declined is the proposal of { $name }: { $what }.
    [expired] Time is over, so the proposal of { $name } has lapsed: { $what }.
    [withdrawn] { $name } withdraws the proposal: { $what }.
   *[overtaken] Overtaken by the game is the proposal of { $name }: { $what }.
}
button-agree = Agree
button-decline = Decline
button-withdraw = Withdraw
button-ask-back = Ask the others
done-vote = Your answer counts.
done-propose = { $decided ->
    [no] The others are asked.
    [agreed] Done: nobody had to be asked.
   *[other] That came too late.
}

## Commands

cmd-propose = Propose something that the table decides together
cmd-propose-takeback = Propose to take back a move and everything since (only your last: /table takeback)
cmd-propose-pause = Propose to stop all clocks
cmd-propose-away = Propose that a house bot plays for somebody who does not move any more
cmd-propose-resume = Propose to let the clocks run again
cmd-propose-pace = Propose another pace
cmd-propose-abandon = Propose to end the game without a result
cmd-propose-end = Propose to end the game now, with the scores as they are
cmd-propose-swap = Propose to exchange seats with another player
cmd-propose-option = Propose another choice of an option, before the game begins
arg-propose-move = The first move that is taken back; left out, your own last one
arg-propose-days = How many days the pause lasts at most
arg-propose-absentee = Who does not move any more
arg-propose-pace = The pace
arg-propose-player = With whom
arg-propose-option = The option
arg-propose-choice = What it shall be

name-propose = propose
name-away = away
name-pause = pause
name-resume = resume
name-end = end

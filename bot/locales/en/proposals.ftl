# Proposals to the table, and what becomes of them.

error-nothing-to-propose = There is nothing to vote on: it is already so, or it does not apply here.
error-proposed-already = This has already been proposed, and the table has not decided yet.
error-decided = { $outcome ->
    [agreed] The table has already agreed to this.
    [declined] The table has already declined this.
    [expired] The deadline for this has passed.
    [withdrawn] This proposal was withdrawn.
    [overtaken] This no longer applies: the game has moved on, or is over.
   *[unknown] There is no such proposal.
}

## The question and the answer, in the table's thread

proposal-asks = { $name } proposes: { $what }.
proposal-takeback = take back everything from move { $first } on
proposal-pause = pause all clocks for { $days ->
    [one] one day
   *[other] { $days } days
}
proposal-away = let a house bot play for { $name }, who has not moved for days
proposal-away-details = { $person }, any move by you cancels this proposal.
proposal-resume = restart the clocks
proposal-pace = change the pace: { $pace }
proposal-abandon = end the game without a result
proposal-end = end the game now, with the scores as they are
proposal-swap = { $name } and { $other } swap seats
proposal-option = change an option: { $option } – { $choice }
proposal-until = Open until { $until }.
proposal-needs = This needs { $needed } of { $count } votes.
proposal-agree = { $names }, { $count ->
   *[other] do you agree?
}
proposal-outcome = { $outcome ->
    [agreed] Agreed, as { $name } proposed: { $what }.
    [declined] { $name }’s proposal was declined: { $what }.
    [expired] { $name }’s proposal has expired: { $what }.
    [withdrawn] { $name } withdraws the proposal: { $what }.
   *[overtaken] { $name }’s proposal no longer applies: { $what }.
}
button-agree = Agree
button-decline = Decline
button-withdraw = Withdraw
button-ask-back = Ask the others
done-vote = Your vote was recorded.
done-propose = { $decided ->
    [no] The others have been asked.
    [agreed] Done: nobody had to be asked.
   *[other] That came too late.
}

## Commands

cmd-propose = Propose something for the whole table to decide
cmd-propose-takeback = Propose taking back a move and everything since (your own last move: /table takeback)
cmd-propose-pause = Propose pausing all clocks
cmd-propose-away = Propose that a house bot plays for somebody who has stopped moving
cmd-propose-resume = Propose restarting the clocks
cmd-propose-pace = Propose a different pace
cmd-propose-abandon = Propose ending the game without a result
cmd-propose-end = Propose ending the game now, with the scores as they are
cmd-propose-swap = Propose swapping seats with another player
cmd-propose-option = Propose a different choice for an option, before the game starts
arg-propose-move = The first move to take back; by default your own last one
arg-propose-days = How many days the pause may last
arg-propose-absentee = Who has stopped moving
arg-propose-pace = The pace
arg-propose-player = Who to swap with
arg-propose-option = The option
arg-propose-choice = The new choice
name-propose = propose
name-away = away
name-pause = pause
name-resume = resume
name-end = end

# How to play: cards to leaf through, and the guided first rounds.

## Cards

button-learn = How to play
button-learn-before = Back
button-learn-next = Next
learn-card = ### { $title }
    -# Card { $page } of { $of }
learn-which = Which game would you like to learn?
button-lesson-begin = Try it: two rounds
button-lesson-story = Play your first game
button-lesson-go-on = Continue ({ $round })
button-lesson-anew = Start over

## The guided rounds

learn-title = ### 🎓 { $game }: your first game · { $round } of { $rounds }
learn-about = Only you can see this, and nothing can go wrong: take back whatever you like. Leave whenever you want; /learn brings you back here.
learn-story-title = ### 🎓 { $game }: your first game · goal { $goal } of { $of }
learn-story-free = First comes a choice that is all yours.
learn-story-lost = ⚠️ The way this game has gone, this goal is out of reach. Nothing is lost: go back to where it was still possible, which costs nothing, or skip the goal.
learn-story-met = 🏁 **{ $goal }:** done! { $met }
learn-story-astray = ↪️ You may do that, and this is what came of it. Your goal is still open: **{ $goal }**. Take the move back, which costs nothing, or play on.
learn-story-end = 🎉 **You have reached { $goals } of { $of } goals.**
learn-hint = 💡 A house bot would choose **{ $move }**.
learn-hint-why = What counts most: { $reasons }.
learn-reason = { $reason } ({ $points })
learn-second = Next best: **{ $move }** ({ $points } less).
learn-second-level = Just as good: **{ $move }**.
learn-brought = **For you:** { $changes }
learn-nothing = So far, nothing has changed on your board.
learn-you = you
learn-same = A house bot would have done the same.
learn-other = A house bot would have chosen **{ $move }**.
learn-other-rated = A house bot would have chosen **{ $move }**: by its count, that is { $points } more.
learn-other-level = A house bot would have chosen **{ $move }**; by its count, your choice is just as good.
learn-other-why = What counts most for your choice: { $reasons }.
learn-end = 🎉 **That was your two rounds of { $game }.** The game goes on like this; now you know enough for a real one.
    Open a table with `/table new`, or see with `/table list` what you can join. House bots take free seats, `/rules` answers questions, and `/why` explains any move.
button-lesson-follow = Do as the bot
button-lesson-show = Do it for me
button-lesson-rewind = Back to where it was possible
button-lesson-skip = Skip this goal
button-open-easy = Open a real table against easy bots
button-lesson-back = Take back
button-lesson-table = The table
button-lesson-cards = How to play

## Mistakes

error-no-lesson = There is no introduction to this game. /rules has its rules.

## Commands

cmd-learn = Learn a game: cards to leaf through, then a first game that guides you
arg-learn-game = The game, if it is not the one that is played here
name-learn = learn

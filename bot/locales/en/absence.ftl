# When somebody is away: clocks, reminders, votes, house bots, substitutes, vacations.

## Notices at the table

notice-called = ⏰ { $people }: the table is waiting. { $link }
notice-absence-call = ⏰ { $people }, the table is waiting for you. You have until { $until }.
notice-absence-again = ⏰ { $people }, the table is still waiting for you. You have until { $until }.
notice-absence-dm = ⏰ The table is waiting for you. You have until { $until }.
notice-absence-out = ⌛ { $name } has run out of time. { $people }: what should happen? Without a vote by { $until }, a house bot takes over for { $name }. The table ends only if all of you want that.
notice-absence-alone = { $people }, you are the only player left: you play on against house bots until somebody returns or takes a seat. If you would rather stop: /table abandon
notice-absence-standstill = 💤 Nobody has played here for a while, so the table is on hold. It resumes as soon as somebody moves, returns or takes a seat. If nobody does by { $until }, it is closed.
notice-absence-taken-up = ▶️ { $name } resumes the game.{ $count ->
    [0] {""}
   *[other] {" "}{ $people }: house bots play for you until you are back.
}
notice-absence-rescue = 🛟 { $name } manages this server and is stepping in.
notice-absence-caretaker = 🤖 { $name } is away: a house bot plays for { $name } from now on, and hands back as soon as { $name } returns. Until then, anyone may take the seat.
notice-absence-left = 🚪 { $name } leaves the table. A house bot plays for { $name } from now on; anyone may take the seat.
notice-absence-wait = ⏳ The table gives { $people } more time: the clock is full again.
notice-absence-goes-on = ▶️ The game continues; the house bot keeps playing for { $name }.
notice-absence-end = 🏁 The table ends without { $name }.
notice-absence-back = 👋 { $name } is back.
notice-absence-returned = 👋 { $name } is back and plays again; the house bot has handed over.
notice-absence-substitute-seat = 🪑 { $name } takes over the seat of { $other }, with a full clock.
notice-absence-returned-seat = 🪑 { $name } is back and plays again in place of { $other }.
notice-absence-wants = 🪑 { $people }, { $name } is back and would like to have their seat again.
notice-absence-vacation = 🏖️ { $name } is on vacation from { $from } to { $until }. The clock is stopped for that time.
notice-absence-vacation-begins = 🏖️ { $name } is on vacation now, until { $until }. The clock is stopped for that time.
notice-absence-vacation-over = 🏖️ { $name } is back from vacation.
notice-absence-vacation-off = 🏖️ { $name } has cancelled the planned vacation.
notice-absence-vacation-bot = 🏖️ { $name } is on vacation from { $from } to { $until }. In the meantime a house bot plays for { $name } and keeps the seat.
notice-absence-vacation-played = 🏖️ { $name } is on vacation now: a house bot plays, and hands back when { $name } returns.
notice-absence-paused = ⏸️ The table pauses: all clocks are stopped until { $until }, or until you agree to resume sooner.
notice-absence-resumed = ▶️ The pause is over: the clocks run again.{ $count ->
    [0] {""}
   *[other] {" "}{ $people }, it is your turn.
}
notice-absence-pace = ⏱️ The table’s pace is now: { $pace ->
    [live] live
    [fast] fast
    [standard] standard
    [relaxed] relaxed
   *[none] no clock
}.

button-vote-caretaker = House bot plays for { $name }
button-vote-wait = Give { $name } more time
button-vote-end = End the table
button-back = I’m { $name } and I’m back
button-take = Take over from { $name }
button-sit = Take the seat
button-take-up = Resume the game
button-give = Give { $name } the seat

## Answers

vote-counted = Vote recorded: { $choice ->
    [caretaker] a house bot takes over.
    [wait] the table waits longer.
   *[end] the table ends.
} You can change it until everyone has voted.
vote-decided = That decides it: { $choice ->
    [caretaker] a house bot takes over.
    [wait] the table waits longer.
   *[end] the table ends.
}
back-done = Welcome back. You have your seat again.
back-asked = Somebody else has your seat now. I have asked them to give it back.
take-sure = You would take over { $name }’s seat at { $table } until the end of the game, with this clock: { $pace }. You will see what only that seat may see.
take-done = You now have { $name }’s seat. Here is the position, what happened last, and what you have to decide.
take-recent = What happened last
take-up-done = The game continues. House bots play for the others until they are back.
give-done = { $name } has the seat again. Thank you for standing in.
quit-done = You left the table. A house bot plays for you; with /table back you can return as long as nobody has taken the seat.
pace-done = The table’s pace is now: { $pace }

error-nothing-to-vote = That has already been settled.
error-too-late = That game ended more than { $days } days ago, so it can no longer be resumed. Open a new table with /table new.
error-on-vacation = { $name } is on vacation: a house bot keeps the seat until they are back.
error-not-away-yet = It is too soon for that: wait until { $hours } waking hours have passed without a move.
error-bad-pause = A pause can last from 1 to { $most } days.
error-not-away = { $who ->
    [you] You are not away: nobody is playing your seat for you.
    [bot] Nobody plays that seat themselves: pick one of the players in the list.
   *[player] The player of that seat is not away. Seats you can take over: /table list
}
error-bad-hours = { $reason ->
    [zone] I don’t know this time zone. Pick one from the list, for example Europe/Berlin.
    [clock] I can’t read this time. Write it like 8, 8:30 or 22:00.
   *[short] Your waking hours must cover at least { $hours } hours a day, because the others are waiting for you.
}
error-bad-vacation = { $reason ->
    [budget] That is more vacation than you have left: { $days } { $days ->
        [one] day
       *[other] days
    } (of any twelve months).
    [date] I can’t read this date. Write it like 2026-12-24 or 24.12.2026.
   *[past] That day is in the past. Choose today or a later day.
}

## Hours and vacations

hours-now = You are awake from { $wakes } to { $sleeps } ({ $zone }, where it is { $now } now). Your clocks run only during these hours.
hours-all-day = Your clocks run around the clock ({ $zone }, where it is { $now } now).
hours-unset = I don’t know when you sleep, so your clocks run around the clock. Set your hours with the options of this command.
hours-ask = 🌙 When are you awake? Three taps, and nobody wakes you at night: your clocks stop, and notifications wait until you are up.
hours-zone-which = 1 of 3: what time is it where you are?
hours-wakes-which = 2 of 3: from what time can you play?
hours-sleeps-which = 3 of 3: until what time can you play?
hours-later = Then you are notified at once, even at night. You can set your hours any time with /hours.
button-hours-later = Later
vacation-planned = From { $from } to { $until }
vacation-with-bot = 🤖 A house bot plays for you.
vacation-hint = If the others should not have to wait for you, choose house-bot: it plays for you and keeps your seat.
vacation-none = You have no vacation planned.
vacation-left = { $days ->
    [one] You have one day of vacation
   *[other] You have { $days } days of vacation
} left (of any twelve months). While you are on vacation, your clocks are stopped at every table.

## Clocks

clock-until = { $names } { $count ->
    [one] has
   *[other] have
} until { $until }
clock-paused = ⏸️ The table is paused from { $since } until { $until }.
clock-stopped = ⏸️ The table has been paused since { $since }.
clock-runs = ⏳ { $name }: { $left } left, until { $until }
clock-still = ▫️ { $name }: { $left } left, not running
clock-vacation = 🏖️ { $name }: { $left } left, on vacation until { $until }
clock-kept = 🏖️ { $name } is on vacation: a house bot is playing.
clock-away = 🤖 { $name } is away: a house bot is playing.
time-days = { $count } d
time-hours = { $count } h
time-minutes = { $count } min

pace-none = No clock
pace-none-about = No time limit
pace-live = Live
pace-live-about = 10 minutes per decision, plus a bank of 20 minutes
pace-fast = Fast
pace-fast-about = 12 waking hours per decision, plus a bank of 6 hours
pace-standard = Standard
pace-standard-about = 24 waking hours per decision, plus a bank of 12 hours
pace-relaxed = Relaxed
pace-relaxed-about = 72 waking hours per decision, plus a bank of 24 hours
pace-which = Choose a pace
timeout-vote = The others vote
timeout-owner = The owner decides
timeout-caretaker = A house bot takes over
timeout-menu = When time runs out: { $timeout }
timeout-which = What happens when someone runs out of time?
card-pace = Pace: { $pace } · when time runs out: { $timeout }
card-pace-none = Pace: { $pace }

rescue-done = Done. The table has been notified.

## Commands

cmd-rescue = Help a table whose players do not respond
cmd-rescue-resume = End a table’s pause
cmd-rescue-pace = Change a table’s pace
cmd-rescue-house-bot = Let a house bot play for somebody until they are back
cmd-rescue-end = End a table without a result; it can be resumed for a week
arg-rescue-seat = The player a house bot should play for
name-rescue = rescue
name-house-bot = house-bot

cmd-table-pace = Set the table’s pace, and what happens when someone runs out of time
cmd-table-clock = Show everyone’s clock
cmd-table-back = Return to a seat that a house bot is playing for you
cmd-table-substitute = Take over the seat of an absent player in a running game
cmd-table-quit = Give up your seat: a house bot plays it until somebody takes it
cmd-hours = Set when you are awake: your clocks run only during these hours
cmd-vacation = Take days off: your clocks stop
arg-pace = The pace: how much time everyone has
arg-timeout = What happens when someone runs out of time
arg-seat = The player who is away
arg-zone = Your time zone, such as Europe/Berlin
arg-wakes = The time from which you can play, such as 8:00
arg-sleeps = The time until which you can play, such as 22:30
arg-days = How many days
arg-vacation-from = The first day, such as 2026-12-24; today by default
arg-vacation-bot = Let a house bot play for you and keep your seat
arg-vacation-stop = End your vacation and cancel any planned one
name-timeout = timeout
name-clock = clock
name-back = back
name-substitute = substitute
name-quit = quit
name-seat = seat
name-hours = hours
name-zone = zone
name-wakes = wakes
name-sleeps = sleeps
name-vacation = vacation
name-days = days

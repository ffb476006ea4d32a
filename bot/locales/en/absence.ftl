# When somebody is away: clocks, calls, votes, caretakers, substitutes, vacations.

## Told at the table

notice-called = ⏰ { $people }: the table waits. { $link }
notice-absence-call = ⏰ { $people }, the table waits for you. Your time is over { $until }.
notice-absence-again = ⏰ { $people }, the table still waits for you: your time is over { $until }.
notice-absence-dm = ⏰ The table waits for you: your time is over { $until }.
notice-absence-out = ⌛ The time of { $name } is over. { $people }: what shall happen? If nobody says anything until { $until }, a house bot plays for { $name }. The table ends only if all of you want that.
notice-absence-alone = { $people }, you are the only one left: you play on against house bots until somebody returns or takes a seat. If you would rather stop: /table abandon
notice-absence-standstill = 💤 Nobody has played here for a while, so the table stands still. It goes on as soon as somebody moves, returns or takes a seat. If nobody does until { $until }, it is put away.
notice-absence-taken-up = ▶️ { $name } takes the game up again.{ $count ->
    [0] {""}
   *[other] {" "}{ $people }: house bots play for you until you are back.
}
notice-absence-rescue = 🛟 { $name }, who manages this server, steps in.
notice-absence-caretaker = 🤖 { $name } is away: a house bot plays for { $name } from now on, and hands back at once when { $name } returns. Anybody else may take the seat.
notice-absence-left = 🚪 { $name } leaves the table. A house bot plays for { $name } from now on; anybody may take the seat.
notice-absence-wait = ⏳ The table waits longer for { $people }, with a full clock again.
notice-absence-goes-on = ▶️ The game goes on; the house bot keeps playing for { $name }.
notice-absence-end = 🏁 The table ends without { $name }.
notice-absence-back = 👋 { $name } is back.
notice-absence-returned = 👋 { $name } is back and plays again; the house bot has handed over.
notice-absence-substitute-seat = 🪑 { $name } takes the seat of { $other }, with a fresh clock.
notice-absence-returned-seat = 🪑 { $name } is back and plays again in place of { $other }.
notice-absence-wants = 🪑 { $people }, { $name } is back and would like to have the seat again.
notice-absence-vacation = 🏖️ { $name } is on vacation from { $from } to { $until }. The clock stands still meanwhile.
notice-absence-vacation-begins = 🏖️ { $name } is on vacation now, until { $until }. The clock stands still meanwhile.
notice-absence-vacation-over = 🏖️ The vacation of { $name } is over.
notice-absence-vacation-off = 🏖️ { $name } does not take the planned vacation after all.
notice-absence-vacation-bot = 🏖️ { $name } is on vacation from { $from } to { $until }. A house bot plays for { $name } meanwhile and keeps the seat.
notice-absence-vacation-played = 🏖️ { $name } is on vacation now: a house bot plays, and hands back when { $name } returns.
notice-absence-paused = ⏸️ The table pauses: all clocks stand still until { $until }, or until you agree to go on sooner.
notice-absence-resumed = ▶️ The pause is over: the clocks run again.{ $count ->
    [0] {""}
   *[other] {" "}{ $people }, it is your turn.
}
notice-absence-pace = ⏱️ The pace of the table is now: { $pace ->
    [live] live
    [fast] fast
    [standard] standard
    [relaxed] relaxed
   *[none] no clock
}.

button-vote-caretaker = House bot plays for { $name }
button-vote-wait = Wait longer for { $name }
button-vote-end = End the table
button-back = I am { $name }: I’m back
button-take = Take the seat of { $name }
button-sit = Take the seat
button-take-up = Take it up again
button-give = Give { $name } the seat

## Answers

vote-counted = Your vote counts: { $choice ->
    [caretaker] a house bot shall play.
    [wait] the table shall wait longer.
   *[end] the table shall end.
} You may change it until the others have voted, too.
vote-decided = That decides it: { $choice ->
    [caretaker] a house bot plays.
    [wait] the table waits longer.
   *[end] the table ends.
}
back-done = Welcome back. The seat is yours again.
back-asked = Your seat has another player now, who was asked to give it back.
take-sure = You would play the seat of { $name } at { $table }, up to the end, with the clock: { $pace }. You then see what only that seat may see.
take-done = You play the seat of { $name } now. Here is how it stands, what happened last, and what is yours to decide.
take-recent = What happened last
take-up-done = The game goes on. House bots play for the others until they are back.
give-done = { $name } has the seat again. Thank you for playing.
quit-done = You left the table. A house bot plays your seat; with /table back you have it again as long as nobody took it.
pace-done = The pace of the table is now: { $pace }

error-nothing-to-vote = That is settled already.
error-too-late = That game ended more than { $days } days ago: it cannot be taken up again. /table new opens a new table.
error-on-vacation = { $name } is on vacation: a house bot keeps the seat until then.
error-not-away-yet = Nobody is away so soon: wait until { $hours } waking hours have passed without a move.
error-bad-pause = A pause lasts between 1 and { $most } days.
error-not-away = That seat has its player.
error-bad-hours = { $reason ->
    [zone] I don’t know this time zone. Pick one from the list, for example Europe/Berlin.
    [clock] Hours look like this: 8, 8:30 or 22:00.
   *[short] Your waking hours must be at least { $hours } hours a day: the others wait for you.
}
error-bad-vacation = { $reason ->
    [budget] That is more than the { $days } { $days ->
        [one] day
       *[other] days
    } of vacation that you have left within a year.
    [date] A day looks like this: 2026-12-24 or 24.12.2026.
   *[past] That lies in the past.
}

## Hours and vacations

hours-now = You are awake from { $wakes } to { $sleeps } ({ $zone }, where it is { $now } now). Your clocks run in these hours only.
hours-all-day = Your clocks run all day ({ $zone }, where it is { $now } now).
hours-unset = I don’t know when you sleep: your clocks run all day. Tell me with the options of this command.
hours-ask = 🌙 When are you awake? Three taps, and nobody calls you at night: your clocks rest then, and a call waits until you are up.
hours-zone-which = 1 of 3: whose clock shows your time?
hours-wakes-which = 2 of 3: from when can you play?
hours-sleeps-which = 3 of 3: until when can you play?
hours-later = Then you are called at once, at night too. Tell me with /hours whenever you like.
button-hours-later = Later
vacation-planned = From { $from } to { $until }
vacation-with-bot = 🤖 A house bot plays for you.
vacation-hint = If the others shall not wait for you, choose house-bot: it plays for you meanwhile and keeps your seat.
vacation-none = You have no vacation planned.
vacation-left = { $days ->
    [one] One day of vacation is
   *[other] { $days } days of vacation are
} left within a year. Your clocks stand still at every table meanwhile.

## Clocks

clock-until = { $name } has time until { $until }
clock-paused = ⏸️ The table has paused since { $since }, until { $until }.
clock-runs = ⏳ { $name }: { $left } left, that is until { $until }
clock-still = ▫️ { $name }: { $left } left, not running
clock-vacation = 🏖️ { $name }: { $left } left, on vacation until { $until }
clock-kept = 🏖️ { $name } is on vacation: a house bot plays meanwhile.
clock-away = 🤖 { $name } is away: a house bot plays.
time-days = { $count } d
time-hours = { $count } h
time-minutes = { $count } min

pace-none = No clock
pace-none-about = Nobody is hurried
pace-live = Live
pace-live-about = 10 minutes a decision, 20 more in the bank
pace-fast = Fast
pace-fast-about = 12 waking hours a decision, 6 more in the bank
pace-standard = Standard
pace-standard-about = 24 waking hours a decision, 12 more in the bank
pace-relaxed = Relaxed
pace-relaxed-about = 72 waking hours a decision, 24 more in the bank
pace-which = How fast shall it go?
timeout-vote = The others vote
timeout-owner = The owner decides
timeout-caretaker = A house bot takes over
timeout-menu = At a time-out: { $timeout }
timeout-which = What happens when a time is over?
card-pace = Pace: { $pace } · at a time-out: { $timeout }
card-pace-none = Pace: { $pace }

rescue-done = Done, and the table has been told.

## Commands

cmd-rescue = Help a table whose people do not answer
cmd-rescue-resume = End the pause of a table
cmd-rescue-pace = Let a table go at another pace
cmd-rescue-house-bot = Let a house bot play for somebody until they are back
cmd-rescue-end = End a table without a result; for a week it can be taken up again
arg-rescue-seat = For whom a house bot shall play
name-rescue = rescue
name-house-bot = house-bot

cmd-table-pace = Choose how fast the table goes, and what happens when a time is over
cmd-table-clock = Show everybody’s clock
cmd-table-back = Play again where you were away
cmd-table-substitute = Take the seat of somebody who is away from a running game
cmd-table-quit = Give up your seat: a house bot plays it until somebody takes it
cmd-hours = When you are awake: your clocks run in these hours only
cmd-vacation = Take days off: your clocks stand still
arg-pace = How fast the table goes
arg-timeout = What happens when a time is over
arg-seat = The player who is away
arg-zone = Your time zone, such as Europe/Berlin
arg-wakes = From when you can play, such as 8:00
arg-sleeps = Until when you can play, such as 22:30
arg-days = How many days
arg-vacation-from = The first day, such as 2026-12-24; today if you name none
arg-vacation-bot = A house bot plays for you meanwhile and keeps your seat
arg-vacation-stop = End the vacation and drop what is planned
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

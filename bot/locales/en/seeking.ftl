# Find me a game: the bot brings people together and opens their table.

button-seek = Find me a game
seek-title = Find me a game
seek-about = Choose what you would play. As soon as enough people on this server fit, I open a table, ask each of them whether they are there (never at night), and start. People fit if they are awake together for three hours a day (/hours).
seek-choose = { $field ->
    [games] Which games?
    [counts] How many players?
   *[pace] Which pace?
}
button-near = { $near ->
    [yes] Only with players of about my strength
   *[no] Players of any strength
}
button-seek-go = Find me a game
button-seek-look = Look again
button-seek-stop = Stop looking
seek-since = 🧭 **You have been looking since { $since }.** Why you are waiting:
seek-found = { $names ->
    [none] 🎲 **{ $table }** in { $place } is about to start.
   *[other] 🎲 **Found: { $table }** in { $place }. It starts once everybody has pressed *I am here*; still missing: { $names }.
}
seek-why-alone = { $game }: nobody else is waiting for it.
seek-why-pace = { $game }: { $people ->
    [one] one person is waiting
   *[other] { $people } people are waiting
}, but at another pace.
seek-why-strength = { $game }: { $people ->
    [one] one person is waiting
   *[other] { $people } people are waiting
}, but not of about the same strength.
seek-why-hours = { $game }: { $people ->
    [one] one person is waiting
   *[other] { $people } people are waiting
}, but your hours { $hours ->
    [0] hardly overlap at all.
   *[other] overlap by only { $hours } h a day.
}
seek-why-few = { $game }: { $people ->
    [one] one person is waiting with you
   *[other] { $people } people are waiting with you
}, and { $missing ->
    [one] one more is needed.
   *[other] { $missing } more are needed.
}
seek-why-counts = { $game }: { $people ->
    [one] one person is waiting, but wants
   *[other] { $people } people are waiting, but want
} another number of players.
seek-why-others = { $game }: { $people ->
    [one] one person is waiting
   *[other] { $people } people are waiting
}, but they do not all fit with each other.
seek-why-limit = You already sit at as many tables as you may on this server.
seek-why-room = This server has as many open tables as it allows.
error-nothing-sought = None of these games can be played with these numbers of players. Choose other games or numbers.
cmd-find = Find me a game: I bring people together and open the table
name-find = find

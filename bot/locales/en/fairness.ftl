# Fair deals: the promise on the lobby card, salts, and /verify.

cmd-verify = Check that a game is dealt fairly; once it is over, with a certificate
name-verify = verify
cmd-table-salt = Before the start, add something of your own to the deal; without text, take it back
arg-salt = Any text; everyone sees it
name-salt = salt
card-deal = 🎲 Fair deal, /verify: `{ $hash }`
button-deal = Fair deal
button-salt = Salt
button-verify = Verify
salt-title = Your salt for the deal
salt-label = Anything you like
salt-about = The cards and tiles depend on it, too. Everyone sees it. Empty: no salt.
salt-added = The deal now depends on your salt, exactly as it stands here. To be sure later, keep it with this hash of the house’s secret; `/verify` must show both at the end.
salt-removed = There is no salt of yours in the deal. The hash of the house’s secret stays the same:
salt-erased = (erased)
post-deal = 🎲 Dealt from the secret `{ $secret }`, whose hash was public before the first move{ $salts ->
    [0] { "" }
    [one] , and one salt
   *[other] , and { $salts } salts
}.
verify-hidden = This game is dealt from a secret number of the house and the salts of its players. The secret is revealed when the game is over; until then, this hash holds the house to it:
verify-unpromised = This game was dealt before the bot began to publish hashes. There is nothing to compare; once the game is over, /verify can only replay it.
verify-right = ✅ Everything checks out. The game was dealt and replayed ({ $moves ->
    [one] one move
   *[other] { $moves } moves
}) and came to the same result.
verify-wrong = ❌ Something does not check out. { $moves ->
    [one] One move was
   *[other] { $moves } moves were
} replayed.
verify-hash = Hash: `{ $hash }`
verify-secret = Secret: `{ $secret }`
verify-seed = Seed of the game: `{ $seed }`
verify-file = Compare the hash with the one that you saw before the start. The file is the certificate: `bot verify` checks it without this bot, and docs/fairness.md in the project shows how to check the hash without any of our code.
verify-fault-hash = The secret is not the one that the hash promised.
verify-fault-salt = The salt of player { $at } is not the one whose SHA-256 is given.
verify-fault-seed = Secret and salts give another seed.
verify-fault-seats = Drawing lots with this seed gives other seats.
verify-fault-deal = The game cannot be dealt: { $why }
verify-fault-start = With this seed and these options, the game begins differently.
verify-fault-move = Move { $at } is not possible: { $why }
verify-fault-state = After move { $at } the position is different.
verify-fault-end = The game does not end there, or not in that way.
verify-fault-result = Player { $at } has a different result.
verify-note-uncommitted = ℹ️ No hash was published before this game: the certificate shows what was played, not that it was dealt fairly.
verify-note-erased = ℹ️ Somebody asked to be erased: of their salt only the SHA-256 is left, which is all that the deal needs.
verify-note-other-rules = ⚠️ The certificate was made with other rules (version { $why }). The difference may come from that: check it with that version before you believe in foul play.
verify-note-other-rules-same = ℹ️ The certificate was made with other rules (version { $why }), which make no difference to this game.
error-bad-salt = A salt needs between 1 and { $most } visible characters.
error-not-revealed = This game is not over for good yet, so its secret stays hidden.
league-hashes = -# 🎲 The secret of every table is already fixed: the hashes are in the file, and each secret follows with the result. `/verify` compares them.
league-csv-hash = SHA-256 of its secret

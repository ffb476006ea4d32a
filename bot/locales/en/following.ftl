# Seasons of other bots that a server follows by their signed logs.

## What everybody sees

following-run = 🛰️ Run by another bot (fingerprint of its key: { $key } …). This server follows the season.
following-game = **{ $game }** · { $people ->
    [0] nobody is named before the draw
    [one] one player
   *[other] { $people } players
}
following-division = **{ $name }** · { $people }
following-divisions-more = … and { $count ->
    [one] one more division
   *[other] { $count } more divisions
}
following-player = Player { NUMBER($number, useGrouping: 0) }
following-round = { $round ->
    [none] **Newest tables** · { $count }
    [winners] **Tables of winners** · { $count }
   *[other] **Round { $round }** · { $count ->
        [one] one table
       *[other] { $count } tables
    }
}
following-table = { NUMBER($number, useGrouping: 0) }. { $people }{ $over ->
    [yes] { " " }✅
   *[no] {""}
}
following-more = …
following-winner = 🥇 { $name } wins.
following-over = 🏁 The season is over.
following-computed = 🔁 { $lines ->
    [one] Computed here again from one signed line
   *[other] Computed here again from { $lines } signed lines
}, { $at }.
following-fault = ⚠️ Since { $since } the log there does not check out: { $what } { $lines ->
    [one] This is how things stood as of line 1.
   *[other] This is how things stood as of line { NUMBER($lines, useGrouping: 0) }.
}
following-slow = its check takes too long.
following-silent = 📡 The log has been unreachable since { $since }: this is how things stood before.
following-ended = 📭 The log has not been at its address since { $since }. I no longer look for it; this is how things stood.
following-stopped = 🛰️ This server no longer follows this season.
following-post-round = 📣 { $round ->
    [none] New tables are drawn: { $count }.
    [winners] The tables of winners are drawn: { $count }.
   *[other] Round { $round } is drawn: { $count ->
        [one] one table
       *[other] { $count } tables
    }.
}
following-post-moved = 🚚 The card is in { $place } now.
following-post-gone = 📭 The season’s log has not been at its address for a week, so I no longer look for it. Its card stays as it is. Whoever manages this server can enter another address at /setup league.
following-post-fault = ⚠️ The log of this season of another bot no longer checks out: { $what }
    The card in { $place } shows how things stood as of line { NUMBER($lines, useGrouping: 0) }. Ask whoever runs the other bot; I keep looking, and the card is updated once the log checks out again.

## What admins see

following-ask = 🛰️ Follow this season of another bot?
following-ask-checked = ✅ { $lines ->
    [one] One signed line: everything checks out.
   *[other] { $lines } signed lines: everything checks out, and the moves of all finished tables were replayed.
}
following-ask-key = 🔑 Fingerprint of its key: `{ $fingerprint }`
    Compare it with the organisers there, by another way than this address, such as a call or a message. Only then do you know that the log is theirs.
following-ask-place = Its card will be in { $place }. I check for news every quarter of an hour, and compute everything again.
button-setup-follow = Follow
setup-follow-done = ✅ This server follows { $name } now. Its card will be in { $place }.
setup-follow-title = 🛰️ It follows these seasons of other bots:
setup-follow-row = { $name } ({ $host }, { $place }) · fingerprint of its key: `{ $fingerprint }`
setup-follow-sure = Stop following { $name }? Its card will say so, and what is stored of the season is deleted.
button-setup-unfollow = Stop following { $name }
button-setup-unfollow-now = Stop following
setup-follow-stopped = 🛰️ This server no longer follows { $name }.
setup-follow-refused = ❌ The log at that address does not check out, so nothing was changed. { $what }
error-league-cannot-follow = { $why ->
    [off] This bot may not ask other servers: whoever runs it has to allow the host of that address (`BOT_OUTGOING_HOSTS`).
    [form] That is not an address that I can read. It begins with https:// and ends with the name of the log, such as log.jsonl.
    [scheme] Only addresses that begin with https:// are allowed.
    [host] Whoever runs this bot has to allow the host of that address first (`BOT_OUTGOING_HOSTS`).
    [private] That address does not belong to the public internet.
    [gone] There is no log at that address. Ask the organisers there for the right one.
    [slow] The check of that log takes too long, so this bot cannot follow the season.
    [broken] That log could not be checked. Nothing was changed: try again in a few minutes.
    [own] This bot runs that season itself: to take part, ask the league’s organisers for a code (/league todo, “Servers”).
    [most] This server already follows { $most } seasons. Stop following one of them first.
    [unknown] This server does not follow that season any more, or you were asked more than an hour ago: enter the address again.
   *[failed] The server at that address gave no log, or a larger one than allowed. Nothing was changed: try again later, or ask the organisers there.
}
audit-league-followed = 🛰️ { $who } had this server follow the season { $league } of another bot.
audit-league-unfollowed = 🛰️ { $who } had this server stop following the season { $league } of another bot.

## Signing up here

follow-entry-days = 📅 { $first } to { $last }
follow-entry-about = 🛰️ Another bot runs this season. When you sign up, this bot sends it your name, your id on Discord and your waking hours as soon as its organisers have accepted us. All tables open on that bot’s server: you have to be a member there, and get an invitation if you are not.
follow-entry-state = { $state ->
    [sent] 📨 You are signed up here. The other bot reads that within a quarter of an hour, and then I will tell you the result.
    [in] ✅ You are in the season.
    [waits] { $why ->
        [join] 🚪 You are not yet on the server where the tables open. Join it{ $invite ->
            [none] : ask its organisers for an invitation
           *[other] : { $invite }
        }. Then you are in.
        [approval] ⏳ The organisers have yet to admit you.
       *[place] ⏳ All places are taken: you are on the waiting list.
    }
    [refused] 🛑 You are not in the season: { $why ->
        [hours] your waking hours are shorter than eight hours a day, or your time zone is not known there. Set them with /hours, then sign up again.
        [rules] the rules have changed since you read them. Sign up again.
        [excluded] its organisers have excluded you.
        [stage] sign-up is over.
        [role] it is only for people with a certain role on its server.
        [finished] you have not finished enough tables there yet.
        [timeouts] you have run out of time too often there.
       *[other] the other bot has refused it.
    }
   *[out] 🚪 You are not in the season.
}
button-follow-again = Look again
button-follow-leave = Withdraw
follow-partner-address = 🤝 People can sign up here as soon as the organisers there have accepted this address:
    `{ $address }`
    Give it only to them: they enter it at /league todo → Servers → Partner bots. They will ask you for this bot’s key: `{ $fingerprint }`
    The address contains a secret and is shown only now. Pressing the button again makes a new one, which replaces it.
button-setup-partner = Sign-up for { $name }
error-league-cannot-enter = { $why ->
    [invitation] The organisers of that season have not invited this bot: nobody can sign up for it here.
    [drawn] The tables are drawn. To leave now, use the other bot’s commands on the server where you play.
   *[closed] Sign-up for this season is over.
}

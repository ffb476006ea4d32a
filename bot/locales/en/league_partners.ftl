# Leagues: partner bots, on whose servers people sign up.

## What organisers see

button-league-partners = Partner bots
league-partners-title = 🤝 Partner bots of { $name }
league-partners-about = Another bot can take entries for this season on its servers. Invite it here, and give the address to somebody who manages a server there: they type it into /setup league. In return you get an address from them, which belongs here. Everyone who plays must be a member of this league’s home server, where all tables open.
league-partners-none = No bot is invited.
league-partner-line = - { $name }: { $state ->
    [invited] invited; nobody has sent its address yet
    [proposed] its key is not accepted yet
   *[accepted] { $signed ->
        [one] { $signed } person
       *[other] { $signed } people
    } signed up there{ $refused ->
        [0] {""}
        [one] , { $refused } waits or was refused
       *[other] , { $refused } wait or were refused
    }
}
league-partner-key = (key { $fingerprint })
league-partner-trouble =   ⚠️ Its entries have not been readable since { $since }: { $what }
league-partner-unreached = nothing usable is at its address.
button-league-partner-invite = Invite a bot
button-league-partner-address = Enter an address
league-partner-name-title = Invite another bot
league-partner-name-label = Name of the bot or community
league-partner-name-hint = Everyone can read it, such as “Berlin club”
league-partner-address-title = A partner’s address
league-partner-address-label = Address the partner gave you
league-partner-address-hint = https://…/entries.jsonl
league-partner-invited = 🤝 Address for { $name }:
    `{ $address }`
    Give it only to somebody who manages a server with that bot: they type it into /setup league there. It contains a secret, and is shown only now.
league-partner-sure = 🔑 { $name } signs with the key **{ $fingerprint }**. Ask the people there, by another way than this address, whether /setup league shows them the same key. Once you accept it, that bot sends who has signed up there, and they are in the season as if they had signed up here.
button-league-partner-yes = The key is right
league-partner-accepted = ✅ { $name } is a partner now: its entries are read every { $minutes ->
    [one] minute
   *[other] { $minutes } minutes
}.
league-partner-end = End a partnership …
league-partner-end-sure = End the partnership with { $name }? Its people stay in, but nobody can sign up there any more, and the addresses no longer work.
button-league-partner-end = End it
league-partner-ended = 🚪 { $name } is no longer a partner. Its people stay in.
error-league-partner = { $why ->
    [many] This season already has { $most } partners and invitations. End one first.
    [stage] Nobody can sign up for this season any more, so a partner could not help.
    [season] Those entries are for another season.
    [taken] That bot is already a partner.
    [key] The key has changed since it was shown here. Enter the address again, and compare the key again.
   *[unknown] Those entries do not belong to an invitation of this season. Invite the bot first, and have its address entered there.
}
error-league-partner-unreached = { $reason ->
    [off] I may not ask other servers: whoever runs this bot has to allow it (BOT_OUTGOING_HOSTS).
    [form] That is not an address of a partner’s entries. It begins with https:// and ends with “entries.jsonl”.
    [scheme] I only ask addresses that begin with https://.
    [host] I may not ask that host: whoever runs this bot has to allow it (BOT_OUTGOING_HOSTS).
    [private] That address leads into a private network, which I never ask.
    [gone] There is no file of entries at that address. Have them send you the newest one.
   *[failed] That address does not answer as it should. Check it, or try again later.
}
error-league-partner-differs = The file at that address has a fault in line { NUMBER($line, useGrouping: 0) }.

## Posts and the log

league-post-partner_accepted = 🤝 People can sign up for this season on the servers of { $server } now, too.
league-post-partner_problem = ⚠️ { $code ->
    [unreached] The entries of { $server } have not been reachable for a day.
   *[other] The entries of { $server } are faulty (line { NUMBER($line, useGrouping: 0) }), so none of its newer ones count.
} Its people stay in. /league todo → Servers → Partner bots says more.
league-post-partner_entered = 🤝 You are signed up for this season: you did that on a server of { $server }. Its tables open here. If it was not you, withdraw with /league join.
league-log-partner_invited = { $by } invited another bot: { $server }
league-log-partner_accepted = { $by } accepted the entries of { $server }
league-log-partner_ended = { $by } ended the partnership with { $server }
league-log-partner_entered = { $about } signed up on a server of { $server }

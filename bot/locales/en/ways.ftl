### Ways to be notified besides Discord.

## What a call says

way-title = { $topic ->
    [vote] A vote: { $table }
    [proposal] A proposal: { $table }
    [here] Are you there? { $table }
   *[turn] Your turn: { $table }
}
way-vote = A player’s time has run out, and the table needs your vote.
way-proposal = Somebody at the table has proposed something and needs your answer.
way-here = The table can start as soon as everybody is there. Say on Discord that you are, or your seat goes to somebody else.
way-until = Your time runs out: { $until }
way-digest-title = { $count ->
    [one] A table is waiting for you
   *[other] { $count } tables are waiting for you
}
way-test-title = Test
way-test-text = This is a test. When a table is waiting for you, you get a message like this one.
way-confirm-title = Confirm your address
way-confirm-text = Somebody on Discord wants to get an email at this address when a board game is waiting for them. If that is you, confirm the address within 24 hours.

## Kinds

way-kind-webhook = webhook
way-kind-ntfy = ntfy
way-kind-gotify = Gotify
way-kind-push = push
way-kind-mail = email

## Mails

mail-name = Board games
mail-confirm-link = Confirm it here:
mail-confirm-button = Confirm
mail-confirm-not = If it is not you, do nothing: no more emails are sent, and this address is forgotten after a day.
mail-on-discord = Table on Discord
mail-tables = My tables in the browser
mail-why = This email comes from { $name }, a bot on Discord, which you have asked for such emails.
mail-off = No more emails

## A way that was switched off

way-is-off = 📵 I no longer notify you by { $kind }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}: { $why ->
    [gone] { $about ->
        [push] this browser has forgotten the page, or is not paired with you any more. *Notify me here* on *My tables* starts it again.
        [mail] the mail server of this address says that it does not exist.
       *[other] the other side does not want any more messages.
    }
   *[failing] it failed five times in a row.
} Discord works as before. You can change this with `/me`, under *Other notifications*.

## The screens

button-ways = Other notifications
button-ways-all = All ways
button-way-add = Add: { $kind }
button-way-test = Send a test
button-way-off = Switch off
button-way-on = Switch on
button-way-picture-on = With a picture of the table
button-way-picture-off = Without a picture
button-way-remove = Remove
ways-title =
    ### Other notifications
    When a table is waiting for you, I can notify you in other ways than on Discord, too. What you have chosen for Discord stays as it is; nobody is notified at night, on vacation, or twice in the same way for one question.
ways-off = Whoever runs this bot has set up no way to notify you besides Discord.
ways-none = You have none yet.
ways-push = A browser or a phone: open *My tables* in a browser in which you play, and press *Notify me here*.
ways-which = Change or test a way
way-line = **{ $way }** · { $order }
    -# { $state }
way-order = { $hours ->
    [0] at once
    [one] if you have not answered after { $hours } waking hour
   *[other] if you have not answered after { $hours } waking hours
}
way-each = a message for each question
way-daily = once a day, from { $hour } on
way-plan = When a table is waiting for you, you are notified: { $steps }.
way-plan-discord = { $pings ->
    [none] not on Discord
   *[other] on Discord at once
}
way-plan-step = { $hours ->
    [0] { $way } at once
    [one] { $way } after { $hours } waking hour
   *[other] { $way } after { $hours } waking hours
}
way-plan-daily = { $way } once a day, from { $hour } on
way-state-new = It is on, and nothing has been sent yet.
way-state-off = It is off.
way-state-unconfirmed = It is waiting for you to confirm the address.
way-state-unavailable = Whoever runs this bot no longer offers this way.
way-state-sent = Last delivered { $sent }.
way-state-opened = Last delivered { $sent }, opened { $opened }.
way-state-failing = It has been failing since { $since }: { $fault }.
way-state-switched-off = { $why ->
    [gone] { $about ->
        [mail] I switched it off, because the mail server of this address says that it does not exist.
       *[other] I switched it off, because the other side wants no more messages.
    }
   *[failing] I switched it off after five failures in a row.
}
way-fault = { $fault ->
    [status] the other side answered with status { $detail }
    [unreachable] it could not be reached, or gave no answer within five seconds
    [address] { $detail ->
        [private] the name leads to an address that is not on the public internet
       *[other] whoever runs this bot does not allow this address
    }
    [unpaired] the browser is not paired with you any more
    [off] whoever runs this bot no longer offers this way
    [mail] { $detail ->
        [tls] the bot’s mail server does not prove who it is
        [login] the bot’s mail server does not let the bot log in
        [sender] the bot’s mail server accepts no emails from the bot
        [later] a mail server wants the email later
        [lost] the email was sent, but the bot’s mail server did not say whether it took it
        [content] the bot’s mail server refused the email
        [recipient] the mail server of this address refused the email
        [unknown] the mail server of this address says that it does not exist
       *[unreachable] the bot’s mail server does not answer
    }
   *[broken] I made a mistake, which is in the bot’s log
}
way-added = { $secret ->
    [none] From now on I notify you in this way, too. Send a test to see whether it arrives.
   *[other] From now on I notify you in this way, too. Requests are signed with the secret `{ $secret }`, which is not shown again.
}
way-asked = 📨 I am sending an email to { $address }. Press the button in it within 24 hours, and I will notify you there. If none comes, look in your spam folder.
way-tested = 📨 The test was delivered.
way-test-failed = The test was not delivered: { $fault }.
way-removed = I removed it; nothing is sent there any more.
way-form-title = A new way: { $kind }
way-form-address = Address
way-form-address-webhook = It gets signed JSON by POST, for a program of your own.
way-form-address-ntfy = Your server and topic, such as https://ntfy.sh/my-secret-topic
way-form-address-mail = Such as anna@example.org. You get an email in which you confirm it.
way-form-address-gotify = Your server, such as https://push.example.org
way-form-token = Token
way-form-token-ntfy = Only for a topic with access control; else leave it empty.
way-form-token-gotify = That of an application, from “Apps” in Gotify.

## Mistakes

error-unknown-way = This way to be notified was removed.
error-unconfirmed-way = You have not confirmed this address yet: press the button in the email that was sent there.
error-too-many-ways = You can be notified in at most { $most } other ways. Remove one first.
error-bad-way = { $why ->
    [off] This bot sends nothing to addresses: whoever runs it has not allowed any.
    [scheme] The address must begin with https://
    [host] Whoever runs this bot has not allowed addresses of this server.
    [private] This address is not on the public internet, so I send nothing there.
    [topic] An ntfy address is a server and one topic, such as https://ntfy.sh/my-secret-topic
    [query] The address must end before the question mark; the token goes into its own field.
    [mail] This is not an email address that I can use. It looks like anna@example.org, without a name before it.
    [token] The token is missing or cannot be one. You find it in Gotify under “Apps”, in ntfy under “Account”.
   *[form] This is not an address that I can send to. It looks like https://example.org/turns
}

### Ways to be called besides Discord.

## What a call says

way-title = { $topic ->
    [vote] A vote: { $table }
    [proposal] A proposal: { $table }
   *[turn] Your turn: { $table }
}
way-vote = A player’s time has run out, and the table needs your vote.
way-proposal = Somebody at the table has proposed something and needs your answer.
way-until = Your time runs out: { $until }
way-test-title = Test
way-test-text = This is a test. When a table waits for you, you get a message like this one.

## Kinds

way-kind-webhook = webhook
way-kind-ntfy = ntfy
way-kind-gotify = Gotify
way-kind-push = push

## A way that was switched off

way-is-off = 📵 I no longer call you by { $kind }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}: { $why ->
    [gone] { $about ->
        [push] this browser has forgotten the page, or is not paired with you any more. *Tell me here* on *My tables* starts it again.
       *[other] the other side does not want any more messages.
    }
   *[failing] it failed five times in a row.
} Discord works as before. You can change this with `/me`, under *Ways to be called*.

## Mistakes

error-too-many-ways = You can have at most { $most } ways to be called. Remove one first.
error-bad-way = { $why ->
    [off] This bot calls no addresses: whoever runs it has not allowed any.
    [scheme] The address must begin with https://
    [host] Whoever runs this bot has not allowed addresses of this server.
    [private] This address is not on the public internet, so I do not call it.
    [topic] An ntfy address is a server and one topic, such as https://ntfy.sh/my-secret-topic
    [query] The address must end before the question mark; the token goes into its own field.
    [token] The token is missing or cannot be one. You find it in Gotify under “Apps”, in ntfy under “Account”.
   *[form] This is not an address that I can call. It looks like https://example.org/turns
}

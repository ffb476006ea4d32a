# Finding a table: the filter of /table list, and what people want to be told of.

list-none-fits = No table that fits is looking for players right now. Ask to be told when one does, or open one with /table new.
list-filtered = 🔎 { $wanted }
list-filter = **Which tables are you looking for?** Choose as much as you like.
button-list-filter = Filter
button-list-show = Show tables
button-wish = Tell me when
wanted-any = any table
wanted-any-of = { $field ->
    [game] Any game
    [players] Any number of players
    [pace] Any pace
    [language] Any language
   *[expansions] With or without expansions
}
wanted-players = { $count ->
    [one] one player
   *[other] { $count } players
}
wanted-language = posts in { $language }
wanted-expansions = { $chosen ->
    [with] with expansions
   *[without] without expansions
}
wish-done = 🔔 You will be mentioned once, as soon as a table on this server, new or running, has a seat for you and fits: { $wanted }. This ends in { $days } days, or as soon as you have a seat; you are never mentioned at night (/hours). /me shows it.
wish-silent = You have turned notifications off, so you would hear nothing: change that with /me pings.
wish-drop = Stop looking for …
wish-dropped = 🔕 You are no longer told of these tables.
me-wish = { $server ->
    [none] 🔔 Looking for: { $wanted } (until { $until })
   *[other] 🔔 Looking for: { $wanted } on { $server } (until { $until })
}
error-too-many-wishes = You are already looking for { $most } kinds of tables. Remove one with /me first.
lobby-call-wished = { $mentions }: { $status ->
    [lobby] { $table } fits what you are looking for, and has a free seat ([go to the table]({ $link })).
   *[running] { $table } fits what you are looking for, and a seat there can be taken over with /table substitute ([go to the table]({ $link })).
}
list-expansions-with = with expansions
list-expansions-without = without expansions
arg-list-players = How many people play in all
arg-list-pace = Only tables with this pace
arg-list-language = Only tables whose posts are in this language
arg-list-expansions = With or without expansions
name-players = players
name-expansions = expansions

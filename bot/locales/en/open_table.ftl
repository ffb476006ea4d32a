# The permanent post for opening and joining tables without slash commands.

open-post = ## Board games on { $server }
    Games run for days or weeks: you move when you have time, and you are notified when it is your turn.
button-open-table = Open a table
button-open-list = Join a table
button-my-turns = My turns
open-which = **Where do you want to play?** Then choose a game: the table opens right away. Everything else can be changed on its card.
open-where-thread = In a thread
open-where-private = In a private thread
open-where-here = In this channel
open-game = Choose a game
open-players = { $least }–{ $most } players
open-post-done = The post is in { $channel }.
error-cannot-post-there = I cannot post in { $channel }. I need these permissions there: View Channel and Send Messages.
arg-open-post = The channel for the post
name-open-post = open-post

## Presets

open-presets = Or start with a preset of this server, with everything already chosen: { $names }.
error-unknown-preset = { $names ->
    [none] This server has no presets. Choose a game instead.
   *[other] This server has no preset “{ $preset }” (any more). It has: { $names }.
}
error-preset-of-other = This preset is for another game. Leave the game out, or choose another preset.
error-bad-preset = { $why ->
    [name] A preset needs a name of at most { $most } characters.
   *[full] A server can have at most { $most } presets. Remove one first.
}
presets-title = Presets for new tables
presets-none = There are no presets yet.
presets-facts = { $pace } · { $where } · { $options ->
    [0] usual options
    [one] one option changed
   *[other] { $options } options changed
}{ $bots ->
    [0] { "" }
    [one] { " · one house bot" }
   *[other] { " · " }{ $bots } house bots
}{ $rated ->
    [yes] { " · rated" }
   *[no] { "" }
}{ $invited ->
    [yes] { " · by invitation" }
   *[no] { "" }
}{ $programs ->
    [yes] { " · programs allowed" }
   *[no] { "" }
}
presets-about = To make one, open a table, choose everything on its card, and use /setup presets with a name there (the same name again replaces a preset). Everyone opens tables with /table new preset, or with the buttons of the permanent post, which shows the first { $most }.
presets-drop = Remove a preset …
audit-preset = ⭐ { $who } saved the preset “{ $name }” ({ $game }).
audit-preset-removed = ⭐ { $who } removed the preset “{ $name }” ({ $game }).
cmd-setup-presets = Make a preset for new tables from a table, see all presets, or remove one
arg-preset = A preset of this server: the table starts with everything it names
arg-preset-name = The name of the preset (leave it out to see all)
arg-preset-table = The table to take everything from (default: the one in this channel)
name-presets = presets
name-preset = preset

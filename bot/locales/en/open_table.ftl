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

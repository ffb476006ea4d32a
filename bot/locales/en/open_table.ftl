# The lasting post from which tables are opened without a slash command.

open-post = ## Board games on { $server }
    Games run for days or weeks: you move when you have time, and you are notified when it is your turn.
button-open-table = Open a table
button-open-list = Join a table
button-my-turns = My turns
open-which = **Where will you play?** Then choose a game: the table opens right away. Everything else can be changed on its card.
open-where-thread = In a thread
open-where-private = In a private thread
open-where-here = In this channel
open-game = Choose a game
open-players = { $least }–{ $most } players
open-post-done = The post is in { $channel }.
error-cannot-post-there = I cannot post in { $channel }. There I need: View Channel and Send Messages.
arg-open-post = Put a lasting post here with buttons to open and join tables
name-open-post = open-post

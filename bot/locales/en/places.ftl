# Where tables live: posts that are gone, threads and channels that are gone, missing permissions.

notice-asked-again = 🔁 The post with the open question is gone. Here it is again.
notice-thread-gone = 🧵 The thread of this table was deleted. The game goes on in this one.
notice-moved = 🚚 The table has moved: the game goes on here.

## Told to its people directly

hindered = ⚠️ { $table }: I lack the permission “{ $permission }” in { $place }. { $what ->
    [attach_files] Until I have it, the posts there come without pictures.
    [manage_threads] The thread is locked: open it again, or give me this permission.
    [read_message_history] Until I have it, the buttons of earlier posts stay there, and some posts come late.
   *[other] Until I have it, I cannot post there. The game goes on with commands, and nothing is lost.
}
hindered-gone = ⚠️ The channel of { $table } was deleted. The table pauses, and nothing is lost: with /table move table: { $id } in another channel it goes on there.
permission = { $name ->
    [view_channel] View Channel
   *[send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [create_private_threads] Create Private Threads
    [attach_files] Attach Files
    [read_message_history] Read Message History
    [manage_threads] Manage Threads
}

## Commands and what goes wrong

cmd-table-move = Let a table go on here whose channel was deleted
name-move = move
error-has-place = The table need not move: it lives in { $place }.
turns-play = Play at #{ NUMBER($table, useGrouping: 0) }

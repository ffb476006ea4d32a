# Where tables live: posts that are gone, threads and channels that are gone, missing permissions.

notice-asked-again = 🔁 The post with the open question was deleted. Here it is again.
notice-refused = 🔁 I could not post what just happened here; /log shows it. The game goes on:
notice-thread-gone = 🧵 This table’s thread was deleted. The game continues in this one.
notice-moved = 🚚 The table has moved: the game continues here.
notice-game-back = 🧩 The game of this table is installed again: it goes on, and the clocks are running again.

## Told to its people directly

hindered = ⚠️ { $table }: I do not have the “{ $permission }” permission in { $place }. { $what ->
    [attach_files] Until I have it, my posts there have no pictures.
    [read_message_history] Until I have it, buttons of earlier posts stay there, and some posts may be late.
   *[other] Until I have it, I cannot post there. You can go on playing with commands, and nothing is lost.
}
hindered-reason = ⚠️ { $table }: { $reason } { $what ->
    [people_full] Everybody else can go on playing there.
    [add_people] Everybody else can go on playing there.
    [uploads] Until then, my posts there have no pictures.
   *[other] Until then, I cannot post. You can go on playing with commands, and nothing is lost.
}
reason = { $what ->
    [locked] The thread { $place } is locked, and I cannot unlock it. Unlock it, or give me the “Manage Threads” permission.
    [threads_full] This server has as many active threads as Discord allows, so none can be opened in { $place }. Archive some that nobody needs.
    [people_full] The thread { $place } has as many people as Discord allows, so not everybody gets in. Remove somebody who only watches.
    [automod] AutoMod blocks what I post in { $place }. Let its rules make an exception for me or for that channel.
    [automod_title] AutoMod blocks the title of a thread that I open in { $place }. Let its rules make an exception for me or for that channel.
    [uploads] Discord lets nobody upload files to this server at the moment, so I cannot either in { $place }.
    [add_people] I cannot add people to the private thread { $place }. Give me the “Manage Threads” permission.
    [no_threads] { $place } is a kind of channel that has no private threads. Make it a text channel again.
   *[channel_type] { $place } is a kind of channel that takes no messages, such as a forum. Make it a text channel again.
}
hindered-gone = ⚠️ The channel of { $table } was deleted. The table is paused, and nothing is lost: use /table move table: { NUMBER($id, useGrouping: 0) } in another channel to continue there.
permission = { $name ->
    [view_channel] View Channel
   *[send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [create_public_threads] Create Public Threads
    [create_private_threads] Create Private Threads
    [attach_files] Attach Files
    [read_message_history] Read Message History
    [embed_links] Embed Links
    [manage_threads] Manage Threads
    [create_events] Create Events
}

## Commands and what goes wrong

cmd-table-move = Continue a table here whose channel was deleted
name-table-move = move
error-no-place = The channel of this table was deleted. Nothing is lost: any of its players can use /table move table: { NUMBER($table, useGrouping: 0) } in another channel, and the table goes on there.
error-has-place = This table does not need to move: it is in { $place }.

# Where tables live: posts that are gone, threads and channels that are gone, missing permissions.

notice-asked-again = 🔁 The post with the open question was deleted. Here it is again.
notice-refused = 🔁 I could not post what just happened here; /log tells it. The game goes on:
notice-thread-gone = 🧵 This table’s thread was deleted. The game continues in this one.
notice-moved = 🚚 The table has moved: the game continues here.

## Told to its people directly

hindered = ⚠️ { $table }: I do not have the “{ $permission }” permission in { $place }. { $what ->
    [attach_files] Until I have it, my posts there have no pictures.
    [manage_threads] The thread is locked: unlock it, or give me this permission.
    [read_message_history] Until I have it, buttons of earlier posts stay there, and some posts may be late.
   *[other] Until I have it, I cannot post there. You can go on playing with commands, and nothing is lost.
}
hindered-add_people = ⚠️ { $table }: I cannot add people to the private thread { $place }. Give me the “Manage Threads” permission.
hindered-threads_full = ⚠️ { $table }: This server has as many active threads as Discord allows, so I cannot open the private thread yet. The table begins by itself as soon as there is room; closing or deleting other threads helps.
hindered-automod_title = ⚠️ { $table }: AutoMod on this server blocks the title of the private thread. The table begins by itself as soon as the rule lets me through.
hindered-channel_type = ⚠️ { $table }: { $place } is no channel that can have private threads any more, so the table cannot begin.
hindered-gone = ⚠️ The channel of { $table } was deleted. The table is paused, and nothing is lost: use /table move table: { $id } in another channel to continue there.
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
}

## Commands and what goes wrong

cmd-table-move = Continue a table here whose channel was deleted
name-table-move = move
error-has-place = This table does not need to move: it is in { $place }.

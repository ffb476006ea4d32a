# `/setup check`: what I may do where tables live. `bot doctor` says the same sentences.

check-lack = { $name ->
    [view_channel] no table can be opened or go on
   *[send_messages] nothing can be posted
    [send_messages_in_threads] tables with a thread get no posts
    [read_message_history] old buttons stay, and some posts are late
    [create_public_threads] tables stay in the channel instead of a thread of their own
    [create_private_threads] no private tables
    [attach_files] posts come without pictures
    [embed_links] links have no preview
    [manage_threads] the locked thread cannot be used
}

# `/setup check`: what I may do where tables live. `bot doctor` says the same sentences.

setup-check-lack = { $name ->
    [view_channel] no table can be opened or go on
   *[send_messages] nothing can be posted
    [send_messages_in_threads] tables with a thread get no posts
    [read_message_history] old buttons stay, and some posts are late
    [create_public_threads] tables get no thread of their own
    [create_private_threads] no private tables
    [attach_files] posts come without pictures
    [embed_links] links have no preview
    [manage_threads] the locked thread cannot be used
}

setup-check-title = My permissions
setup-check-time-out = 🛑 A moderator has put me into a time-out: I cannot post. Right-click me in the member list and remove it.
setup-check-gone = Deleted. Choose another one; a table moves with /table move.
setup-check-closed = I am not in this private thread: mention me there.
setup-check-fine = All is well here.
setup-check-about = Give these permissions to my role: Edit Channel, Permissions. Then use /setup check again.
cmd-setup-check = Show which permissions I lack here and wherever there are tables
name-check = check
arg-check-channel = Look at this channel or thread alone

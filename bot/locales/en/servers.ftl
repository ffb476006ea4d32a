# Servers: what admins decide with /setup, and servers that the bot was removed from.

error-server-left = The bot was removed from this table’s server, so the game is on hold and no clock is running. Invite the bot back by { $until } to continue.
notice-restored = ⏪ The bot’s data had to be restored from a backup of { $backup }. { $lost ->
    [0] Whatever happened at this table after that is lost
    [one] One move made at this table after that is lost
   *[other] { $lost } moves made at this table after that are lost
}: the game continues from the position at that time. No clock ran in the meantime.
notice-strong-missed = 🤖 Strong house bots cannot think ahead here at the moment, so they play like the sensible ones.
notice-strong-less = 🤖 Strong house bots have time for less than half of their thinking here at the moment, so they play somewhat weaker.
notice-program = 🤖 { $name } lets a program play here.
notice-server-back = 🔌 The bot is back on this server: the game continues. No clock ran in the meantime.

## Settings

setup-title = Tables on this server
setup-language = { $language ->
    [none] Language of new tables: the server’s language
   *[other] Language of new tables: { $name }
}
setup-pace = Pace of new tables: { $pace }
setup-pace-unset = the default
setup-pace-none = no clock
setup-pace-live = live (minutes)
setup-pace-fast = fast (12 hours per move)
setup-pace-standard = standard (24 hours per move)
setup-pace-relaxed = relaxed (72 hours per move)
setup-per-person = { $most ->
    [0] Tables per person: no limit
   *[other] Tables per person: at most { $most } with others at a time
}
setup-audit = { $channel ->
    [none] Audit log: none
   *[other] Audit log: { $channel }
}
setup-limit = { $limit ->
    [0] Open tables: no limit
   *[other] Open tables: at most { $limit }
}
setup-channels = Tables can be opened in: { $channels }
setup-roles = Tables can be opened by: { $roles }
setup-all = all
setup-about = Change them with /setup change. Name a channel or role again to remove it; 0 removes a limit. The audit log is set with /setup audit.
error-not-here = On this server, tables can only be opened in { $channels }.
error-role-needed = On this server, only these roles can open tables: { $roles }.
error-enough-tables = { $most ->
    [one] This server allows only one open table, and it is in use. Finish it first.
   *[other] This server allows at most { $most } open tables, and all are in use. Finish one first.
}
error-not-admin = You need the Manage Server permission.
cmd-setup = Settings for this server’s tables
cmd-setup-show = Show the settings of this server
cmd-setup-change = Change settings of this server, and show them all
cmd-setup-open-post = Put up a permanent post from which everyone can open and join tables
name-change = change
arg-setup-language = Language of new tables, and for members whose language I do not speak
arg-setup-pace = Pace of new tables
arg-setup-role = A role that may open tables (name it again to remove it)
arg-limit = How many tables may be open at the same time, 0 = no limit
arg-channel = A channel for tables (name it again to remove it)
name-setup = setup
name-pace = pace
name-limit = limit
name-channel = channel
setup-newcomers = { $most ->
    [0] Newcomers: no limit
    [one] Newcomers: at most one table until they have finished a game
   *[other] Newcomers: at most { $most } tables until they have finished a game
}
error-too-many-tables = { $who ->
    [you] You are new here: until you have finished a game with others on this server, you can sit at no more than { $most ->
        [one] one table
       *[other] { $most } tables
    } with others, and you already do: { $tables }. Finish a game first, or leave a table that has not started with /table leave.
   *[other] { $name } is new here and already at { $most ->
        [one] one table
       *[other] { $most } tables
    }, the limit for newcomers. They need to finish a game first.
}
error-no-more-tables = { $who ->
    [you] On this server, everyone can sit at no more than { $most ->
        [one] one table
       *[other] { $most } tables
    } with others at a time, and you already do: { $tables }. Finish a game first, or leave a table that has not started with /table leave.
   *[other] { $name } is already at { $most ->
        [one] one table
       *[other] { $most } tables
    } here, the limit for everyone. They need to finish a game first.
}
arg-newcomers = How many tables newcomers may join before finishing a game here (default 2), 0 = no limit
name-newcomers = newcomers

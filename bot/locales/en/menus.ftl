# Commands in the menus of messages and people (right-click, or press and hold, then Apps).

menu-happened = What happened here
menu-hint = My hint
menu-report = Report a problem with this post
menu-invite = Invite to my table
menu-record = Our record
menu-happened-title = { $table }, up to this post
menu-nothing-yet = Nobody had moved yet.
menu-not-begun = { $table } has not started yet: nothing has happened.
menu-then = The boards at that time: /table board version:{ NUMBER($version, useGrouping: 0) }. The table is now at move { NUMBER($now, useGrouping: 0) }; what is new to you: /catchup
menu-reported = Thank you, it is recorded. Give the number **{ $number }** to whoever runs this bot, and say what is wrong: with it they find when and at which table it was, but nothing that you or others wrote.
menu-invite-where = To which table do you invite { $name }?
menu-record-title = You and { $name }
menu-record-none = You have not finished a game together on this server yet.
menu-record-line = { $game ->
    [all] **All games**
   *[other] { $game }
}: { $tables ->
    [one] one table
   *[other] { $tables } tables
} together; you were ahead { $ahead ->
    [one] once
   *[other] { $ahead } times
}, level { $level ->
    [one] once
   *[other] { $level } times
}, behind { $behind ->
    [one] once
   *[other] { $behind } times
}.
error-not-our-post = { $why ->
    [other] I did not write this message, so I know nothing about it. Choose a post of mine about a table.
   *[none] This post of mine is not about a table that I know here. Choose one about a table.
}
error-no-table-of-mine = You are not at any open table on this server that this person could join. Open one with /table new first.
error-not-a-player = { $who ->
    [bot] This is a bot, not a person: house bots take a seat with /table add-bot.
   *[you] This is you. Choose somebody else.
}

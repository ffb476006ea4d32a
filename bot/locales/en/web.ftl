# Pages in the browser: the buttons that lead there, and the page itself.

button-web = Open in browser
button-web-go = Open the page
button-web-renew = New link
button-web-revoke = Revoke link
button-web-all = All my links
button-web-revoke-all = Revoke all of them
web-link = **{ $table } in your browser**
    The link is yours alone: whoever has it sees what you see. It works until { $days } days after the end of the game, or until you revoke it. { $plays ->
        [yes] It only shows: to make your moves on the page, press *Play in browser*.
       *[no] Moves are made here in Discord.
    }
web-link-spectator = **{ $table } in your browser**
    The link shows what spectators see. It works until { $days } days after the end of the game, or until you revoke it.
web-renewed = The old link does not work any more. This is the new one:
web-revoked = { $count ->
    [0] There was no link to revoke.
    [one] The link is revoked: whoever opens it sees nothing any more.
   *[other] { $count } links are revoked: whoever opens them sees nothing any more.
}
button-program = Let a program play
button-program-end = Take the token back
program-drawn = **{ $table }: a token for your program**
    `{ $token }`
    Whoever has it sees what you see at this table and can move for you. It is shown only once; a new one ends it. Everybody at the table is told that a program plays for you. It plays at { $address }
program-ended = { $was ->
    [yes] The token does not work any more. Only you move for yourself now.
   *[no] There was no token at this table.
}
button-programs = { $programs ->
    [on] Programs: allowed
   *[off] Programs: none
}
card-programs = 🤖 Players may let programs play here; a player who does is marked.
rematch-programs = 🤖 { $names }: a token of your program is for one table only. For this one there is a new one under *Open in browser* once the game runs{ $allowed ->
    [yes] .
   *[no] , if the owner allows programs under *Options*.
}
error-programs-off = { $why ->
    [league] Programs may not play in a league.
    [rated] Programs may not play at a rated table.
   *[owner] Programs may play only where the owner has allowed it in the lobby.
}
error-no-pages = This bot shows no pages in the browser (any more).
web-links = **Your links to tables in the browser** ({ $count })
web-links-none = You have no links to tables in the browser.
web-links-line = { $table }, made { $made }
web-which = Open a table in your browser

web-skip = To the boards
web-running = { "" }
web-over = The game is over.
web-abandoned = The game was abandoned.
web-waits = The table waits: the bot is not on its server any more.
web-then = As it was after move { $number } of { $moves }.
web-start = The beginning of the game.
web-result = Result
web-news = Moves
web-near = The table close up
web-clocks = Clocks
web-view = How this page looks
web-language = Language
web-languages = Languages
web-languages-foot = What is missing in a language appears in English.
web-palette = Colors
web-palette-system = Like my device
web-words = In words
web-foot = This link only shows: moves are made in Discord, or in a browser that was paired there. The link is yours alone; you can revoke it there.
web-left = { $left } left
web-lost = The connection is lost. Trying again …
web-offline = No network. This is how it was on { $at }. Nothing can be sent.
web-app-name = Board games
web-gone = This link does not work any more. Open the page again from Discord.
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-reset = Whole picture
web-close = Close
web-older = Older moves
web-go = Show move { $number }: { $lines }
web-course = Looking back
web-slider = Move that is shown
web-earlier = One move back
web-later = One move forward
web-to-now = Now
web-to-now-new = Now: { $moves }{"\u00A0"}new
web-move = Move { $number } of { $moves }
web-now = Now, after move { $moves }
web-changes = What this move changed
web-taken-back = The move you looked at was taken back.
web-film = The game as a film
web-film-back = One picture back
web-film-on = One picture forward
web-play = Play
web-pause = Pause
web-begin = The beginning
web-curve = How the coach saw { $name }’s game
web-frame = { $round }, { $phase }
web-frame-of = { $number }/{ $frames }: { $title }
web-rules = Rules for what is here
web-rules-hint = Tap anything on it to read its rule.
web-rule-failed = The rule cannot be fetched at the moment. Try again in a minute.

## Playing in the browser

button-web-play = Play in browser
button-web-pair = Pair a browser
button-web-unpair = Unpair { $device }
button-web-unpair-all = Unpair all browsers
web-pair-link = **{ $table }: play in your browser**
    This link pairs one browser with you, so that you can make your moves there. It works once, for { $minutes } minutes; keep it to yourself. *All my links* shows your browsers, and unpairs them.
web-browsers = **Browsers you play in** ({ $count })
web-browsers-line = { $device }, paired { $made }, last used { $used }
web-unpaired = { $count ->
    [0] This browser is not paired with you (any more).
    [one] This browser is not paired any more: no moves are made for you there.
   *[other] { $count } browsers are not paired any more: no moves are made for you there.
}
web-pair-title = Play in this browser
web-pair-about = This browser ({ $device }) will be able to make your moves, at all your tables. Only do this on a device of your own. You can unpair it in Discord, under “All my links”; after 90 days without use this happens by itself.
web-pair-play = Play as { $name } on this device
web-pair-script = The button needs JavaScript. Without it you can follow your table here, and make your moves in Discord.
web-pair-device = { $browser } on { $system }
web-pair-browser = Browser
web-pair-foot = Not you? Close this page: nothing has changed.
web-pair-gone = This link does not work any more. Press “Play in browser” in Discord again.
web-pair-failed = That did not work. Try again in a moment.

## The pages of the links in mails

web-mail-confirm-title = Emails when it is your turn
web-mail-confirm-about = Is { $address } yours, and do you want an email there when a table is waiting for you on Discord?
web-mail-confirm-press = Yes, confirm
web-mail-confirm-done = { $address } is confirmed. From now on you get an email when a table is waiting for you. To change that, use /me on Discord, under “Other notifications”.
web-mail-off-title = No more emails
web-mail-off-about = { $address } gets an email when a table is waiting for you on Discord.
web-mail-off-press = Send no more emails
web-mail-off-done = { $address } gets no more emails. To switch them on again, use /me on Discord, under “Other notifications”.
web-mail-foot = Not you? Close this page: nothing has changed.
web-mail-script = The button needs JavaScript. Without it, use /me on Discord, under “Other notifications”.
web-mail-gone = This link does not work any more.
web-mail-failed = That did not work. Try again in a moment.

## Moves from the page

web-play-send = Send
web-play-send-draft = Send all
web-play-send-final = Send all: it is final
web-play-over = Start over
web-play-draft-add = Put together first
web-play-draft-back = Undo the last
web-play-takeback = Take my last move back
web-play-question = Question
web-play-next = Next table that is waiting for me
web-play-whole = Whole picture
web-back-asked = You are looking back. Now you are asked: { $title }
web-back-to-now = Back to now
web-play-list = Moves as a list ({ $moves })
web-play-unpaired = This browser may not move here any more: it is no longer paired, or your seat is somebody else’s. Press Play in browser in Discord to pair it again; nothing was lost.
web-play-too-fast = That was too fast. Try again in a moment; nothing was sent.
web-play-pick = Tap on the board, or choose here.
web-play-place = Tap or drag to move it. On a keyboard: the board, then arrow keys, R to turn it, Enter to send.
web-play-turn = Turn
web-play-draft-more = Add it
web-play-changed-meanwhile = The table has moved on. This is what is asked now.
web-play-not-sent = Nothing was sent. Try again in a moment.
web-play-perhaps = This table is looked after by another part of the bot, which did not answer. What you sent may have counted: this page shows how things stand now.
web-play-lost = The connection is lost. As soon as it is back, you will see whether that arrived.
web-play-arrived = That arrived: only the answer was lost.
web-play-not-arrived = That did not arrive. You can send it again.

## Aids to a turn, on the page

web-aids = More for your turn
web-aids-failed = This cannot be shown at the moment. Close it and open it again.
web-aids-since = Since your last move
web-aids-earlier = … and more before that, see the moves below.
web-aids-outline = Show what changed
web-aids-note = Private note
web-aids-note-about = Only you can see this.
web-aids-note-now = Meanwhile your note reads:
web-aids-note-keep = Save note
web-aids-note-kept = Your note is saved.
web-aids-votes = Proposals
web-aids-votes-none = Nothing is proposed at the moment.
web-aids-propose-what = What do you want to propose?
web-aids-propose = Propose
web-aids-ask-back = Ask the others to let me take my last move back
web-aids-order-kind = What I should do for you
web-aids-order-arm = Add order
web-aids-order-armed = The order is active.
web-aids-order-ended = The order has ended.
web-aids-commands = Your waking hours and vacations are set in Discord: /hours and /vacation

## The page of a person

web-mine = My tables
web-mine-unpaired = This browser does not know who you are: press “Open in browser” under a post of your table in Discord, then “Play in browser”, and open the link here.
web-mine-learn = Learn a game
web-lesson-name = Newcomer
web-lesson-title = Learn { $game }
web-lesson-about = Nothing can go wrong here: take back whatever you like. It is the same lesson as in Discord, and you can leave and continue at any time.
web-lesson-open = For a real table against easy bots, go to Discord: the end of this lesson has a button there that opens one.
web-mine-waiting = { $count ->
    [0] Waiting for you
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
web-mine-running = Other running games ({ $count })
web-mine-lobbies = Not started yet ({ $count })
web-mine-over = Finished in the last 30 days ({ $count })
web-mine-since = asked { $since }
web-mine-ended = ended { $ended }
web-mine-seated = You have a seat.
web-mine-with = At the table: { $names }
web-mine-fill = Start with house bots
web-mine-free = { $count ->
    [one] One free seat.
   *[other] { $count } free seats.
}
web-mine-discord = In Discord
web-mine-discord-of = { $table } in Discord
web-mine-news = Something has changed about whose turn it is.
web-mine-unpair = Stop playing in this browser
web-mine-filter = Tables to join: { $wanted }
web-mine-failed = Something went wrong. Try again.
web-mine-foot = Nobody but you sees this page.
web-mine-link = In Discord copy the link under “Pair a browser”, and paste it here:
web-mine-link-go = Continue

## Notifications of a browser

web-push = Notify me here
web-push-about = This browser can notify you when you are asked something, even while this page is closed: at which table, what, and until when. While you sleep or are on vacation, nothing comes.
web-push-on = Notify me here
web-push-off = Stop notifying me here
web-push-is-on = This browser notifies you.
web-push-is-off = This browser does not notify you yet.
web-push-denied = This browser does not let this page notify you. Allow it in the browser’s settings for this site, then open the page again.
web-push-unable = This browser cannot show notifications of a page.
web-push-home-screen = On an iPhone or iPad this works from the home screen only: tap Share, then Add to Home Screen, and open the page from there.
web-push-failed = That did not work. Try again in a moment.
web-push-script = This needs JavaScript.
web-push-service = Whoever runs this bot has not allowed the push service of this browser: { $host }

## Ways to be notified

web-ways-add = You add other ways with /me on Discord, under “Other notifications”.
web-ways-wait = Notify me, if still needed,
web-ways-after = { $hours ->
    [0] at once
    [one] after { $hours } waking hour
   *[other] after { $hours } waking hours
}
web-ways-save = Save
web-ways-changed = Saved.

## Pages of leagues

button-league-pages = Open in browser
web-league-standings = Standings
web-league-schedule = Schedule
web-league-almanac = Almanac
web-league-parts = Pages of this season
web-league-seasons = Seasons
web-league-skip = To the content
web-league-picture = { $title } as a picture; the table beside it says the same
web-league-until = { $stage ->
    [signup] sign-up until
    [running] until
    [overtime] house bots finish what is left from
   *[other] begins
}
web-league-news = There is news: the page has been updated.
web-league-gone = This page is not public any more.
web-league-late = This page shows the table with a delay of { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
web-league-foot = The organisers have made this page public: whoever has the link can read it. Everything is played in Discord.

## The local table: chat and page beside each other

local-views = Views
local-chat = Chat
local-page = Board

## The chat of the local table: its own words in English, ours in German

local-chat-messages = Messages
local-chat-viewing = Viewing as
local-chat-refresh = Refresh preview
local-chat-capture = Capture
local-chat-inspector = Inspector
local-chat-more = More
local-chat-end = End preview session
local-chat-search-messages = Search messages
local-chat-find = Find a message
local-chat-search = Search
local-chat-previous = Previous
local-chat-next = Next
local-chat-jump = Jump to message ID
local-chat-id = Authorized message ID
local-chat-focus = Focus message
local-chat-conversation = Conversation
local-chat-earlier = Load earlier messages
local-chat-newer = Newer messages
local-chat-latest = New messages · jump to latest
local-chat-none = No messages in this channel.
local-chat-message = Message
local-chat-send = Send
local-chat-done = Callback completed
local-chat-updated = Preview updated
local-chat-size = Viewport updated
local-chat-refresh-short = Refresh
local-chat-inspect = Inspect
local-chat-completing = Completing action…
local-chat-updating-results = Updating message results…
local-chat-updating-options = Updating options…
local-chat-sending = Sending message…
local-chat-switching = Switching viewer…
local-chat-opening = Opening message…
local-chat-updating = Updating preview…
local-chat-resizing = Updating viewport…
local-chat-loading = Loading conversation…
local-chat-loading-preview = Loading preview…
local-chat-retrying = Connection interrupted; trying again…
local-chat-ended = Preview session ended.
local-chat-uncertain = Action outcome uncertain. It will not be retried.
local-chat-not-completed = Action was not completed.

## The calendar and the overlay of a league

web-calendar-signup = { $league }, season { $season }: last day to sign up
web-calendar-first = { $league }, season { $season }: first day
web-calendar-last = { $form ->
    [knockout] { $league }, season { $season }: last day, also of the final; clocks run faster from now on
   *[usual] { $league }, season { $season }: last day, clocks run faster from now on
}
web-calendar-end = { $league }, season { $season }: house bots finish what is left
web-calendar-round = { $league }, season { $season }: round { $round } ends, clocks run faster from now on
web-overlay = Overlay
web-overlay-tables = In play
web-overlay-no-tables = No table is in play at the moment.
web-overlay-results = Latest results
web-overlay-no-results = No table is over yet.
web-overlay-moves = to move
web-overlay-part = { $part }, { $page } of { $pages }

## What is still open in a division, on the page of its standings; names follow

web-league-chance-first = { $sure ->
    [yes] First for certain:
   *[no] Can still come first:
}
web-league-chance-up = { $form ->
    [cup] { $sure ->
        [yes] Plays on for certain:
       *[no] Can still play on:
    }
    [swiss] { $sure ->
        [yes] Plays on for certain:
       *[no] Can still play on:
    }
   *[other] { $sure ->
        [yes] Moves up for certain:
       *[no] Can still move up:
    }
}
web-league-chance-down = { $sure ->
    [yes] Moves down for certain:
   *[no] Can still move down:
}
web-league-chance-all = everyone

## A link that imports a table's result into an app

web-league-bg-stats = { $table } to BG Stats

## Requests that are refused: plain text

web-refused-not-found = Not found. A link may have expired: open the page again from Discord.
web-refused-too-many = Too many requests. Try again in a minute.
web-refused-unsure = Something went wrong. Check whether it was done before you try again.
web-refused-later = Something went wrong. Try again in a minute.

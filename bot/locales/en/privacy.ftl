# /privacy: what is stored about a person, the file with it, and erasing it.

privacy-title = What I store about you
privacy-intro = Only what the games need, on the computer of whoever runs this bot. { $rows ->
    [0] Right now nothing is stored about you.
    [one] Right now there is one entry.
   *[other] Right now there are { $rows } entries.
}
privacy-settings = **Settings** ({ $rows }): language, notifications, colors, waking hours, vacations, when you were last active on a server, the browsers you play in, the other ways in which you are notified, whether you have a private calendar, whether your games may be studied; so that you are asked when you are awake, and only you can move for you. Until you change or erase them.
privacy-tables = **Tables** ({ $rows }): your Discord ID and your name at tables you opened, joined, watched or were invited to, your links to their pages in the browser, and that a program plays for you; so that everybody knows who plays. As long as the table is stored.
privacy-moves = **Moves and results** ({ $rows }): which moves were yours and when, time-outs, results, your salt for the deal; so that games can be continued, replayed and checked. As long as the table is stored.
privacy-notes = **Notes** ({ $rows }): your notes, drafts and standing orders, which nobody else sees. Until you delete them or erase everything.
privacy-avoided = **Avoid lists** ({ $rows }): whom you avoid; nobody is told, nor are you told whether somebody avoids you, but `erase` deletes that too. Until you change them.
privacy-practice = **Practice** ({ $rows }): your sandboxes and guided games. A few days after you last used them.
privacy-calls = **Notifications** ({ $rows }): what you still have to be notified of, which tables and games you look for (up to 30 days; what you chose in /find until you erase it), and what you did within the last day, as a guard against flooding. Until you have answered, or for a day.
privacy-agreements = **Agreements** ({ $rows }): your proposals and votes at a table. As long as the table is stored.
privacy-ratings = **Ratings** ({ $rows }): computed from the results of rated tables. As long as these are stored.
privacy-leagues = **Leagues** ({ $rows }): seasons you signed up for, your tables, places and cards, and what organisers decided; so that a season can be explained. As long as the league is stored.
privacy-posts = **Messages** ({ $rows }): what I have posted, or still have to post, about you at tables and in leagues. As long as the table or league is stored.
privacy-backups = Backups hold the same, for as many nights as whoever runs this bot keeps them. I do not read chat. `/privacy export` sends you everything as a file, `/privacy erase` deletes it.
privacy-exported = Everything I store about you, as a JSON file. The names of other people are left out.
privacy-too-large = Everything I store about you is too large for one file on Discord ({ $megabytes } MB). Whoever runs this bot can send it to you (`bot privacy export`).
privacy-sure = **Erase everything that I store about you?**
    Settings, waking hours, vacations, notes, avoid lists, sandboxes, standing orders and proposals are deleted. House bots take your seats in running games, and you leave lobbies and league seasons. In all games, leagues, ratings and statistics your seat is then called something like “Player 3”, so that the others keep their results.
    This cannot be undone. If you want to keep a copy, use `/privacy export` first.
button-privacy-erase = Erase everything
privacy-erased = Done: nothing about you is left in my database. { $tables ->
    [0] You had no seat at any table.
    [one] Your seat at one table no longer bears your name.
   *[other] Your seats at { $tables } tables no longer bear your name.
}
    What was posted on Discord stays there; you can ask the server’s admins to delete it. Backups that were made before still contain your data until they expire; if one is restored, you are erased from it again.
privacy-unwiped = The freed space in the file will be overwritten as soon as possible.
cmd-privacy = See, export or erase what I store about you
cmd-privacy-show = What I store about you, why and how long
cmd-privacy-export = Everything I store about you, as a file
cmd-privacy-erase = Erase everything I store about you
name-privacy = privacy
name-erase = erase

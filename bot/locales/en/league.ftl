# Leagues: founding, sign-up, divisions, standings, and what a season posts.

cmd-league = Leagues: seasons with sign-up, divisions and standings
name-league = league
arg-league = The league, if there are several here
cmd-league-list = The leagues of this server
name-league-list = list

league-line = **{ $name }** · season { $number } · { $stage } · { $place }
league-stage = { $stage ->
    [signup] sign-up is open
    [closed] sign-up has closed
    [draft] the divisions are being drawn up
    [running] in progress
    [overtime] in overtime
    [over] finished
   *[cancelled] cancelled
}

## Why something is not possible

error-no-league = There is no league on this server yet. Organisers found one with /league new.
error-which-league = Which league do you mean? Choose one: { $leagues }.
error-unknown-league = There is no such league on this server.
error-not-organiser = Only organisers of this league can do that: { $role }.
error-wrong-stage = That is not possible at this point of the season: { $stage ->
    [signup] sign-up is still open.
    [closed] sign-up has closed.
    [draft] the divisions are being drawn up.
    [running] it is in progress.
    [overtime] it is in overtime.
    [over] it is over.
   *[cancelled] it was cancelled.
}
error-league-reason = After sign-up has closed, every change needs a reason that everyone can read. Name one.

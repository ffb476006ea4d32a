# /rules and /why, for every game.

cmd-rules = Look up the rules: a building, a search term, or what matters to you now
cmd-why = Why a move is not possible now, or what it costs and brings
arg-rules-building = The name of a building (or card): its card and what it does
arg-rules-search = Any words, in your language or in English
arg-why-move = A move or a building: pick one from the list, or write any move out
name-rules = rules
name-why = why
name-search = search

rules-now = What matters to you now:
rules-overview = You can look these up with /rules search or /rules building:
rules-see-also = See also: { $titles }
rules-more = … and more
rules-of-game = { $title } ({ $game })
error-no-rules = There is nothing to look up for this game yet.
error-rules-not-found = Nothing in the rules matches “{ $text }”.
rules-source = { $game }, rulebook: { $sections }

rules-section-start = Setup
rules-section-round = The round
rules-section-end = End and scoring
rules-section-building = Buildings

why-legal = **{ $move }**: you may do that now.
why-illegal = **{ $move }**: not possible now.
why-brings = It would lead to this:

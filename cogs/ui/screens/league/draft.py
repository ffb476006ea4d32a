"""The draft of a season's divisions, for organisers.

The custom_ids: `league-draft:<season>` shows it, `league-move:<season>` (a menu of people),
`league-move-to:<season>:<person>` (a menu of divisions), `league-publish:<season>`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.leagues.api import Entry, Season
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting.league.standings import division_blocks, division_name
from cogs.ui.kit.screen import Button, Menu, PeopleMenu, Screen
from cogs.ui.kit.screen import Entry as Choice
from cogs.ui.screens.league.season import heading


def draft(
    season: Season, entries: Sequence[Entry], published: bool, words: Words, said: str = ""
) -> Screen:
    """Return the divisions, and the organisers' menus and buttons while it is a draft."""
    head = f"### {words('league-draft-title')} · {heading(season, words)}"
    about = words("league-draft-published" if published else "league-draft-about")
    texts = (head, said, *division_blocks(season, entries, words), words("league-marks"), about)
    if published:
        return Screen(texts)
    people = PeopleMenu(f"league-move:{season.id}", words("league-draft-who"), least=1)
    publish = Button(f"league-publish:{season.id}", words("button-league-publish"), "📣", "go")
    return Screen(texts, rows=(people, (publish,)))


def where(season: Season, entry: Entry, lowest: int, words: Words) -> Screen:
    """Return the question for the division to move a person to."""
    entries = tuple(
        Choice(str(number), division_name(season, number, words), chosen=number == entry.division)
        for number in range(1, lowest + 2)
    )
    asked = words("league-draft-where", name=escaped(entry.name))
    menu = Menu(f"league-move-to:{season.id}:{entry.person}", entries, asked)
    return Screen((f"### {heading(season, words)}", asked), rows=(menu,))

"""Screens about the partner bots of a season, for its organisers.

The custom_ids: `league-partners:<season>` lists the partners, `league-partner-invite:<season>` and
`league-partner-address:<season>` open forms, which send `league-partner-named:<season>` and
`league-partner-typed:<season>`. `league-partner-yes:<season>:<partner>:<key>` accepts a key, given
by its first digits; `league-partner-end:<season>` is a menu of partners, and
`league-partner-end-now:<season>:<partner>` ends one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.host.core.paces import MINUTE
from bot.host.leagues.api import Season
from bot.host.leagues.partners.api import Partner
from bot.host.leagues.partners.entering import EVERY
from bot.host.leagues.partners.service import SHOWN
from bot.leagues.seasonlog.lines import fingerprint
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting import limits
from bot.presenting.league.season_log import difference_text
from bot.runtime.outgoing.client import LONGEST
from cogs.ui.kit.screen import Button, Entry, Form, Menu, Row, Screen
from cogs.ui.screens.absence import stamp
from cogs.ui.screens.league.season import heading

MOST_NAME = 40
"""Maximum number of characters of a partner's name."""


def partners_button(season: Season, words: Words) -> Button:
    """Return the organisers' button that lists the partner bots of a season."""
    return Button(f"league-partners:{season.id}", words("button-league-partners"), "🤝")


def partners_screen(
    season: Season, partners: Sequence[Partner], words: Words, said: str = ""
) -> Screen:
    """Return the partners of a season and the buttons to invite, accept and end them."""
    title = words("league-partners-title", name=escaped(season.league.name))
    lines = [line for one in partners for line in _lines(one, words)]
    lines = lines or [words("league-partners-none")]
    about = f"-# {words('league-partners-about')}"
    text = limits.fit_lines([f"### {title}", *lines], limits.TEXT - len(about) - len(said) - 2, "…")
    rows: list[Row] = []
    if partners:
        entries = tuple(Entry(str(one.id), limits.clip(one.name, 90)) for one in partners)
        rows.append(Menu(f"league-partner-end:{season.id}", entries, words("league-partner-end")))
    invite = Button(
        f"league-partner-invite:{season.id}", words("button-league-partner-invite"), "🤝", "main"
    )
    address = Button(
        f"league-partner-address:{season.id}", words("button-league-partner-address"), "🔗"
    )
    return Screen(tuple(filter(None, (said, text, about))), rows=(*rows, (invite, address)))


def _lines(partner: Partner, words: Words) -> Iterator[str]:
    """Yield what is known about a partner."""
    state = "accepted" if partner.accepted else "proposed" if partner.key else "invited"
    line = words(
        "league-partner-line",
        name=escaped(partner.name),
        state=state,
        signed=partner.signed_up,
        refused=partner.refused,
    )
    if partner.key:
        line += f" {words('league-partner-key', fingerprint=fingerprint(partner.key))}"
    yield line
    if partner.trouble is not None:
        difference = partner.trouble.difference
        what = (
            words("league-partner-unreached")
            if difference is None
            else difference_text(difference, words)
        )
        since = stamp(partner.trouble.since)
        yield words("league-partner-trouble", since=since, what=what)


def name_form(season_id: int, words: Words) -> Form:
    """Return the form for the name of a bot that is invited."""
    return Form(
        f"league-partner-named:{season_id}",
        words("league-partner-name-title"),
        words("league-partner-name-label"),
        words("league-partner-name-hint"),
        MOST_NAME,
    )


def address_form(season_id: int, words: Words) -> Form:
    """Return the form for the address of a partner's entries."""
    return Form(
        f"league-partner-typed:{season_id}",
        words("league-partner-address-title"),
        words("league-partner-address-label"),
        words("league-partner-address-hint"),
        LONGEST,
    )


def invited_screen(season: Season, name: str, address: str, words: Words) -> Screen:
    """Return the secret address for a bot that was invited."""
    text = words("league-partner-invited", name=escaped(name), address=address)
    return Screen(
        (f"### {heading(season, words)}", text), rows=((partners_button(season, words),),)
    )


def key_screen(partner: Partner, words: Words) -> Screen:
    """Return the question whether the key of a partner is the right one."""
    text = words(
        "league-partner-sure", name=escaped(partner.name), fingerprint=fingerprint(partner.key)
    )
    known = f"{partner.season.id}:{partner.id}:{partner.key[:SHOWN]}"
    label = words("button-league-partner-yes")
    yes = Button(f"league-partner-yes:{known}", label, "🔑", "go")
    return Screen((text,), rows=((yes, partners_button(partner.season, words)),))


def ending_screen(partner: Partner, words: Words) -> Screen:
    """Return the question whether a partnership is to end."""
    text = words("league-partner-end-sure", name=escaped(partner.name))
    end = Button(
        f"league-partner-end-now:{partner.season.id}:{partner.id}",
        words("button-league-partner-end"),
        "🚪",
        "stop",
    )
    return Screen((text,), rows=((end, partners_button(partner.season, words)),))


def accepted_text(partner: Partner, words: Words) -> str:
    """Return the sentence that a partner was accepted."""
    minutes = round(EVERY / MINUTE)
    return words("league-partner-accepted", name=escaped(partner.name), minutes=minutes)

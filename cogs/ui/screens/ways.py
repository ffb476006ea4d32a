"""A person's ways to be called besides Discord.

The custom_ids:

* `ways`                  show them all
* `way:<id>`              show one; `wayopen` does so from a menu
* `wayadd:<kind>`         open the form for a new one, which is submitted as `waynew:<kind>`
* `waytest:<id>`          send a test
* `wayon:<id>:<0|1>`      switch it off or on
* `waywait:<id>`          a menu: waking hours that it leaves for an answer
* `waydaily:<id>`         a menu: one call a day from an hour on, or one for each question
* `waypicture:<id>:<0|1>` send no picture, or one
* `waygone:<id>`          remove it
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.host.people.ways import HOURS, LETTERS, MOST, WAITS, Way
from bot.locales import Words
from bot.presenting.ways.states import hour_of, label_of, line_of, plan_of
from bot.runtime.outgoing.client import LONGEST
from cogs.ui.kit.screen import Button, Entry, Field, Form, Menu, Row, Screen, button_rows

MARK = "🔔"
_WITH_TOKEN = frozenset({"ntfy", "gotify"})
"""The kinds whose form has a field for a token."""
_MOST_TOKEN = 200


def ways_button(words: Words) -> Button:
    """Return the button that shows a person's ways."""
    return Button("ways", words("button-ways"), MARK)


def ways_screen(
    ways: Sequence[Way],
    kinds: Collection[str],
    typed: Collection[str],
    pings: str | None,
    words: Words,
    first: str = "",
) -> Screen:
    """Return a person's ways with a menu to change one, and buttons for new ones.

    `pings` is what they chose for Discord.
    """
    head = words("ways-title" if kinds else "ways-off")
    lines = "\n".join(f"- {line_of(way, kinds, words)}" for way in ways)
    plan = plan_of(ways, kinds, pings, words) if ways else ""
    listed = lines or (words("ways-none") if kinds else "")
    rows: list[Row] = []
    if ways:
        entries = (Entry(str(way.id), label_of(way, words)) for way in ways)
        rows.append(Menu("wayopen", tuple(entries), words("ways-which")))
    if len(ways) < MOST:
        rows += button_rows(tuple(_add_button(kind, words) for kind in typed))
    told = words("ways-push") if "push" in kinds else ""
    return Screen(tuple(filter(None, (first, head, plan, listed, told))), rows=tuple(rows))


def _add_button(kind: str, words: Words) -> Button:
    return Button(f"wayadd:{kind}", words("button-way-add", kind=words(f"way-kind-{kind}")), "➕")


def way_screen(way: Way, kinds: Collection[str], words: Words, first: str = "") -> Screen:
    """Return one way with the buttons that change it."""
    is_on = way.since is not None
    switch = words("button-way-off" if is_on else "button-way-on")
    tests = () if way.confirmed_at is None else (_test_button(way, words),)
    buttons = (
        *tests,
        Button(f"wayon:{way.id}:{int(not is_on)}", switch, "⏸️" if is_on else "▶️"),
        Button(f"waygone:{way.id}", words("button-way-remove"), "🗑️", "stop"),
        Button("ways", words("button-ways-all"), MARK),
    )
    entries = tuple(
        Entry(str(hours), words("way-order", hours=hours), chosen=hours == way.waits)
        for hours in WAITS
    )
    waits: Row = Menu(f"waywait:{way.id}", entries, words("way-order", hours=way.waits))
    letters = _letter_rows(way, words) if way.kind in LETTERS else ()
    rows = (*letters, buttons) if way.digest is not None else (waits, *letters, buttons)
    return Screen(tuple(filter(None, (first, line_of(way, kinds, words)))), rows=rows)


def _letter_rows(way: Way, words: Words) -> tuple[Row, ...]:
    """Return what can be chosen of a way that may call once a day, and send a picture."""
    each = Entry("each", words("way-each"), chosen=way.digest is None)
    hours = tuple(
        Entry(str(hour), words("way-daily", hour=hour_of(hour)), chosen=hour == way.digest)
        for hour in HOURS
    )
    menu = Menu(f"waydaily:{way.id}", (each, *hours), words("way-each"))
    if way.digest is not None:
        return (menu,)
    switch = words("button-way-picture-off" if way.picture else "button-way-picture-on")
    return menu, (Button(f"waypicture:{way.id}:{int(not way.picture)}", switch, "🖼️"),)


def _test_button(way: Way, words: Words) -> Button:
    return Button(f"waytest:{way.id}", words("button-way-test"), "📨")


def way_form(kind: str, words: Words) -> Form:
    """Return the form for the address of a new way, and for a token if its kind may have one."""
    return Form(
        custom_id=f"waynew:{kind}",
        title=words("way-form-title", kind=words(f"way-kind-{kind}")),
        label=words("way-form-address"),
        hint=words(f"way-form-address-{kind}"),
        most=LONGEST,
        more=(_token(kind, words),) if kind in _WITH_TOKEN else (),
    )


def _token(kind: str, words: Words) -> Field:
    return Field(words("way-form-token"), words(f"way-form-token-{kind}"), _MOST_TOKEN)

"""Screens with which people sign up here for a season that another bot runs.

The custom_ids: `follow-join:<number>` shows the rules or a person's entry, `follow-sign:<number>`
signs up, and `follow-leave:<number>` withdraws. That of admins: `setup-partner:<number>` shows the
address that the other bot's organisers need.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.leagues.following.api import Followed, FollowedPost
from bot.host.leagues.following.entering import EntryState
from bot.host.people.hours import Hours
from bot.leagues.seasonlog.lines import fingerprint
from bot.leagues.settings import Settings
from bot.locales import Words
from bot.locales.markdown import Markdown
from cogs.ui.kit.screen import Button, Screen
from cogs.ui.screens.league.following import heading
from cogs.ui.screens.league.season import day_stamp, quoted, rule_lines
from cogs.ui.screens.league.signup import hours_line

NONE = "none"
_DONE = ("out", "refused")
"""States of an entry after which the person may sign up again."""


def entry_question(followed: Followed, rules: Settings, hours: Hours, words: Words) -> Screen:
    """Return what a person must know before they sign up, and the button."""
    lines = [
        words(
            "follow-entry-days",
            first=Markdown(day_stamp(rules.first_day)),
            last=Markdown(day_stamp(rules.last_day)),
        ),
        words(
            "league-pace", pace=words(f"pace-{rules.pace}"), about=words(f"pace-{rules.pace}-about")
        ),
        hours_line(hours, words),
        *rule_lines(rules, words),
    ]
    own = (quoted(rules.rules),) if rules.rules else ()
    title, about = f"### {heading(followed.summary, words)}", words("follow-entry-about")
    sign = Button(f"follow-sign:{followed.id}", words("button-league-sign"), "✅", "go")
    return Screen((title, "\n".join(lines), *own, about), rows=((sign,),))


def entry_screen(followed: Followed, state: EntryState, words: Words) -> Screen:
    """Return the state of a person's entry, and the button to withdraw it."""
    texts = (f"### {heading(followed.summary, words)}", state_text(state, words))
    again = Button(f"follow-join:{followed.id}", words("button-follow-again"), "🔄")
    leave = Button(f"follow-leave:{followed.id}", words("button-follow-leave"), "🚪")
    is_over = state.state in _DONE
    buttons = (again,) if is_over else (again, leave)
    return Screen(texts, rows=(buttons,))


def may_enter(state: EntryState | None) -> bool:
    """Return whether a person with this state may sign up."""
    return state is None or state.state in _DONE


def state_text(state: EntryState, words: Words) -> str:
    """Return what became of a person's entry."""
    why, invite = state.why or NONE, state.invite or NONE
    return words("follow-entry-state", state=state.state, why=why, invite=Markdown(invite))


def answered(post: FollowedPost, words: Words) -> Screen:
    """Return the message to a person whose entry has another state now."""
    why, invite = (
        None if post.data[name] == NONE else post.data[name] for name in ("why", "invite")
    )
    text = state_text(EntryState(post.data["state"], why, invite), words)
    return Screen((f"**{heading(post.followed.summary, words)}**", text))


def partner_screen(followed: Followed, address: str, key: str, words: Words) -> Screen:
    """Return the address that organisers of the other bot need to read entries, and our key."""
    text = words("follow-partner-address", address=address, fingerprint=fingerprint(key))
    return Screen((f"### {heading(followed.summary, words)}", text))


def partner_buttons(found: Sequence[Followed], words: Words) -> tuple[Button, ...]:
    """Return a button for each season for which this bot may take entries."""
    return tuple(
        Button(
            f"setup-partner:{one.id}",
            words("button-setup-partner", name=Markdown(heading(one.summary, words))),
            "🤝",
        )
        for one in found
        if one.invited
    )

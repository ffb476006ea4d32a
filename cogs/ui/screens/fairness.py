"""Facts from which a game is dealt: on its card, in its result, and in a certificate.

The custom_ids are `deal:<table>` (a lobby's button), `salt:<table>` (a button that opens a form),
`salted:<table>` (the form), and `verify:<table>` (a button).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.host.core.api import Table
from bot.host.core.dealing import SALT_TEXT
from bot.host.core.game import Deal, DealSalt
from bot.host.fairness.certificate import Certificate, Checked, Finding
from bot.locales import Words
from bot.locales.markdown import escaped
from bot.presenting import limits
from cogs.ui.kit.screen import Button, Document, Form, Screen
from cogs.ui.lookup import title

MOST_FOUND = 20
"""Maximum number of faults in a certificate that are listed."""


def promise(deal: Deal, words: Words) -> Iterator[str]:
    """Yield the bot's full commitment to the deal and each player's salt, in small print."""
    yield f"-# {words('card-deal', hash=deal.hash)}"
    yield from (f"-# {line}" for line in salt_lines(deal.salts, words))


def salt_lines(salts: Iterable[DealSalt], words: Words) -> Iterator[str]:
    """Yield the salts, one per line and exactly as they are hashed."""
    for salt in salts:
        # Not an argument of a Fluent message, which would replace a hyphen by a minus sign.
        shown = words("salt-erased") if salt.text is None else escaped(salt.text)
        yield f"🧂 {escaped(salt.name)}: {shown}"


def salt_button(table: Table, words: Words) -> Button:
    """Return the button with which a person adds a salt to the deal."""
    return Button(f"salt:{table.id}", words("button-salt"), "🧂")


def deal_button(table: Table, words: Words) -> Button:
    """Return the button that shows the facts of the deal and, in a lobby, accepts salts."""
    return Button(f"deal:{table.id}", words("button-deal"), "🎲")


def verify_button(table: Table, words: Words) -> Button:
    """Return the button that replays a finished game to verify it."""
    return Button(f"verify:{table.id}", words("button-verify"), "🎲")


def salt_form(table: Table, deal: Deal | None, user_id: int, words: Words) -> Form:
    """Return the form for a salt, pre-filled with the person's current one."""
    salts = () if deal is None else deal.salts
    mine = next((salt.text for salt in salts if salt.user_id == user_id), None)
    return Form(
        custom_id=f"salted:{table.id}",
        title=words("salt-title"),
        label=words("salt-label"),
        hint=words("salt-about"),
        most=SALT_TEXT,
        written=mine or "",
    )


def salted(deal: Deal, user_id: int, words: Words) -> Screen:
    """Return the reply to a person who has just added or removed a salt."""
    mine = [salt for salt in deal.salts if salt.user_id == user_id]
    lines = [words("salt-added" if mine else "salt-removed"), *salt_lines(mine, words)]
    return Screen(("\n".join([*lines, f"`{deal.hash}`"]),))


def revealed(deal: Deal, words: Words) -> str:
    """Return a result's line that reveals the secret of the deal."""
    return f"-# {words('post-deal', secret=deal.secret or '', salts=len(deal.salts))}"


def hidden_screen(table: Table, deal: Deal | None, words: Words) -> Screen:
    """Return an unfinished game's deal without its secret; in a lobby, with a button for a salt."""
    if deal is None:
        return Screen((f"## {title(table, words)}\n{words('verify-unpromised')}",))
    lines = [words("verify-hidden"), f"`{deal.hash}`", *salt_lines(deal.salts, words)]
    rows = ((salt_button(table, words),),) if table.status == "lobby" else ()
    return Screen((f"## {title(table, words)}", "\n".join(lines)), rows=rows)


def certificate_screen(
    table: Table, deal: Deal | None, certificate: Certificate, checked: Checked, words: Words
) -> Screen:
    """Return the certificate of a finished game as text and as a file."""
    file = Document(f"table-{table.id}-certificate.json", certificate.as_json())
    texts = [f"## {title(table, words)}", verdict(checked, words)]
    if deal is not None:
        lines = [
            words("verify-hash", hash=deal.hash),
            words("verify-secret", secret=deal.secret or ""),
            *salt_lines(deal.salts, words),
            words("verify-seed", seed=certificate.seed),
        ]
        texts.append("\n".join(lines))
    texts.append(f"-# {words('verify-file')}")
    return Screen(tuple(texts), documents=(file,))


def verdict(checked: Checked, words: Words) -> str:
    """Return a text saying whether a certificate is correct, with its faults and notes."""
    head = "verify-wrong" if checked.faults else "verify-right"
    lines = [words(head, moves=checked.moves), *(_found(one, words) for one in checked.findings)]
    return limits.fit_lines(lines[: MOST_FOUND + 1], limits.TEXT // 2, "…")


def _found(finding: Finding, words: Words) -> str:
    kind = "note" if finding.note else "fault"
    why = escaped(finding.why)
    return f"- {words(f'verify-{kind}-{finding.code}', at=finding.at, why=why)}"

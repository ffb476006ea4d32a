"""Fair deals as people meet them: the promise, salts, the result, /verify and who may ask."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from simcord.results import to_discord_message

from bot.host.fairness.certificate import Certificate, check
from bot.store.tables import seeds
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, custom_ids, texts

SALTY = "-5 **@everyone** `Zoe\u0308`"
SHOWN = r"-5 \*\*\@everyone\*\* \`Zoë\`"


async def secret_of(harness: Harness, table_id: int) -> seeds.SecretRow:
    found = await harness.host._database.read(lambda db: seeds.secret(db, table_id))
    assert found is not None
    return found


async def test_from_the_promise_to_the_certificate(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    card, table = harness.channel.last_message, await harness.table()
    secret = await secret_of(harness, table.id)
    promised = sha256(f"{secret.nonce}:{secret.seed}".encode()).hexdigest()
    asked = await cleo.click(card, custom_id=f"deal:{table.id}")
    assert f"`{promised}`" in texts(asked.response), "anybody sees the whole hash before any salt"
    await ben.click(card, custom_id=f"lobby:{table.id}:0")
    refused = await cleo.click(asked.response, custom_id=f"salt:{table.id}")
    assert "do not have a seat" in texts(refused.response)

    panel = (await ben.click(card, custom_id=f"deal:{table.id}")).response
    opened = await ben.click(panel, custom_id=f"salt:{table.id}")
    assert opened.modal is not None
    await harness.restart()
    sent = await ben.submit_modal(opened, {"line": SALTY})
    assert promised in texts(sent.response) and SHOWN in texts(sent.response)
    panel = (await ben.click(card, custom_id=f"deal:{table.id}")).response
    assert SHOWN in texts(panel)
    again = await ben.click(panel, custom_id=f"salt:{table.id}")
    written = [c for c in components_of(again.modal) if c.get("custom_id") == "line"]
    assert written[0]["value"] == "-5 **@everyone** `Zoë`"
    for salt, there in (({"salt": "mine"}, True), ({}, False)):
        await anna.slash(harness.channel, "table salt", **salt)
        seen = await cleo.click(card, custom_id=f"deal:{table.id}")
        assert ("anna: mine" in texts(seen.response)) is there

    await anna.click(card, custom_id=f"lobby:{table.id}:5")
    begun = texts(to_discord_message(harness.env, stored(harness, card.id)))
    assert promised in begun and SHOWN in begun, "the card of a game that began shows it to all"
    late = await ben.submit_modal(again, {"line": "late"})
    assert "already running" in texts(late.response)
    asked = await cleo.slash(harness.channel, "verify")
    assert promised in texts(asked.response) and SHOWN in texts(asked.response)
    assert not asked.response.attachments
    posted = harness.env.backend.messages[harness.channel.id].values()
    told = texts(asked.response) + "".join(
        texts(to_discord_message(harness.env, m)) for m in posted
    )
    assert promised in told and secret.nonce not in told and str(secret.seed) not in told

    await ended(harness)
    result = harness.channel.last_message
    assert f"{secret.nonce}:{secret.seed}" in texts(result)
    assert f"verify:{table.id}" in custom_ids(result)
    shown = await cleo.click(result, custom_id=f"verify:{table.id}")
    assert "Everything checks out" in texts(shown.response)
    (file,) = shown.response.attachments
    certificate = Certificate.model_validate_json(await file.read())
    assert (certificate.hash, certificate.salts[0].text) == (promised, "-5 **@everyone** `Zoë`")
    assert check(certificate, CATALOGUE["puerto_rico"].rules).findings == ()
    assert not any(str(p.id) in certificate.as_json().decode() for p in (anna, ben))


def stored(harness: Harness, message_id: int) -> Any:
    return harness.env.backend.messages[harness.channel.id][message_id]


def components_of(form: Any) -> list[dict[str, Any]]:
    """Return every component of a form."""
    found, roots = [], list(form["components"])
    while roots:
        part = roots.pop()
        found.append(part)
        roots += [part["component"]] if "component" in part else part.get("components", [])
    return found


async def test_a_private_table_is_nobody_elses(harness: Harness) -> None:
    anna, _, cleo = harness.people[:3]
    table = await harness.started(where="private")
    for asked in (
        await cleo.slash(harness.channel, "verify", table=str(table.id)),
        await cleo.slash(harness.channel, "table salt", table=str(table.id), salt="x"),
    ):
        assert "There is no such table" in texts(asked.response)
    own = await anna.slash(harness.channel, "verify", table=str(table.id))
    assert "this hash holds the house to it" in texts(own.response)


async def ended(harness: Harness) -> None:
    """Play a few moves, and end the game by consent."""
    position = await harness.until(lambda position: position.version > 5)
    people = [chair.user_id for chair in position.table.chairs if chair.user_id is not None]
    proposal = await harness.host.proposals.propose(position.table.id, people[0], "end")
    await harness.host.proposals.vote(proposal.id, people[1], True)
    await harness.host.posting.outbox.resume()
    await harness.env.settle()


async def test_games_from_before_say_so(german: Harness) -> None:
    anna = german.people[0]
    await anna.slash(german.channel, "me", language="de")
    table = await german.started()
    await german.host._database.write(lambda db: db.execute("DELETE FROM deal") and None)
    asked = await anna.slash(german.channel, "verify")
    assert "bevor der Bot Hashes veröffentlichte" in texts(asked.response)
    await ended(german)
    assert f"verify:{table.id}" not in custom_ids(german.channel.last_message)
    asked = await anna.slash(german.channel, "verify")
    assert "nicht, dass fair ausgelost wurde" in texts(asked.response)
    data = json.loads(await asked.response.attachments[0].read())
    assert (data["hash"], data["secret"]) == (None, None)

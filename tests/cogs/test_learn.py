"""*How to play* and the guided first game, as somebody meets them who has never played."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from tests.cogs.parlour import Parlour, custom_ids, texts

GAMES = ("puerto_rico", "magister_navis")


async def test_transcript(parlour: Parlour, capsys: Any) -> None:
    anna = parlour.people[0]
    import os
    lang = os.environ.get("LEARN", "en")
    await anna.slash(parlour.channel, "me", language=lang)
    for game in GAMES:
        shown = await anna.slash(parlour.channel, "learn", game=game)
        with capsys.disabled():
            print(texts(shown.response))
        shown = await anna.click(shown.response, custom_id=f"lesson:{game}:1")
        while True:
            with capsys.disabled():
                print("=" * 70)
                print(texts(shown.response))
                print([ (c.get("label") or [o["label"] for o in c["options"]]) for c in __import__("tests.cogs.parlour").cogs.parlour.components(shown.response) if "custom_id" in c], len(shown.response.attachments))
            ids = [i for i in custom_ids(shown.response) if i.startswith("lessondo") and i.endswith(":0")]
            if not ids:
                break
            shown = await anna.click(shown.response, custom_id=ids[0])

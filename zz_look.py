import asyncio
import sys
import tempfile
from pathlib import Path

from tests.client.layout import PHONE
from tests.client.posts import painted
from tests.cogs import test_league as t
from tests.cogs.harness import Harness

OUT = Path("/tmp/lgc_look")
OUT.mkdir(exist_ok=True)


async def save(name, m):
    im = (await painted(m, PHONE, True)).image
    im.save(OUT / f"{name}.png")
    print(name, im.size)


async def main(locale):
    with tempfile.TemporaryDirectory() as folder:
        async with Harness.open(Path(folder) / "g.sqlite3", locale=locale) as h:
            olga = t.manager(h)
            h.host.leagues.automaton.pairer = t.pair_here
            r = await olga.slash(
                h.channel,
                "league new",
                name="Hanse League of the North",
                game="puerto_rico",
                **{
                    "first-day": t.day(h, 10),
                    "last-day": t.day(h, 120),
                    "games": 4,
                    "size": 4,
                    "division-size": 8,
                },
            )
            await save("founded", r.response)
            r = await olga.slash(
                h.channel,
                "league set",
                what="rules",
                value="Be kind.\nNo table talk about hidden tiles.",
            )
            await save("show", r.response)
            await save("card0", h.channel.history()[0])
            g = h.env.guild
            names = [
                "Mia",
                "Noah",
                "Lea",
                "Paul",
                "Emma",
                "Ben",
                "Hannah",
                "Finn",
                "Sophia",
                "Elias",
                "Lina",
                "Jonas",
                "Marie",
                "Luis",
                "Clara",
            ]
            people = [*h.people, *[g.add_member(h.env.create_user(n)) for n in names]]
            sign = "Sign up" if locale != "de" else "Anmelden"
            ok = "I accept: sign me up" if locale != "de" else "Einverstanden, ich bin dabei"
            card = lambda: t.posted(h, "league-join:")
            z = await t.press(people[0], card(), sign)
            await save("hours", z)
            for i, p in enumerate(people):
                await h.host.availability.set_hours(p.id, t.Hours("Europe/Berlin", 480, 1380))
                a = await t.press(p, card(), sign)
                e = await t.press(p, a, ok)
                if i == 0:
                    await save("ask", a)
                    await save("entry", e)
            await save("card", card())
            await t.pass_days(h, 9.1)
            d = await olga.slash(h.channel, "league draft")
            await save("draft", d.response)
            await t.pass_days(h, 1, 0.5)
            for n, m in enumerate(h.channel.history()):
                if "Puerto Rico · " not in t.texts(m)[:14]:
                    await save(f"post{n}", m)
            m = await people[0].slash(h.channel, "league mine")
            await save("mine", m.response)
            m = await people[0].slash(h.channel, "league standings")
            await save("standings", m.response)
            m = await t.press(people[0], m.response, "In words" if locale != "de" else "In Worten")
            await save("words", m)
            m = await t.press(people[0], m, "CSV")
            await save("csv", m)
            m = await people[0].slash(h.channel, "league schedule")
            await save("schedule", m.response)
            await t.pass_days(h, 7)
            await save(
                "weekly",
                h.channel.history()[-1]
                if "league-standings" in str(t.custom_ids(h.channel.history()[-1]))
                else t.posted(h, "league-standings:"),
            )


asyncio.run(main(sys.argv[1]))

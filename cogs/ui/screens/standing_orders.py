"""Screens for standing orders: the active ones, and the steps that lead to a new one.

The custom_ids (preferences are joined by dots; `<kind>` is a number in the game's list of kinds):

* `orders:<table>`                           show the active orders
* `ordnew:<table>`                           a menu of the kinds of orders
* `ordpick:<table>:<kind>:<prefers>`         a menu of what to prefer next
* `ordarm:<table>:<kind>:<scope>:<prefers>`  add the order
* `ordend:<order>`                           end that order
* `ordonly:<table>:<decision>`               on earlier posts: begin an order for that decision
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.host.automation.standing_orders import SCOPES, Order, OrderBook
from bot.host.core.api import Table, View
from bot.locales import Words
from bot.presenting import limits
from bot.presenting.orders import Choice, choices, line, name, term
from cogs.ui.kit.screen import Button, Entry, Menu, Row, Screen, button_rows

_SCOPE_LOOKS = {"once": "1️⃣", "phase": "🔹", "round": "🔁", "always": "♾️"}


def armed_lines(orders: Sequence[Order], game: str, words: Words) -> str:
    """Return the active orders in small print, "" if there are none."""
    return "\n".join(f"-# 📜 {line(order, game, words)}" for order in orders)


def orders_button(table_id: int, words: Words) -> Button:
    """Return the button that shows the orders of the person who clicks it."""
    return Button(f"orders:{table_id}", words("button-orders"), "📜")


def overview(
    table: Table,
    book: OrderBook[Any],
    armed: Sequence[Order],
    ended: Sequence[Order],
    words: Words,
) -> Screen:
    """Return a person's orders at a table, with buttons to end them and a menu to add one."""
    texts = [f"## {words('orders-title')}"]
    texts.append("\n".join(_armed(order, n, table, words) for n, order in enumerate(armed, 1)))
    if not armed:
        texts.append(words("orders-none"))
    if ended:
        lines = (_ended(order, table, words) for order in ended)
        texts.append("\n".join([words("orders-ended"), *lines]))
    buttons = tuple(
        Button(f"ordend:{order.id}", words("button-end-order", number=n), "✖️", "stop")
        for n, order in enumerate(armed, 1)
    )
    return Screen(tuple(texts), rows=(_kinds(table, book, words), *button_rows(buttons)))


def builder(
    table: Table,
    view: View,
    number: int,
    choice: Choice,
    prefers: tuple[str, ...],
    at_once: str,
    words: Words,
) -> Screen:
    """Return the step that asks for a new order's preferences and duration.

    `at_once` names the moves that the order would make immediately, "" if none.
    """
    wish = choice.wish
    chosen = " → ".join(term(table.game, wish.key, value, words) for value in prefers)
    texts = [f"**{name(table.game, wish.key, choice.decision, words)}**", chosen]
    rows: list[Row] = []
    left = [value for value in wish.values(view) if value not in prefers][: limits.OPTIONS]
    if left and len(prefers) < wish.most:
        asking = words("orders-prefer", count=len(prefers) + 1)
        texts.append(asking)
        entries = tuple(Entry(value, term(table.game, wish.key, value, words)) for value in left)
        key = f"ordpick:{table.id}:{number}:{'.'.join(prefers)}"
        rows.append(Menu(key, entries, asking))
    if len(prefers) >= wish.least:
        if at_once:
            texts.append(words("orders-at-once", moves=at_once))
        texts.append(words("orders-how-long"))
        rows.append(_scopes(table, number, prefers, words))
    rows.append((orders_button(table.id, words),))
    return Screen(tuple(texts), rows=tuple(rows))


def _scopes(table: Table, number: int, prefers: tuple[str, ...], words: Words) -> Row:
    """Return the buttons that choose the duration and thereby add the order."""
    return tuple(
        Button(
            f"ordarm:{table.id}:{number}:{index}:{'.'.join(prefers)}",
            words(f"order-scope-{scope}"),
            _SCOPE_LOOKS[scope],
            "main",
        )
        for index, scope in enumerate(SCOPES)
    )


def _kinds(table: Table, book: OrderBook[Any], words: Words) -> Menu:
    entries = tuple(
        Entry(str(number), name(table.game, choice.wish.key, choice.decision, words))
        for number, choice in enumerate(choices(book))
    )
    return Menu(f"ordnew:{table.id}", entries, words("orders-new"))


def _armed(order: Order, number: int, table: Table, words: Words) -> str:
    said = line(order, table.game, words)
    return f"{number}. {said} {words('order-fired', count=order.fired)}"


def _ended(order: Order, table: Table, words: Words) -> str:
    said = line(order, table.game, words)
    return f"-# {said} – {words('order-ended', why=order.ended or '')}"

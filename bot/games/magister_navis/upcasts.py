"""Older stored shapes in today's form: one function a schema, from it to the next."""

from __future__ import annotations

from bot.engine.codec import Upcasts

SCHEMA = 1

UPCASTS: Upcasts = {}

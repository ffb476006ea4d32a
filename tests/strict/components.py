"""Components of messages and modals, as *Component Reference* describes them.

Lengths and keys are in the schemas; here is what no schema says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from simcord.components import ComponentValidationError, validate_components, validate_modal

from tests.strict import emojis
from tests.strict.files import SCHEME, Json, media, walk
from tests.strict.once import judged_once
from tests.strict.refusal import Malformed

BUTTON, TEXT_INPUT, TEXT, FILE, LABEL = 2, 4, 10, 13, 18
LINK, PREMIUM = 5, 6
SELECTS = frozenset({3, 5, 6, 7, 8})
STRING_SELECT = 3
V2 = frozenset({9, 10, 12, 13, 14, 17})
IS_COMPONENTS_V2 = 1 << 15
LARGEST_ID = 2**31 - 1
TIMESTAMP = re.compile(r"<t:-?\d{1,13}(:[tTdDfFsSR])?>")


@judged_once
def check(components: Sequence[Any], flags: int) -> None:
    """Refuse what components of a message may not be. Raises Malformed.

    *Component Reference*: at most 40 in all, ids and custom ids unique, at most 4,000 characters
    of text, and what may stand in what; SimCord knows these.
    """
    try:
        validate_components(list(components), flags=flags)
    except (ComponentValidationError, TypeError, ValueError) as error:
        raise Malformed(str(error)) from None
    emojis.check(components)
    _first(fault for rule in MESSAGE_RULES for one in walk(components) for fault in rule(one))
    _first(_of_media(components))


def check_modal(modal: Mapping[str, Any]) -> None:
    """Refuse what a modal may not be, such as one of six labels. Raises Malformed."""
    try:
        validate_modal(modal)
    except (ComponentValidationError, TypeError, ValueError) as error:
        raise Malformed(str(error)) from None
    components = modal["components"]
    emojis.check(components)
    _first(fault for rule in MODAL_RULES for one in walk(components) for fault in rule(one))


def _first(faults: Iterator[str]) -> None:
    fault = next(faults, None)
    if fault is not None:
        raise Malformed(fault)


def has_v2(components: Any) -> bool:
    """Return whether there are components that need the flag IS_COMPONENTS_V2."""
    return any(one.get("type") in V2 for one in walk(components))


def _of_id(one: Json) -> Iterator[str]:
    """Anatomy of a component: `id` is a 32 bit integer; schemas say from 0 to 2^31 - 1."""
    if not 0 <= (one.get("id") or 0) <= LARGEST_ID:
        yield f"id: {one['id']}"


def _of_button(one: Json) -> Iterator[str]:
    """Button: a label or an emoji must be there; links go to http, https or discord."""
    if one["type"] != BUTTON or one.get("style") == PREMIUM:
        return
    label = one.get("label")
    if not (label or "").strip() and not one.get("emoji"):
        yield f"button: neither label nor emoji: {one}"
    if label is not None and not label.strip():
        yield f"button: blank label: {one}"
    if one.get("style") == LINK and not re.match(r"(https?|discord)://\S+$", one.get("url") or ""):
        yield f"button: link {one.get('url')!r}"


def _of_select(one: Json) -> Iterator[str]:
    """Selects: as many may be chosen as there are options; discord.py issue 6984 shows the 400."""
    if one["type"] not in SELECTS:
        return
    least, most = one.get("min_values", 1), one.get("max_values", 1)
    chosen = len(one.get("default_values") or ())
    if one["type"] == STRING_SELECT:
        options = one.get("options") or ()
        chosen = sum(bool(option.get("default")) for option in options)
        if max(least, most) > len(options):
            yield f"select: {least} to {most} of {len(options)} options"
        yield from _of_options(options)
    if chosen > most or 0 < chosen < least:
        yield f"select: {chosen} chosen, {least} to {most} allowed"


def _of_options(options: Sequence[Json]) -> Iterator[str]:
    """Select option: texts that Discord strips to nothing count as missing (50035, BASE_TYPE)."""
    for option in options:
        for key in ("label", "value"):
            if not str(option.get(key, "")).strip():
                yield f"option: blank {key}"
        if option.get("description") == "":
            yield "option: empty description"


def _of_text(one: Json) -> Iterator[str]:
    """Text display: blank text is none."""
    if one["type"] != TEXT:
        return
    if not one["content"].strip():
        yield "text: blank"
    yield from of_timestamps(one["content"])


def of_timestamps(text: str) -> Iterator[str]:
    """Yield the timestamps of a text that Discord would show as they are typed."""
    for found in re.finditer(r"<t:[^>\s]*>?", text):
        if TIMESTAMP.fullmatch(found[0]) is None:
            yield f"timestamp: {found[0]}"


def _of_file(one: Json) -> Iterator[str]:
    """File: takes references to uploads alone."""
    if one["type"] == FILE and not str(one["file"].get("url")).startswith(SCHEME):
        yield f"file: {one['file'].get('url')!r} is no upload"


def _of_media(components: Any) -> Iterator[str]:
    """Unfurled media item: an address, or a reference to an upload."""
    for item in media(components):
        if re.match(r"(https?|attachment)://[^\s/]", str(item.get("url"))) is None:
            yield f"media: {item.get('url')!r}"


def _of_text_input(one: Json) -> Iterator[str]:
    """Text input: what is filled in is within the lengths; in a label it has no label itself."""
    if one["type"] != TEXT_INPUT:
        return
    value, most = one.get("value") or "", one.get("max_length") or 4000
    if len(value) > most:
        yield f"text input: {len(value)} of {most} characters"
    if (one.get("min_length") or 0) > most:
        yield "text input: shortest beyond longest"


def _of_needed(one: Json) -> Iterator[str]:
    """Selects in modals: `min_values` 0 only where `required` is false; none is disabled."""
    if one.get("min_values") == 0 and one.get("required", True):
        yield "select: required, though nothing need be chosen"
    if one.get("disabled"):
        yield "disabled in a modal"


def _of_label(one: Json) -> Iterator[str]:
    if one["type"] == LABEL and not str(one.get("label") or "").strip():
        yield "label: blank"


Rule = Callable[[Json], Iterator[str]]
MESSAGE_RULES: Sequence[Rule] = (_of_id, _of_button, _of_select, _of_text, _of_file)
MODAL_RULES: Sequence[Rule] = (_of_id, _of_select, _of_text, _of_text_input, _of_needed, _of_label)

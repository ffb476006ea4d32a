"""Bodies of requests and of answers, held to the form that Discord's OpenAPI file gives them.

`schemas.json` is what `extract` took from that file. A key that is not in it is refused: Discord
drops most of those in silence, which is worse for whoever believes in them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tests.strict.once import faults_once
from tests.strict.refusal import Malformed

_DATA = json.loads(Path(__file__).with_name("schemas.json").read_text())
_SCHEMAS: Mapping[str, Any] = _DATA["schemas"]
_TYPES: Mapping[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "null": type(None),
}
Schema = Mapping[str, Any]


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{[^}]+\}", "[^/]+", path))


def _routes(part: str) -> list[tuple[str, re.Pattern[str], Schema]]:
    routes = ((route.split(" "), schema) for route, schema in sorted(_DATA[part].items()))
    return [(method, _pattern(path), schema) for (method, path), schema in routes]


_ROUTES, _ANSWERS = _routes("routes"), _routes("answers")


def check(method: str, path: str, body: Any) -> None:
    """Refuse a body that is not as its route wants it. Raises Malformed."""
    for known, pattern, schema in _ROUTES:
        if known == method and pattern.fullmatch(path):
            fault = next(faults(body, schema, ""), None)
            if fault is not None:
                raise Malformed(fault)
            return


def is_known(method: str, path: str) -> bool:
    """Return whether the form of a route's answer is known."""
    return any(known == method and form.fullmatch(path) for known, form, _ in _ANSWERS)


def faults_of_answer(method: str, path: str, answer: Any) -> list[str]:
    """Return what of an answer Discord never tells like that; of other routes nothing is known."""
    for known, pattern, schema in _ANSWERS:
        if known == method and pattern.fullmatch(path):
            return [*faults(answer, schema, "")]
    return []


def faults(value: Any, schema: Schema, at: str) -> Iterator[str]:
    """Yield what is wrong with a value, each with its place."""
    if "ref" in schema:
        schema = _SCHEMAS[schema["ref"]]
    if "any" in schema:
        yield from _of_union(value, schema["any"], at)
        return
    if not _has_type(value, schema.get("type")):
        yield f"{at}: not of type {schema['type']}"
        return
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at}: not one of {schema['enum']}"
    if "const" in schema and value != schema["const"]:
        yield f"{at}: not {schema['const']}"
    yield from _of_size(value, schema, at)
    if isinstance(value, dict):
        yield from _of_object(value, schema, at)
    elif isinstance(value, list) and "items" in schema:
        for number, one in enumerate(value):
            yield from faults(one, schema["items"], f"{at}[{number}]")


def _has_type(value: Any, names: Any) -> bool:
    if names is None:
        return True
    wanted = [names] if isinstance(names, str) else names
    if isinstance(value, bool):
        return "boolean" in wanted
    return any(isinstance(value, _TYPES[name]) for name in wanted)


@faults_once
def _of_union(value: Any, schemas: list[Schema], at: str) -> Iterator[str]:
    """Yield the faults of the nearest of several forms: the one of the value's own `type`."""
    found = [list(faults(value, schema, at)) for schema in _candidates(value, schemas)]
    if not found:
        yield f"{at}: none of the forms allowed there"
    elif all(found):
        yield from min(found, key=len)


def _candidates(value: Any, schemas: list[Schema]) -> list[Schema]:
    schemas = [one for one in schemas if value is None or one.get("type") != "null"]
    if not isinstance(value, dict) or "type" not in value:
        return schemas
    kind = value["type"]
    return [schema for schema in schemas if kind in _kinds(schema, kind)]


def _kinds(schema: Schema, kind: Any) -> Any:
    whole = _SCHEMAS[schema["ref"]] if "ref" in schema else schema
    return whole.get("properties", {}).get("type", {}).get("enum", [kind])


SIZES = (("Length", str), ("Items", list), ("Properties", dict))


def _of_size(value: Any, schema: Schema, at: str) -> Iterator[str]:
    for name, kind in SIZES:
        if isinstance(value, kind):
            least, most = schema.get(f"min{name}", 0), schema.get(f"max{name}")
            if len(value) < least or (most is not None and len(value) > most):
                yield f"{at}: {len(value)} instead of {least} to {most}"
    if isinstance(value, int | float):
        least, most = schema.get("minimum", value), schema.get("maximum", value)
        if not least <= value <= most:
            yield f"{at}: {value} is not from {least} to {most}"
    if "pattern" in schema and re.search(schema["pattern"], str(value)) is None:
        yield f"{at}: {value!r} is not like {schema['pattern']}"


def _of_object(value: Mapping[str, Any], schema: Schema, at: str) -> Iterator[str]:
    known = schema.get("properties")
    for key in schema.get("required", ()):
        if key not in value:
            yield f"{at}: {key} is missing"
    for key, one in value.items():
        if known is not None and key in known:
            yield from faults(one, known[key], f"{at}.{key}")
        elif "additionalProperties" in schema:
            yield from faults(one, schema["additionalProperties"], f"{at}.{key}")
        elif known is not None:
            yield f"{at}: {key} is no key of it"

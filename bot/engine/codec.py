"""Conversion of dataclasses to JSON data and back, by field name.

A field that is missing from stored data takes its default; stored data with an unknown field is an
error and needs an upcast. Fields with `metadata={"stored": False}` are not stored. Fields with
`metadata=LATER` are stored only if they differ from their default, so a field that was added to a
class later does not change stored positions that do not use it, or their digests in certificates. A
step is stored as `[class name, fields]`, so that a stack stays readable. Supported are dataclasses,
steps, list, tuple, dict with string keys, optional values and scalars; named tuples are read from
mappings.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, partial
from types import NoneType
from typing import Any, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from bot.engine.api import Json
from bot.engine.steps import Registry, Step

T = TypeVar("T")
Decoder: TypeAlias = Callable[[Json], Any]
Upcasts: TypeAlias = Mapping[int, Callable[[Json], Json]]


class BadData(ValueError):
    """The error for stored data that does not fit its class: damaged, or from other code."""


LATER = {"stored": "changed"}
"""Metadata for a dataclass field added later, which is stored only if it differs from its
default."""

_PLAIN = frozenset({NoneType, bool, int, str, float})
"""Classes of values that are their own JSON data, as most values are."""


@cache
def _stored(cls: type) -> tuple[str, ...]:
    """Return the names of a dataclass's fields that are stored."""
    return tuple(f.name for f in fields(cls) if f.metadata.get("stored", True))


@cache
def _later(cls: type) -> tuple[tuple[str, Json], ...]:
    """Return the fields that are stored only if changed, with their defaults."""
    later = (f for f in fields(cls) if f.metadata.get("stored") == LATER["stored"])
    return tuple(
        (f.name, encode(f.default if f.default_factory is MISSING else f.default_factory()))
        for f in later
    )


def encode(value: Any) -> Json:
    """Convert a value to JSON data."""
    cls: Any = type(value)
    # Plain values are checked inline: a call for each takes twice as long.
    if cls in _PLAIN or isinstance(value, (int, str, float)):
        return value
    if isinstance(value, (list, tuple)):
        return [item if type(item) in _PLAIN else encode(item) for item in value]
    if isinstance(value, dict):
        return {k: item if type(item) in _PLAIN else encode(item) for k, item in value.items()}
    data = {
        name: item if type(item := getattr(value, name)) in _PLAIN else encode(item)
        for name in _stored(cls)
    }
    for name, default in _later(cls):
        if data[name] == default:
            del data[name]
    return [cls.__name__, data] if isinstance(value, Step) else data


class Codec:
    """A decoder for the values of one game; `registry` has the steps that may be on its stacks."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._decoders: dict[Any, Decoder] = {}

    def decode(self, cls: type[T], data: Json) -> T:
        """Convert JSON data to an instance of a class. Raises BadData."""
        try:
            result = self._decoder(cls)(data)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BadData(f"{cls.__name__}: {error}") from error
        assert isinstance(result, cls)
        return result

    def _decoder(self, hint: Any) -> Decoder:
        if hint not in self._decoders:
            self._decoders[hint] = self._make(hint)
        return self._decoders[hint]

    def _make(self, hint: Any) -> Decoder:
        origin, args = get_origin(hint), get_args(hint)
        if isinstance(hint, type) and issubclass(hint, Step):
            return self._step
        if origin in (Union, types.UnionType):
            return partial(_optional, self._decoder(args[0]))
        if origin is list:
            return partial(_sequence, list, self._decoder(args[0]))
        if origin is tuple:
            return self._tuple(args)
        if origin in (dict, Mapping):
            return partial(_mapping, self._decoder(args[1]))
        if is_dataclass(hint) or _is_named_tuple(hint):
            return self._dataclass(hint)
        return partial(_scalar, hint)

    def _tuple(self, args: tuple[Any, ...]) -> Decoder:
        if len(args) == 2 and args[1] is Ellipsis:
            return partial(_sequence, tuple, self._decoder(args[0]))
        decoders = [self._decoder(arg) for arg in args]
        return partial(_record, decoders)

    def _dataclass(self, cls: Any) -> Decoder:
        hints = get_type_hints(cls)
        names = cls._fields if _is_named_tuple(cls) else _stored(cls)
        decoders = {name: self._decoder(hints[name]) for name in names}

        def decode(data: Json) -> Any:
            return cls(**{name: decoders[name](value) for name, value in data.items()})

        return decode

    def _step(self, data: Json) -> Step:
        name, values = data
        if name not in self._decoders:
            self._decoders[name] = self._dataclass(self._registry.steps[name])
        step = self._decoders[name](values)
        assert isinstance(step, Step)
        return step


def _is_named_tuple(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields")


def _list(data: Json) -> list[Any]:
    if not isinstance(data, list):
        raise TypeError(f"expected a list, got {data!r}")
    return data


def _sequence(make: Callable[[Any], Any], decoder: Decoder, data: Json) -> Any:
    return make(decoder(item) for item in _list(data))


def _record(decoders: list[Decoder], data: Json) -> tuple[Any, ...]:
    return tuple(decoder(item) for decoder, item in zip(decoders, _list(data), strict=True))


def _optional(decoder: Decoder, data: Json) -> Any:
    return None if data is None else decoder(data)


def _mapping(decoder: Decoder, data: Json) -> dict[str, Any]:
    return {key: decoder(item) for key, item in data.items()}


def _scalar(hint: Any, data: Json) -> Any:
    if hint is float and type(data) is int:
        return float(data)
    if type(data) is not hint:
        raise TypeError(f"expected {hint.__name__}, got {data!r}")
    return data


def upcast(data: Json, schema: int, current: int, upcasts: Upcasts) -> Json:
    """Convert data of an older schema to the current one.

    Raises BadData if the schema is newer than the current one or has no upcast.
    """
    if schema > current:
        raise BadData(f"schema {schema} is newer than this program knows ({current})")
    for number in range(schema, current):
        if number not in upcasts:
            raise BadData(f"no upcast from schema {number}")
        data = upcasts[number](data)
    return data

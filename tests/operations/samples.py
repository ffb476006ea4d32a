"""Samples as Prometheus would read them."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

LABELS = {
    *("game", "by", "of", "outcome", "status", "pool", "version", "method", "route", "le"),
    *("counts", "priority", "reason"),
}

Samples = dict[tuple[str, tuple[str, ...]], float]


def read(text: bytes) -> Samples:
    """Return the values by name and labels, which are known ones, in the order of their names."""
    found: Samples = {}
    for family in text_string_to_metric_families(text.decode()):
        for sample in family.samples:
            assert set(sample.labels) <= LABELS, sample
            found[sample.name, tuple(value for _, value in sorted(sample.labels.items()))] = (
                sample.value
            )
    return found

"""The option `--repeat N`: every test so often, each round of a file with fixtures of its own."""

from __future__ import annotations

import pytest
from _pytest.runner import runtestprotocol

ROUND = "repeated_round"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--repeat", type=int, default=1, metavar="N", help="run every test so often")


@pytest.fixture
def repeated_round(request: pytest.FixtureRequest) -> int:
    number: int = request.param
    return number


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    rounds = metafunc.config.getoption("--repeat")
    if rounds > 1:
        metafunc.fixturenames.append(ROUND)
        metafunc.parametrize(ROUND, range(rounds), indirect=True)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run one round of a file after the other, in whatever order its tests are."""
    if config.getoption("--repeat") == 1:
        return
    files = {path: number for number, path in enumerate(dict.fromkeys(i.path for i in items))}
    items.sort(key=lambda item: (files[item.path], round_of(item)))


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """End what tests of a file share with each round; only what the whole run shares stays."""
    if nextitem is None or round_of(item) == round_of(nextitem):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    runtestprotocol(item, nextitem=item.session)  # type: ignore[arg-type]
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def round_of(item: pytest.Item) -> int:
    """Return the round in which a test is run."""
    call = getattr(item, "callspec", None)
    return call.params.get(ROUND, 0) if call is not None else 0

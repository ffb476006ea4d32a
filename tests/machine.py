"""Tests that need the machine itself: other processes and programs, and real time.

A few more are among them, since they take seconds, and quicker ones hold most of the same.
`uv run pytest` leaves them out, `uv run pytest -m machine` runs them alone. Whoever names folders
runs what is in them without these, unless nothing is left; whoever names a file runs all of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path, PurePath

import pytest

MACHINE = "machine"
ROOT = Path(__file__).resolve().parent.parent
FIXTURES = frozenset({"chromium", "postgres_server", "uv"})
"""Fixtures that start another program."""
PLACES = (
    *("tests/browser/", "tests/mutants/", "tests/parts/", "tests/processes/", "tests/thinking/"),
    "tests/bench/test_topics.py::test_topics_of_the_machine",
    "tests/apart",
    "tests/examples/test_hearts.py::test_it_passes_its_trial",
    *("tests/chaos/test_chaos.py", "tests/chaos/test_events.py", "tests/chaos/test_process.py"),
    "tests/chaos/test_leagues.py::test_a_league_goes_through_kills",
    "tests/cogs/test_budget.py::test_the_last_message_of_a_window_is_answered_at_once",
    "tests/cogs/test_budget.py::test_calls_over_the_wire_wait_and_answers_do_not",
    "tests/cogs/test_monitoring.py::test_health_names_what_is_wrong_and_only_that",
    "tests/cogs/test_monitoring.py::test_thoughts_and_who_thinks_are_counted",
    *("tests/cogs/test_rate_limits.py", "tests/cogs/test_workers.py"),
    "tests/cogs/test_missing_game.py::test_a_table_waits_for_its_game",
    "tests/cogs/test_missing_game.py::test_a_table_waits_for_the_version_with_which_it_was_played",
    "tests/cogs/test_requests.py::test_a_card_that_discord_takes_no_edit_of_is_edited_later",
    "tests/cogs/test_requests.py::test_a_lasting_message_whose_edit_is_refused_for_its_rate",
    "tests/cogs/test_way_calls.py::test_without_ways_nothing_of_them_is_imported",
    "tests/mail/test_mails.py::test_without_the_settings_nothing_of_it_is_loaded",
    "tests/web/push/test_faults.py::test_nobody_waits_for_a_server_that_hangs",
    "tests/web/push/test_sending.py::test_without_the_setting_nothing_of_it_is_loaded",
    "tests/games/amerigo/test_why.py::test_listing_is_quick",
    *("tests/host/test_coaching.py", "tests/host/test_coaching_kills.py"),
    *("tests/host/test_strong_bots.py", "tests/host/test_thinking_time.py"),
    "tests/host/test_short_searches.py",
    "tests/ladder/test_ladder.py",
    "tests/leagues/test_teams.py::test_no_larger_season_lets_people_of_a_team_meet",
    "tests/leagues/test_standings.py::test_five_hundred_tables_take_50_ms",
    "tests/operations/test_container.py::test_what_is_copied_is_all_that_the_program_needs",
    *("tests/operations/test_doctor_ports.py", "tests/operations/test_drain.py"),
    *("tests/operations/test_page.py", "tests/operations/test_rehearsal.py"),
    *("tests/operations/test_service.py", "tests/operations/test_watchdog.py"),
    "tests/operations/test_surroundings.py::test_the_real_bot_is_tried",
    "tests/operations/test_three_bots.py",
    "tests/operations/test_start.py::test_a_mistake_in_a_file_of_a_house_bot_keeps_the_bot",
    "tests/house_bots/test_compiled.py",
    "tests/house_bots/test_search.py::test_processes_with_other_hash_seeds_think_the_same",
    "tests/house_bots/test_tuning.py",
    "tests/recording/test_recording.py",
    "tests/render/amerigo/test_guide.py::test_listing_with_names_is_quick",
    "tests/render/league/test_standings.py::test_five_hundred_tables_are_a_picture_in_150_ms",
    "tests/render/test_memory_back.py",
    "tests/render/test_marks.py::test_a_mark_is_the_same_in_another_process",
    "tests/simulate/test_seeds.py::test_a_seed_repeats_exactly",
    "tests/strangers/test_strangers.py::test_a_second_way",
    "tests/simulation/test_season.py::test_another_process_answers_too",
    "tests/store/upkeep/test_transfer.py",
    "tests/store/upkeep/test_upgrading.py::test_killed_in_the_middle_the_old_file_opens",
    "tests/strict/test_limits.py",
    "tests/test_cli.py::test_a_second_sigterm_does_not_disturb_the_closing",
    "tests/test_cli.py::test_every_way_to_start",
    "tests/test_cold_start.py",
    "tests/test_docs.py::test_nothing_of_one_machine_is_in_the_project",
    "tests/test_docs.py::test_the_lock_file_stays_out",
    "tests/test_layers.py::test_pages_in_the_browser_load_nothing_of_discord",
    "tests/test_surface.py::test_the_surface_loads_no_game_and_no_discord",
    "tests/test_one_bot.py",
    "tests/test_pseudo.py::test_every_game_is_played_in_each",
    "tests/test_pseudo.py::test_words_are_a_tests_own_if_it_brings_them",
    "tests/test_version.py::test_a_word_loads_only_what_it_needs",
    "tests/test_version.py::test_the_bot_of_discord_loads_nothing_of_the_local_table",
    *("tests/web/test_strangers.py", "tests/web/test_hostile.py"),
)
"""Folders, files and tests by how their ids begin."""


_WHOLE = tuple(f"{place.rstrip('/')}/" for place in PLACES if "::" not in place)


def is_whole(path: PurePath) -> bool:
    """Return whether all tests of a folder or file need the machine; it need not be imported."""
    return f"{path.as_posix()}/".startswith(_WHOLE)


def folders_alone(named: Iterable[str]) -> bool:
    """Return whether only folders are named to pytest, each with tests that need no machine."""
    paths = [Path(one).resolve() for one in named]
    return all(one.is_dir() and not is_whole(one.relative_to(ROOT)) for one in paths)


def needs_machine(test: pytest.Item) -> bool:
    """Return whether a test starts other processes or programs, or measures real time."""
    if FIXTURES & set(getattr(test, "fixturenames", ())) or test.nodeid.startswith(PLACES):
        return True
    call = getattr(test, "callspec", None)
    return call is not None and call.params.get("store") == "postgres"

"""The tests that look in every language at what people see, for languages that nobody speaks."""

from __future__ import annotations

from collections.abc import Iterator

_READING = (
    *("tests/render/test_boards.py", "tests/render/test_finals.py", "tests/render/test_ways.py"),
    *("tests/render/test_areas.py", "tests/render/test_changes.py", "tests/render/test_emojis.py"),
    *("tests/render/test_card.py", "tests/render/test_covers.py", "tests/render/test_summary.py"),
    *("tests/render/test_expansions.py", "tests/render/test_pictures.py"),
    *("tests/render/test_questions.py", "tests/render/test_standing.py", "tests/render/standard"),
    "tests/render/puerto_rico/test_card.py",
    *("tests/render/magister_navis/test_boards.py", "tests/render/magister_navis/test_card.py"),
    *("tests/render/amerigo/test_map.py", "tests/render/amerigo/test_sheets.py"),
    *("tests/render/amerigo/test_things.py", "tests/render/league", "tests/render/coach"),
    *("tests/cogs/unit/test_limits.py", "tests/cogs/unit/test_lobby.py"),
    *("tests/cogs/unit/test_many_moves.py", "tests/cogs/unit/test_post_layout.py"),
    *("tests/cogs/unit/test_prompts.py", "tests/cogs/unit/test_statistics.py"),
    *("tests/cogs/unit/test_followed_cards.py", "tests/cogs/unit/test_amerigo_taps.py"),
    *("tests/cogs/test_random_screens.py", "tests/cogs/test_league_screens.py"),
    *("tests/cogs/test_proposals.py", "tests/cogs/test_ways.py", "tests/cogs/test_orders.py"),
    *("tests/cogs/test_coach.py", "tests/cogs/test_privacy.py"),
    *("tests/leagues/test_exchange.py", "tests/strict/test_emojis.py", "tests/web/test_install.py"),
)
"""Files whose tests read all languages.

Others that do are left out: they compare texts with what stands in the sources (test_locales,
test_words, test_languages, test_docs), with their English letters (the guides, the names in other
scripts, the reasons of the coach), or know the headings of sheets, which are data of each language
(test_history_csv). Commands and pages are walked through.
"""
_QUOTING = (
    "tests/render/amerigo/test_sheets.py::test_the_own_board_tells_what_the_next_step_of_each",
    "tests/render/amerigo/test_sheets.py::test_files_are_of_one_size_and_small",
    "tests/render/magister_navis/test_boards.py::test_the_own_board_names_all_symbols_and_what",
    "tests/render/magister_navis/test_boards.py::test_files_are_of_one_size_and_small",
    "tests/render/league/test_standings.py::test_teams_are_drawn_and_told_by_their_criteria",
    "tests/render/league/test_standings.py::test_the_alt_text_has_every_line_however_long",
    "tests/render/coach/test_curve.py::test_a_long_game_loses_its_errors_first",
    "tests/render/test_finals.py::test_the_points_of_all_rounds_can_be_read_and_are_told",
    "tests/render/test_covers.py::test_a_cover_is_told_in_words",
    "tests/render/test_card.py::test_the_alt_text_says_what_is_shown",
    "tests/render/test_expansions.py::test_the_alt_text_tells_the_draft",
    "tests/render/test_questions.py::test_the_picture_says_who_is_asked_and_what",
    "tests/render/test_standing.py::test_hidden_chips_change_no_word_of_puerto_rico",
    "tests/cogs/unit/test_amerigo_taps.py::test_the_letters_of_the_buttons_are_those_of_the",
    "tests/cogs/unit/test_lobby.py::test_every_house_bot_of_a_table_has_a_menu_of_its_levels",
    "tests/cogs/unit/test_lobby.py::test_every_option_of_every_game_has_a_menu_whose_entries",
)
"""Tests that quote a text of English or German, or want it whole where a long one is cut."""


def arguments() -> Iterator[str]:
    """Yield what pytest is told to run."""
    yield from _READING
    for test in _QUOTING:
        yield from ("--deselect", test)

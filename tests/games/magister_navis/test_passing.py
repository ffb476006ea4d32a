"""Section 7.10: what may be kept, the governor space, and what a discard brings about."""

from __future__ import annotations

from tests.games.magister_navis.positions import Table


def test_passing_with_five_cards():
    """EX17: politics 3 keeps two cards, a slavery card and a governor; the fifth goes back."""
    t = Table().decks(SA="SA-2")
    t.board(0, tokens="2 politics", cards="SA-1 SL-0 FE-1 NA-1 AF-G", governor="AF-G", harbor=2)
    assert t.status(0)["politics"] == 3
    t.turn(0).play("0 pass", "0 arrange AF-G")
    assert t.legal(0) == ["discard FE-1", "discard NA-1", "discard SA-1", "discard SL-0"]
    t.play("0 discard SA-1")
    assert t.asked == []
    assert t.cards(0) == ["SL-0", "AF-G", "NA-1", "FE-1"]
    assert "culture" not in t.status(0)
    assert t.g.decks["SA"] == ("SA-1", "SA-2", "SA-3", "SA-4", "SA-5")


def test_the_slavery_bonus_stops_at_five():
    """D09, Q16: limit 5 with a slavery card and no governor: a sixth card goes."""
    t = Table()
    t.board(0, tokens="10 politics", cards="SL-1 NA-1 NA-2 FE-1 FE-2 SA-1", harbor=2)
    t.turn(0).play("0 pass")
    assert t.asked == [(0, "discard")]
    t.play("0 discard SL-1")
    assert t.asked == []
    assert t.g.players[0].set_aside == ("SL-1",)
    assert t.lines(0)["slavery"] == -1


def test_lost_politics_lower_the_limit():
    """D11: a discard that costs politics leads to more discards, down to one card."""
    t = Table()
    t.board(0, tokens="1 politics", cards="FE-5 FE-1 NA-1 NA-2", harbor=2)
    assert t.status(0)["politics"] == 4
    t.turn(0).play("0 pass", "0 discard FE-5")
    assert t.legal(0) == ["discard FE-1", "discard NA-1", "discard NA-2"]
    t.play("0 discard FE-1", "0 discard NA-1")
    assert t.asked == []
    assert t.cards(0) == ["NA-2"]


def test_no_more_discards_than_needed():
    """Q4: the first discard that makes the rest legal is the last."""
    t = Table()
    t.board(0, cards="NA-1 FE-1", harbor=2)
    t.turn(0).play("0 pass", "0 discard FE-1")
    assert t.asked == []
    assert t.cards(0) == ["NA-1"]


def test_only_one_slavery_card_is_extra():
    t = Table()
    t.board(0, tokens="2 politics", cards="SL-0 SL-1 SL-2 NA-1", harbor=2)
    t.turn(0).play("0 pass", "0 discard SL-0")
    assert t.asked == []
    assert t.cards(0) == ["SL-1", "SL-2", "NA-1"]


def test_governors_beyond_the_space_count():
    """A second governor takes a card space; discarded it is out of the game."""
    t = Table()
    t.board(0, cards="FE-G CA-G NA-1", governor="FE-G", harbor=2)
    t.turn(0).play("0 pass", "0 arrange FE-G")
    assert t.legal(0) == ["discard CA-G", "discard NA-1"]
    t.play("0 discard CA-G")
    assert t.cards(0) == ["NA-1", "FE-G"]
    assert "CA-G" not in t.g.decks["CA"]


def test_the_governor_space_may_stay_empty():
    """Q4: another card is given up instead, even the governor itself."""
    t = Table()
    t.board(0, cards="FE-G NA-1", governor="FE-G", harbor=2)
    t.turn(0).play("0 pass")
    assert t.legal(0) == ["arrange FE-G", "arrange none"]
    t.play("0 arrange none")
    assert t.legal(0) == ["discard FE-G", "discard NA-1"]
    t.play("0 discard NA-1")
    assert t.g.players[0].governor is None
    assert t.lines(0)["governor"] == 3


def test_cards_that_fit_are_no_question():
    """Q19: a governor that fits on a card space is not asked about."""
    t = Table()
    t.board(0, cards="FE-G", governor="FE-G", harbor=2)
    t.turn(0).play("0 pass")
    assert t.asked == []


def test_a_late_governor():
    """Q2: who has passed and gets a governor over the limit discards at once."""
    t = Table(3).track("SA", "1 1 1 1 0")
    t.board(1, cards="NA-1 FE-G", governor="FE-G")
    t.board(0, built="1 cartographer", harbor=3)
    t.g.passed.append(1)
    t.turn(0).play("0 ship SA cartographer")
    assert t.recorded("opened", "seat") == [1]
    assert t.cards(1) == ["SA-G", "NA-1", "FE-G"]
    assert t.legal(1) == ["arrange FE-G", "arrange SA-G", "arrange none"]
    t.play("1 arrange FE-G")
    assert t.asked == [(0, "second")]  # politics 3: two cards beside the governor space

    t = Table(3).track("FE", "1 1 1 1 1 0 0")
    t.board(1, cards="NA-1 SA-1")
    t.board(0, built="1 cartographer", harbor=3)
    t.g.passed.append(1)
    t.turn(0).play("0 ship FE cartographer")
    assert t.asked == [(1, "arrange")]
    t.play("1 arrange FE-G", "1 discard SA-1")
    assert t.asked == [(0, "second")]


def test_a_late_governor_may_wait():
    """Q2 as an option: the next pass is soon enough; in the last round there is none."""
    for number, asked in ((3, []), (7, [(1, "arrange")])):
        t = Table(3, late_governor="next_pass").track("FE", "1 1 1 1 1 0 0")
        t.board(1, cards="NA-1 SA-1")
        t.board(0, built="1 shipyard", harbor=2)
        t.g.passed.append(1)
        t.g.round = number
        t.turn(0).play("0 ship FE shipyard")
        assert t.cards(1) == ["SA-1", "NA-1", "FE-G"]
        assert t.asked == asked


def test_true_values_above_the_marker():
    """EX14: culture 16 loses one and is still 15; politics fall by one."""
    t = Table()
    t.board(0, tokens="15 culture", cards="IN-1 NA-1", harbor=2)
    t.turn(0)
    assert t.status(0) == {"culture": 16, "politics": 1, "industry": 2}
    t.play("0 pass", "0 discard IN-1")
    assert t.status(0) == {"culture": 15, "industry": 2}
    assert t.lines(0)["culture"] == 15


# Options ------------------------------------------------------------------------------


def test_the_governor_space_must_be_filled():
    """Q4 as an option: a governor lies there, and the 3 glory are for those without one."""
    t = Table(governor_space="must_fill")
    t.board(0, cards="FE-G NA-1 SA-1", governor="FE-G", harbor=2)
    t.turn(0).play("0 pass")
    assert t.legal(0) == ["discard NA-1", "discard SA-1"]
    assert t.recorded("arranged") == [{"seat": 0, "card": "FE-G"}]
    t.play("0 discard NA-1")
    t.board(1, cards="CA-G", governor="CA-G")
    assert "governor" not in t.lines(0)
    assert "governor" not in t.lines(1)
    assert t.lines(2) == {"governor": 3}


def test_the_arrangement_counts_as_laid():
    """Q15 as an option: in the last round everybody with a governor says where it lies."""
    for number, asked in ((6, []), (7, [(0, "arrange")])):
        t = Table(end_arrangement="as_laid")
        t.board(0, cards="FE-G", governor="FE-G", harbor=2)
        t.g.round = number
        t.turn(0).play("0 pass")
        assert t.asked == asked
    assert "governor" not in t.lines(0)
    t.play("0 arrange none")
    assert t.lines(0)["governor"] == 3


def test_an_empty_activation():
    """Q3 as an option: a building may be activated for nothing, to gain time."""
    t = Table(empty_activation="yes")
    t.board(0, built="1 market 1 bank", active="1 residence", harbor=1)
    t.turn(0)
    assert "activate market" in t.legal(0)
    assert "activate bank" not in t.legal(0)
    t.play("0 activate market")
    assert t.g.players[0].active == {"residence": 1, "market": 1}
    t = Table()
    t.board(0, built="1 market 1 bank", harbor=1)
    assert t.turn(0).legal(0, "activate") == []


def test_dock_in_europe():
    """Q5: a dock may occupy in Europe, unless the table says otherwise."""
    for choice, cities in (("yes", 10), ("no", 0)):
        t = Table(dock_in_europe=choice).track("AF", "0 0 0 0 0 0")
        t.board(0, built="1 dock", active="1 residence", harbor=2)
        t.turn(0)
        assert len([text for text in t.legal(0, "occupy EU") if "dock" in text]) == cities
        assert "occupy AF1 dock" in t.legal(0)

"""A match: who may do what, what can be undone, forks, what each seat was shown."""

import pytest
from tests.pocket.game import Bid, Drew, PearlsGame, load
from tests.pocket.state import BID, DIVE, LEAVE, NO, REST, TAKE, YES

from batyskaf.core.fairness import Commitment, commit, fresh_seed, read_seed
from batyskaf.core.match import HOST, Match, Undone
from batyskaf.core.reason import Refused

GAME = load()


def begin(players: int = 3, timed: bool = False, seed: int = 1) -> Match:
    return Match(GAME, GAME.options(players=players, timed=timed), seed)


def play(match: Match, *texts: str) -> None:
    for text in texts:
        match.play(int(match.state.turn), GAME.moves.id(text))


def refusal(match: Match, seat: int, move: int) -> str:
    with pytest.raises(Refused) as refused:
        match.play(seat, move)
    return refused.value.reason.id


def host_refusal(match: Match, text: str) -> str:
    with pytest.raises(Refused) as refused:
        match.play_as_host(text)
    return refused.value.reason.id


def test_only_the_seat_that_is_asked_may_move() -> None:
    match = begin()
    assert refusal(match, 1, REST) == "refused-not-your-turn"
    assert refusal(match, HOST, REST) == "refused-host-move"
    assert refusal(match, 0, TAKE) == "refused-pearls"
    assert refusal(match, 0, 10_000) == "refused-unknown-move"
    assert match.seq == 0


def test_the_host_ends_a_match() -> None:
    match = begin()
    assert match.host_move("abandon") == GAME.moves.id("abandon")
    events = match.play_as_host("abandon")
    assert match.over
    assert events == match.played[-1].events
    assert match.played[-1].seat == HOST
    assert refusal(match, 0, REST) == "refused-over"
    assert host_refusal(match, "abandon") == "refused-over"
    assert match.host_move("abandon") is None


def test_the_host_makes_only_the_moves_that_the_state_allows() -> None:
    match = begin()
    assert match.host_move("time-up") is None
    assert host_refusal(match, "time-up") == "refused-host-move"  # only where a clock runs
    assert host_refusal(match, "rest") == "refused-host-move"
    assert host_refusal(match, "close the bar") == "refused-unknown-move"
    assert match.seq == 0
    timed = begin(timed=True)
    timed.play_as_host("time-up")
    assert timed.over


def test_no_seat_makes_a_host_move() -> None:
    match = begin()
    with pytest.raises(Refused):
        match.play(0, GAME.moves.id("abandon"))
    assert not match.over


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(Refused) as refused:
        Match(GAME, GAME.options(players=3), 1, ["Ana", "Bo"])
    assert refused.value.reason.args == {"count": 3, "given": 2}


class TestUndo:
    def test_own_moves_are_free_until_another_decides(self) -> None:
        match = begin()
        start = match.state.pack()
        play(match, "rest")
        assert match.undo(0) == 1
        assert match.state.pack() == start
        play(match, "rest", "rest")
        with pytest.raises(Refused) as refused:
            match.undo(0)
        assert refused.value.reason.id == "refused-undo-floor"

    def test_chance_is_a_floor(self) -> None:
        match = begin()
        play(match, "dive")
        assert match.floor(0) == 1
        with pytest.raises(Refused):
            match.undo(0)

    def test_below_the_floor_the_table_must_agree(self) -> None:
        match = begin()
        start = match.state.pack()
        play(match, "dive", "leave")
        assert match.undo(0, count=2, agreed=True) == 2
        assert match.state.pack() == start

    def test_an_undo_is_an_entry_and_never_a_deletion(self) -> None:
        match = begin()
        play(match, "rest")
        match.undo(0)
        assert match.seq == 2
        assert isinstance(match.entries[-1], Undone)

    def test_nothing_is_undone_while_a_clock_runs(self) -> None:
        match = begin(timed=True)
        play(match, "rest")
        with pytest.raises(Refused) as refused:
            match.undo(0)
        assert refused.value.reason.id == "refused-undo-timed"

    @pytest.mark.parametrize("count", [0, 2, -1])
    def test_there_must_be_something_to_undo(self, count: int) -> None:
        match = begin()
        play(match, "rest")
        with pytest.raises(Refused) as refused:
            match.undo(0, count=count)
        assert refused.value.reason.id == "refused-undo-nothing"


def at_the_bids() -> Match:
    match = begin()
    play(match, "rest", "rest", "rest", "vote yes", "vote yes", "vote no")
    return match


class TestCommitments:
    def test_a_secret_commitment_can_be_undone_until_all_have_committed(self) -> None:
        match = at_the_bids()
        play(match, "bid 1", "bid 0")
        match.undo(0)
        assert match.state.turn == 0
        match.play(0, BID)
        assert match.state.turn == 2  # the second bid was made again by itself
        assert [played.move for played in match.played[-2:]] == [BID, BID]

    def test_a_commitment_is_final_once_all_have_committed(self) -> None:
        match = at_the_bids()
        play(match, "bid 1", "bid 0", "bid 0")
        assert match.over
        with pytest.raises(Refused):
            match.undo(0)

    def test_others_see_that_a_bid_was_made_and_not_which(self) -> None:
        match = at_the_bids()
        play(match, "bid 1")
        assert match.seen(0)[-1] == (Bid(0, 1),)
        assert match.seen(1)[-1] == (Bid(0, None),)
        assert match.seen(None)[-1] == (Bid(0, None),)


def test_each_seat_is_shown_its_own_pearl() -> None:
    opening = begin().seen(1)[0]
    assert [event.pearl is not None for event in opening if isinstance(event, Drew)] == [False, True, False]


def test_a_fork_is_independent() -> None:
    match = begin()
    play(match, "rest", "rest")
    fork = match.fork(1)
    assert len(fork.played) == 1
    fork.play(1, DIVE)
    assert match.played[1].move == REST
    with pytest.raises(Refused):
        match.fork(3)


def test_votes_go_round_once_and_a_tie_is_broken() -> None:
    match = begin(players=2)
    play(match, "rest", "rest")
    match.play(0, YES)
    match.play(1, NO)
    assert match.state.legal()[0] == BID
    match = begin(players=2)
    play(match, "rest", "rest", "vote no", "vote yes")
    assert REST in match.state.legal()


def test_a_gain_on_anothers_turn() -> None:
    match = begin()
    play(match, "dive")
    assert (match.state.turn, match.state.owner) == (1, 0)
    match.play(1, LEAVE)
    assert (match.state.turn, match.state.owner) == (1, 1)


def test_a_commitment_opens_only_its_own_hash() -> None:
    sealed = commit(fresh_seed())
    assert sealed.opens(sealed.hash)
    assert not Commitment(sealed.seed ^ 1, sealed.salt).opens(sealed.hash)
    assert commit(5).hash != commit(5).hash  # salted


@pytest.mark.parametrize(("text", "seed"), [("7", 7), ("0x10", 16), ("f" * 32, 2**128 - 1)])
def test_seeds_as_people_write_them(text: str, seed: int) -> None:
    assert read_seed(text) == seed


@pytest.mark.parametrize("text", ["", "seven", "-1", "9" * 50])
def test_bad_seeds_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_seed(text)
    assert refused.value.reason.id == "refused-seed"


def test_the_pocket_game_is_a_game() -> None:
    assert isinstance(GAME, PearlsGame)
    assert GAME.moves.kind(GAME.moves.id("sell P3")) == "sell"
    assert GAME.moves.words(GAME.moves.id("sell P3")) == ["P3"]

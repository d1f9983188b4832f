# mypyc: compile
"""The weights of wishes. A failed task weighs 1000; the other weights were tuned by self-play."""

from typing import final

from mypy_extensions import i64


@final
class Weights:
    """The weights that sense uses."""

    def __init__(self) -> None:
        self.joy: i64 = 896
        """A task is done."""
        self.fall_mine: i64 = 408
        """In thousandths: a relevant card may still be played into a trick of its suit, and the owner wins it."""
        self.fall_theirs: i64 = 198
        """The same, and another seat wins it."""
        self.strength: i64 = 5
        """The cost of playing a high card, per step of appetite."""
        self.submarine: i64 = 11
        """How much stronger a submarine is than its value."""
        self.lead_strength: i64 = -3
        """Leading high."""
        self.discard_short: i64 = 5
        """Discarding from a short suit."""
        self.can: i64 = 87
        """In hundredths: the probability that another seat takes a trick it should take."""
        self.burn: i64 = 38
        """Getting rid of cards that beat one another seat wants."""
        self.shelter: i64 = 121
        """Keeping cards to play instead of one that another seat wants."""
        self.draw_out: i64 = 42
        """Leading below a wanted card in hand."""
        self.want_cards: i64 = 1
        self.avoid_cards: i64 = -2
        self.avoided: i64 = 28
        self.avoid_trick: i64 = -14
        self.count_gain: i64 = 105
        self.count_last: i64 = 43
        self.count_loss: i64 = 157
        self.pace: i64 = 249
        self.pace_offset: i64 = 38
        self.pace_least: i64 = -60
        self.pace_most: i64 = 150
        self.keep_submarine: i64 = -150
        self.crown_alone: i64 = 144
        self.spend_winner: i64 = 500
        self.compare: i64 = 60
        self.compare_late: i64 = 1020
        self.row: i64 = 73
        self.row_broken: i64 = 52
        self.more: i64 = 50
        self.less: i64 = 60
        self.colour: i64 = 120
        self.colour_lost: i64 = 100
        self.only_begun: i64 = 71
        self.only_step: i64 = 40
        self.never_lead: i64 = -48
        self.equal: i64 = 60
        self.whole: i64 = 101

# mypyc: compile
"""Ocean rows, player boards, hands, piles, mantas and goal tracks, and the handling of each piece.

Every card and manta is in exactly one place. Frames of the agenda work on a board; nothing here asks anyone anything.
"""

from typing import Final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER
from batyskaf.games.aquatica.codes import (
    AT_BOARD,
    AT_BOTTOM,
    AT_DISCARD,
    AT_SCORED,
    AT_TOP,
    BOTTOM,
    BY_CHARACTERS,
    BY_LOCATIONS,
    E_ARRIVED,
    E_ENDED,
    E_GAINED,
    E_KING,
    E_RAISED,
    E_REMOVED,
    E_REVEALED,
    E_SCORED,
    E_SHED,
    E_TRIGGERED,
    NONE,
    SLOTS,
    SPACES,
    SPOTS,
    TOP,
    TRACKS,
    TYPES,
)
from batyskaf.games.aquatica.pieces import Pieces

OVER_KIND: Final[i64] = 0
"""The kind of the only frame that is left when the game is over."""


class Board(Pieces):
    """The handling of the pieces."""

    def lay(self) -> None:
        """Set up the ocean and the boards. Rulebook: Game board setup, Player setup."""
        rules, setup = self.rules, self.setup
        self.clear()
        for seat in range(self.seats):
            for character in setup.starting:
                self.hold(seat, character)
            for manta in range(rules.trained):
                self.ready_mantas[seat * rules.herd + manta] = 1
        while self.row_size < SPACES and self.arrived < len(self.deal.characters):
            self._arrive()
        self._refill()
        self.revealed = False

    # --- characters --------------------------------------------------------------------------------------------------

    def hold(self, seat: i64, character: i64) -> None:
        """Take a character into the hand."""
        self.hand[seat * self.rules.kinds + character] += 1
        self.hand_size[seat] += 1

    def let_go(self, seat: i64, character: i64) -> None:
        """Take a character out of the hand; a king shows himself."""
        self.hand[seat * self.rules.kinds + character] -= 1
        self.hand_size[seat] -= 1
        if self.rules.number[character] > 0 and not self.king_known & BIT[seat]:
            self.king_known |= BIT[seat]
            self.revealed = True

    def discard(self, seat: i64, character: i64) -> None:
        """Put a character on top of the discard pile."""
        self.pile[seat * self.room + self.pile_size[seat]] = character
        self.pile_size[seat] += 1

    def discarded(self, seat: i64, character: i64) -> i64:
        """How many of a kind lie in a discard pile."""
        found: i64 = 0
        base = seat * self.room
        for i in range(self.pile_size[seat]):
            if self.pile[base + i] == character:
                found += 1
        return found

    def undiscard(self, seat: i64, character: i64) -> None:
        """Take the uppermost card of a kind out of the discard pile."""
        base = seat * self.room
        at = self.pile_size[seat] - 1
        while self.pile[base + at] != character:
            at -= 1
        self.pile_size[seat] -= 1
        while at < self.pile_size[seat]:
            self.pile[base + at] = self.pile[base + at + 1]
            at += 1
        self.pile[base + at] = NONE

    def remove(self, seat: i64, character: i64) -> None:
        """Count a character of a seat (NONE: of the row) among those that left the game."""
        self.gone[character] += 1
        self.record(E_REMOVED, seat, character, 0)

    def _arrive(self) -> None:
        """The next character enters the row; the last one of the deck brings the end near."""
        character = self.deal.characters[self.arrived]
        self.row[self.row_size] = character
        self.row_size += 1
        self.arrived += 1
        self.revealed = True
        self.record(E_ARRIVED, character, self.row_size - 1, 0)
        if self.arrived == len(self.deal.characters):
            self.trigger(BY_CHARACTERS)

    def leave_row(self, space: i64) -> i64:
        """Take a character out of the row; the others slide left and a new one arrives."""
        character = self.row[space]
        self.row_size -= 1
        while space < self.row_size:
            self.row[space] = self.row[space + 1]
            space += 1
        self.row[space] = NONE
        if self.arrived < len(self.deal.characters):
            self._arrive()
        return character

    # --- locations ---------------------------------------------------------------------------------------------------

    def free_slot(self, seat: i64) -> i64:
        """The first empty slot of a board, or NONE."""
        slot = self.slot
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if slot[i] == NONE:
                return i
        return NONE

    def slot_of(self, seat: i64, location: i64) -> i64:
        """The slot a location of a board lies in, or NONE."""
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if self.slot[i] == location:
                return i
        return NONE

    def depth(self, slot: i64) -> i64:
        """The depth in the circle of a slot, or NONE if there is none."""
        rules, location, risen = self.rules, self.slot[slot], self.risen[slot]
        if location == NONE or risen >= rules.depths[location]:
            return NONE
        return rules.first_depth[location] + risen

    def fully_risen(self, slot: i64) -> bool:
        location = self.slot[slot]
        return location != NONE and self.risen[slot] >= self.rules.depths[location]

    def insert(self, seat: i64, location: i64) -> None:
        """Insert a location into a board; one without depths is fully risen at once."""
        self._leave_rows(location)
        slot = self.free_slot(seat)
        self.slot[slot] = location
        self.risen[slot] = 0
        self.place[location] = AT_BOARD + seat
        if self.rules.depths[location] == 0:
            self._finish(seat, location)

    def _leave_rows(self, location: i64) -> None:
        for i in range(BOTTOM):
            if self.bottom[i] == location:
                self.bottom[i] = NONE
        for i in range(TOP):
            if self.top[i] == location:
                self.top[i] = NONE

    def slide(self, seat: i64, slot: i64) -> None:
        """Cover one more depth; a location that is fully risen gives its manta."""
        self.risen[slot] += 1
        if self.fully_risen(slot):
            self._finish(seat, self.slot[slot])

    def _finish(self, seat: i64, location: i64) -> None:
        if self.rules.wild[location] != NONE:
            self.gain(seat, self.rules.wild[location])

    def raise_location(self, seat: i64, slot: i64, steps: i64) -> None:
        """Raise a location: cover depths without using them."""
        location = self.slot[slot]
        self.record(E_RAISED, seat, location, steps)
        for _step in range(steps):
            self.slide(seat, slot)

    def raisable(self, seat: i64, but: i64) -> i64:
        """How many locations of a board can be raised, one left out."""
        slot, risen, depths = self.slot, self.risen, self.rules.depths
        found: i64 = 0
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            location = slot[i]
            if location != NONE and location != but and risen[i] < depths[location]:
                found += 1
        return found

    def scorable(self, seat: i64, but: i64) -> i64:
        """How many locations of a board are fully risen, one left out."""
        slot, risen, depths = self.slot, self.risen, self.rules.depths
        found: i64 = 0
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            location = slot[i]
            if location != NONE and location != but and risen[i] >= depths[location]:
                found += 1
        return found

    def on_board(self, seat: i64) -> i64:
        """How many locations a board holds."""
        slot = self.slot
        found: i64 = 0
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if slot[i] != NONE:
                found += 1
        return found

    def score_location(self, seat: i64, slot: i64) -> None:
        """Move a location to the scoring pile."""
        location = self.slot[slot]
        self.slot[slot] = NONE
        self.risen[slot] = 0
        self.place[location] = AT_SCORED + seat
        self.scored[seat * TYPES + self.rules.type[location]] += 1
        self.scored_points[seat] += self.rules.points[location]
        self.record(E_SCORED, seat, location, 0)

    def scored_count(self, seat: i64) -> i64:
        scored = self.scored
        total: i64 = 0
        for i in range(seat * TYPES, seat * TYPES + TYPES):
            total += scored[i]
        return total

    def bottom_count(self) -> i64:
        found: i64 = 0
        for i in range(BOTTOM):
            if self.bottom[i] != NONE:
                found += 1
        return found

    def shed(self, location: i64) -> None:
        """Put a location of the rows on the discard pile."""
        self._leave_rows(location)
        self.place[location] = AT_DISCARD
        self.record(E_SHED, location, 0, 0)

    def clear_top(self) -> None:
        """Scout, first step: the top row goes to the discard pile."""
        for i in range(TOP):
            if self.top[i] != NONE:
                self.shed(self.top[i])

    def move_up(self) -> None:
        """Scout, second and third step: the bottom row moves up and is filled again."""
        at: i64 = 0
        for i in range(BOTTOM):
            if self.bottom[i] != NONE:
                self.top[at] = self.bottom[i]
                self.place[self.bottom[i]] = AT_TOP
                self.bottom[i] = NONE
                at += 1
        self._refill()

    def _refill(self) -> None:
        for i in range(BOTTOM):
            if self.dealt < len(self.deal.locations):
                location = self.deal.locations[self.dealt]
                self.dealt += 1
                self.bottom[i] = location
                self.place[location] = AT_BOTTOM
                self.revealed = True
                self.record(E_REVEALED, location, 0, 0)
                if self.dealt == len(self.deal.locations):
                    self.trigger(BY_LOCATIONS)

    # --- mantas ------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, manta: i64) -> None:
        """Take a wild manta, ready; if none of its kind is left, nothing is taken."""
        if self.supply[manta] > 0:
            self.supply[manta] -= 1
            self.ready_mantas[seat * self.rules.herd + manta] += 1
            self.record(E_GAINED, seat, manta, 0)

    def tire(self, seat: i64, manta: i64) -> None:
        self.ready_mantas[seat * self.rules.herd + manta] -= 1
        self.tired_mantas[seat * self.rules.herd + manta] += 1

    def wild_count(self, seat: i64) -> i64:
        ready, tired, herd = self.ready_mantas, self.tired_mantas, self.rules.herd
        total: i64 = 0
        for i in range(seat * herd + self.rules.trained, (seat + 1) * herd):
            total += ready[i] + tired[i]
        return total

    def tired_count(self, seat: i64) -> i64:
        tired, herd = self.tired_mantas, self.rules.herd
        total: i64 = 0
        for i in range(seat * herd, (seat + 1) * herd):
            total += tired[i]
        return total

    def reserve(self, seat: i64) -> i64:
        """All mantas of a seat that are not on a goal track."""
        total: i64 = self.tired_count(seat)
        for i in range(seat * self.rules.herd, (seat + 1) * self.rules.herd):
            total += self.ready_mantas[i]
        return total

    # --- goals -------------------------------------------------------------------------------------------------------

    def free_spot(self, track: i64) -> i64:
        """The first free spot of a goal track."""
        spot: i64 = 0
        while self.track[track * SPOTS + spot] != NONE:
            spot += 1
        return spot

    def track_of(self, goal: i64) -> i64:
        """The track a goal lies on in this match, or NONE."""
        for track in range(TRACKS):
            if self.deal.goals[track] == goal:
                return track
        return NONE

    def claimable(self, seat: i64, track: i64) -> bool:
        """Whether a seat fulfils the goal of a track and has not claimed it yet."""
        goal = self.deal.goals[track]
        return not self.claimed[seat] & BIT[track] and self.rules.tests[goal].met(self, seat)

    def may_claim(self) -> bool:
        """Whether the seat of the frame on top may claim a goal now, as far as all can know: then it is asked first."""
        seat = self.owner
        if self.seat() != seat:
            return False
        for track in range(TRACKS):
            goal = self.deal.goals[track]
            if not self.claimed[seat] & BIT[track] and self.rules.tests[goal].may_be_met(self, seat):
                return True
        return False

    # --- the end -----------------------------------------------------------------------------------------------------

    def trigger(self, cause: i64) -> None:
        """Bring the end near: this turn, then one more for everyone. Later causes change nothing."""
        if self.ending == 0:
            self.ending = self.seats + 1
            self.cause = cause
            self.record(E_TRIGGERED, cause, self.owner, 0)

    def points(self, seat: i64) -> i64:
        """Rulebook: Counting prosperity points."""
        total = self.hand_size[seat] + self.scored_points[seat]
        for track in range(TRACKS):
            if self.claimed[seat] & BIT[track]:
                for spot in range(SPOTS):
                    if self.track[track * SPOTS + spot] == seat:
                        total += self.rules.track_points[spot]
        return total

    def end(self, cause: i64) -> None:
        """Close the game; kings that nobody has seen are shown, because a tie may depend on them."""
        for seat in range(self.seats):
            if self.king[seat] != NONE and not self.king_known & BIT[seat]:
                self.king_known |= BIT[seat]
                self.revealed = True
                self.record(E_KING, seat, self.king[seat], 0)
        self.cause = cause
        self.size = 0
        self.push(OVER_KIND, OVER, 0, 0, 0, 0)
        self.turn = OVER
        self.owner = OVER
        self.record(E_ENDED, cause, self.rank() if self.setup.solo else NONE, self.points(0))

    def rank(self) -> i64:
        """Rulebook: Solo mode. Which sea monster the points are worth, the lowest first."""
        rank: i64 = 0
        for limit in self.setup.rank_limits:
            if self.points(0) > limit:
                rank += 1
        return rank

    def beats(self, one: i64, other: i64) -> bool:
        """Whether a seat ranks before another: points, mantas in reserve, the lower king, or the later seat."""
        if self.points(one) != self.points(other):
            return self.points(one) > self.points(other)
        if self.reserve(one) != self.reserve(other):
            return self.reserve(one) > self.reserve(other)
        if self.king[one] != NONE and self.king[other] != NONE:
            return self.rules.number[self.king[one]] < self.rules.number[self.king[other]]
        return one > other

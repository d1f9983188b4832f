# mypyc: compile
"""What moves and positions of Aquatica are worth, in points.

A location is worth its points and what its depths still give; a character what its effects would bring; a manta, a card
in the discard pile and a slot have a price. The rest follows from the rules: what can be paid, raised and scored now.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.guide import Guide
from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER, MoveList, State
from batyskaf.games.aquatica.acquire import pool_for, price_of
from batyskaf.games.aquatica.codes import (
    ALL,
    AT_DISCARD,
    BOTTOM,
    BUY,
    CHOOSE,
    COINS,
    CONQUER,
    DISCARD,
    EMPTY,
    GAIN_MANTA,
    NONE,
    OTHERS,
    POWER,
    RAISE,
    RAISE_FULL,
    READY,
    RECRUIT,
    RECRUIT_FREE,
    REMOVE_SELF,
    REPLAY,
    SALVAGE,
    SCORE,
    SCOUT,
    SLOTS,
    SPACES,
    TAKE_BACK,
    TOP,
    TRACKS,
    V_BUY,
    V_CHOOSE,
    V_CLAIM,
    V_CONQUER,
    V_CONTINUE,
    V_DROP,
    V_END,
    V_EXPLOIT,
    V_LIFT,
    V_PAY_LOCATION,
    V_PAY_MANTA,
    V_PICK,
    V_PLACE,
    V_PLAY,
    V_RAISE,
    V_RECRUIT,
    V_REPLAY,
    V_RIVAL,
    V_SALVAGE,
    V_SCORE,
    V_SCOUT,
    V_SHED,
    V_TAKE_BACK,
    V_USE,
)
from batyskaf.games.aquatica.payment import FOR_BUYING, FOR_CONQUERING, FOR_RECRUITING, FOR_REPLAYING, available
from batyskaf.games.aquatica.rules import Rules
from batyskaf.games.aquatica.state import AquaticaState

# What a position holds for a seat.
H_HAND: Final[i64] = 0
H_PILE: Final[i64] = 1
H_SCORED: Final[i64] = 2
H_GOALS: Final[i64] = 3
H_TURN: Final[i64] = 4
"""1 for the seat whose turn it is."""
H_EVEN: Final[i64] = 5
"""1 for everybody."""
H_FREE: Final[i64] = 6
"""Empty slots."""
H_RISEN: Final[i64] = 7
"""Points of locations that are fully risen."""
H_SUNK: Final[i64] = 8
"""Points of locations that are not."""
H_DEPTHS: Final[i64] = 9
"""Depths that are left."""
H_EFFECTS: Final[i64] = 10
"""What they show."""
H_PROMISED: Final[i64] = 11
"""Mantas that locations will bring."""
H_MANTAS: Final[i64] = 12
"""Trained mantas, ready and tired, then wild ones."""
H_SKILLS: Final[i64] = 16
"""What the characters in hand can do, then those in the discard pile."""
H_PILE_SKILLS: Final[i64] = 17
H_OPEN: Final[i64] = 18
"""Points that goal tracks still have for this seat."""
H_READY_GOALS: Final[i64] = 19
"""Those it could claim now."""

EARLY: Final = [
    2.78,
    3.15,
    1.27,
    1.63,
    4.4,
    -9.24,
    -1.47,
    1.43,
    1.49,
    -1.23,
    1.2,
    4.03,
    2.46,
    1.38,
    3.38,
    4.78,
    -1.32,
    -0.93,
    1.57,
    -0.43,
]
LATE: Final = [
    1.37,
    1.41,
    1.0,
    0.81,
    -0.1,
    1.95,
    -0.54,
    0.45,
    0.33,
    -1.09,
    0.54,
    0.27,
    0.31,
    1.05,
    -0.29,
    -0.12,
    0.08,
    -0.12,
    -0.39,
    1.02,
]
"""What each is worth at the beginning of a game and at its end."""


@final
class AquaticaGuide(Guide):
    """The prices below are in points; they were tuned by play against one another."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(EARLY, LATE)
        self.swing_early = 8.0
        self.swing_late = 2.0
        self.turns = 2
        self.rules = rules
        self.coin: float = 0.61
        self.might: float = 0.36
        """A point of power."""
        self.narrow: float = 0.64
        """What is left of the price of power that is good for one type only."""
        self.rise: float = 0.9
        """Raising a location by one depth."""
        self.retrieved: float = 0.58
        """A card that comes back to the hand."""
        self.rested: float = 0.48
        """A manta that becomes ready."""
        self.manta: float = 2.53
        self.slot_freed: float = 0.69
        self.scored: float = 0.69
        """The part of a location's points that is gained by scoring it now rather than later."""
        self.bare: float = 0.28
        """What an empty depth costs that has to be raised."""
        self.upkeep: float = 0.47
        """What it costs to score a location once it has risen."""
        self.card: float = 0.91
        """A character by itself: a point in hand at the end."""
        self.skill: float = 0.53
        """The part of what a character can do that counts as its worth."""
        self.played: float = 0.57
        """What it costs that a played card has to be fetched again."""
        self.scouting: float = 0.27
        self.goal: float = 0.96
        """The part of a goal's points that hurrying for it is worth."""
        self.prepare()

    def prepare(self) -> None:
        """Reckon what never changes in a match from the prices."""
        rules = self.rules
        self.location: vec[float] = vec[float]([0.0] * int(rules.places))
        """What each location is worth before any depth is used."""
        self.character: vec[float] = vec[float]([0.0] * int(rules.kinds))
        for location in range(rules.places):
            self.location[location] = float(rules.points[location]) - self.upkeep + self.depths_left(location, 0)
            if rules.wild[location] != NONE:
                self.location[location] += self.manta
        for character in range(rules.kinds):
            self.character[character] = self.card + self.skill * self.printed(rules.program[character])

    def depths_left(self, location: i64, risen: i64) -> float:
        """What the depths of a location are worth from one on."""
        rules = self.rules
        total = 0.0
        first = rules.first_depth[location]
        for depth in range(first + risen, first + rules.depths[location]):
            total += self.effect(rules.depth_op[depth], rules.depth_n[depth], rules.depth_only[depth])
        return total

    def effect(self, op: i64, n: i64, only: i64) -> float:
        """What an effect is worth by itself, wherever it is printed."""
        if op == EMPTY:
            return -self.bare
        if op == COINS:
            return self.coin * float(n)
        if op == POWER:
            return self.might * float(n) * (1.0 if only == NONE else self.narrow)
        if op == RAISE:
            return self.rise * float(n)
        if op == RAISE_FULL:
            return 2.0 * self.rise
        if op == SCORE:
            return self.upkeep * float(min(n, 3))
        if op == TAKE_BACK:
            return self.retrieved * float(min(n, 4))
        if op == READY:
            return 2.0 * self.rested
        if op in (BUY, CONQUER, RECRUIT):
            return 1.0
        if op in (RECRUIT_FREE, SALVAGE):
            return 2.0
        if op == SCOUT:
            return self.scouting
        if op == GAIN_MANTA:
            return self.manta
        if op == REMOVE_SELF:
            return -1.0
        if op in (REPLAY, CHOOSE):
            return 1.5
        return 0.0

    def printed(self, program: i64) -> float:
        """What the effects of a character are worth by themselves."""
        rules = self.rules
        total = 0.0
        first = rules.program_first[program]
        for at in range(first, first + rules.program_size[program]):
            total += self.effect(rules.step_op[at], rules.step_n[at], NONE)
        return total

    # --- moves -------------------------------------------------------------------------------------------------------

    def seats(self, s: State) -> i64:
        assert isinstance(s, AquaticaState)
        return s.seats

    def judge(self, s: State, moves: MoveList, out: vec[float]) -> None:
        assert isinstance(s, AquaticaState)
        for i in range(moves.n):
            move = moves.items[i]
            out[i] = self.gain(s, s.rules.verb[move], s.rules.argument[move])

    def gain(self, s: AquaticaState, verb: i64, about: i64) -> float:
        """What a move seems to bring."""
        if verb == V_PLAY:
            return self.play(s, about)
        if verb == V_USE:
            worth = self.doing(s, s.rules.manta_op[about], s.rules.manta_n[about], NONE, s.owner)
            return worth - self.rested
        if verb == V_EXPLOIT:
            depth = s.depth(s.slot_of(s.owner, about))
            return 0.5 + self.doing(s, s.rules.depth_op[depth], s.rules.depth_n[depth], about, s.owner)
        if verb == V_RECRUIT:
            return self.recruit(s, about // SPACES, about % SPACES, s.a() == 1)
        if verb == V_BUY:
            return self.location[about] - self.coin * float(max(price_of(s, FOR_BUYING, about) - s.coins, 0))
        if verb == V_CONQUER:
            need = price_of(s, FOR_CONQUERING, about) - pool_for(s, FOR_CONQUERING, s.rules.type[about])
            return self.location[about] - self.might * float(max(need, 0))
        if verb == V_SALVAGE:
            return self.location[about]
        if verb == V_PAY_LOCATION:
            return self.slide(s, s.slot_of(s.owner, about)) + 0.5
        if verb == V_PAY_MANTA:
            return -self.rested
        if verb == V_RAISE:
            slot = s.slot_of(s.c(), about)
            depth = s.depth(slot)
            kept = self.effect(s.rules.depth_op[depth], s.rules.depth_n[depth], s.rules.depth_only[depth])
            return self.slide(s, slot) - kept
        if verb == V_LIFT:
            slot = s.slot_of(s.c(), about)
            return float(s.rules.points[about]) - self.depths_left(about, s.risen[slot])
        if verb == V_SCORE:
            return float(s.rules.points[about])
        if verb == V_SHED:
            return -self.location[about]
        if verb == V_TAKE_BACK:
            return self.character[about]
        if verb == V_REPLAY:
            return self.program(s, s.rules.program[about], 2) - self.coin
        if verb == V_DROP:
            return -self.character[about]
        if verb == V_CHOOSE:
            return self.program(s, s.b() + about, 2)
        if verb == V_CLAIM:
            return self.claim(s, about)
        if verb == V_PLACE:
            at = s.owner * s.rules.herd + about
            return self.rested if s.tired_mantas[at] > 0 else 0.0
        if verb == V_RIVAL:
            return self.rival(s, about)
        if verb == V_PICK:
            return self.character[about]
        if verb == V_SCOUT:
            return self.scouting
        if verb == V_CONTINUE:
            return 0.5
        if verb == V_END:
            return 0.2
        return 0.0

    def play(self, s: AquaticaState, character: i64) -> float:
        """What playing a character now seems to bring; it has to be fetched again, unless it stays."""
        worth = self.program(s, s.rules.program[character], 2)
        if not s.rules.stays[character]:
            worth -= 1.0 if 0 < s.ending <= s.seats else self.played
        return worth

    def program(self, s: AquaticaState, program: i64, deeper: i64) -> float:
        """Walk through effects in printed order and add up what each could bring with what came before."""
        rules = s.rules
        coins: i64 = 0
        power: i64 = 0
        total = 0.0
        first = rules.program_first[program]
        for at in range(first, first + rules.program_size[program]):
            op, n, x = rules.step_op[at], rules.step_n[at], rules.step_x[at]
            if op == COINS:
                coins += n
            elif op == POWER:
                power += n
            elif op == BUY:
                total += self.buy(s, coins)
                coins = 0
            elif op == CONQUER:
                total += self.conquer(s, power)
                power = 0
            elif op == RECRUIT:
                total += self.recruit_best(s, coins + available(s, FOR_RECRUITING, NONE), coins)
                coins = 0
            elif op == CHOOSE and deeper > 0:
                best = 0.0
                for option in range(n):
                    worth = self.program(s, x + option, deeper - 1)
                    if worth > best:
                        best = worth
                total += best
            elif op == OTHERS:
                total += 0.4 if x == DISCARD else -0.4
            elif op == REPLAY and deeper > 0:
                if available(s, FOR_REPLAYING, NONE) >= n:
                    total += self.replay_best(s, deeper - 1)
            else:
                total += self.doing(s, op, n, NONE, s.owner)
        return total

    def doing(self, s: AquaticaState, op: i64, n: i64, but: i64, seat: i64) -> float:
        """What an effect would bring a seat now, one location left out."""
        if op in (RAISE, RAISE_FULL):
            return self.raising(s, 4 if op == RAISE_FULL else n, but, seat)
        if op == SCORE:
            return self.scoring(s, n, but, seat)
        if op == TAKE_BACK:
            return self.retrieved * float(min(n, s.pile_size[seat]))
        if op == READY:
            return self.rested * float(s.tired_count(seat))
        if op == RECRUIT_FREE:
            return self.recruit_best(s, ALL, ALL)
        if op == RECRUIT:
            return self.recruit_best(s, available(s, FOR_RECRUITING, NONE), 0)
        if op == BUY:
            return self.buy(s, 0)
        if op == CONQUER:
            return self.conquer(s, 0)
        if op == SALVAGE:
            return self.salvage(s)
        if op == SCOUT:
            return self.scouting
        if op == GAIN_MANTA:
            return self.manta
        if op == REMOVE_SELF:
            return -1.0
        return 0.0

    def raising(self, s: AquaticaState, n: i64, but: i64, seat: i64) -> float:
        left: i64 = 0
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            location = s.slot[slot]
            if location != NONE and location != but:
                left += s.rules.depths[location] - s.risen[slot]
        return self.rise * float(min(n, left))

    def scoring(self, s: AquaticaState, n: i64, but: i64, seat: i64) -> float:
        """The most points that so many fully risen locations have, and the room they leave."""
        total = 0.0
        count: i64 = 0
        lowest = 99.0
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if s.slot[slot] != but and s.fully_risen(slot):
                points = float(s.rules.points[s.slot[slot]])
                total += points
                count += 1
                if points < lowest:
                    lowest = points
        if count > n:
            total -= lowest * float(count - n)
            count = n
        late = 1.0 if s.ending > 0 else self.scored
        return late * total + self.slot_freed * float(count)

    def slide(self, s: AquaticaState, slot: i64) -> float:
        """What it is worth to cover one more depth of a slot, beside what that depth gives."""
        location = s.slot[slot]
        left = s.rules.depths[location] - s.risen[slot]
        worth = float(s.rules.points[location]) * 0.3 / float(left)
        if left == 1 and s.rules.wild[location] != NONE:
            worth += self.manta
        return worth

    def recruit(self, s: AquaticaState, character: i64, space: i64, free: bool) -> float:
        worth = self.character[character]
        if not free:
            worth -= self.coin * float(max(s.rules.recruit_price[space] - s.coins, 0))
        return worth

    def recruit_best(self, s: AquaticaState, within: i64, coins: i64) -> float:
        best = 0.0
        for space in range(s.row_size):
            price = s.rules.recruit_price[space]
            if price <= within:
                worth = self.character[s.row[space]] - self.coin * float(max(price - coins, 0))
                if worth > best:
                    best = worth
        return best

    def replay_best(self, s: AquaticaState, deeper: i64) -> float:
        best = 0.0
        base = s.owner * s.room
        for i in range(s.pile_size[s.owner]):
            character = s.pile[base + i]
            if self.character[character] > best:
                best = self.character[character]
        return best * 0.8

    def buy(self, s: AquaticaState, coins: i64) -> float:
        """The best location that can be bought."""
        if s.free_slot(s.owner) == NONE:
            return 0.0
        within = coins + available(s, FOR_BUYING, NONE)
        best = 0.0
        for i in range(BOTTOM + TOP):
            location = s.bottom[i] if i < BOTTOM else s.top[i - BOTTOM]
            if location != NONE and s.rules.coin_price[location] <= within:
                need = max(s.rules.coin_price[location] - coins, 0)
                worth = self.location[location] - self.coin * float(need)
                if worth > best:
                    best = worth
        return best

    def conquer(self, s: AquaticaState, power: i64) -> float:
        """The best location that can be conquered."""
        if s.free_slot(s.owner) == NONE:
            return 0.0
        best = 0.0
        reach_of: i64 = 0  # eight bits per type, filled on demand
        for i in range(BOTTOM + TOP):
            location = s.bottom[i] if i < BOTTOM else s.top[i - BOTTOM]
            if location == NONE:
                continue
            need = max(price_of(s, FOR_CONQUERING, location) - power, 0)
            worth = self.location[location] - self.might * float(need)
            if worth <= best:
                continue
            if need > 0:
                shift = BIT[8 * s.rules.type[location]]
                reach = (reach_of // shift) & 255
                if reach == 0:
                    reach = min(available(s, FOR_CONQUERING, s.rules.type[location]), 254) + 1
                    reach_of += reach * shift
                if need >= reach:
                    continue
            best = worth
        return best

    def salvage(self, s: AquaticaState) -> float:
        if s.free_slot(s.owner) == NONE:
            return 0.0
        best = 0.0
        for location in range(s.rules.places):
            if s.place[location] == AT_DISCARD and self.location[location] > best:
                best = self.location[location]
        return best

    def claim(self, s: AquaticaState, goal: i64) -> float:
        for track in range(TRACKS):
            if s.deal.goals[track] == goal:
                return self.goal * float(s.rules.track_points[s.free_spot(track)])
        return 0.0

    def rival(self, s: AquaticaState, goal: i64) -> float:
        """Alone: let the rival go where its manta takes nothing away."""
        for track in range(TRACKS):
            if s.deal.goals[track] == goal:
                return 2.0 if s.claimed[0] & BIT[track] else 0.0
        return 0.0

    # --- positions ---------------------------------------------------------------------------------------------------

    def progress(self, s: State) -> float:
        """The fullest of what ends a game: characters that came, locations that came, goals of the seat with most."""
        assert isinstance(s, AquaticaState)
        if s.ending > 0:
            return 1.0
        most: i64 = 0
        for seat in range(s.seats):
            claimed: i64 = 0
            for track in range(TRACKS):
                if s.claimed[seat] & BIT[track]:
                    claimed += 1
            most = max(most, claimed)
        come = float(most) / float(TRACKS)
        characters = float(s.arrived) / float(len(s.deal.characters))
        locations = float(s.dealt) / float(len(s.deal.locations))
        return 0.9 * max(come, characters, locations)

    def points(self, s: State, seat: i64) -> float:
        assert isinstance(s, AquaticaState)
        return float(s.points(seat))

    def beats(self, s: State, one: i64, other: i64) -> bool:
        assert isinstance(s, AquaticaState)
        return s.beats(one, other)

    def together(self, s: State) -> float:
        """Alone: the more points the better, never quite the best there is."""
        assert isinstance(s, AquaticaState)
        if not s.setup.solo:
            return -1.0
        points = max(float(s.points(0)) if s.turn == OVER else self.prospects(s, 0), 0.0)
        return points / (points + 40.0)

    def hold(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, AquaticaState)
        for i in range(i64(len(out))):
            out[i] = 0.0
        out[H_HAND] = float(s.hand_size[seat])
        out[H_PILE] = float(s.pile_size[seat])
        out[H_SCORED] = float(s.scored_points[seat])
        out[H_GOALS] = float(s.points(seat) - s.hand_size[seat] - s.scored_points[seat])
        out[H_TURN] = 1.0 if s.owner == seat else 0.0
        out[H_EVEN] = 1.0
        self._hold_board(s, seat, out)
        self._hold_mantas(s, seat, out)
        self._hold_characters(s, seat, out)
        for track in range(TRACKS):
            if not s.claimed[seat] & BIT[track]:
                worth = float(s.rules.track_points[s.free_spot(track)])
                out[H_OPEN] += worth
                if s.claimable(seat, track):
                    out[H_READY_GOALS] += worth

    def _hold_board(self, s: AquaticaState, seat: i64, out: vec[float]) -> None:
        rules = s.rules
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            location = s.slot[slot]
            if location == NONE:
                out[H_FREE] += 1.0
                continue
            left = rules.depths[location] - s.risen[slot]
            if left == 0:
                out[H_RISEN] += float(rules.points[location])
            else:
                out[H_SUNK] += float(rules.points[location])
                out[H_DEPTHS] += float(left)
                out[H_EFFECTS] += self.depths_left(location, s.risen[slot])
                if rules.wild[location] != NONE:
                    out[H_PROMISED] += 1.0

    def _hold_mantas(self, s: AquaticaState, seat: i64, out: vec[float]) -> None:
        herd = seat * s.rules.herd
        for manta in range(s.rules.herd):
            wild = 2 if manta >= s.rules.trained else 0
            out[H_MANTAS + wild] += float(s.ready_mantas[herd + manta])
            out[H_MANTAS + wild + 1] += float(s.tired_mantas[herd + manta])

    def _hold_characters(self, s: AquaticaState, seat: i64, out: vec[float]) -> None:
        hand = seat * s.rules.kinds
        for character in range(s.rules.kinds):
            held = s.hand[hand + character]
            if held > 0:
                out[H_SKILLS] += self.character[character] * float(held)
        base = seat * s.room
        for i in range(s.pile_size[seat]):
            out[H_PILE_SKILLS] += self.character[s.pile[base + i]]

# mypyc: compile
"""What moves and positions of Aquatica are worth, in points.

A location is worth its points and what its remaining depths give, a character what its effects would bring; mantas,
discarded cards and slots have fixed prices. The rest follows from the rules: what can be paid, raised and scored now.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.aquatica.holding import EARLY, LATE, hold
from batyskaf.bots.aquatica.prices import Prices
from batyskaf.bots.guide import Guide, logistic
from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER, MoveList, State
from batyskaf.games.aquatica.acquire import Buy, Conquer, Recruit, RecruitFree, RecruitPaid, in_rows, pool_for, price_of
from batyskaf.games.aquatica.cards import Discard, Others, ReadyMantas, TakeBack
from batyskaf.games.aquatica.codes import (
    ALL,
    AT_DISCARD,
    BOTTOM,
    NONE,
    SLOTS,
    TOP,
    TRACKS,
    V_BUY,
    V_CHOOSE,
    V_CLAIM,
    V_CONQUER,
    V_CONTINUE,
    V_DISCARD,
    V_END,
    V_EXPLOIT,
    V_PAY_LOCATION,
    V_PAY_MANTA,
    V_PICK,
    V_PLACE,
    V_PLAY,
    V_RAISE,
    V_RAISE_FULL,
    V_RECRUIT,
    V_REPLAY,
    V_RIVAL,
    V_SALVAGE,
    V_SCORE,
    V_SCOUT,
    V_SHED,
    V_TAKE_BACK,
    V_USE,
    row_character,
    row_space,
)
from batyskaf.games.aquatica.discards import Replay, Salvage
from batyskaf.games.aquatica.instant import Coins, GainManta, Power
from batyskaf.games.aquatica.payment import (
    FOR_BUYING,
    FOR_CONQUERING,
    FOR_RECRUITING,
    FOR_REPLAYING,
    available,
    known_reach,
    with_reach,
)
from batyskaf.games.aquatica.raising import Raise, RaiseFull, Score
from batyskaf.games.aquatica.rules import Rules
from batyskaf.games.aquatica.scouting import Scout
from batyskaf.games.aquatica.state import AquaticaState
from batyskaf.games.aquatica.turn import Choose, RemoveSelf


@final
class AquaticaGuide(Guide):
    """Evaluates by what is printed and by what can be paid, raised and scored now."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(EARLY, LATE)
        self.swing_early = 8.0
        self.swing_late = 1.0
        self.turns = 2
        self.prices = Prices(rules)

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
        """The estimated value of a move."""
        if verb in (V_PLAY, V_USE, V_EXPLOIT, V_CHOOSE, V_REPLAY):
            return self.act(s, verb, about)
        if verb in (V_RECRUIT, V_BUY, V_CONQUER, V_SALVAGE):
            return self.acquire(s, verb, about)
        if verb in (V_PAY_LOCATION, V_PAY_MANTA, V_SHED, V_DISCARD):
            return self.give_up(s, verb, about)
        if verb in (V_RAISE, V_RAISE_FULL, V_SCORE):
            return self.move_up(s, verb, about)
        return self.answer(s, verb, about)

    def act(self, s: AquaticaState, verb: i64, about: i64) -> float:
        """Playing a card, or using a manta or a depth."""
        if verb == V_PLAY:
            return self.play(s, about)
        if verb == V_USE:
            worth = self.doing(s, s.rules.manta_op[about], s.rules.manta_n[about], NONE, s.owner)
            return worth - self.prices.rested
        if verb == V_EXPLOIT:
            depth = s.depth(s.slot_of(s.owner, about))
            return 0.5 + self.doing(s, s.rules.depth_op[depth], s.rules.depth_n[depth], about, s.owner)
        if verb == V_CHOOSE:
            return self.program(s, s.get(Choose.FIRST) + about, 2)
        return self.program(s, s.rules.program[about], 2) - self.prices.coin

    def acquire(self, s: AquaticaState, verb: i64, about: i64) -> float:
        """Gaining a character or a location, minus the price beyond what the card gave."""
        if verb == V_RECRUIT:
            return self.recruit(s, row_character(about), row_space(about), s.get(Recruit.FREE) == 1)
        if verb == V_BUY:
            return self.prices.location[about] - self.prices.coin * float(
                max(price_of(s, FOR_BUYING, about) - s.coins, 0)
            )
        if verb == V_CONQUER:
            need = price_of(s, FOR_CONQUERING, about) - pool_for(s, FOR_CONQUERING, s.rules.type[about])
            return self.prices.location[about] - self.prices.might * float(max(need, 0))
        return self.prices.location[about]

    def give_up(self, s: AquaticaState, verb: i64, about: i64) -> float:
        """Paying, or removing cards from the ocean or the hand."""
        if verb == V_PAY_LOCATION:
            return self.slide(s, s.slot_of(s.owner, about)) + 0.5
        if verb == V_PAY_MANTA:
            return -self.prices.rested
        if verb == V_SHED:
            return -self.prices.location[about]
        return -self.prices.character[about]

    def move_up(self, s: AquaticaState, verb: i64, about: i64) -> float:
        """Raising a location fully or by one depth, or scoring it."""
        if verb == V_SCORE:
            return float(s.rules.points[about])
        slot = s.slot_of(s.seat(), about)
        if verb == V_RAISE_FULL:
            return float(s.rules.points[about]) - self.prices.depths_left(about, s.risen[slot])
        depth = s.depth(slot)
        kept = self.prices.effect(s.rules.depth_op[depth], s.rules.depth_n[depth], s.rules.depth_only[depth])
        return self.slide(s, slot) - kept

    def answer(self, s: AquaticaState, verb: i64, about: i64) -> float:
        """Choosing goals, kings and cards to take back, and whether to continue."""
        if verb in (V_TAKE_BACK, V_PICK):
            return self.prices.character[about]
        if verb == V_CLAIM:
            return self.claim(s, about)
        if verb == V_PLACE:
            at = s.owner * s.rules.herd + about
            return self.prices.rested if s.tired_mantas[at] > 0 else 0.0
        if verb == V_RIVAL:
            return self.rival(s, about)
        if verb == V_SCOUT:
            return self.prices.scouting
        if verb == V_CONTINUE:
            return 0.5
        return 0.2 if verb == V_END else 0.0

    def play(self, s: AquaticaState, character: i64) -> float:
        """The estimated value of playing a character; it has to be taken back later, unless it stays in hand."""
        worth = self.program(s, s.rules.program[character], 2)
        if not s.rules.stays[character]:
            worth -= 1.0 if 0 < s.ending <= s.seats else self.prices.played
        return worth

    def program(self, s: AquaticaState, program: i64, deeper: i64) -> float:
        """Go through effects in printed order and add up what each could bring, given the earlier ones."""
        rules = s.rules
        coins: i64 = 0
        power: i64 = 0
        total = 0.0
        first = rules.program_first[program]
        for at in range(first, first + rules.program_size[program]):
            op, n, x = rules.step_op[at], rules.step_n[at], rules.step_x[at]
            if op == Coins.OP:
                coins += n
            elif op == Power.OP:
                power += n
            elif op == Buy.OP:
                total += self.buy(s, coins)
                coins = 0
            elif op == Conquer.OP:
                total += self.conquer(s, power)
                power = 0
            elif op == RecruitPaid.OP:
                total += self.recruit_best(s, coins + available(s, FOR_RECRUITING, NONE), coins)
                coins = 0
            elif op == Choose.OP and deeper > 0:
                best = 0.0
                for option in range(n):
                    worth = self.program(s, x + option, deeper - 1)
                    if worth > best:
                        best = worth
                total += best
            elif op == Others.OP:
                total += 0.4 if x == Discard.OP else -0.4
            elif op == Replay.OP and deeper > 0:
                if available(s, FOR_REPLAYING, NONE) >= n:
                    total += self.replay_best(s, deeper - 1)
            else:
                total += self.doing(s, op, n, NONE, s.owner)
        return total

    def doing(self, s: AquaticaState, op: i64, n: i64, but: i64, seat: i64) -> float:
        """The value of an effect for a seat now, without one location."""
        if op in (Raise.OP, RaiseFull.OP):
            return self.raising(s, 4 if op == RaiseFull.OP else n, but, seat)
        if op == Score.OP:
            return self.scoring(s, n, but, seat)
        if op == TakeBack.OP:
            return self.prices.retrieved * float(min(n, s.pile_size[seat]))
        if op == ReadyMantas.OP:
            return self.prices.rested * float(s.tired_count(seat))
        if op == RecruitFree.OP:
            return self.recruit_best(s, ALL, ALL)
        if op == RecruitPaid.OP:
            return self.recruit_best(s, available(s, FOR_RECRUITING, NONE), 0)
        if op == Buy.OP:
            return self.buy(s, 0)
        if op == Conquer.OP:
            return self.conquer(s, 0)
        if op == Salvage.OP:
            return self.salvage(s)
        if op == Scout.OP:
            return self.prices.scouting
        if op == GainManta.OP:
            return self.prices.manta
        if op == RemoveSelf.OP:
            return -1.0
        return 0.0

    def raising(self, s: AquaticaState, n: i64, but: i64, seat: i64) -> float:
        left: i64 = 0
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            location = s.slot[slot]
            if location != NONE and location != but:
                left += s.rules.depths[location] - s.risen[slot]
        return self.prices.rise * float(min(n, left))

    def scoring(self, s: AquaticaState, n: i64, but: i64, seat: i64) -> float:
        """The most points of this many fully risen locations, and the value of the freed slots."""
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
        late = 1.0 if s.ending > 0 else self.prices.scored
        return late * total + self.prices.slot_freed * float(count)

    def slide(self, s: AquaticaState, slot: i64) -> float:
        """The value of raising a slot's location by one depth, apart from what that depth gives."""
        location = s.slot[slot]
        left = s.rules.depths[location] - s.risen[slot]
        worth = float(s.rules.points[location]) * 0.3 / float(left)
        if left == 1 and s.rules.wild[location] != NONE:
            worth += self.prices.manta
        return worth

    def recruit(self, s: AquaticaState, character: i64, space: i64, free: bool) -> float:
        worth = self.prices.character[character]
        if not free:
            worth -= self.prices.coin * float(max(s.rules.recruit_price[space] - s.coins, 0))
        return worth

    def recruit_best(self, s: AquaticaState, within: i64, coins: i64) -> float:
        best = 0.0
        for space in range(s.row_size):
            price = s.rules.recruit_price[space]
            if price <= within:
                worth = self.prices.character[s.row[space]] - self.prices.coin * float(max(price - coins, 0))
                if worth > best:
                    best = worth
        return best

    def replay_best(self, s: AquaticaState, deeper: i64) -> float:
        best = 0.0
        base = s.owner * s.room
        for i in range(s.pile_size[s.owner]):
            character = s.pile[base + i]
            if self.prices.character[character] > best:
                best = self.prices.character[character]
        return best * 0.8

    def buy(self, s: AquaticaState, coins: i64) -> float:
        """The best location that can be bought."""
        if s.free_slot(s.owner) == NONE:
            return 0.0
        within = coins + available(s, FOR_BUYING, NONE)
        best = 0.0
        for i in range(BOTTOM + TOP):
            location = in_rows(s, i)
            if location != NONE and s.rules.coin_price[location] <= within:
                need = max(s.rules.coin_price[location] - coins, 0)
                worth = self.prices.location[location] - self.prices.coin * float(need)
                if worth > best:
                    best = worth
        return best

    def conquer(self, s: AquaticaState, power: i64) -> float:
        """The best location that can be conquered."""
        if s.free_slot(s.owner) == NONE:
            return 0.0
        best = 0.0
        reaches: i64 = 0
        for i in range(BOTTOM + TOP):
            location = in_rows(s, i)
            if location == NONE:
                continue
            need = max(price_of(s, FOR_CONQUERING, location) - power, 0)
            worth = self.prices.location[location] - self.prices.might * float(need)
            if worth <= best:
                continue
            if need > 0:
                type = s.rules.type[location]
                reach = known_reach(reaches, type)
                if reach == NONE:
                    reach = available(s, FOR_CONQUERING, type)
                    reaches = with_reach(reaches, type, reach)
                if need > reach:
                    continue
            best = worth
        return best

    def salvage(self, s: AquaticaState) -> float:
        if s.free_slot(s.owner) == NONE:
            return 0.0
        best = 0.0
        for location in range(s.rules.places):
            if s.place[location] == AT_DISCARD and self.prices.location[location] > best:
                best = self.prices.location[location]
        return best

    def claim(self, s: AquaticaState, goal: i64) -> float:
        for track in range(TRACKS):
            if s.deal.goals[track] == goal:
                return self.prices.goal * float(s.rules.track_points[s.free_spot(track)])
        return 0.0

    def rival(self, s: AquaticaState, goal: i64) -> float:
        """Solo: send the rival where its manta blocks nothing."""
        for track in range(TRACKS):
            if s.deal.goals[track] == goal:
                return 2.0 if s.claimed[0] & BIT[track] else 0.0
        return 0.0

    # --- positions ---------------------------------------------------------------------------------------------------

    def progress(self, s: State) -> float:
        """The furthest of the end triggers: characters dealt, locations dealt, goals of the seat with the most."""
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
        """Solo: more points are better. The rank Leviathan is at one half, where a few points matter most."""
        assert isinstance(s, AquaticaState)
        if not s.setup.solo:
            return -1.0
        points = float(s.points(0)) if s.turn == OVER else self.prospects(s, 0)
        return logistic((points - 60.0) / 12.0)

    def hold(self, s: State, seat: i64, out: vec[float]) -> None:
        assert isinstance(s, AquaticaState)
        hold(s, self.prices, seat, out)

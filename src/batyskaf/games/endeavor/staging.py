"""A mission of an edition becomes a `Setup`: its ocean, its Impact board, its special rules and goals."""

from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor import mission_schema as ms
from batyskaf.games.endeavor.compiling import Encoder, mask_of, numbers
from batyskaf.games.endeavor.content import Content
from batyskaf.games.endeavor.layouts import place_at
from batyskaf.games.endeavor.movetable import COLUMNS, options_of
from batyskaf.games.endeavor.rules import RANDOM_TILE, ROW_HEXES, ROW_TILE, Card, Goal, Rules, Setup
from batyskaf.games.endeavor.vocabulary import COUNTS, FIELDS, MEASURES, MILESTONES, UNITS

NEAR = {
    "odd-r": (
        ((0, 1), (0, -1), (-1, 0), (-1, -1), (1, 0), (1, -1)),
        ((0, 1), (0, -1), (-1, 1), (-1, 0), (1, 1), (1, 0)),
    ),
    "odd-q": (
        ((1, 0), (-1, 0), (0, -1), (-1, -1), (0, 1), (-1, 1)),
        ((1, 0), (-1, 0), (1, -1), (0, -1), (1, 1), (0, 1)),
    ),
    "none": (((0, 1), (0, -1)), ((0, 1), (0, -1))),
}
"""Neighbours as rows and columns away: of even rows (or columns), then of odd ones, which are shifted by half a hex."""


class Stager:
    """Puts a mission together for a number of players."""

    def __init__(self, content: Content, rules: Rules, encoder: Encoder, mission: ms.MissionEntry) -> None:
        self.content, self.encoder, self.mission = content, encoder, mission
        self.rules = rules
        self.tile = {tile.id: number for number, tile in enumerate(content.tiles)}
        self.hex = {hex.id: number for number, hex in enumerate(mission.board.hexes)}

    def setup(self, options: str, players: int, coop: bool, small: bool) -> Setup:
        setup = Setup(self.rules, options)
        setup.seats = players
        setup.coop = coop
        rounds = self.content.board.rounds_solo if players == 1 else self.content.board.rounds
        setup.rounds = rounds // 2 if small else rounds
        self._ocean(setup)
        self._board(setup)
        for rule in self.mission.rules:
            self._rule(setup, rule)
        for goal in self.mission.goals:
            ways = goal.options or (goal,)
            setup.goals.append([self._goal(way, players) for way in ways])
        setup.impact_threshold = self.mission.coop.threshold[str(players)]  # type: ignore[index]
        self._cards(setup, players)
        return setup

    def _ocean(self, setup: Setup) -> None:
        mission = self.mission
        setup.columns = mission.columns
        setup.max_depth = mission.max_depth
        setup.field = sum(
            1 << place_at(depth, column)
            for depth in range(1, mission.max_depth + 1)
            for column in range(mission.columns)
        )
        setup.launch = self.tile[mission.launch] if mission.launch else -1
        layout = [(_place(spot.place), self.tile[spot.tile] if spot.tile else RANDOM_TILE) for spot in mission.layout]
        if mission.shuffled_row is not None:
            layout += [(place_at(1, column), ROW_TILE) for column in range(mission.columns)]
            setup.row = True
            setup.row_tiles = numbers(self.tile[tile] for tile in mission.shuffled_row.tiles)
        setup.layout_place = numbers(place for place, _ in layout)
        setup.layout_tile = numbers(tile for _, tile in layout)
        setup.joined_tile = numbers(self.tile[joined.tile] for joined in mission.stacks)
        setup.joined_with = numbers(-1 if joined.top_with is None else joined.top_with for joined in mission.stacks)
        for joined in mission.stacks:
            if joined.must_keep:
                setup.must_keep = self.tile[joined.tile]

    def _board(self, setup: Setup) -> None:
        hexes = self.mission.board.hexes
        cells = [_cell(hex.id) for hex in hexes]
        setup.hexes = len(hexes)
        setup.hex_cell = numbers(row * codes.HEX_COLUMNS + column for row, column in cells)
        by_cell = {row * codes.HEX_COLUMNS + column: number for number, (row, column) in enumerate(cells)}
        setup.cell_hex = numbers(by_cell.get(cell, -1) for cell in range(codes.HEXES))
        setup.hex_points = numbers(hex.points for hex in hexes)
        setup.hex_gain = numbers(self.encoder.list_of(hex.gain) for hex in hexes)
        setup.hex_start = numbers(hex.start for hex in hexes)
        endless = [hex.id for hex in hexes if hex.infinite]
        setup.hex_infinite = numbers(endless.index(hex.id) if hex.infinite else -1 for hex in hexes)
        setup.infinite = len(endless)
        setup.hex_off = numbers(hex.off_grid for hex in hexes)
        setup.hex_field = numbers(FIELDS.index(hex.field) if hex.field else -1 for hex in hexes)
        setup.hex_goal = numbers(hex.goal - 1 if hex.goal else -1 for hex in hexes)
        setup.lowest_on_board = any("lowest_attribute" in hex.gain for hex in hexes)
        setup.closed = numbers(0 for _ in hexes)
        setup.vessel_tagged = numbers(0 for _ in hexes)
        first, near = [0], []
        for number, hex in enumerate(hexes):
            near += sorted(self._neighbours(number, hex, cells))
            first.append(len(near))
        setup.near_first = numbers(first)
        setup.near = numbers(near)

    def _neighbours(self, number: int, hex: ms.Hex, cells: list[tuple[int, int]]) -> set[int]:
        if hex.off_grid:
            return set()
        row, column = cells[number]
        board = self.mission.board
        odd = row % 2 if board.offset == "odd-r" else column % 2
        found = {
            cells.index((row + down, column + right))
            for down, right in NEAR[board.offset][odd]
            if (row + down, column + right) in cells
        }
        for one, other in board.links:
            if hex.id == one:
                found.add(self.hex[other])
            if hex.id == other:
                found.add(self.hex[one])
        return {other for other in found if not board.hexes[other].off_grid}

    def _rule(self, setup: Setup, rule: ms.MissionRule) -> None:
        hexes = self.mission.board.hexes
        if isinstance(rule, ms.RestoredZone):
            setup.restored_hex = self.hex[rule.hex]
            setup.restored_sites = rule.min_sites
        elif isinstance(rule, ms.ImpactMoves):
            setup.moving = True
        elif isinstance(rule, ms.ScoringAreaClosed):
            setup.closed = numbers(_cell(hex.id)[0] in rule.rows for hex in hexes)
            setup.opener = self.tile[rule.tile]
        elif isinstance(rule, ms.ImpactFallback):
            setup.fallback = self.encoder.list_of(rule.gain)
        elif isinstance(rule, ms.DesignateSiteType):
            setup.designate_tile = self.tile[rule.tile]
            setup.designate_goal = rule.goal - 1
        elif isinstance(rule, ms.TaggedNeedsVessel):
            setup.vessel_tagged = numbers(rule.tag in hex.tags for hex in hexes)
            setup.vessel_tile = self.tile[rule.tile]
        elif isinstance(rule, ms.CleanupTrack):
            setup.cleanup = rule.length
            setup.cleanup_depths = mask_of(rule.depths)
            steps = {int(depth): step for depth, step in rule.unlock.items()}
            setup.unlock = numbers(steps.get(depth, 0) for depth in range(codes.DEPTHS + 1))
        elif isinstance(rule, ms.ImpactByDepth):
            self._by_depth(setup, rule)

    def _by_depth(self, setup: Setup, rule: ms.ImpactByDepth) -> None:
        setup.by_depth = True
        rows = [-1] * ((codes.DEPTHS + 1) * ROW_HEXES)
        for row, depth in rule.rows.items():
            cells = [hex for hex in self.mission.board.hexes if _cell(hex.id)[0] == int(row) and not hex.off_grid]
            for place, hex in enumerate(sorted(cells, key=lambda hex: _cell(hex.id)[1])):
                rows[depth * ROW_HEXES + place] = self.hex[hex.id]
        setup.depth_row = numbers(rows)
        over = [-1] * (codes.DEPTHS + 1)
        for depth_text, id in rule.overflow.items():
            over[int(depth_text)] = self.hex[id]
        setup.depth_over = numbers(over)

    def _goal(self, way: ms.Scoring, players: int) -> Goal:
        goal = self._scoring(way)
        goal.first, goal.second = way.first, way.second
        for bonus in way.leader_bonuses:
            part = self._scoring(
                ms.Scoring(text=way.text, units=bonus.units or way.units, depths=bonus.depths, columns=bonus.columns)
            )
            part.first = bonus.points
            part.field = FIELDS.index(bonus.field) if bonus.field else -1
            goal.bonuses.append(part)
        if way.id is not None:
            goal.option = options_of(self.content).index(way.id)
        assert way.coop is not None
        goal.measure = MEASURES[way.coop.measure]
        goal.threshold = way.coop.threshold[str(players)]  # type: ignore[index]
        return goal

    def _scoring(self, way: ms.Scoring) -> Goal:
        goal = Goal()
        for unit in way.units:
            goal.units = int(goal.units) | int(UNITS[unit])
        goal.depths = mask_of(way.depths)
        goal.columns = mask_of(COLUMNS.index(column) for column in way.columns)
        if way.columns_from_tile is not None:
            goal.side_of = self.tile[way.columns_from_tile.tile]
            goal.side_right = way.columns_from_tile.side == "right"
        goal.points_per = way.points_per
        goal.tag = numbers(way.tag in hex.tags for hex in self.mission.board.hexes)
        goal.milestone = MILESTONES[way.milestone] if way.milestone else -1
        for candidate in way.candidates:
            goal.candidates = int(goal.candidates) | int(UNITS[candidate])
        return goal

    def _cards(self, setup: Setup, players: int) -> None:
        for number, entry in enumerate(self.content.cards):
            if self.mission.id in entry.not_in_missions or players in entry.not_with_players:
                continue
            card = Card()
            card.number = number
            card.count = COUNTS[entry.count]
            card.level = entry.level
            card.depths = mask_of(entry.depths)
            card.threshold = entry.threshold[str(players)]  # type: ignore[index]
            setup.cards.append(card)


def _place(text: str) -> int:
    return int(place_at(int(text[1]), COLUMNS.index(text[0])))


def _cell(id: str) -> tuple[int, int]:
    row, column = id[1:].split("c")
    return int(row), int(column)

# mypyc: compile
"""Set-up: shuffle tiles, tokens, journals, the top tier and goal cards for a mission."""

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.codes import CARDS, DEPTHS, DISPLAY, TOP_TIER
from batyskaf.games.endeavor.layouts import depth_of
from batyskaf.games.endeavor.rules import RANDOM_TILE, ROW_TILE, Deal, Setup


def prepare(setup: Setup, rng: Rng) -> Deal:
    """Draw everything that chance decides before the first move."""
    rules = setup.rules
    deal = Deal()
    deal.wave = rng.below(setup.seats)
    decks = _decks(setup)
    for depth in range(DEPTHS + 1):
        rng.shuffle(decks[depth])
    _lay_out(setup, rng, deal, decks)
    deal.tops = vec[i64]([0] * int(DEPTHS + 1))
    for i in range(i64(len(setup.joined_tile))):
        _join(setup, rng, deal, decks, setup.joined_tile[i], setup.joined_with[i])
    deal.stacks = decks
    for kind in range(rules.tokens):
        for _ in range(rules.token_copies[kind]):
            deal.tokens = append(deal.tokens, kind)
    rng.shuffle(deal.tokens)
    starting = vec[i64]()
    for journal in range(rules.journals):
        if rules.journal_in[journal]:
            if rules.journal_starting[journal]:
                starting = append(starting, journal)
            else:
                deal.journals = append(deal.journals, journal)
    rng.shuffle(starting)
    deal.display = starting[:DISPLAY]
    rng.shuffle(deal.journals)
    for specialist in range(rules.specialists):
        if rules.tier[specialist] == TOP_TIER and rules.copies[specialist]:
            deal.tier5 = append(deal.tier5, specialist)
    rng.shuffle(deal.tier5)
    if setup.coop:
        cards = vec[i64]()
        for card in setup.cards:
            cards = append(cards, card.number)
        rng.shuffle(cards)
        deal.cards = cards[:CARDS]
    deal.words = vec[i64]([rng.next(), rng.next(), rng.next(), rng.next()])
    return deal


def _decks(setup: Setup) -> list[vec[i64]]:
    """The ordinary tiles of each depth that the mission does not name."""
    rules = setup.rules
    named = vec[i64]([0] * int(rules.tiles))
    for tile in setup.layout_tile:
        if tile >= 0:
            named[tile] = 1
    for tile in setup.row_tiles:
        named[tile] = 1
    decks: list[vec[i64]] = [vec[i64]() for _ in range(DEPTHS + 1)]
    for tile in range(rules.tiles):
        depth = rules.tile_depth[tile]
        if rules.tile_in[tile] and not rules.tile_unique[tile] and not named[tile] and depth <= setup.max_depth:
            decks[depth] = append(decks[depth], tile)
    return decks


def _lay_out(setup: Setup, rng: Rng, deal: Deal, decks: list[vec[i64]]) -> None:
    """Random tiles of the set-up come off their stacks; a shuffled row mixes them with the named ones."""
    row = vec[i64]()
    if setup.row:
        row = setup.row_tiles[:]
        while len(row) < setup.columns and len(decks[1]) > 0:
            row = append(row, _top(decks, 1))
        rng.shuffle(row)
    at: i64 = 0
    for i in range(i64(len(setup.layout_tile))):
        tile = setup.layout_tile[i]
        if tile == RANDOM_TILE:
            tile = _top(decks, depth_of(setup.layout_place[i]))
        elif tile == ROW_TILE:
            tile = row[at]
            at += 1
        deal.layout = append(deal.layout, tile)


def _top(decks: list[vec[i64]], depth: i64) -> i64:
    tile = decks[depth][0]
    decks[depth] = decks[depth][1:]
    return tile


def _join(setup: Setup, rng: Rng, deal: Deal, decks: list[vec[i64]], tile: i64, top_with: i64) -> None:
    """A unique tile joins its stack: anywhere, or among some of the topmost."""
    depth = setup.rules.tile_depth[tile]
    deck = append(decks[depth], tile)
    size: i64 = len(deck)
    within = size if top_with < 0 or top_with + 1 > size else top_with + 1
    place = rng.below(within)
    for i in range(size - 1, place, -1):
        deck[i] = deck[i - 1]
    deck[place] = tile
    decks[depth] = deck
    if top_with >= 0:
        deal.tops[depth] = within

"""Endeavor's drawings: one for every tile, sign and piece, none distinguished by its hue alone, room for every site."""

import re
import xml.etree.ElementTree as ElementTree
from itertools import combinations

import pytest

from batyskaf.art import endeavor, endeavor_signs, endeavor_sites, endeavor_zones, sheet
from batyskaf.games.endeavor.checking import site_ids
from batyskaf.games.endeavor.content import load_content

BOOK = load_content()


@pytest.fixture(scope="module")
def sprite() -> str:
    return endeavor.sheet()


def symbols(sprite: str) -> dict[str, str]:
    return dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', sprite))


def test_every_tile_has_a_picture_of_its_own(sprite: str) -> None:
    drawn = symbols(sprite)
    pictures = [drawn[f"end-zone-{tile.id}"] for tile in BOOK.tiles]
    assert len(set(pictures)) == len(BOOK.tiles)
    assert set(endeavor_zones.MOTIFS) == {tile.id for tile in BOOK.tiles}


def test_everything_a_table_shows_is_drawn(sprite: str) -> None:
    drawn = symbols(sprite)
    wanted = {f"end-{kind}-{seat}" for kind in ("seat", "disc", "marker", "sub") for seat in range(5)}
    wanted |= {f"end-field-{field}" for field in ("blue", "brown", "green", "yellow")}
    wanted |= {f"end-act-{action}" for action in ("travel", "sonar", "dive", "conserve", "journal", "promote", "copy")}
    wanted |= {"end-any-attribute", "end-lowest-attribute", "end-research", "end-impact", "end-disc", "end-promote"}
    wanted |= {"end-vessel", "end-discover", *(f"end-{name}" for name in endeavor_signs.ATTRIBUTES)}
    assert wanted <= set(drawn)


def test_the_sheet_is_well_formed_repeats_and_uses_only_what_exists(sprite: str) -> None:
    ElementTree.fromstring(sprite)
    assert endeavor.sheet() == sprite
    both = sprite + sheet.sprite()
    ids = re.findall(r' id="([^"]+)"', both)
    used = set(re.findall(r'href="#([^"]+)"', both)) | set(re.findall(r"url\(#([^)]+)\)", both))
    assert used <= set(ids)
    assert len(ids) == len(set(ids)), "both sheets hang in one page"
    assert "style=" not in sprite
    assert "<text" not in sprite


def test_seats_fields_and_attributes_differ_in_shape_and_not_only_in_hue(sprite: str) -> None:
    drawn = symbols(sprite)
    for names in (
        [f"seat-{seat}" for seat in range(5)],
        [f"field-{field}" for field in endeavor_signs.FIELDS],
        list(endeavor_signs.ATTRIBUTES),
    ):
        shapes = {re.sub(r"#[0-9a-f]{3,6}", "", drawn[f"end-{name}"]) for name in names}
        assert len(shapes) == len(names)


def test_every_site_lies_on_its_tile_and_apart_from_the_others() -> None:
    for tile in BOOK.tiles:
        spots = endeavor_sites.spots(tile)
        assert set(spots) == set(site_ids(tile))
        for x, y in spots.values():
            assert 20 <= x <= endeavor_zones.WIDE - 20, tile.id
            assert 48 <= y <= endeavor_zones.HIGH - 20, tile.id
        for (ax, ay), (bx, by) in combinations(spots.values(), 2):
            assert abs(ax - bx) >= 40 or abs(ay - by) >= 40, tile.id


def test_links_run_past_no_other_site() -> None:
    """Except for three sites in a row, each joined to each: the link of the outer two bows around the middle one."""
    passed = []
    for tile in BOOK.tiles:
        spots = endeavor_sites.spots(tile)
        for link in tile.links:
            if {link.a[0], link.b[0]} != {"s"}:  # tracks are fixed rows: their links bow around what lies between
                ends = spots[link.a], spots[link.b]
                others = [id for id in spots if id not in (link.a, link.b)]
                passed += [(tile.id, link.a, link.b, id) for id in others if endeavor_sites._near(*ends, spots[id])]
    assert passed == [("jellyfish-bloom", "c1", "j1", "c2")]

"""What each edition prints, resolved in one place."""

from batyskaf.games.endeavor.game import load

GAME = load()


def test_the_retail_edition_prints_points_and_spaces_instead_of_effects() -> None:
    draft, retail = (GAME.edition(edition).journals["the-interlinked-ecosystem"] for edition in ("draft", "retail"))
    assert draft.discard is not None
    assert (draft.points, draft.spaces) == (0, 0)
    assert (retail.discard, retail.once_per_round) == (None, None)
    assert retail.spaces > 0
    assert retail.space


def test_nothing_printed_refers_to_another_edition() -> None:
    for edition in ("draft", "retail"):
        printed = GAME.edition(edition)
        assert all(tile.retail is None for tile in printed.tiles.values())
        assert all(goal.retail is None for mission in printed.missions.values() for goal in mission.goals)


def test_tiles_have_the_sites_and_features_of_their_edition() -> None:
    for tile in GAME.catalog.tiles:
        retail = GAME.edition("retail").tiles[tile.id]
        assert GAME.edition("draft").tiles[tile.id].dive == tile.dive
        if tile.retail is not None and tile.retail.features is not None:
            assert retail.features == tile.retail.features
        if tile.retail is not None and tile.retail.dive is not None:
            assert retail.dive == tile.retail.dive


def test_both_sides_of_a_specialist_have_a_name() -> None:
    words = GAME.words()["specialists"]
    entry = next(entry for entry in GAME.catalog.specialists if entry.id == "pilot")
    assert entry.junior is not None
    assert words["pilot"] == entry.junior.name
    assert words["pilot-senior"] == entry.senior.name

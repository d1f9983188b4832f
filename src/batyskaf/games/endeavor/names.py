"""From numbers back to content ids, for events and views."""

from batyskaf.games.endeavor.checking import site_ids
from batyskaf.games.endeavor.content import Content
from batyskaf.games.endeavor.movetable import options_of, side_names


class Names:
    """The ids of everything, by number."""

    def __init__(self, content: Content) -> None:
        self.tiles = [tile.id for tile in content.tiles]
        self.specialists = [entry.id for entry in content.specialists]
        self.sides = side_names(content)
        self.journals = [entry.id for entry in content.journals]
        self.tokens = [entry.id for entry in content.tokens]
        self.cards = [entry.id for entry in content.cards]
        self.options = options_of(content)
        self.sites: list[str] = []
        self._tile: list[int] = []
        for number, tile in enumerate(content.tiles):
            ids = list(site_ids(tile))
            self.sites += ids
            self._tile += [number] * len(ids)

    def tile_of(self, site: int) -> str:
        """The tile that a site lies on."""
        return self.tiles[self._tile[site]]

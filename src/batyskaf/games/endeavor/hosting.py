"""What a host of Endeavor should know: which missions there are."""

from collections.abc import Mapping

from batyskaf.core.content import Text
from batyskaf.core.hosting import Hosting
from batyskaf.games.endeavor.content import Content


class EndeavorHosting(Hosting):
    """People talk as they like; the missions are those of the content."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def choices(self) -> Mapping[str, Mapping[str, Text]]:
        return {"mission": {id: mission.name for id, mission in self._content.missions.items()}}

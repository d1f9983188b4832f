"""What a host of Aquatica should know: which goals there are."""

from collections.abc import Mapping

from batyskaf.core.content import Text
from batyskaf.core.hosting import Hosting
from batyskaf.games.aquatica.content import Content


class AquaticaHosting(Hosting):
    """People talk as they like; the goals are those of the content."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def choices(self) -> Mapping[str, Mapping[str, Text]]:
        return {"chosen_goals": {goal.id: goal.text for goal in self._content.goals.played()}}

"""What is printed at a table of The Crew: tasks of its edition, and missions with or without their clock."""

from batyskaf.core.printed import Printed, Words
from batyskaf.games.crew.content import Content
from batyskaf.games.crew.options import CrewOptions


def words_of(content: Content) -> Words:
    """What tasks and missions say: they have no names."""
    return {
        "tasks": {entry.id: entry.text for entry in content.tasks},
        "missions": {id: entry.text for id, entry in content.missions.items()},
    }


def printed(content: Content, options: CrewOptions) -> Printed:
    """Return all tasks and missions as a table with these options plays them."""
    draft_untimed = options.untimed_sharing == "draft"
    return Printed(
        {
            "tasks": {entry.id: entry.printed(options.edition) for entry in content.tasks},
            "missions": {id: entry.played(options.timed, draft_untimed) for id, entry in content.missions.items()},
        }
    )

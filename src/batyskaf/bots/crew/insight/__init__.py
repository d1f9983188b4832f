"""What bots know about the tasks of The Crew: one class per kind; a missing one fails at import."""

from batyskaf.bots.crew.insight import amounts as amounts
from batyskaf.bots.crew.insight import collecting as collecting
from batyskaf.bots.crew.insight import counting as counting
from batyskaf.bots.crew.insight import objectives as objectives
from batyskaf.bots.crew.insight import winning as winning
from batyskaf.bots.crew.insight.registry import check
from batyskaf.games.crew import content as content

check()

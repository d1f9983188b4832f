"""What is counted at a running server."""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from batyskaf.table.connections import Places
from batyskaf.table.limits import Hits, Limits
from batyskaf.table.metrics import Metrics, counter, gauge

if TYPE_CHECKING:
    from batyskaf.table.api import Context
    from batyskaf.table.reminders import Reminders


class Watch:
    """The figures of one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.hits = Hits()
        self.metrics = Metrics()
        self.reminders: Reminders | None = None
        self.sockets = Places("sockets", limits.sockets, limits.sockets_total, self.hits)

    def lines(self, context: "Context") -> Iterable[str]:
        tables = context.hub.tables.values()
        yield from gauge("batyskaf_tables", "Tables in memory.", len(tables))
        yield from gauge("batyskaf_sockets", "Open sockets and event streams.", self.sockets.count)
        yield from gauge("batyskaf_bot_queue", "Decisions that wait for a worker.", context.hub.thinking.waiting)
        yield from self.metrics.lines()
        if self.reminders is not None:
            yield from counter("batyskaf_pushes_total", "Reminders by status.", "status", self.reminders.sent)
        hits = Counter({name: sum(who.values()) for name, who in self.hits.by_limit.items()})
        yield from counter("batyskaf_limit_hits_total", "Requests refused by a limit.", "limit", hits)

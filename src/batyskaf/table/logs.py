"""Logs for the operator of a server: lines of text or JSON with the id of the request, and nothing that is secret.

What an exception says may contain anything, so only its type and the places it passed are logged.
"""

import json
import logging
import re
import sys
import time
import traceback
from contextvars import ContextVar
from types import TracebackType
from typing import Literal

request_id: ContextVar[str] = ContextVar("request_id", default="")
access = logging.getLogger("batyskaf.access")
Form = Literal["text", "json"]
_IDS = re.compile(r"^(/api/(?:tables|replays|campaigns|games|daily|locale)|/t|/replay|/review|/logbook)/[^/]+")


def plain_path(path: str) -> str:
    """A path without ids: some are secrets of people who play."""
    return _IDS.sub(r"\1/*", path)


class Lines(logging.Formatter):
    """One line for each event; `form` says how it is written."""

    def __init__(self, form: Form) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            said["request"] = request_id.get()
        said.update(getattr(record, "fields", {}))
        if record.exc_info:
            said["failed"] = self.formatException(record.exc_info)
        if self._form == "json":
            return json.dumps(said, ensure_ascii=False)
        more = " ".join(f"{name}={value}" for name, value in said.items() if name not in ("time", "level", "message"))
        return f"{said['time']} {said['level']} {said['message']} {more}".replace("\n", " | ")

    def formatException(  # noqa: N802 - the name is that of the base class
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None],
    ) -> str:
        kind, _, at = ei
        places = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(at)]
        return "\n".join([kind.__name__ if kind else "", *places])


def set_up(form: Form = "text", access_log: bool = False) -> None:
    """Send the logs of the server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(form))
    for name in ("batyskaf", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(logging.WARNING)
        logger.propagate = name == "uvicorn.error"
    access.setLevel(logging.INFO if access_log else logging.WARNING)

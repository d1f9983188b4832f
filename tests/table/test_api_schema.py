"""Schemathesis over the HTTP API: every response matches the OpenAPI description."""

import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from batyskaf.table.app import Config, make_app
from batyskaf.table.serve import listening
from batyskaf.table.serve import settings as server_settings
from tests.table.kit import OPEN, SOON, database_in

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DESCRIPTION = make_app(Config(database="sqlite://")).openapi()
ENDLESS = "/api/tables/{id}/events"
"""A stream doesn't end; test_http tests it."""


def operations() -> Iterator[Any]:
    for found in schemathesis.openapi.from_dict(DESCRIPTION).get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        if operation.path != ENDLESS:
            yield pytest.param(operation, id=operation.label)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """A server in a thread, for a client that blocks."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(database=database_in(Path(folder)), limits=OPEN, workers=1)
        bound = listening("127.0.0.1", 0)
        running = uvicorn.Server(server_settings(config))
        thread = threading.Thread(target=running.run, args=([bound],))
        thread.start()
        while not running.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
        running.should_exit = True
        thread.join()


@pytest.fixture(scope="module")
def known(server: str) -> dict[str, str]:
    """A table that exists, so that not every request ends with 404."""
    wish = {"game": "crew", "settings": {"public": True}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = httpx.post(f"{server}/api/tables", json=wish, timeout=SOON).json()
    return {"id": made["table"]["id"], "token": made["token"]}


@schemathesis.serializer("application/x-ndjson")
def lines(_: Any, value: Any) -> bytes:
    """Send a match file as it is."""
    return str(value).encode(errors="replace")


@pytest.mark.parametrize("operation", list(operations()))
def test_every_response_is_as_described(operation: Any, server: str, known: dict[str, str]) -> None:
    turn = 0

    @settings(max_examples=30, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        nonlocal turn
        turn += 1
        if "id" in (case.path_parameters or {}) and turn % 2:
            case.path_parameters["id"] = known["id"]
            case.headers = {**dict(case.headers or {}), "Authorization": f"Bearer {known['token']}"}
        answer = case.call(base_url=server, timeout=SOON)
        case.validate_response(answer, checks=CHECKS)

    check()


@pytest.fixture(scope="module")
def played(server: str) -> dict[str, str]:
    """A table in play, all of whose seats have one link."""
    wish = {"game": "crew", "options": {"players": 3}, "seats": [{"kind": "me"}] * 3}
    made = httpx.post(f"{server}/api/tables", json=wish, timeout=SOON).json()
    return {"id": made["table"]["id"], "token": made["token"]}


@pytest.mark.parametrize(
    ("command", "status", "kind"),
    [
        ({"type": "ping", "id": "a"}, 200, "ack"),
        ({"type": "hand", "up": False}, 200, "ack"),
        ({"type": "why", "move": "play P1"}, 200, "because"),
        ({"type": "hint", "id": "b"}, 200, "hint"),
        ({"type": "hint", "much": "move"}, 200, "hint"),
        ({"type": "move", "seq": 10**6, "move": "play P1"}, 409, None),
        ({"type": "vote", "proposal": 1, "yes": True}, 409, None),
        ({"type": "unheard-of"}, 400, None),
    ],
    ids=lambda value: value.get("type") if isinstance(value, dict) else None,
)
def test_every_answer_to_a_command_is_as_described(
    server: str, played: dict[str, str], command: dict[str, Any], status: int, kind: str | None
) -> None:
    operation = schemathesis.openapi.from_dict(DESCRIPTION)["/api/tables/{id}/command"]["POST"]
    headers = {"Authorization": f"Bearer {played['token']}"}
    case = operation.Case(
        path_parameters={"id": played["id"]}, headers=headers, body=command, media_type="application/json"
    )
    answer = case.call(base_url=server, timeout=SOON)
    assert (answer.status_code, answer.json().get("type")) == (status, kind), answer.text
    case.validate_response(answer, checks=CHECKS)


def test_the_description_names_every_route() -> None:
    assert "/api/tables/{id}/command" in DESCRIPTION["paths"]
    assert len(DESCRIPTION["paths"]) >= 17

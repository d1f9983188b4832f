"""`batyskaf admin`: commands for people who run a server."""

import json
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from batyskaf.terminal.speaking import Lang, in_language

if TYPE_CHECKING:
    from batyskaf.table.care import Care

admin = typer.Typer(help="Look after the tables of a server.", no_args_is_help=True)
Done = TypeVar("Done")
Database = Annotated[
    str | None, typer.Option(envvar="BATYSKAF_DATABASE", help="The database; without it that of this user.")
]
Status = Literal["waiting", "playing", "over"]


def _url(database: str | None) -> str:
    from batyskaf.table.app import default_database
    from batyskaf.table.sql_store import as_async

    return as_async(database or default_database())


def _run(work: "Coroutine[None, None, Done]") -> Done:
    import asyncio

    return asyncio.run(work)


def _with_care(database: str | None, work: "Callable[[Care], Awaitable[Done]]") -> Done:
    async def run() -> Done:
        from batyskaf.table.care import Care
        from batyskaf.table.sql_store import SqlStore

        store = await SqlStore.open(_url(database))
        try:
            return await work(Care(store))
        finally:
            await store.close()

    return _run(run())


@admin.command("tables")
def list_tables(
    status: Annotated[Status | None, typer.Option(help="Only tables with this status.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="The maximum number of tables to list.")] = 100,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """List tables, the latest first: id, game, status, moves, last change (UTC), and whether they are public."""
    with in_language(lang):
        for row in _with_care(database, lambda care: care.tables(status, limit)):
            changed = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.changed))
            print(f"{row.id}  {row.game:9}  {row.status:8} {row.moves:5}  {changed}  {'public' if row.public else ''}")


@admin.command("close")
def close_table(
    table: Annotated[str, typer.Argument(help="The id of the table.")], database: Database = None, lang: Lang = None
) -> None:
    """End a table without a result."""
    with in_language(lang) as texts:
        closed = _with_care(database, lambda care: care.close(table))
        print(texts.say("admin-closed" if closed else "admin-over", table=table))


@admin.command("backup")
def back_up(
    file: Annotated[Path, typer.Argument(help="The file to write.")], database: Database = None, lang: Lang = None
) -> None:
    """Copy the database to a file, while a server uses it."""
    with in_language(lang) as texts:
        from batyskaf.table import care

        _run(care.back_up(_url(database), file))
        print(texts.say("admin-backed-up", path=str(file)))


@admin.command("restore")
def restore_backup(
    file: Annotated[Path, typer.Argument(help="A file that `backup` wrote.")],
    yes: Annotated[bool, typer.Option("--yes", help="Replace what is in the database now.")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Replace the database by a backup. Stop the server first."""
    with in_language(lang) as texts:
        from batyskaf.table import care

        if not yes:
            from batyskaf.core.reason import Refused

            raise Refused("refused-admin-sure")
        _run(care.restore(_url(database), file))
        print(texts.say("admin-restored", path=str(file)))


@admin.command("keep")
def keep_days(
    waiting: Annotated[float | None, typer.Option(min=0, help="Days to keep tables that wait for people.")] = None,
    playing: Annotated[float | None, typer.Option(min=0, help="Days to keep unfinished tables.")] = None,
    over: Annotated[float | None, typer.Option(min=0, help="Days to keep finished tables and their results.")] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete tables that have not changed for some days."""
    with in_language(lang) as texts:
        wished = {"waiting": waiting, "playing": playing, "over": over}
        days = {status: most for status, most in wished.items() if most is not None}
        if not days:
            from batyskaf.core.reason import Refused

            raise Refused("refused-admin-days")
        for status, count in _with_care(database, lambda care: care.keep(days)).items():
            print(texts.say("admin-deleted", status=status, count=count))


@admin.command("forget")
def forget_player(
    key: Annotated[str, typer.Argument(help="The key of the player, which their browser keeps.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Delete the names, the chat and the record that belong to a player's key. Restart the server afterwards."""
    with in_language(lang) as texts:
        print(texts.say("admin-forgotten", count=_with_care(database, lambda care: care.forget(key))))


@admin.command("limits")
def show_limits(
    url: Annotated[str, typer.Option(help="The address of the server, on this machine.")] = "http://127.0.0.1:8123",
    lang: Lang = None,
) -> None:
    """Show the limits of a running server, and the addresses that hit each of them most."""
    with in_language(lang):
        import urllib.error
        import urllib.request

        from batyskaf.core.reason import Refused

        try:
            with urllib.request.urlopen(f"{url.rstrip('/')}/limits", timeout=10) as answer:
                found = json.load(answer)
        except (urllib.error.HTTPError, ValueError) as error:
            raise Refused("refused-admin-server", url=url, detail=str(error)) from None
        except OSError:
            raise Refused("refused-admin-no-server", url=url) from None
        for name, value in found["limits"].items():
            print(f"{name} = {value}")
        for name, hits in found["hits"].items():
            for address, count in hits.items():
                print(f"{name}: {address} {count}")

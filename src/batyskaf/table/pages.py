"""The page: files that Vite built into `static/`. Every path of the page leads to its one HTML file. Any other path
does too, and so does one to a table or game that doesn't exist, as an answer 404: the page says so and leads home.

Beside it lies the static site, if the server was given one: the table that needs no server, below `/offline/`.
"""

from html import escape
from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse

from batyskaf.locale import LANGUAGES, Texts
from batyskaf.table.addresses import leads_somewhere
from batyskaf.table.encoding import accepts
from batyskaf.table.guard import policy

STATIC = Path(__file__).parent / "static"
OFFLINE = "offline"
FOREVER = "public, max-age=31536000, immutable"
HASHED = ("assets/", "python/")
"""Folders whose files have a hash in their path."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings of the copies that tools/web.py puts beside files, the smallest first."""
MEDIA = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
"""Media types that browsers insist on, whatever the machine believes."""
SITE_POLICY = {"content-security-policy": policy("'wasm-unsafe-eval'")}
"""Python runs as WebAssembly there, and only there."""


def missing() -> str:
    """What to show before the page is built: how to build it, in every language."""
    said = "\n".join(f'<p lang="{lang}">{escape(Texts(lang).say("page-missing"))}</p>' for lang in LANGUAGES)
    return f'<!doctype html>\n<html><meta charset="utf-8"><title>Batyskaf</title>\n<h1>Batyskaf</h1>\n{said}\n</html>\n'


def is_site(folder: Path | None) -> bool:
    return folder is not None and (folder / "index.html").is_file()


def mount(app: FastAPI, folder: Path, site: Path | None) -> None:
    """Serve the files of both folders; they may be built while the server runs."""
    if site is not None:

        @app.get(f"/{OFFLINE}", include_in_schema=False)
        async def beside() -> Response:
            return RedirectResponse(f"/{OFFLINE}/")

        @app.get(f"/{OFFLINE}/{{path:path}}", include_in_schema=False)
        async def offline(request: Request, path: str) -> Response:
            found = _file(site, path or "index.html")
            return Response(status_code=404) if found is None else _answer(request, path, found, SITE_POLICY)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        return await serve(request, folder, path)


async def serve(request: Request, folder: Path, path: str) -> Response:
    """A built file, or the page."""
    if path.startswith("api/"):
        return Response(b'{"reason":{"id":"refused-table-path","args":{}}}', 404, media_type="application/json")
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(missing(), 503, {"cache-control": "no-cache"})
    found = _file(folder, path)
    if found is not None:
        return _answer(request, path, found)
    known = await leads_somewhere(request.app.state.context.hub, path)
    return _answer(request, "", index, status=200 if known else 404)


def _file(folder: Path, path: str) -> Path | None:
    """A file inside a folder."""
    if not path or "\0" in path:
        return None
    wanted = (folder / path).resolve()
    try:
        return wanted if wanted.is_file() and wanted.is_relative_to(folder.resolve()) else None
    except OSError:  # a name that no file can have
        return None


def _answer(
    request: Request, path: str, file: Path, headers: dict[str, str] | None = None, status: int = 200
) -> Response:
    """A file, compressed if a compressed copy lies beside it; without a hash in its path, browsers ask again."""
    sent = {"cache-control": FOREVER if path.startswith(HASHED) else "no-cache", **(headers or {})}
    copies = {name: copy for name, end in ENCODINGS.items() if (copy := Path(f"{file}{end}")).is_file()}
    if copies:
        sent["vary"] = "accept-encoding"
    accepted = request.headers.get("accept-encoding", "")
    chosen = next((name for name in copies if accepts(accepted, name)), None)
    if chosen is not None:
        sent["content-encoding"] = chosen
    return FileResponse(copies.get(chosen or "", file), status, sent, MEDIA.get(file.suffix))

"""The HTTP side of the tables. Bodies are msgspec Structs; refusals become answers in `app`."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from typing import Annotated, TypeVar

import msgspec
from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from batyskaf import bots
from batyskaf.core.faults import faults
from batyskaf.core.game import Game
from batyskaf.core.matchfile import file_of
from batyskaf.core.options import options_of
from batyskaf.core.reason import Refused
from batyskaf.games import names
from batyskaf.locale.texts import FOLDER as LOCALE
from batyskaf.locale.texts import LANGUAGES
from batyskaf.table import bodies, replays
from batyskaf.table import protocol as say
from batyskaf.table.commands import Access, Desk, clean_name
from batyskaf.table.daily import Daily
from batyskaf.table.frames import pack_names
from batyskaf.table.hub import Hub, new_token
from batyskaf.table.reviews import Reviews
from batyskaf.table.schema import answers, takes
from batyskaf.table.sockets import answer, mirror, read_command
from batyskaf.table.store import KnownCampaign
from batyskaf.table.tables import game_of

logger = logging.getLogger("batyskaf.table")
router = APIRouter(prefix="/api")
Body = TypeVar("Body")
Since = Annotated[int, Query(ge=0, le=2**31)]
MATCH_FILE = "application/x-ndjson"


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def reviews_of(request: Request) -> Reviews:
    reviews: Reviews = request.app.state.reviews
    return reviews


def daily_of(request: Request) -> Daily:
    daily: Daily = request.app.state.daily
    return daily


def token_of(request: Request) -> str:
    """The secret of a link, from the header."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def body_of(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("refused-table-message", **faults(error)) from None


def reply(body: object) -> Response:
    return Response(msgspec.json.encode(body), media_type="application/json")


# --- games ------------------------------------------------------------------------------------------------------------


@router.get("/games", responses=answers("GameInfo", True))
async def games() -> Response:
    """The games with all that a set-up screen needs."""
    return reply([game_info(game) for game in _playable()])


def _playable() -> Iterator[Game]:
    """The games that can be loaded: a broken one of some package is no reason to offer none."""
    for name in names():
        try:
            yield game_of(name)
        except Refused as refused:
            logger.warning("game %s is left out: %s", name, refused)


@router.post(
    "/games/{game}/packs", responses=answers("GameInfo", False, 400, 404, 409, 413), openapi_extra=takes("LookAtPacks")
)
async def look_at_packs(request: Request, game: str) -> Response:
    """A game as it would be with some packs; a pack that is wrong is refused with what is wrong."""
    wish = await body_of(request, bodies.LookAtPacks)
    return reply(game_info(game_of(game, wish.packs)))


def game_info(game: Game) -> bodies.GameInfo:
    options = options_of(game)
    seats = next((option for option in options if option.name == "players"), None)
    count = game.seats(game.options())
    hosting = game.hosting()
    return bodies.GameInfo(
        name=game.name,
        rules=game.rules,
        content=game.content,
        least=count if seats is None or seats.least is None else int(seats.least),
        most=count if seats is None or seats.most is None else int(seats.most),
        options=options,
        bots=tuple(bots.names(game.name)),
        phrases=hosting.phrases,
        chat=hosting.chat,
        campaign=hosting.campaigns,
        packs=pack_names(game.packs()),
    )


@router.get("/games/{game}/content", responses=answers(None, False, 404))
async def content(game: str) -> Response:
    """Every entry of the game's content, with its words in all languages, by section and id."""
    return reply(entries(game_of(game)))


def entries(game: Game) -> dict[str, dict[str, object]]:
    """The content of a game, packs included, by section and id."""
    book = getattr(game, "book", None)
    sections = {name: _entries(getattr(book, name)) for name in getattr(book, "__struct_fields__", ())}
    return {name: found for name, found in sections.items() if found}


def _entries(section: object) -> dict[str, object]:
    """The entries of a section by id, if it holds such."""
    held = getattr(section, "entries", section)
    listed = list(held.values()) if isinstance(held, Mapping) else held
    if not isinstance(listed, list | tuple):
        return {}
    return {entry.id: entry for entry in listed if hasattr(entry, "id")}


@router.get("/games/{game}/moves", responses=answers(None, False, 404))
async def moves(game: str) -> Response:
    """Every move, as text; its place in the list is its number."""
    return reply(game_of(game).moves.texts())


@router.get("/locale/{lang}", response_class=Response, responses=answers(None, False, 404, media="text/plain"))
async def locale(lang: str) -> Response:
    """All messages of a language, as one Fluent file."""
    if lang not in LANGUAGES:
        raise Refused("refused-unknown-language", name=lang, known=", ".join(LANGUAGES))
    files = sorted((LOCALE / lang).glob("*.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return Response(text, media_type="text/plain; charset=utf-8")


# --- tables -----------------------------------------------------------------------------------------------------------


@router.post("/tables", responses=answers("Made", False, 400, 404, 409, 413), openapi_extra=takes("MakeTable"))
async def make(request: Request) -> Response:
    """Make a table."""
    return reply(await hub_of(request).make(await body_of(request, bodies.MakeTable)))


@router.get("/tables", responses=answers("Listed", True))
async def lobby(request: Request) -> Response:
    """Public tables that wait or play."""
    return reply(await hub_of(request).lobby())


@router.get("/tables/{id}/content", responses=answers(None, False, 403, 404, 409))
async def content_of_table(request: Request, id: str) -> Response:
    """The content that is played with at a table: that of the game and of its packs."""
    hub = hub_of(request)
    await hub.access(id, token_of(request))
    return reply(entries((await hub.table(id)).room.game))


@router.get("/tables/{id}", responses=answers("Frame", True, 403, 404, 409))
async def look(request: Request, id: str, since: Since = 0) -> Response:
    """The frames a socket would get."""
    hub = hub_of(request)
    access = await hub.access(id, token_of(request))
    return reply(await hub.at(id, lambda table: table.look(access, since)))


@router.post(
    "/tables/{id}/sit", responses=answers("Seated", False, 400, 403, 404, 409, 413), openapi_extra=takes("Sit")
)
async def sit(request: Request, id: str) -> Response:
    """Take a seat."""
    return reply(await hub_of(request).sit(id, await body_of(request, bodies.Sit)))


@router.post(
    "/tables/{id}/command",
    responses=answers("Ack", False, 400, 403, 404, 409, 413, 500, 503),
    openapi_extra=takes("AnyCommand"),
)
async def command(request: Request, id: str) -> Response:
    """Any command but hello, answered as on a socket."""
    hub = hub_of(request)
    wanted = read_command(await request.body())
    access = await hub.access(id, token_of(request))
    answered = await answer(hub, id, access, wanted)
    if isinstance(answered, say.Refusal):
        raise Refused(answered.reason.id, **answered.reason.args)
    return reply(answered)


@router.get(
    "/tables/{id}/events",
    response_class=Response,
    responses=answers(None, False, 403, 404, 409, media="text/event-stream"),
)
async def events(request: Request, id: str, since: Since = 0, token: str = "") -> Response:
    """The spectator's frames as server-sent events. Links with seats are refused: an address is no place for them."""
    hub = hub_of(request)
    access = await hub.access(id, token)
    if access.seats or access.host:
        raise Refused("refused-table-link")
    last = request.headers.get("last-event-id", "")
    begin = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else since

    async def stream() -> AsyncIterator[bytes]:
        async for part in mirror(hub, id, begin):
            yield part

    return StreamingResponse(stream(), media_type="text/event-stream", headers={"cache-control": "no-store"})


@router.post(
    "/tables/{id}/rematch",
    responses=answers("Continued", False, 400, 403, 404, 409, 413),
    openapi_extra=takes("Rematch"),
)
async def rematch(request: Request, id: str) -> Response:
    """Play on with the same people."""
    hub = hub_of(request)
    wish = await body_of(request, bodies.Rematch)
    access = await hub.access(id, token_of(request))
    return reply(bodies.Continued(table=await hub.rematch(id, access, wish)))


@router.get(
    "/tables/{id}/recording",
    response_class=Response,
    responses=answers(None, False, 403, 404, 409, media=MATCH_FILE),
)
async def recording(request: Request, id: str) -> Response:
    """The match file once it is over; before that what the asker was shown."""
    hub = hub_of(request)
    access = await hub.access(id, token_of(request))
    head = f'attachment; filename="batyskaf-{id}.jsonl"'
    try:
        data = file_of(await replays.recording_of(hub, id))
    except Refused as refused:
        if refused.reason.id != "refused-table-running":
            raise
        data = await own_log(hub, id, access)
    return Response(data, media_type=MATCH_FILE, headers={"content-disposition": head})


async def own_log(hub: Hub, id: str, access: Access) -> bytes:
    def written(desk: Desk) -> bytes:
        return b"".join(replays.own_log(desk.room, seat) for seat in access.at(desk.room) or (None,))

    return await hub.at(id, lambda table: table.read(written))


@router.post("/mine", responses=answers("Own", True, 400, 413), openapi_extra=takes("Mine"))
async def mine(request: Request) -> Response:
    """Tables that one has links to, and where it is one's turn."""
    return reply(await hub_of(request).mine(await body_of(request, bodies.Mine)))


@router.post("/stats", responses=answers("Stats", False, 400, 413), openapi_extra=takes("AskStats"))
async def stats(request: Request) -> Response:
    """How matches on this server ended; the key of a player is a secret, so it travels in the body."""
    return reply(await hub_of(request).stats((await body_of(request, bodies.AskStats)).player))


# --- replays ----------------------------------------------------------------------------------------------------------


@router.get("/replays", responses=answers("Listed", True))
async def finished(request: Request) -> Response:
    """Public tables that are over."""
    return reply(await hub_of(request).finished())


@router.get("/replays/{id}", responses=answers("Replay", False, 403, 404, 409))
async def replay(request: Request, id: str, seat: Annotated[int | None, Query(ge=0, le=15)] = None) -> Response:
    """A finished match step by step. Its id is all one needs: hands are open once it is over."""
    found = await replays.recording_of(hub_of(request), id)
    return reply(await asyncio.to_thread(replays.replayed, id, found, seat))


@router.get("/replays/{id}/content", responses=answers(None, False, 404, 409))
async def content_of_replay(request: Request, id: str) -> Response:
    """The content that a finished match was played with."""
    header = (await replays.recording_of(hub_of(request), id)).header
    return reply(entries(game_of(header.game, header.packs)))


@router.get("/replays/{id}/review", responses=answers("ReviewState", False, 404, 409))
async def review(request: Request, id: str) -> Response:
    """How far the review of a finished match is, and the review itself when it is done."""
    return reply(await reviews_of(request).state(id))


@router.post("/replays/{id}/review", responses=answers("ReviewState", False, 404, 409))
async def begin_review(request: Request, id: str) -> Response:
    """Have a finished match reviewed; ask again by GET for its progress."""
    return reply(await reviews_of(request).begin(id))


@router.post("/replays/{id}/fork", responses=answers("Made", False, 400, 404, 409, 413), openapi_extra=takes("Fork"))
async def fork(request: Request, id: str) -> Response:
    """A new table that begins with the first moves of a finished match; with none it is the same deal again."""
    hub = hub_of(request)
    wish = await body_of(request, bodies.Fork)
    origin = await asyncio.to_thread(replays.origin_of, id, await replays.recording_of(hub, id))
    return reply(await hub.fork(origin, wish))


@router.post(
    "/recordings",
    responses=answers("Uploaded", False, 404, 409, 413),
    openapi_extra={"requestBody": {"required": True, "content": {MATCH_FILE: {"schema": {"type": "string"}}}}},
)
async def upload(request: Request) -> Response:
    """Upload a match file; it becomes a replay."""
    return reply(bodies.Uploaded(id=await replays.upload(hub_of(request), await request.body())))


# --- the daily dive ---------------------------------------------------------------------------------------------------


@router.get("/daily", responses=answers("Daily"))
async def today(request: Request) -> Response:
    """The date of today's dive."""
    return reply(daily_of(request).today())


@router.post("/daily/{game}", responses=answers("Made", False, 400, 404, 409, 413), openapi_extra=takes("Dive"))
async def dive(request: Request, game: str) -> Response:
    """A table with today's deal: the same for everybody on this server."""
    return reply(await daily_of(request).dive(game, await body_of(request, bodies.Dive)))


# --- campaigns --------------------------------------------------------------------------------------------------------


@router.post(
    "/campaigns", responses=answers("Campaign", False, 400, 404, 409, 413), openapi_extra=takes("MakeCampaign")
)
async def begin_campaign(request: Request) -> Response:
    """Begin a campaign; its id is a secret of those who play it."""
    wish = await body_of(request, bodies.MakeCampaign)
    game = game_of(wish.game, wish.packs)
    book = game.hosting().begin([clean_name(name) for name in wish.names], game.options(**wish.options))
    id = new_token()
    known = KnownCampaign(wish.game, book, wish.packs)
    await hub_of(request).store.new_campaign(id, known)
    return reply(_campaign(id, known))


@router.get("/campaigns/{id}", responses=answers("Campaign", False, 404, 409))
async def campaign(request: Request, id: str) -> Response:
    """A campaign: its book, its pages, and the options of what comes next."""
    return reply(_campaign(id, await hub_of(request).store.campaign(id)))


@router.get("/campaigns/{id}/content", responses=answers(None, False, 404, 409))
async def content_of_campaign(request: Request, id: str) -> Response:
    """The content that a campaign is played with: that of the game and of its packs."""
    known = await hub_of(request).store.campaign(id)
    return reply(entries(game_of(known.game, known.packs)))


def _campaign(id: str, known: KnownCampaign) -> bodies.Campaign:
    hosting = game_of(known.game, known.packs).hosting()
    return bodies.Campaign(
        id=id,
        game=known.game,
        book=known.book,
        pages=tuple(hosting.pages(known.book)),
        next=msgspec.to_builtins(hosting.next_options(known.book, "next")),
        packs=pack_names(known.packs),
    )

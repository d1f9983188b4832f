"""Every endpoint of the table: what people ask by HTTP or, without a server, by the same requests."""

import logging
from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from batyskaf import bots
from batyskaf.art import packs
from batyskaf.core import speed
from batyskaf.core.events import roles_of, tag_of
from batyskaf.core.game import Game
from batyskaf.core.matchfile import file_of
from batyskaf.core.options import options_of
from batyskaf.core.reason import Refused
from batyskaf.games import names
from batyskaf.languages import LOCALE
from batyskaf.locale import LANGUAGES, language_names
from batyskaf.table import bodies, codes, puzzles, replays, sharing, workshop
from batyskaf.table import protocol as say
from batyskaf.table.api import Api, Asked, Context, Number, Reply, reply
from batyskaf.table.commands import Access, Desk, clean_name
from batyskaf.table.hub import Hub, new_token
from batyskaf.table.room import pack_names
from batyskaf.table.sockets import answer, read_command
from batyskaf.table.store import KnownCampaign
from batyskaf.table.tables import game_of

logger = logging.getLogger("batyskaf.table")
MATCH_FILE = "application/x-ndjson"
SINCE = Number("since", 0, 2**31, 0)
SEAT = Number("seat", 0, 15, None)
API = Api()


# --- games ------------------------------------------------------------------------------------------------------------


@API.add("GET", "/games", "GameInfo", many=True, public=True)
async def games(_context: Context, _asked: Asked) -> Reply:
    """The games, with everything that a set-up screen needs."""
    return _games(tuple(names()), tuple(bots.names()))


@lru_cache(maxsize=4)
def _games(known: tuple[str, ...], _bots: tuple[str, ...]) -> Reply:
    """Made once for the same games and bots."""
    return reply([game_info(game) for game in _playable(known)])


def _playable(known: Iterable[str]) -> Iterator[Game]:
    """The games that can be loaded; a broken one of an installed package is left out."""
    for name in known:
        try:
            yield game_of(name)
        except Refused as refused:
            logger.warning("game %s is left out: %s", name, refused)


@API.add("POST", "/games/{game}/packs", "GameInfo", 400, 404, 409, 413, takes="LookAtPacks", public=True)
async def look_at_packs(context: Context, asked: Asked) -> Reply:
    """A game with some packs; a faulty pack is refused with its faults."""
    wish = asked.read(bodies.LookAtPacks)
    return reply(game_info(await context.hub.game(asked.values["game"], wish.packs)))


def game_info(game: Game) -> bodies.GameInfo:
    options = options_of(game)
    seats = next((option for option in options if option.name == "players"), None)
    count = game.seats(game.options())
    presentation = game.presentation()
    return bodies.GameInfo(
        name=game.name,
        rules=game.rules,
        content=game.content,
        least=count if seats is None or seats.least is None else int(seats.least),
        most=count if seats is None or seats.most is None else int(seats.most),
        options=options,
        bots=tuple(bots.offered(game.name)),
        usual=bots.plain_bot(game.name),
        compiled=speed.compiled,
        phrases=presentation.phrases,
        chat=presentation.chat,
        campaign=presentation.campaigns,
        packs=pack_names(game.packs()),
    )


@API.add("GET", "/games/{game}/content", "Catalog", 400, 404, 409, public=True)
async def content(_context: Context, asked: Asked) -> Reply:
    """The content of a game as a table plays it with the options in the query, else with the default ones."""
    game = game_of(asked.values["game"])
    return reply(catalog_of(game, game.options(**asked.query)))


def catalog_of(game: Game, options: msgspec.Struct) -> bodies.Catalog:
    printed = game.printed(options)
    roles = {tag_of(kind): roles_of(kind) for kind in game.event_types()}
    return bodies.Catalog(
        entries=printed.entries,
        words=game.words(),
        board=printed.board,
        drawings=packs.sheet(game),
        places=packs.places(game),
        roles=roles,
    )


@API.add("GET", "/games/{game}/moves", None, 404, public=True)
async def moves(_context: Context, asked: Asked) -> Reply:
    """Every move, as text; its place in the list is its number."""
    return reply(game_of(asked.values["game"]).moves.texts())


@API.add("GET", "/locale")
async def languages(_context: Context, _asked: Asked) -> Reply:
    """Every language by its code, with its own name for itself."""
    return reply(language_names())


@API.add("GET", "/locale/{lang}", None, 404, media="text/plain", public=True)
async def locale(_context: Context, asked: Asked) -> Reply:
    """All messages of a language, as one Fluent file."""
    lang = asked.values["lang"]
    if lang not in LANGUAGES:
        raise Refused("refused-unknown-language", name=lang, known=", ".join(LANGUAGES))
    files = sorted((LOCALE / lang).glob("*.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return Reply(text.encode(), "text/plain; charset=utf-8")


# --- tables -----------------------------------------------------------------------------------------------------------


@API.add("POST", "/tables", "Made", 400, 404, 409, 413, takes="MakeTable")
async def make(context: Context, asked: Asked) -> Reply:
    """Make a table."""
    return reply(context.hub.made_by(asked.origin, await context.hub.make(asked.read(bodies.MakeTable))))


@API.add("GET", "/tables", "Listed", many=True, public=True)
async def lobby(context: Context, _asked: Asked) -> Reply:
    """Public tables that are waiting or playing."""
    return reply(await context.hub.lobby())


@API.add("GET", "/tables/{id}/content", "Catalog", 403, 404, 409, public=True)
async def content_of_table(context: Context, asked: Asked) -> Reply:
    """The content as a table plays it, with its options and packs."""
    id, hub = asked.values["id"], context.hub
    await hub.access(id, asked.token)
    room = (await hub.table(id)).room
    return reply(catalog_of(room.game, room.options))


@API.add("GET", "/tables/{id}", "Update", 403, 404, 409, many=True, query=(SINCE,))
async def look(context: Context, asked: Asked) -> Reply:
    """The updates that a socket would get."""
    id, hub = asked.values["id"], context.hub
    since = asked.numbers["since"] or 0
    access = await hub.access(id, asked.token)
    return reply(await hub.at(id, lambda table: table.look(access, since)))


@API.add("POST", "/tables/{id}/sit", "Seated", 400, 403, 404, 409, 413, takes="Sit")
async def sit(context: Context, asked: Asked) -> Reply:
    """Take a seat."""
    return reply(await context.hub.sit(asked.values["id"], asked.read(bodies.Sit)))


@API.add("POST", "/tables/{id}/code", "Code", 403, 404, 409)
async def code(context: Context, asked: Asked) -> Reply:
    """A short code that opens this link on another device, once, within ten minutes."""
    id, hub = asked.values["id"], context.hub
    await hub.access(id, asked.token)
    return reply(await codes.new_code(hub.store, id, asked.token, hub.clock()))


@API.add("POST", "/tables/{id}/invites", "Invites", 403, 404, 409)
async def invites(context: Context, asked: Asked) -> Reply:
    """More links to the open seats, for the maker of a table on another device."""
    id, hub = asked.values["id"], context.hub
    return reply(await hub.invite(id, await hub.access(id, asked.token)))


@API.add("GET", "/push", "PushKey")
async def push_key(context: Context, _asked: Asked) -> Reply:
    """The key for push subscriptions."""
    reminders = context.hub.reminders
    return reply(bodies.PushKey(key=None if reminders is None else reminders.key))


@API.add("POST", "/tables/{id}/push", "PushKey", 400, 403, 404, 409, 413, takes="Subscription")
async def subscribe(context: Context, asked: Asked) -> Reply:
    """Remind the person of this link by web push when it is their turn and they are not there."""
    hub, id = context.hub, asked.values["id"]
    wish = asked.read(bodies.Subscription)
    access = await hub.access(id, asked.token)
    if not access.at((await hub.table(id)).room):
        raise Refused("refused-table-watching")
    if hub.reminders is None:
        raise Refused("refused-push-off")
    await hub.reminders.subscribe(id, access.link, wish)
    return reply(bodies.PushKey(key=hub.reminders.key))


@API.add("POST", "/codes", "OwnLink", 400, 404, 409, 413, takes="UseCode")
async def use_code(context: Context, asked: Asked) -> Reply:
    """The link that a short code stands for."""
    return reply(await codes.redeem(context.hub.store, asked.read(bodies.UseCode).code, context.hub.clock()))


@API.add("POST", "/tables/{id}/command", "AnyAnswer", 400, 403, 404, 409, 413, 500, 503, takes="AnyCommand")
async def command(context: Context, asked: Asked) -> Reply:
    """Any command except hello, answered as on a socket."""
    id, hub = asked.values["id"], context.hub
    wanted = read_command(asked.body)
    access = await hub.access(id, asked.token)
    answered = await answer(hub, id, access, wanted)
    if isinstance(answered, say.Refusal):
        raise Refused(answered.reason.id, **answered.reason.args)
    return reply(answered)


@API.add("POST", "/tables/{id}/rematch", "Continued", 400, 403, 404, 409, 413, takes="Rematch")
async def rematch(context: Context, asked: Asked) -> Reply:
    """Play again with the same people."""
    id, hub = asked.values["id"], context.hub
    wish = asked.read(bodies.Rematch)
    access = await hub.access(id, asked.token)
    return reply(bodies.Continued(table=await hub.rematch(id, access, wish)))


@API.add("GET", "/tables/{id}/recording", None, 403, 404, 409, media=MATCH_FILE)
async def recording(context: Context, asked: Asked) -> Reply:
    """The match file of a finished match; of a running one, what the link was shown so far."""
    id, hub = asked.values["id"], context.hub
    access = await hub.access(id, asked.token)
    head = f'attachment; filename="batyskaf-{id}.jsonl"'
    try:
        data = file_of(await replays.recording_of(hub, id))
    except Refused as refused:
        if refused.reason.id not in ("refused-table-running", "refused-daily-sealed"):
            raise
        data = await own_log(hub, id, access)
    return Reply(data, MATCH_FILE, {"content-disposition": head})


async def own_log(hub: Hub, id: str, access: Access) -> bytes:
    def written(desk: Desk) -> bytes:
        return b"".join(replays.own_log(desk.room, seat) for seat in access.at(desk.room) or (None,))

    return await hub.at(id, lambda table: table.read(written))


@API.add("POST", "/mine", "Own", 400, 413, many=True, takes="Mine")
async def mine(context: Context, asked: Asked) -> Reply:
    """Tables that a person has links to, and where it is their turn."""
    return reply(await context.hub.mine(asked.read(bodies.Mine)))


@API.add("POST", "/stats", "Stats", 400, 413, takes="AskStats")
async def stats(context: Context, asked: Asked) -> Reply:
    """Statistics of this server. The key of a player is a secret, so it is sent in the body."""
    return reply(await context.hub.stats(asked.read(bodies.AskStats).player))


# --- replays ----------------------------------------------------------------------------------------------------------


@API.add("GET", "/replays", "Listed", many=True, public=True)
async def finished(context: Context, _asked: Asked) -> Reply:
    """Public tables that are over."""
    return reply(await context.hub.finished())


@API.add("GET", "/replays/{id}", "Replay", 403, 404, 409, query=(SEAT,), public=True)
async def replay(context: Context, asked: Asked) -> Reply:
    """A finished match step by step. The id is enough: hands are open once a match is over."""
    id, hub = asked.values["id"], context.hub
    found = await replays.recording_of(hub, id)
    return reply(await hub.thinking.aside(replays.replayed, id, found, asked.numbers["seat"]))


@API.add("GET", "/replays/{id}/content", "Catalog", 404, 409, public=True)
async def content_of_replay(context: Context, asked: Asked) -> Reply:
    """The content that a finished match was played with."""
    header = (await replays.recording_of(context.hub, asked.values["id"])).header
    game = await context.hub.game(header.game, header.packs)
    return reply(catalog_of(game, game.options(**header.options)))


@API.add("GET", "/replays/{id}/review", "ReviewState", 404, 409, public=True)
async def review(context: Context, asked: Asked) -> Reply:
    """The progress of the review of a finished match, and the review when it is done."""
    return reply(await context.reviews.state(asked.values["id"]))


@API.add("POST", "/replays/{id}/review", "ReviewState", 404, 409)
async def begin_review(context: Context, asked: Asked) -> Reply:
    """Start the review of a finished match; GET reports its progress."""
    return reply(await context.reviews.begin(asked.values["id"], asked.origin))


@API.add("POST", "/replays/{id}/fork", "Made", 400, 404, 409, 413, takes="Fork")
async def fork(context: Context, asked: Asked) -> Reply:
    """A new table that starts with the first moves of a finished match; with none, the same deal again."""
    id, hub = asked.values["id"], context.hub
    wish = asked.read(bodies.Fork)
    origin = await hub.thinking.aside(replays.origin_of, id, await replays.recording_of(hub, id))
    return reply(hub.made_by(asked.origin, await hub.fork(origin, wish)))


@API.add("POST", "/recordings", "Uploaded", 404, 409, 413, takes=MATCH_FILE)
async def upload(context: Context, asked: Asked) -> Reply:
    """Upload a match file; it becomes a replay."""
    return reply(bodies.Uploaded(id=await replays.upload(context.hub, asked.body)))


# --- the daily dive ---------------------------------------------------------------------------------------------------


@API.add("GET", "/daily", "Daily")
async def today(context: Context, _asked: Asked) -> Reply:
    """The date of today's dive."""
    return reply(context.daily.today())


@API.add("POST", "/daily/{game}", "Made", 400, 404, 409, 413, takes="Dive")
async def dive(context: Context, asked: Asked) -> Reply:
    """A table with today's deal, the same for everyone on this server."""
    made = await context.daily.dive(asked.values["game"], asked.read(bodies.Dive))
    return reply(context.hub.made_by(asked.origin, made))


# --- puzzles ----------------------------------------------------------------------------------------------------------


@API.add("GET", "/games/{game}/puzzles", "PuzzleList", 404, public=True)
async def list_puzzles(_context: Context, asked: Asked) -> Reply:
    """The puzzles of a game, without their answers."""
    return reply(puzzles.listed(asked.values["game"]))


@API.add("GET", "/puzzles/{id}", "PosedPuzzle", 404, public=True)
async def puzzle(_context: Context, asked: Asked) -> Reply:
    """A puzzle as the deciding seat sees it."""
    return reply(puzzles.posed(asked.values["id"]))


@API.add("GET", "/puzzles/{id}/content", "Catalog", 404, public=True)
async def content_of_puzzle(_context: Context, asked: Asked) -> Reply:
    """The content that a puzzle is played with."""
    asking = puzzles.asking_of(asked.values["id"])
    return reply(catalog_of(asking.game, asking.options))


@API.add("POST", "/puzzles/{id}/answer", "AnsweredPuzzle", 400, 404, 409, 413, takes="AnswerPuzzle")
async def answer_puzzle(_context: Context, asked: Asked) -> Reply:
    """Judge an answer to a puzzle, or show its solution."""
    return reply(puzzles.answered(asked.values["id"], asked.read(bodies.AnswerPuzzle).move))


# --- campaigns --------------------------------------------------------------------------------------------------------


@API.add("POST", "/campaigns", "Campaign", 400, 404, 409, 413, takes="MakeCampaign")
async def begin_campaign(context: Context, asked: Asked) -> Reply:
    """Begin a campaign; its id is a secret of its players."""
    wish = asked.read(bodies.MakeCampaign)
    game = await context.hub.game(wish.game, wish.packs)
    logbook = game.presentation().begin([clean_name(name) for name in wish.names], game.options(**wish.options))
    id = new_token()
    known = KnownCampaign(wish.game, logbook, wish.packs)
    await context.hub.store.new_campaign(id, known)
    return reply(_campaign(id, known, game))


@API.add("GET", "/campaigns/{id}", "Campaign", 404, 409)
async def campaign(context: Context, asked: Asked) -> Reply:
    """A campaign: its logbook, the pages of it, and the options of the next match."""
    id = asked.values["id"]
    known = await context.hub.store.campaign(id)
    return reply(_campaign(id, known, await context.hub.game(known.game, known.packs)))


@API.add("GET", "/campaigns/{id}/content", "Catalog", 404, 409)
async def content_of_campaign(context: Context, asked: Asked) -> Reply:
    """The content that a campaign is played with: that of the game and of its packs."""
    known = await context.hub.store.campaign(asked.values["id"])
    game = await context.hub.game(known.game, known.packs)
    return reply(catalog_of(game, game.presentation().next_options(known.logbook, "next")))


def _campaign(id: str, known: KnownCampaign, game: Game) -> bodies.Campaign:
    presentation = game.presentation()
    return bodies.Campaign(
        id=id,
        game=known.game,
        logbook=known.logbook,
        pages=tuple(presentation.pages(known.logbook)),
        next=msgspec.to_builtins(presentation.next_options(known.logbook, "next")),
        packs=pack_names(known.packs),
    )


workshop.register(API)
sharing.register(API)

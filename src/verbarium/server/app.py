"""The Starlette application: the page, a small API, and a socket a table."""

from __future__ import annotations

import contextlib
import gc
import inspect
import mimetypes
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers as RequestHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket

from verbarium.house import archive, catalogue, wire
from verbarium.house.bots import Factories
from verbarium.house.clock import wall_ms
from verbarium.house.daily.api import Board, Play
from verbarium.house.daily.api import Table as DailyTable
from verbarium.house.games import Catalogue
from verbarium.house.house import House
from verbarium.house.ports import Log
from verbarium.house.room.api import Setting
from verbarium.house.table import Table
from verbarium.server import sessions, sockets
from verbarium.server.headers import Headers
from verbarium.server.limits import Buckets
from verbarium.server.settings import Settings
from verbarium.texts import Language, Trouble

ASSETS = Path(__file__).parent / "assets"
FOREVER = "public, max-age=31536000, immutable"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """Body of POST /api/tables."""

    preset: str
    language: Language
    changes: dict[str, Setting] = {}
    listed: bool = False
    title: str = ""


class Problem(msgspec.Struct):
    """Body of every answer that is not 2xx: a Fluent key and its facts."""

    code: str
    facts: dict[str, str | int] = {}


def build(
    settings: Settings,
    log: Log,
    games: Catalogue,
    bots: Factories | None = None,
    wall: Callable[[], int] = wall_ms,
) -> ASGIApp:
    """The application over a log and its games. wall: the clock that says what day it is."""
    server = _Server(settings, log, games, bots or {}, wall)
    app = Starlette(
        routes=[
            Route("/", server.page),
            Route("/t/{table}", server.page),
            Route("/daily/{language}", server.page),
            Route("/daily/{language}/{day}", server.page),
            Route("/api/catalogue", server.catalogue),
            Route("/api/tables", server.lobby, methods=["GET"]),
            Route("/api/tables", server.new_table, methods=["POST"]),
            Route("/api/waiting", server.waiting),
            Route("/api/matches/{match}", server.match_log),
            Route("/api/daily/{language}", server.daily, methods=["GET"]),
            Route("/api/daily/{language}", server.play_daily, methods=["POST"]),
            Route("/api/tables/{table}/why", server.why),
            Route("/api/tables/{table}/draft", server.draft, methods=["POST"]),
            Route("/api/tables/{table}/read", server.read, methods=["POST"]),
            Route("/api/tables/{table}/analysis", server.analysis),
            Route("/api/tables/{table}/ponder", server.ponder, methods=["POST"]),
            WebSocketRoute("/ws/{table}", server.socket),
            Mount("/assets", _Assets(directory=ASSETS, check_dir=False)),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={404: server.nowhere},
        lifespan=server.lifespan,
    )
    return Headers(app)  # outermost: an answer to our own error carries them too


def _json(body: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def _problem(code: str, status: int, **facts: str | int) -> Response:
    return _json(Problem(code, facts), status)


class _Assets(StaticFiles):
    """Built files: their names carry a hash of their content, so they may be kept for ever.

    Most lie there compressed as well, made once when the page was built: a browser gets what it takes.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not ASSETS.is_dir():
            raise HTTPException(404)
        response = await self._compressed(path, scope) or await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER if response.status_code == 200 else "no-store"
        return response

    async def _compressed(self, path: str, scope: Scope) -> Response | None:
        accepted = RequestHeaders(scope=scope).get("accept-encoding", "")
        takes = {c.strip() for c in accepted.replace(" ", "").split(",")}  # with a weight: by the plain road
        for coding, ending in (("br", ".br"), ("gzip", ".gz")):
            if coding in takes and (ASSETS / (path + ending)).is_file():
                response = await super().get_response(path + ending, scope)
                kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
                response.headers["content-type"] = f"{kind}; charset=utf-8"
                response.headers["content-encoding"] = coding
                response.headers["vary"] = "Accept-Encoding"
                return response
        return None


class _Server:
    def __init__(
        self, settings: Settings, log: Log, games: Catalogue, bots: Factories, wall: Callable[[], int]
    ) -> None:
        self._settings = settings
        self._log = log
        self._games = games
        self._bots, self._wall = bots, wall
        self._new_tables = Buckets(*settings.new_tables)
        self._lookups = Buckets(rate=5, burst=60)
        self._drafts = Buckets(rate=10, burst=100)
        self._connections = Buckets(*settings.connections)
        self._sessions: sessions.Sessions
        self.house: House

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        # views are made and forgotten by the thousand; what lives long (lexicons, tables) need not be looked through
        # after each few hundred of them
        gc.set_threshold(50_000, 20, 50)
        self.house = House(self._log, self._games, self._bots, self._wall)
        await self.house.open()
        keys = await self._log.keys()
        if self._settings.new_key or not keys:
            keys = await self._log.keys(secrets.token_bytes(32))
        self._sessions = sessions.Sessions(keys)
        app.state.house = self.house
        try:
            yield
        finally:
            await self.house.close()

    # who is there

    def _member(self, connection: HTTPConnection) -> str | None:
        return self._sessions.member(connection.cookies.get(sessions.COOKIE))

    def _address(self, connection: HTTPConnection) -> str:
        if self._settings.proxied and (said := connection.headers.get("x-forwarded-for")):
            return said.rsplit(",", 1)[-1].strip()  # the last one is our own proxy's word
        return connection.client.host if connection.client else ""

    def _foreign(self, headers: RequestHeaders) -> bool:
        """Whether another site's page asks, with our visitor's cookie."""
        origin = headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return False
        return urlsplit(origin).netloc != headers.get("host")

    # pages

    async def page(self, request: Request) -> Response:
        """The client, for every address of ours; who has no session yet gets one."""
        try:
            html = (ASSETS / "index.html").read_bytes()
            response = Response(html, media_type="text/html")
        except FileNotFoundError:
            response = Response("The page is not built: run `python3 play.py setup`.\n", 503)
        response.headers["cache-control"] = "no-cache"
        if self._member(request) is None:
            response.set_cookie(
                sessions.COOKIE,
                self._sessions.new(),
                max_age=sessions.YEAR,
                httponly=True,
                samesite="lax",
                secure=self._settings.secure,
                path="/",
            )
        return response

    async def nowhere(self, request: Request, error: Exception) -> Response:
        """An address that leads nowhere: who follows a link gets the client, which says so in his language."""
        if request.method != "GET" or "text/html" not in request.headers.get("accept", ""):
            return Response("Not Found", 404, media_type="text/plain")
        page = await self.page(request)
        page.status_code = 404
        return page

    # the API

    async def catalogue(self, request: Request) -> Response:
        """What can be played; and who is here."""
        people, tables = self.house.crowd()
        return _json(catalogue.offer(self._games, people, tables))

    async def lobby(self, request: Request) -> Response:
        """Listed tables where somebody is."""
        return _json(self.house.lobby())

    async def waiting(self, request: Request) -> Response:
        """?preset=…&language=…: a listed table that waits for players of this game; answers {"table": name or null}."""
        asked = request.query_params
        try:
            language = msgspec.convert(asked.get("language", ""), Language)
            table = self.house.waiting(asked.get("preset", "")[:60], language, self._member(request))
        except msgspec.ValidationError:
            return _problem("house-not-understood", 400)
        except Trouble as t:
            return _problem(t.code, 422, **t.facts)
        return _json({"table": table})

    async def new_table(self, request: Request) -> Response:
        """Open a table; answers {"table": name}."""

        async def opened(_: str) -> dict[str, str]:
            asked = wire.decoded(await _body(request), msgspec.json.Decoder(NewTable))
            table = await self.house.new_table(
                asked.preset, asked.language, asked.changes, listed=asked.listed, title=asked.title[:60]
            )
            return {"table": table.name}

        return await self._answered(request, self._new_tables, opened, yes=201, no=422)

    async def match_log(self, request: Request) -> Response:
        """The whole log of a match that is over, for `verbarium verify` and `replay`."""
        name = request.path_params["match"]
        try:
            table = await self.house.visit(name.rpartition("-")[0], self._member(request))
            text = await archive.export(table, name, self.house.log, self._games)
        except Trouble as t:
            return _problem(t.code, 404, **t.facts)
        disposition = f'attachment; filename="{name}.jsonl"'
        return Response(text, media_type="application/jsonl", headers={"content-disposition": disposition})

    async def why(self, request: Request) -> Response:
        """?word=…: whether it counts in the match on the table and why, once nobody writes any more."""
        word = request.query_params.get("word", "")[:60].strip()

        async def looked_up(member: str) -> Any:
            table = await self._visited(request, member)
            return table.why(word) if word else None

        return await self._answered(request, self._lookups, looked_up)

    async def draft(self, request: Request) -> Response:
        """A command as for the match: answers how it would come out, and changes nothing."""
        return await self._tried(request, lambda table, member, body: table.draft(member, body))

    async def read(self, request: Request) -> Response:
        """A text with parts of the rule set of one's own: answers what it holds and what is wrong with it."""
        return await self._tried(request, lambda table, member, body: table.read(member, body.decode()))

    async def analysis(self, request: Request) -> Response:
        """What could have been done in the match on the table, once it is over."""

        async def analysed(member: str) -> Any:
            return await (await self._visited(request, member)).analysis()

        return await self._answered(request, self._lookups, analysed)

    async def ponder(self, request: Request) -> Response:
        """Another turn in place of one that was taken in the match on the table, once it is over."""
        return await self._tried(request, lambda table, member, body: table.ponder(body))

    async def daily(self, request: Request) -> Response:
        """?day=…: the results of the grid of a day, today's by default; and how the visitor did."""

        async def told(member: str) -> Board:
            return await self.house.daily.board(member, _language(request), request.query_params.get("day"))

        return await self._answered(request, self._lookups, told)

    async def play_daily(self, request: Request) -> Response:
        """Open the grid of the day, or take one's own up again; answers the table."""

        async def opened(member: str) -> DailyTable:
            asked = wire.decoded(await _body(request), msgspec.json.Decoder(Play))
            return await self.house.daily.play(member, _language(request), asked.name)

        return await self._answered(request, self._new_tables, opened, no=422)

    async def _visited(self, request: Request, member: str) -> Table:
        return await self.house.visit(request.path_params["table"], member)

    async def _tried(self, request: Request, answer: Callable[[Table, str, bytes], Any]) -> Response:
        """What `answer(table, member, body)` says, at once or awaited, to somebody who tries something out at a table;
        None: not now."""

        async def tried(member: str) -> Any:
            said = answer(await self._visited(request, member), member, await _body(request))
            return await said if inspect.isawaitable(said) else said

        return await self._answered(request, self._drafts, tried)

    async def _answered(
        self,
        request: Request,
        limit: Buckets,
        answer: Callable[[str], Awaitable[Any]],
        *,
        yes: int = 200,
        no: int = 404,
    ) -> Response:
        """What `answer(member)` says to a visitor of ours who does not ask too often; None: not now.

        yes, no  the status of an answer, and of a Trouble
        """
        if request.method != "GET" and self._foreign(request.headers):
            return _problem("house-foreign", 403)
        member = self._member(request)
        if member is None:
            return _problem("house-no-session", 401)
        if not limit.take(self._address(request)):
            return _problem("house-too-many", 429)
        try:
            said = await answer(member)
        except Trouble as t:
            return _problem(t.code, no, **t.facts)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return _problem("house-not-understood", 400)
        return _problem("house-not-now", 409) if said is None else _json(said, yes)

    # the socket

    async def socket(self, socket: WebSocket) -> None:
        member = self._member(socket)
        if (
            self._foreign(socket.headers)
            or member is None
            or not self._connections.take(self._address(socket))
        ):
            await socket.close(sockets.POLICY)
            return
        await sockets.serve(socket, self.house, member, socket.path_params["table"])


def _language(request: Request) -> Language:
    """The language in the address. Raises DecodeError for one that the house does not speak."""
    language: Language = msgspec.convert(request.path_params["language"], Language)
    return language


async def _body(request: Request) -> bytes:
    """At most as much as a message may have; raises DecodeError for more."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > sockets.LARGEST:
            raise msgspec.DecodeError("too large")
    return body

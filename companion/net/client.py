"""Serves the Flet web client and our assets: light, cached for good, and without the internet.

Everything that a page loads has a name with the key of this version in it (`/c/<key>/…`) and may be kept for
a year; only the page itself is asked for again, and answered with 304. A new version of Flet or of our assets
is a new key. See docs/decisions/serving-the-client.md.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from functools import partial
from hashlib import blake2b
from html import escape
from importlib.metadata import version
from pathlib import Path
from threading import Event, Thread

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from companion import paths
from companion.kernel.frozen import frozen
from companion.net import letters
from companion.net.shelf import Item, Press, asset_items, check_client, client_items, item
from companion.texts import say

SECURITY = {
    "content-security-policy": (
        "default-src 'self' blob: data:; "
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:; "
        "style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss: blob: data:; "
        "worker-src 'self' blob:; "
        "base-uri 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

_CHUNK = 1 << 17
_PAGE_TEXTS = (
    *("lost", "lost-more", "gone", "still", "step-wifi", "step-scan", "step-host", "again", "sound"),
    *("deal-without", "deal-second", "deal-fault", "deal-words", "deal-tick"),
    *("deal-ticked", "deal-draw", "deal-shut", "deal-unopened", "deal-away"),
)
_OURS = ("companion.js", "deal.js", "manifest.json")
_START = ("main.dart", "canvaskit/", "flutter_boot", "assets/Font", "assets/fonts/")
_SMALL_CLIP = 100_000
"""Sounds up to this size are loaded before they are needed."""


@frozen
class Whereabouts:
    """What our pages know of other hosts. Files have the same names at all of them."""

    is_shared: bool = False
    """A table may go on at another host of the venue."""
    root: str = ""
    """Where our pages are, behind the one address of all hosts."""


ALONE = Whereabouts()


class Client:
    """An ASGI app for everything that is not a door, a table or a socket. Mount it last.

    Files are looked up in a list made at the start, never on the disk by the name in a request.
    """

    def __init__(
        self, web: Path, assets: Path, cache: Path, flet_version: str, at: Whereabouts = ALONE
    ) -> None:
        self._web, self._assets, self._flet, self._at = web, assets, flet_version, at
        self._press = Press(cache)
        self._items: dict[str, Item] = {}
        self._preparing: asyncio.Task[None] | None = None
        self.packed = Event()
        """Set once every file has its packed copy."""
        self.key = ""
        """Names this version of all files."""

    async def start(self) -> None:
        """Find the files (a tenth of a second, in a thread) and begin to pack them behind the scenes."""
        if self._preparing is None:
            self._preparing = asyncio.create_task(asyncio.to_thread(self._prepare))
            self._preparing.add_done_callback(self._begin_to_pack)
        await asyncio.shield(self._preparing)

    def preload_urls(self) -> tuple[str, ...]:
        """What a page loads before it shows anything; the door takes of them what its browser will use."""
        starts = [name for name in self._items if name.startswith(_START) or name == "companion.js"]
        fonts = [name for name in self._items if name.startswith("fonts/") and not name.endswith(".txt")]
        return tuple(f"/c/{self.key}/{name}" for name in (*starts, *fonts))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await _refuse_socket(scope, receive, send)
            return
        await self.start()
        if scope["method"] not in ("GET", "HEAD"):
            answer: Response = PlainTextResponse("", 405, {"allow": "GET, HEAD", **SECURITY})
            await answer(scope, receive, send)
        elif found := self._find(scope["path"]):
            await self._serve(*found, scope, send)
        else:
            answer = PlainTextResponse("", 404, {"cache-control": "no-store", **SECURITY})
            await answer(scope, receive, send)

    def _find(self, path: str) -> tuple[Item, str] | None:
        """The item for a path, and how long it may be kept. A path without an ending is a route."""
        name = path.lstrip("/")
        prefix = f"c/{self.key}/"
        if name.startswith(prefix):
            one = self._items.get(name.removeprefix(prefix))
            return (one, FOREVER) if one else None
        if name != "index.html" and (one := self._items.get(name)):
            return one, ASK_AGAIN
        if name.startswith(letters.ASKED) and (one := letters.answer(name, self._items)):
            return one, ASK_AGAIN
        if name.startswith(("c/", "assets/")) or Path(name).suffix not in ("", ".html"):
            return None
        return self._items["index.html"], ASK_AGAIN

    async def _serve(self, one: Item, keep: str, scope: Scope, send: Send) -> None:
        asked = Headers(scope=scope)
        packed = one.packs and "gzip" in asked.get("accept-encoding", "")
        etag = f'"{one.digest}-gz"' if packed else f'"{one.digest}"'
        headers = {"cache-control": keep, "etag": etag, "vary": "accept-encoding", **SECURITY}
        if etag in (tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")):
            await _send(send, 304, headers, b"")
            return
        body = await asyncio.to_thread(partial(self._press.packed, one) if packed else one.read)
        headers |= {"content-type": one.mime, "content-length": str(len(body))}
        if packed:
            headers["content-encoding"] = "gzip"
        await _send(send, 200, headers, b"" if scope["method"] == "HEAD" else body)

    def _prepare(self) -> None:
        found = {one.name: one for one in client_items(self._web)}
        found |= {one.name: one for one in asset_items(self._assets)}
        ours = [item(name, self._assets / "web" / name) for name in _OURS]
        words = item("words/seal-2048.txt", self._assets / "words" / "seal-2048.txt")
        index = (self._assets / "web" / "index.html").read_text(encoding="utf-8")
        found |= {one.name: one for one in (*ours, words)}
        digests = sorted(f"{one.name} {one.digest}" for one in found.values())
        self.key = blake2b("\n".join([self._flet, *digests]).encode(), digest_size=6).hexdigest()
        found["index.html"] = item("index.html", patched(index, self.key, found, self._at).encode())
        self._items = found

    def _begin_to_pack(self, prepared: asyncio.Task[None]) -> None:
        if not prepared.cancelled() and not prepared.exception():
            Thread(target=self._pack_all, name="pack", daemon=True).start()

    def _pack_all(self) -> None:
        ordered = sorted(self._items.values(), key=lambda one: not one.name.startswith(_START))
        for one in ordered:
            if one.packs:
                self._press.packed(one)
        self._press.forget_others({one.digest for one in ordered})
        self.packed.set()


def make_client(cache: Path, at: Whereabouts = ALONE) -> Client:
    """The client of the installed Flet with the shipped assets; packed files are kept in `cache`.

    Raises `ClientMissing`.
    """
    import flet_web  # noqa: PLC0415 - only who serves pages needs the package

    web = Path(flet_web.get_package_web_dir())
    check_client(web)
    return Client(web, paths.assets(), cache, version("flet-web"), at)


def patched(index: str, key: str, items: Mapping[str, Item], at: Whereabouts = ALONE) -> str:
    """Our page with what Flet's own `patch_index_html` would write, all names under this version's key."""
    base = f"/c/{key}/"
    settings = {
        "pyodide": False,
        "multiView": False,
        "noCdn": True,
        "webSocketEndpoint": f"{at.root}/ws",
        "entrypointBaseUrl": base,
        "assetBase": base,
        "routeUrlStrategy": "path",
        "canvasKitBaseUrl": f"{base}canvaskit/",
        "fontFallbackBaseUrl": "assets/fonts/",
        "webRenderer": "auto",
    }
    texts = {name: say(f"page-{name}") for name in _PAGE_TEXTS}
    values = {
        "root": f"{at.root}/",
        "base": base,
        "settings": _script_json(settings),
        "companion": _script_json(
            {
                "base": base,
                "root": at.root,
                "venue": at.is_shared,
                "folders": _folders(items),
                "sounds": _sounds(items),
                "texts": texts,
                "letters": letters.files_by_family(items),
                "blank": letters.blank(items),
            }
        ),
        "title": escape(say("page-title")),
        "splash": escape(say("page-splash")),
        "no-script": escape(say("door-no-script")),
    }
    for name, value in values.items():
        index = index.replace(f"[[{name}]]", value)
    return index


def _sounds(items: Mapping[str, Item]) -> dict[str, dict[str, object]]:
    """Cue → its file, and whether it is short enough to be loaded before it is needed."""
    found = (
        one for one in items.values() if one.name.startswith("sounds/") and one.mime.startswith("audio/")
    )
    return {
        one.name.removeprefix("sounds/").removesuffix(one.suffix): {
            "file": one.name,
            "early": len(one.read()) <= _SMALL_CLIP,
        }
        for one in found
    }


def _folders(items: Mapping[str, Item]) -> tuple[str, ...]:
    """Top folders of our assets (`fonts`, `icons` …): requests for them are led to this version's names."""
    flet = {"assets", "canvaskit"}
    return tuple(sorted({name.split("/")[0] for name in items if "/" in name} - flet))


def _script_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


async def _send(send: Send, status: int, headers: dict[str, str], body: bytes) -> None:
    """In pieces, so that a slow phone holds back its own download and nothing else."""
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    for at in range(0, len(body), _CHUNK):
        piece = body[at : at + _CHUNK]
        await send({"type": "http.response.body", "body": piece, "more_body": at + _CHUNK < len(body)})
    if not body:
        await send({"type": "http.response.body", "body": b""})


async def _refuse_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Sockets have their own routes; the start and stop of the server are of no interest here."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4404})
    elif scope["type"] == "lifespan":
        for event in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{event}.complete"})

"""The files a phone's browser may ask for: found once, named by their content, packed once with gzip."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from threading import Lock

from companion.kernel.frozen import frozen

MIME = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".frag": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".mp4": "video/mp4",
    ".ogg": "audio/ogg",
    ".otf": "font/otf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Written out, because the system's own table differs from machine to machine (Windows knows no `.wasm`)."""

_ALREADY_SMALL = frozenset({".jpg", ".mp3", ".mp4", ".ogg", ".png", ".webp", ".woff2"})

CLIENT = (
    "main.dart.js",
    "main.dart.mjs",
    "main.dart.wasm",
    "canvaskit/canvaskit.js",
    "canvaskit/canvaskit.wasm",
    "canvaskit/chromium/canvaskit.js",
    "canvaskit/chromium/canvaskit.wasm",
    "canvaskit/skwasm.js",
    "canvaskit/skwasm.wasm",
    "canvaskit/skwasm_heavy.js",
    "canvaskit/skwasm_heavy.wasm",
    "flutter_bootstrap.js",
    "version.json",
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/FontManifest.json",
    "assets/NOTICES",
    "assets/fonts/MaterialIcons-Regular.otf",
    "assets/fonts/roboto.woff2",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
)
"""All of Flet's web client that a companion page can ask for. Pyodide, symbol tables, source maps, fonts for
mathematics and libraries for video and recording are left out: 50 MB that nobody misses."""

PUBLIC = frozenset({"art", "fallback", "fonts", "icons", "pictures", "sounds"})
"""Folders of `assets` that are served; the others are texts, packs and tables for us alone."""


@frozen
class Item:
    """One file as it goes out."""

    name: str
    source: Path | bytes
    digest: str

    @property
    def suffix(self) -> str:
        """`.js`, or nothing."""
        return Path(self.name).suffix.lower()

    @property
    def mime(self) -> str:
        """Its Content-Type."""
        return MIME.get(self.suffix, "text/plain; charset=utf-8")

    @property
    def packs(self) -> bool:
        """Whether gzip makes it smaller."""
        return self.suffix not in _ALREADY_SMALL

    def read(self) -> bytes:
        """Its bytes as they are."""
        return self.source if isinstance(self.source, bytes) else self.source.read_bytes()


def item(name: str, source: Path | bytes) -> Item:
    """An item with the digest of its content."""
    data = source if isinstance(source, bytes) else source.read_bytes()
    return Item(name, source, blake2b(data, digest_size=10).hexdigest())


class ClientMissing(Exception):  # noqa: N818
    """Files of Flet's client are not where they should be: every page would stay blank."""

    def __init__(self, folder: Path, names: tuple[str, ...]) -> None:
        self.folder, self.names = folder, names
        super().__init__(f"{folder} lacks {', '.join(names)}")


def check_client(web: Path) -> None:
    """Raises `ClientMissing` unless every file is there (a packer left it out, a package was zipped)."""
    if missing := tuple(name for name in CLIENT if not (web / name).is_file()):
        raise ClientMissing(web, missing)


def client_items(web: Path) -> Iterator[Item]:
    """Flet's client out of its package folder, with our small changes."""
    for name in CLIENT:
        source: Path | bytes = web / name
        if name == "flutter_bootstrap.js":
            source = without_service_worker((web / name).read_text(encoding="utf-8")).encode()
        elif name == "assets/FontManifest.json":
            source = needed_fonts((web / name).read_text(encoding="utf-8")).encode()
        yield item(name, source)


def asset_items(assets: Path) -> Iterator[Item]:
    """Our fonts, icons, pictures and sounds."""
    for file in sorted(assets.glob("*/**/*")):
        name = file.relative_to(assets)
        if file.suffix.lower() in MIME and name.parts[0] in PUBLIC and file.is_file():
            yield item(name.as_posix(), file)


def without_service_worker(bootstrap: str) -> str:
    """Flutter's start script without its service worker: a page over plain HTTP may not have one."""
    return re.sub(
        r"serviceWorkerSettings:\s*\{.*?\},\s*(?=onEntrypointLoaded)", "", bootstrap, flags=re.DOTALL
    )


def needed_fonts(manifest: str) -> str:
    """Flutter loads every listed font before its first frame: keep Material's icons, add the bundled Roboto.

    Unlisted are 20 mathematics fonts and the Cupertino icons. Without Roboto the client would ask Google.
    """
    kept = [family for family in json.loads(manifest) if family["family"] == "MaterialIcons"]
    kept.append({"family": "Roboto", "fonts": [{"asset": "fonts/roboto.woff2"}]})
    return json.dumps(kept)


@dataclass(slots=True)
class Press:
    """Packs each item once; the result stays in `folder` for the next start, and in memory for this one."""

    folder: Path
    _packed: dict[str, bytes] = field(default_factory=dict)
    _locks: dict[str, Lock] = field(default_factory=dict)
    _door: Lock = field(default_factory=Lock)

    def packed(self, one: Item) -> bytes:
        """The item in gzip. Blocks while packing: call it in a thread."""
        with self._door:
            lock = self._locks.setdefault(one.digest, Lock())
        with lock:
            if one.digest not in self._packed:
                self._packed[one.digest] = self._from_folder(one) or self._pack(one)
        return self._packed[one.digest]

    def _file(self, one: Item) -> Path:
        return self.folder / f"{one.digest}.gz"

    def _from_folder(self, one: Item) -> bytes | None:
        try:
            data = self._file(one).read_bytes()
            gzip.decompress(data)
        except (OSError, EOFError, gzip.BadGzipFile):
            return None
        return data

    def _pack(self, one: Item) -> bytes:
        data = gzip.compress(one.read(), compresslevel=9, mtime=0)
        part = self._file(one).with_suffix(".part")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(data)
            part.replace(self._file(one))
        except OSError:
            pass  # a full or read-only disk: memory serves as well
        return data

    def forget_others(self, kept: set[str]) -> None:
        """Remove what an older version left in the folder."""
        for file in self.folder.glob("*.gz"):
            if file.stem not in kept:
                file.unlink(missing_ok=True)

"""Boards, decks and cards as files: shipped ones, and the ones people typed; and which option takes which."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from companion import paths
from companion.kernel.frozen import frozen
from companion.kernel.shown import told
from companion.net.plain import plain_json, plain_toml

logger = logging.getLogger(__name__)

MOST_BYTES = 512 * 1024
SUFFIXES = (".toml", ".json")
LABELS = {"id", "name", "title", "source"}
"""What a copy of a document may change without becoming another one."""


def parsed(file: Path) -> Any:
    """A pack file as plain data. Raises ValueError with a sentence for what is no TOML or JSON."""
    if file.stat().st_size > MOST_BYTES:
        raise ValueError(f"{file.name} is larger than {MOST_BYTES // 1024} kB")
    try:
        text = file.read_text(encoding="utf-8")
        return plain_json(text) if file.suffix == ".json" else plain_toml(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{file.name} cannot be read: {error}") from None


def slug(pack_format: str) -> str:
    """A format as it stands in file names, links and text ids: `emergence-city/1` → `emergence-city-1`."""
    return "".join(letter if letter.isalnum() else "-" for letter in pack_format.lower())


@frozen
class Pack:
    """One document of a game, and the file it lies in."""

    file: Path
    format: str
    document: dict[str, Any]
    is_shipped: bool

    @property
    def id(self) -> str:
        """Its own word, one of a kind among documents of its format."""
        return str(self.document.get("id", self.file.stem))

    @property
    def name(self) -> str:
        """What people call it."""
        return str(self.document.get("name") or self.document.get("title") or self.id)


class Packs:
    """All packs of a game. The table's own files win over shipped ones of the same format and id."""

    def __init__(self, own: Path | None = None) -> None:
        self._own, self._known = own, dict[Path, tuple[tuple[int, int, int], dict[str, Any] | None]]()

    def own_folder(self, game_id: str) -> Path | None:
        """Where documents that people typed are kept; None for a host that keeps none."""
        return self._own / game_id if self._own else None

    def of(self, game_id: str, usual: str = "") -> tuple[Pack, ...]:
        """Every pack, in the order of their names. `usual`: the format of a file that names none."""
        found = {(pack.format, pack.id): pack for pack in self._lying_in(game_id, usual)}
        return tuple(sorted(found.values(), key=lambda pack: (pack.name.casefold(), pack.format, pack.id)))

    def _lying_in(self, game_id: str, usual: str) -> Iterator[Pack]:
        own = self.own_folder(game_id)
        for folder in (paths.assets() / "packs" / game_id, *([own] if own else [])):
            for file in sorted(folder.glob("*.*")):
                if file.suffix in SUFFIXES and (document := self._read(file)):
                    kind = str(document.get("format", usual))
                    yield Pack(file, kind, document, is_shipped=folder is not own)

    def _read(self, file: Path) -> dict[str, Any] | None:
        """The document in a file, read once as long as the file stays the same."""
        try:
            seen = file.stat()
            stamp = (seen.st_mtime_ns, seen.st_size, seen.st_ino)
            if self._known.get(file, (None,))[0] != stamp:
                self._known[file] = (stamp, None)
                document = parsed(file)
                self._known[file] = (stamp, document if isinstance(document, dict) else None)
        except (OSError, ValueError) as error:
            logger.warning("pack left out: %s", error)
            return None
        return self._known[file][1]


@frozen
class PackOption:
    """A house rule that is a pack: the format that fits, and whether its content is secret."""

    format: str
    model: type[BaseModel]
    is_secret: bool = False
    usual: str = ""
    """The document a new table begins with; empty: none is fine too."""

    def content(self, document: dict[str, Any]) -> str:
        """What is in a document besides its labels, the same for every copy; empty for what does not fit."""
        try:
            made = self.model.model_validate(document).model_dump(mode="json", exclude=LABELS)
        except ValidationError:
            return ""
        return json.dumps(made, sort_keys=True)


def pack_options(options: type[BaseModel]) -> dict[str, PackOption]:
    """The house rules of a game that take packs, by their field.

    Secret is what says so beside the field: `json_schema_extra={"secret": True}`, which a proof obeys too.
    `{"usual": "<id>"}`: a table cannot do without, and begins with this one.
    """
    return {
        name: taken for name, field in options.model_fields.items() if (taken := _taken(field)) is not None
    }


def _taken(field: FieldInfo) -> PackOption | None:
    for model in _models(field.annotation):
        words = get_args(getattr(model.model_fields.get("format"), "annotation", None))
        if words:
            said = told(field)
            return PackOption(str(words[0]), model, bool(said.get("secret")), str(said.get("usual", "")))
    return None


def _models(annotation: Any) -> Iterator[type[BaseModel]]:
    """The models inside `X | None`, `tuple[X, ...]`, `Annotated[X, …]`."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for inner in get_args(annotation):
        yield from _models(inner)

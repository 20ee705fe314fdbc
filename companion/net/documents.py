"""A document as text: read from what people bring, written whole or not at all, its envelope checked."""

from __future__ import annotations

import json
import os
import re
import tempfile
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from companion.kernel.action import Reason, Rejection
from companion.net.packs import MOST_BYTES
from companion.net.plain import TooDeep, plain_json, plain_toml

ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}", re.ASCII)
LONGEST_ID = 40
LONGEST_NAME = 120


def document_of(text: str) -> dict[str, Any]:
    """The document in a text that somebody brought: JSON, or TOML. Rejects all else with what is wrong."""
    text = text.removeprefix("\ufeff").strip()
    if not text:
        raise Rejection("library.empty")
    if len(text.encode(errors="replace")) > MOST_BYTES:
        raise Rejection("library.too_large", most=MOST_BYTES // 1024)
    try:
        content = plain_json(text) if text[0] in "{[" and not _is_toml_table(text) else plain_toml(text)
    except json.JSONDecodeError as error:
        raise Rejection("library.not_json", problem=error.msg, line=error.lineno) from None
    except (RecursionError, TooDeep):
        raise Rejection("library.not_plain") from None
    except ValueError as error:
        raise Rejection("library.not_readable", problem=str(error)[:120]) from None
    if not isinstance(content, dict):
        raise Rejection("library.no_document")
    return content


def _is_toml_table(text: str) -> bool:
    """Whether it begins with `[name]`, as no JSON does."""
    return re.match(r"\[+\s*[A-Za-z_][\w.-]*\s*\]", text) is not None


def envelope_faults(document: Mapping[str, Any]) -> tuple[Reason, ...]:
    """What every document needs: an id, a name if it has one at all, plain values, a bearable size."""
    found = []
    if not (isinstance(document.get("id"), str) and ID.fullmatch(document["id"])):
        found.append(Reason("library.bad_id", facts={"most": LONGEST_ID}))
    name = document.get("name", document.get("title", document.get("id")))
    if not (isinstance(name, str) and name.strip() and len(name) <= LONGEST_NAME):
        found.append(Reason("library.no_name", facts={"most": LONGEST_NAME}))
    try:
        size = len(as_text(document).encode())
    except (ValueError, TypeError, RecursionError):
        return (*found, Reason("library.not_plain"))
    if size > MOST_BYTES:
        found.append(Reason("library.too_large", facts={"most": MOST_BYTES // 1024}))
    return tuple(found)


def as_text(document: Mapping[str, Any]) -> str:
    """How a document is written and exported. Raises ValueError or TypeError for what is no plain JSON."""
    return json.dumps(document, indent=1, ensure_ascii=False, allow_nan=False) + "\n"


def id_from(name: str) -> str:
    """A word for a document, made from its name: `Harbour 13` → `harbour-13`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[: LONGEST_ID - 5].strip("-") or "untitled"


def write(file: Path, text: str) -> None:
    """Put a text into a file, durable when it returns: the old one or the new one, never a half. Rejects."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".", suffix=".new")
        fresh = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as new:
                new.write(text)
                new.flush()
                os.fsync(new.fileno())
            fresh.replace(file)
        finally:
            fresh.unlink(missing_ok=True)
        _sync_folder(file.parent)
    except OSError as error:
        raise Rejection("library.not_saved", problem=error.strerror or "") from None


def _sync_folder(folder: Path) -> None:
    """The new name is on disk too, where the system can say so."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)

"""Small pieces of HTML with slots, filled and escaped at one place."""

from __future__ import annotations

import re
from functools import cache
from html import escape

from companion import paths

_SLOT = re.compile(r"\[\[([a-z_]+)\]\]")


class Html(str):
    """Text that is HTML already. Everything else is escaped when it fills a slot."""

    __slots__ = ()


def file(name: str) -> str:
    """A file of `assets/door`, without indentation and comments of one line: the door is weighed."""
    return _read(name)


def fill(template: str, /, **values: str) -> Html:
    """The template with its slots filled; in one pass, so that a value cannot bring slots of its own."""

    def value(slot: re.Match[str]) -> str:
        text = values[slot[1]]
        return text if isinstance(text, Html) else escape(text)

    return Html(_SLOT.sub(value, template))


def part(name: str, /, **values: str) -> Html:
    """A named piece of `parts.html`."""
    return fill(_parts()[name], **values)


def joined(*pieces: Html) -> Html:
    """Pieces one after the other."""
    return Html("".join(pieces))


@cache
def _read(name: str) -> str:
    text = (paths.assets() / "door" / name).read_text(encoding="utf-8")
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("/*"))


@cache
def _parts() -> dict[str, str]:
    _, *rest = re.split(r"<!-- ([a-z-]+) -->", _read("parts.html"))
    return {name: text.strip() for name, text in zip(rest[::2], rest[1::2], strict=True)}

"""How a plain screen calls things: the game's own text where there is one, else the word itself, readable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion import texts
from companion.kernel.frozen import frozen
from companion.kernel.view import GameView
from companion.texts import Language
from companion.ui.forms.fields import Field

COMMON = frozenset(GameView.model_fields)
"""What every view has: drawn in places of its own, not as a fact of the game."""


@frozen
class Speech:
    """The words of one game, and the names of the people at its table."""

    language: Language
    game: str
    names: tuple[tuple[str, str], ...]
    """Seat, name."""

    def of(self, kind: str, word: str) -> str:
        """`<game>-<kind>-<word>`, a person's name, or the word with a capital."""
        text = texts.text_id(f"{self.game}-{kind}-{word}")
        if self.language.has(text):
            return self.language.say(text)
        return dict(self.names).get(word) or word.replace("_", " ").capitalize()

    def value(self, kind: str, value: Any) -> str:
        """A fact in words."""
        if value in (None, (), ""):
            return self.language.say("shell-plain-none")
        if isinstance(value, bool):
            return self.language.say("shell-plain-yes" if value else "shell-plain-no")
        if isinstance(value, (tuple, list)):
            return self.language.listed(self.value(kind, one) for one in value)
        return self.of(kind, value) if isinstance(value, str) else str(value)

    def label(self, _language: Language, field: Field) -> str:
        """For a form: what a field is called."""
        return self.of("field", field.name)

    def option(self, _language: Language, field: Field, value: Any) -> str:
        """For a form: what an answer is called."""
        return self.value(field.name, value)


@frozen
class Fact:
    """One line that everybody may read."""

    label: str
    value: str


@frozen
class Table:
    """A line a seat: what a list of the view says of each."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    """Seat, cells."""


def facts_of(view: GameView, speech: Speech, *, mine: bool) -> tuple[Fact, ...]:
    """The view's own fields as lines: those of the whole table, or (`my_…`) the viewer's alone."""
    found = []
    for name, value in _own(view).items():
        is_mine = name.startswith("my_")
        if is_mine == mine and value not in (None, (), "") and not _is_nested(value):
            found.append(Fact(speech.of("field", name.removeprefix("my_")), speech.value(name, value)))
    return tuple(found)


def tables_of(view: GameView, speech: Speech) -> tuple[Table, ...]:
    """The view's lists that have a seat in every record, as tables."""
    found = []
    for name, value in _own(view).items():
        if not _is_list_of_records(value) or not all("seat" in one for one in map(_plain, value)):
            continue
        records = [_plain(one) for one in value]
        told = {column for one in records for column, cell in one.items() if cell not in (None, (), "")}
        nested = {column for one in records for column, cell in one.items() if _is_nested(cell)}
        columns = tuple(column for column in records[0] if column in told - nested - {"seat"})
        rows = tuple(
            (str(one["seat"]), tuple(speech.value(column, one[column]) for column in columns))
            for one in records
        )
        found.append(Table(speech.of("list", name), tuple(speech.of("field", one) for one in columns), rows))
    return tuple(found)


def _own(view: GameView) -> Mapping[str, Any]:
    return {name: getattr(view, name) for name in type(view).model_fields if name not in COMMON}


def _is_nested(value: Any) -> bool:
    """Whether it has parts of its own: no word says it."""
    first = value[0] if isinstance(value, tuple) and value else value
    return isinstance(first, Mapping) or hasattr(first, "model_dump")


def _is_list_of_records(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and hasattr(value[0], "model_dump")


def _plain(record: Any) -> dict[str, Any]:
    return dict(record.model_dump())

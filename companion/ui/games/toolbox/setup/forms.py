"""What the forms of the tools share: for whom they are, their rows, and what most people leave as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

import flet as ft

from companion.games.toolbox.sums.choosing import LEAST_GROUP
from companion.games.toolbox.sums.roles import Spare
from companion.kernel.action import Action, Reason, Rejection
from companion.kernel.frozen import frozen
from companion.texts import Language
from companion.ui.forms.drafts import Draft, Fault
from companion.ui.forms.fields import Field
from companion.ui.forms.form import Form, Manner, Put
from companion.ui.forms.lines import Line, Option, Wording, lines_of, worded_at
from companion.ui.forms.rows import KIT
from companion.ui.games.toolbox.reading import Place
from companion.ui.kit import field
from companion.ui.kit.boxes import Note, Panel, Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, component
from companion.ui.kit.skin import Skin

Say = Callable[[Action], None]
LONGEST_NAMES = 300
SIGNS: Final = {"+": "plus", "-": "minus"}
"""What a sign is called in the id of a text."""


@frozen
class Company:
    """For whom a tool is set up."""

    seats: tuple[Place, ...] = ()
    people: int = 0
    """How many a kit is for at least, where nobody is known yet."""
    group: int = LEAST_GROUP
    """The table's house rule: the smallest group for totals."""
    spare: Spare = "refuse"
    filler: str = ""
    """House rules of a deal."""
    is_kit: bool = False

    @property
    def asks_names(self) -> bool:
        """Nobody sits here: who takes part is typed."""
        return not self.seats and not self.is_kit

    @property
    def ids(self) -> tuple[str, ...]:
        """The seats, or as many as a kit is for."""
        return tuple(place.id for place in self.seats) or numbered(self.people)

    @property
    def options(self) -> tuple[Option, ...]:
        """The seats as answers."""
        return tuple(Option(place.id, place.name) for place in self.seats)


@frozen
class SetUp:
    """Where a tool is set up: for whom, and the way its action goes."""

    skin: Skin
    say: Say
    company: Company
    label: str = ""
    """Words of the button, where they are not the tool's own."""

    def button(
        self, usual: str, icon: str, start: Tap, faults: Sequence[Fault], *, waits: bool
    ) -> list[ft.Control]:
        """The first thing that cannot be, and the button that waits for it."""
        words = self.skin.say(self.label or usual)
        begin = MainButton(self.skin, words, start, icon=icon, disabled=waits)
        return [
            *([Note(self.skin, faults[0].words, "warning", self.skin.palette.warn)] if faults else []),
            begin,
        ]


@frozen
class Asked:
    """Rows of one form, what stands in them, and where a change goes."""

    lines: tuple[Line, ...]
    draft: Draft
    put: Put
    of: str = ""

    def but(self, *names: str) -> Asked:
        """Without these rows."""
        return self._those(line for line in self.lines if line.field.name not in names)

    def only(self, *names: str) -> Asked:
        """These rows alone, in the order of the form."""
        return self._those(line for line in self.lines if line.field.name in names)

    def _those(self, lines: Iterable[Line]) -> Asked:
        return Asked(tuple(lines), self.draft, self.put, self.of)


def asked(
    skin: Skin,
    fields: Iterable[Field],
    wording: Wording,
    draft: Draft,
    put: Put,
    of: str,
    **options: tuple[Option, ...],
) -> Asked:
    """A form as it is now; `options`: answers that only this table knows."""
    return Asked(lines_of(skin.language, fields, wording, draft, options=options), draft, put, of)


def worded(base: str) -> Wording:
    """The words of a form: `toolbox-<base>-<field>` and `toolbox-<base>-<field>-<option>`."""
    plain = worded_at(f"toolbox-{base}")

    def option(language: Language, one: Field, value: Any) -> str:
        return plain.option(language, one, SIGNS.get(value, value))

    return replace(plain, option=option)


def words(text: str | Sequence[str] | None) -> tuple[str, ...]:
    """Words with commas between them, or those that were said apart."""
    parts = text.split(",") if isinstance(text, str) else text or ()
    return tuple(word.strip() for word in parts if word.strip())


def numbered(count: int) -> tuple[str, ...]:
    """Places of people who are not known yet."""
    return tuple(f"p{number}" for number in range(1, count + 1))


def refused(check: Tap) -> tuple[Reason, ...]:
    """What the game's own sums say against it."""
    try:
        check()
    except Rejection as no:
        return no.reasons
    return ()


def AskedRows(skin: Skin, rows: Asked, manner: Manner = KIT) -> ft.Control:
    """The rows that are asked first."""
    return Form(skin, rows.lines, rows.draft, rows.put, manner, of=rows.of)


@component
def MoreSettings(skin: Skin, rows: tuple[Asked, ...], manner: Manner = KIT) -> ft.Control:
    """What most people leave as it is: a tap away, so that a tool begins at once."""
    is_open, set_open = ft.use_state(False)
    shown = [one for one in rows if one.lines]
    label = skin.say("toolbox-less" if is_open else "toolbox-more")
    opener = OutlineButton(
        skin, label, lambda: set_open(not is_open), icon="up" if is_open else "down", expand=True
    )
    if not shown:
        return ft.Container(visible=False)
    if not is_open:
        return ft.Row([opener])
    forms = [AskedRows(skin, one, manner) for one in shown]
    return Spaced(skin, ft.Row([opener]), Panel(skin, Spaced(skin, *forms, gap=14)), gap=10)


def names_field(skin: Skin, names: str, put: Choose, *, is_asked: bool) -> list[ft.Control]:
    """Who takes part, where nobody sits."""
    if not is_asked:
        return []
    return [field.Field(skin, skin.say("toolbox-names"), names, put, longest=LONGEST_NAMES)]

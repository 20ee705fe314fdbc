"""What a document says of itself: its name, where it is from; and the way to save it as another."""

from __future__ import annotations

from typing import Any, Final

import flet as ft
from pydantic import BaseModel

from companion.ui.desk.session import B, Session, T
from companion.ui.forms.drafts import Fault, check
from companion.ui.forms.fields import Field, fields_of
from companion.ui.forms.form import Form
from companion.ui.forms.lines import lines_of, worded_at
from companion.ui.forms.rows import KIT
from companion.ui.kit.boxes import Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.sheets import Sheet
from companion.ui.kit.text import Heading, Muted

ABOUT: Final = ("name", "title", "source", "author", "licence", "description")
"""Fields that documents of all kinds may have."""
WORDS: Final = worded_at("desk-field")


def about(model: type[BaseModel]) -> tuple[Field, ...]:
    """What a kind of document says of itself."""
    return fields_of(model, *(name for name in ABOUT if name in model.model_fields))


def AboutSheet(session: Session[T, B]) -> ft.BottomSheet:
    """All of it, to read and to change."""
    skin = session.skin
    return Sheet(skin, [Heading(skin, skin.say("desk-about"), 24), About(session)], lambda: session.ask(""))


@component
def About(session: Session[T, B]) -> ft.Control:
    """The form; every letter is in the draft at once, and undone like any other step."""
    skin, fields = session.skin, about(session.craft.model)
    document: dict[str, Any] = session.craft.document(session.draft)
    name = str(document.get(fields[0].name, "")).strip()
    lines = lines_of(skin.language, fields, WORDS, document, faults=_faults(session, fields, document))

    async def save_as() -> None:
        await session.save_as(skin.say("library-copy-of", name=name))

    words = skin.say("desk-save-as")
    another = OutlineButton(skin, words, save_as, icon="copy", height=52, disabled=not name, expand=True)
    done = MainButton(skin, skin.say("desk-about-done"), lambda: session.ask(""), icon="check")
    return Spaced(
        skin,
        Form(skin, lines, document, session.put, KIT, of="about"),
        done,
        ft.Row([another]),
        Muted(skin, skin.say("desk-save-as", "text"), 14),
        gap=12,
    )


def _faults(session: Session[T, B], fields: tuple[Field, ...], document: dict[str, Any]) -> tuple[Fault, ...]:
    """What the model says against these fields; the rest of the document is judged elsewhere."""
    skin, names = session.skin, {field.name for field in fields}
    rest = {key: value for key, value in document.items() if key not in names}
    found = check(session.craft.model, fields, document, skin.language, rest=rest)
    lacks = tuple(Fault(skin.say("desk-field-lacks"), field) for field in found.lacks)
    return (*lacks, *(one for one in found.faults if one.field in names))

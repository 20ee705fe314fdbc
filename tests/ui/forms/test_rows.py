"""Rows by their look: what a tap or a letter puts, and where a fault stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import flet as ft
from pydantic import BaseModel, Field

from companion.kernel.shown import shown
from companion.ui.forms.drafts import Fault
from companion.ui.forms.fields import fields_of
from companion.ui.forms.form import Form, Manner, use_draft
from companion.ui.forms.lines import Option, lines_of, worded_at
from companion.ui.forms.nested import Listed, record, records
from companion.ui.forms.rows import KIT
from companion.ui.kit.drawing import component
from companion.ui.kit.skin import skin_for
from tests.ui.phone import Phone

SKIN = skin_for(390, 844, motion=False)


class Limit(BaseModel):
    threat: int = Field(default=20, ge=0, le=99)


class Ship(BaseModel):
    sails: int = Field(ge=0, le=3, json_schema_extra=shown("strip"))
    price: int = Field(ge=0, le=9900, json_schema_extra=shown("money", step=100, example=300))
    crew: int | None = Field(default=None, ge=0, le=9, json_schema_extra=shown("ask", example=2))
    flags: tuple[str, ...] = ()
    notes: tuple[str, ...] = Field(default=(), max_length=3, json_schema_extra=shown("sentences"))
    kind: Literal["cutter", "sloop"] = "cutter"
    limit: Limit = Limit()
    limits: tuple[Limit, ...] = Field(default=(), max_length=2)


WORDS = worded_at("skiff")
FIELDS = fields_of(Ship)
LISTED = Listed(lambda _language, n: f"Limit {n}", "form-line-more", "form-line-less")
LIMIT = fields_of(Limit)
MANNER = KIT.but(record=record(LIMIT, WORDS, lambda: KIT), records=records(LIMIT, WORDS, lambda: KIT, LISTED))


class Page:
    """A form on a phone, and the draft it keeps."""

    def __init__(self, faults: Callable[[Any], tuple[Fault, ...]] = lambda _draft: ()) -> None:
        self.draft: Any = {}
        self.faults = faults

    async def open(self, first: dict[str, Any], *only: str, manner: Manner = MANNER, **more: Any) -> Phone:
        asked = fields_of(Ship, *only)

        @component
        def Root() -> ft.Control:
            draft, put = use_draft(asked, first)
            self.draft = draft
            told = {"faults": self.faults(draft), **more}
            return Form(SKIN, lines_of(SKIN.language, asked, WORDS, draft, **told), draft, put, manner)

        async def main(page: ft.Page) -> None:
            page.render(Root)

        phone = Phone("/", 390, 844)
        await phone.open(main)
        return phone


def fields(phone: Phone) -> list[ft.TextField]:
    return [one for one in phone.controls() if isinstance(one, ft.TextField)]


async def test_one_tap_on_a_strip_sets_the_number() -> None:
    page = Page()
    phone = await page.open({}, "sails")
    await phone.tap("skiff-sails 2")
    assert page.draft["sails"] == 2


async def test_a_number_is_stepped_to_from_its_example_or_typed_or_emptied() -> None:
    page = Page()
    phone = await page.open({}, "price", "crew")
    await phone.tap("More skiff-price")
    assert page.draft == {"price": 300, "crew": None}, "the first step says the example"
    await phone.tap("More skiff-price")
    await phone.tap("More skiff-crew")
    assert page.draft == {"price": 400, "crew": 2}
    await phone.write(fields(phone)[1], "")
    assert page.draft["crew"] is None, "none is an answer"


async def test_a_fault_on_the_way_to_a_number_leaves_the_field_where_it_is() -> None:
    """A field that were drawn anew would lose the cursor, and the letters to come."""
    page = Page(lambda draft: (Fault("Full hundreds.", "price"),) if (draft["price"] or 0) % 100 else ())
    phone = await page.open({}, "price")
    field = fields(phone)[0]
    await phone.write(field, "1")
    assert "Full hundreds." in phone.texts()
    assert [one._i for one in fields(phone)] == [field._i]
    await phone.write(field, "1200")
    assert "Full hundreds." not in phone.texts()
    assert [one._i for one in fields(phone)] == [field._i]


async def test_names_that_the_table_knows_are_tapped_and_strange_ones_stay() -> None:
    page = Page()
    known = {"flags": (Option("red", "Red"), Option("blue", "Blue"))}
    phone = await page.open({"flags": ("torn",)}, "flags", options=known)
    await phone.tap("Blue")
    assert page.draft["flags"] == ("torn", "blue")
    await phone.tap("torn")
    assert page.draft["flags"] == ("blue",)


async def test_sentences_come_and_go() -> None:
    page = Page()
    phone = await page.open({"notes": ("Leaks.",)}, "notes")
    await phone.tap("Another line")
    await phone.write(fields(phone)[1], "Creaks.")
    assert page.draft["notes"] == ("Leaks.", "Creaks.")
    await phone.tap("Remove line 1")
    assert page.draft["notes"] == ("Creaks.",)


async def test_a_record_is_a_form_inside_of_the_form() -> None:
    page = Page()
    phone = await page.open({"limit": {"threat": 3}}, "limit")
    await phone.tap("More skiff-threat")
    assert page.draft["limit"] == {"threat": 4}


async def test_a_fault_stands_at_its_field_however_deep() -> None:
    deep = (Fault("Too many.", "limits.1.threat"), Fault("Too far.", "limit.threat"))
    faults = (*deep, Fault("No ship.", "kind"))
    lines = {one.field.name: one for one in lines_of(SKIN.language, FIELDS, WORDS, {}, faults=faults)}
    assert lines["kind"].fault == "No ship."
    assert (lines["limits"].fault, lines["limits"].inside) == ("", (Fault("Too many.", "1.threat"),))
    phone = await Page().open({"limits": ({"threat": 1}, {"threat": 2})}, "limit", "limits", faults=faults)
    words = phone.texts()
    assert (
        words.index("Too far.") < words.index("Limit 1") < words.index("Limit 2") < words.index("Too many.")
    )

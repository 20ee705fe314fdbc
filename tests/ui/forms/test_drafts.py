"""Inside of a list every record is a form of its own: what it lacks is named by its place."""

from __future__ import annotations

from pydantic import BaseModel, Field

from companion import texts
from companion.kernel.shown import shown
from companion.ui.forms.drafts import blank, check, lacking, said
from companion.ui.forms.fields import fields_of


class Stop(BaseModel):
    """One stop of a route."""

    name: str
    kind: str = Field("bus", json_schema_extra=shown(options=("bus", "boat"), asked=True))
    deck: int = Field(0, json_schema_extra=shown("strip", 0, 3, when=("kind", ("boat", "ferry"))))
    fare: int = Field(0, json_schema_extra=shown("ask", 0, 9, unsaid=True))


class Route(BaseModel):
    """Some stops."""

    stops: tuple[Stop, ...] = Field((), json_schema_extra=shown(asked=True))


FIELDS, INNER = fields_of(Route), fields_of(Stop)


def test_what_a_record_lacks_is_named_by_its_place() -> None:
    assert lacking(FIELDS, {"stops": ()}) == ("stops",)
    half = {**blank(INNER), "name": "Quay"}
    assert lacking(FIELDS, {"stops": (half, blank(INNER))}) == (
        "stops.0.kind",
        "stops.1.name",
        "stops.1.kind",
    )


def test_a_record_is_told_without_what_makes_no_sense() -> None:
    bus = {"name": " Quay ", "kind": "bus", "deck": 2, "fare": None, "of": "tag"}
    boat = {**bus, "kind": "boat"}
    told = said(FIELDS, {"stops": (bus, boat)})["stops"]
    assert told[0] == {"of": "tag", "name": "Quay", "kind": "bus"}
    assert told[1] == {"of": "tag", "name": "Quay", "kind": "boat", "deck": 2}
    made = check(Route, FIELDS, {"stops": (boat,)}, texts.ENGLISH).value
    assert made == Route(stops=(Stop(name="Quay", kind="boat", deck=2),))


def test_what_nobody_said_stays_empty_and_the_default_holds() -> None:
    assert blank(INNER)["fare"] is None
    assert "fare" not in lacking(INNER, blank(INNER))

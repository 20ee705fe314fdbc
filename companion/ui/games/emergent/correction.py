"""The cardboard wins: somebody proposes what is right, the host says so too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import flet as ft

from companion.games.emergent.actions import Correct
from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.results import DcLine
from companion.texts import Language
from companion.ui.forms.drafts import check
from companion.ui.forms.fields import Field, fields_of
from companion.ui.forms.form import Form
from companion.ui.forms.lines import Option, Wording, lines_of
from companion.ui.forms.rows import KIT
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.correcting import CorrectionForm, doors
from companion.ui.kit.drawing import Tap, component, steady
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

Draft = dict[str, Any]
FACTS: Final[Mapping[str, tuple[str, ...]]] = {
    "cash": ("cash",),
    "cubes": ("dc", "cubes"),
    "cylinders": ("region", "cylinders"),
    "gone": ("dc",),
    "size": ("dc", "size"),
    "new-dc": ("region", "size"),
    "piles": ("region", "cubes"),
}
"""What the app keeps of a seat → the fields of a correction that say it; Fast Play has piles only."""
PLACES: Final = ("dc", "region", "city")
"""Fields that say where: what is right begins at what the app believes of it."""
ASKED: Final[Mapping[str, Mapping[str, Any]]] = {
    **{name: {"is_needed": True} for name in (*PLACES, "size")},
    "cash": {"look": "money", "high": 999, "is_needed": True},
    "cubes": {"high": 99, "is_needed": True},
    "cylinders": {"high": 10, "is_needed": True},
}


def _label(language: Language, field: Field) -> str:
    kind = "where" if field.name in PLACES else "number"
    return language.say("shell-correct-new" if field.name == "size" else f"emergent-phone-correct-{kind}")


def _option(language: Language, _field: Field, value: Any) -> str:
    return language.say("emergent-phone-size", size=value)


WORDS: Final = Wording(_label, _option)


@component
def _Form(stage: Stage, close: Tap | None) -> ft.Control:
    """Whose, what, where, and what is right."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    draft: Draft
    draft, change = ft.use_state(Draft())
    whose, what = draft.get("seat", ""), draft.get("what", "")

    def put(name: str, value: Any) -> None:
        change(lambda now: _pointed(view, {**_kept(now, name), name: value}))

    puts = steady(put)
    pick_whose, pick_what = steady(lambda seat: put("seat", seat)), steady(lambda fact: put("what", fact))
    facts = ("piles",) if view.mode == "fast_play" else tuple(name for name in FACTS if name != "piles")
    fields = _fields(cast, what)
    rows: list[ft.Control] = [
        Chips(
            skin,
            skin.say("shell-correct-whose"),
            tuple((seat, cast.name(seat), "") for seat in cast.seats),
            whose,
            pick_whose,
        )
    ]
    if whose:
        words = tuple((fact, skin.say(f"emergent-phone-correct-{fact}"), "") for fact in facts)
        rows.append(Chips(skin, skin.say("shell-correct-what"), words, what, pick_what))
    if what:
        options = _options(skin, cast, view, whose, what)
        shown = [one for one in fields if one.name in PLACES or _is_placed(fields, draft)]
        lines = lines_of(skin.language, shown, WORDS, draft, options=options)
        rows.append(Form(skin, lines, draft, puts, KIT, of=f"{whose}-{what}"))
    rest = {"seat": whose, **_besides(view, whose, what, draft)}
    made = check(Correct, fields, draft, skin.language, rest=rest).value if whose and what else None
    return CorrectionForm(stage, made, rows, close, again=lambda: change(Draft()))


door, fixes = doors(_Form)


def _kept(draft: Draft, name: str) -> Draft:
    """What still holds when this is said anew: another seat or fact begins from the start."""
    known = {"seat": (), "what": ("seat",)}.get(name)
    return draft if known is None else {one: draft[one] for one in known if one in draft}


def _fields(cast: Cast, what: str) -> tuple[Field, ...]:
    names = FACTS.get(what, ())
    if what == "cylinders" and cast.is_by_city:
        names = ("city", "cylinders")
    return fields_of(Correct, *names, over=ASKED) if names else ()


def _is_placed(fields: tuple[Field, ...], draft: Draft) -> bool:
    return all(draft.get(one.name) for one in fields if one.name in PLACES)


def _options(
    skin: Skin, cast: Cast, view: EmergentView, seat: str, what: str
) -> dict[str, tuple[Option, ...]]:
    """DCs that stand, regions, cities; cylinders stand only where a city is."""
    firm = reading.firm(view, seat)
    dcs = tuple(
        Option(
            dc.id,
            skin.say("emergent-phone-correct-dc", region=cast.region_name(dc.region), size=dc.size),
        )
        for dc in (firm.dcs if firm else ())
    )
    regions = [one for one in cast.board.regions if one.cities or what != "cylinders"]
    return {
        "dc": dcs,
        "region": tuple(Option(one.id, one.name) for one in regions),
        "city": tuple(Option(one.id, one.name) for one in cast.board.cities),
    }


def dc_of(view: EmergentView, seat: str, dc_id: str | None) -> DcLine | None:
    """A DC that stands on the board."""
    firm = reading.firm(view, seat)
    return next((dc for dc in (firm.dcs if firm else ()) if dc.id == dc_id), None)


def _pointed(view: EmergentView, draft: Draft) -> Draft:
    """What is right begins at what the app believes now, as soon as all is pointed at."""
    seat, what = draft.get("seat", ""), draft.get("what", "")
    firm, dc = reading.firm(view, seat), dc_of(view, seat, draft.get("dc"))
    place = draft.get("city") or draft.get("region")
    held: Draft = {}
    if what == "cash" and firm:
        held = {"cash": firm.cash or 0}
    elif what == "cubes" and dc:
        held = {"cubes": dc.cubes}
    elif what == "size" and dc:
        held = {"size": "large" if dc.size == "small" else "small"}
    elif what == "new-dc":
        held = {"size": "small"}
    elif what == "cylinders" and firm and place:
        held = {"cylinders": firm.cylinders.get(place, 0)}
    elif what == "piles" and view.fast and place:
        piles = next((one.cubes for one in view.fast.regions if one.region == place), {})
        held = {"cubes": {str(name): cubes for name, cubes in piles.items()}.get(seat, 0)}
    return {**held, **draft}


def _besides(view: EmergentView, seat: str, what: str, draft: Draft) -> Draft:
    """What a correction says besides what is asked for."""
    if what == "gone":
        return {"remove": True}
    if what == "size":
        dc = dc_of(view, seat, draft.get("dc"))
        return {"region": dc.region if dc else None}
    if what == "new-dc":
        firm = reading.firm(view, seat)
        taken = {dc.id for dc in (firm.dcs if firm else ())}
        names = (f"added-{number}" for number in range(1, 99))
        return {"dc": next(name for name in names if name not in taken)}
    return {}

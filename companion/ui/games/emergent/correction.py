"""The cardboard wins: somebody proposes what is right, the host says so too."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.games.emergent.actions import Correct
from companion.games.emergent.views import EmergentView
from companion.games.emergent.views.results import DcLine
from companion.games.emergent.words import SIZES
from companion.kernel.proposals import AnswerCorrection
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.phone.bits import Small
from companion.ui.games.emergent.phone.page import AccentButton, Spaced
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.correcting import Done, answering, button_words, said_to, sender, use_putting
from companion.ui.kit.correcting import Proposed as ProposedCard
from companion.ui.kit.drawing import component, effect
from companion.ui.kit.field import Field
from companion.ui.kit.numbers import Stepper
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Muted, Strong
from companion.ui.stage import Stage

MOST = {"cash": 999, "cubes": 10, "cylinders": 10, "piles": 99}
"""As far as the steppers go; nobody has more of it on the board."""
BIG_STEP = 10


def dc_of(view: EmergentView, seat: str, dc_id: str | None) -> DcLine | None:
    """A DC that stands on the board."""
    firm = reading.firm(view, seat)
    return next((dc for dc in (firm.dcs if firm else ()) if dc.id == dc_id), None)


def Proposed(stage: Stage) -> ft.Control | None:
    """A correction that waits; the host answers it."""
    view = reading.game(stage)
    if view.correction is None:
        return None
    answer = answering(stage, AnswerCorrection)
    return ProposedCard(stage, view.correction_said, view.correction_by, view.correction.reason, answer)


@component
def CorrectionDoor(stage: Stage) -> ft.Control:
    """A closed line in the sheet that opens into the form."""
    is_open, set_open = ft.use_state(False)
    waits = Proposed(stage)

    def shut() -> None:
        if waits is not None:
            set_open(False)

    effect(shut, [waits is None])
    if waits is not None:
        return waits
    if is_open:
        return CorrectionForm(stage, lambda: set_open(False))
    text = stage.say("emergent-phone-correct-open")
    return ft.Row([OutlineButton(stage.skin, text, lambda: set_open(True), icon="pencil", expand=True)])


def fixes(stage: Stage) -> ft.Control:
    """The host's own corrections count at once."""
    waits = Proposed(stage)
    return waits if waits is not None else CorrectionForm(stage, None)


@component
def CorrectionForm(stage: Stage, close: Callable[[], None] | None) -> ft.Control:
    """Whose, what, where, and what is right."""
    view, skin = reading.game(stage), stage.skin
    whose, set_whose = ft.use_state("")
    what, set_what = ft.use_state("")
    where, set_where = ft.use_state("")
    value, set_value = ft.use_state("0")
    reason, set_reason = ft.use_state("")
    putting = use_putting(stage, sender(stage))
    if putting.done:
        return Done(stage, putting, close)

    def pick_whose(seat: str) -> None:
        set_whose(seat)
        set_what("")
        set_where("")

    def pick_what(fact: str) -> None:
        set_what(fact)
        set_where("")
        set_value(_held(view, whose, fact, ""))

    def pick_where(place: str) -> None:
        set_where(place)
        set_value(_held(view, whose, what, place))

    rows: list[ft.Control] = [
        Strong(skin, skin.say("emergent-phone-correct-title"), 20),
        Muted(skin, said_to(stage)),
        _picks(skin, "emergent-phone-correct-whose", _seats(stage), whose, pick_whose),
    ]
    if whose:
        rows.append(_picks(skin, "emergent-phone-correct-what", _facts(stage), what, pick_what))
    if places := _places(stage, whose, what):
        rows.append(_picks(skin, "emergent-phone-correct-where", places, where, pick_where))
    if what == "cash" or where:
        rows += _values(skin, what, value, set_value)
        rows.append(Field(skin, skin.say("emergent-phone-correct-reason"), reason, set_reason, longest=120))
    made = made_of(view, whose, what, where, value, reason.strip())

    def put() -> None:
        if made:
            putting.put(made)

    if made is None:
        rows.append(Small(skin, skin.say("emergent-phone-correct-pick")))
    rows.append(AccentButton(skin, button_words(stage), put, disabled=made is None))
    if close:
        rows.append(
            ft.Row([OutlineButton(skin, skin.say("emergent-phone-correct-close"), close, expand=True)])
        )
    return Spaced(skin, *rows, gap=12)


def _picks(
    skin: Skin, title: str, options: Sequence[tuple[str, str]], chosen: str, pick: Callable[[str], None]
) -> ft.Control:
    chips = [Chip(skin, label, partial(pick, value), selected=value == chosen) for value, label in options]
    return Spaced(
        skin,
        Muted(skin, skin.say(title), 15),
        ft.Row(list(chips), wrap=True, spacing=8, run_spacing=8),
        gap=6,
    )


def _seats(stage: Stage) -> list[tuple[str, str]]:
    return [(seat, reading.name(stage, seat)) for seat in reading.game(stage).seats]


def _facts(stage: Stage) -> list[tuple[str, str]]:
    """What the app keeps of a seat: Fast Play has piles of cubes only."""
    is_fast = reading.game(stage).mode == "fast_play"
    facts = ("piles",) if is_fast else ("cash", "cubes", "cylinders", "gone", "size", "new-dc")
    return [(fact, stage.say(f"emergent-phone-correct-{fact}")) for fact in facts]


def _places(stage: Stage, seat: str, what: str) -> list[tuple[str, str]]:
    """DCs that stand, or regions, or cities."""
    view = reading.game(stage)
    if what in ("cubes", "gone", "size"):
        firm = reading.firm(view, seat)
        return [
            (
                dc.id,
                stage.say(
                    "emergent-phone-correct-dc", region=reading.region_name(view, dc.region), size=dc.size
                ),
            )
            for dc in (firm.dcs if firm else ())
        ]
    if what == "cylinders" and view.rules.marketing_scope == "city":
        return [(city.id, city.name) for city in view.board.cities]
    if what == "cylinders":
        return [(region.id, region.name) for region in view.board.regions if region.cities]
    if what in ("new-dc", "piles"):
        return [(region.id, region.name) for region in view.board.regions]
    return []


def _held(view: EmergentView, seat: str, what: str, where: str) -> str:
    """What the app believes now, to start from."""
    firm = reading.firm(view, seat)
    dc = dc_of(view, seat, where)
    if what == "cash":
        return str(firm.cash or 0) if firm else "0"
    if what == "cubes":
        return str(dc.cubes) if dc else "0"
    if what == "cylinders":
        return str(firm.cylinders.get(where, 0)) if firm else "0"
    if what == "piles" and view.fast:
        regions = (one for one in view.fast.regions if one.region == where)
        return str(next((cubes for one in regions for name, cubes in one.cubes.items() if name == seat), 0))
    if what == "size" and dc:
        return "large" if dc.size == "small" else "small"
    return "small"


def _values(skin: Skin, what: str, value: str, set_value: Callable[[str], None]) -> list[ft.Control]:
    """The right number, or the right size."""
    if what == "gone":
        return []
    if what in ("new-dc", "size"):
        sizes = [(size, skin.say("emergent-phone-size", size=size)) for size in SIZES]
        return [_picks(skin, "emergent-phone-correct-new", sizes, value, set_value)]
    number, word = int(value or 0), skin.say("emergent-phone-correct-number")
    most = MOST[what]

    def put(count: int) -> None:
        set_value(str(count))

    row = ft.Row([Body(skin, word, expand=True), Stepper(skin, number, 0, most, put, word)])
    if what != "cash":
        return [row]
    jumps = [
        Chip(skin, f"{'+' if step > 0 else '−'}{abs(step)}", partial(put, min(most, max(0, number + step))))
        for step in (-BIG_STEP, BIG_STEP)
    ]
    return [row, ft.Row(list(jumps), spacing=8, alignment=ft.MainAxisAlignment.END)]


def _free_id(view: EmergentView, seat: str) -> str:
    """An id for a DC the app did not know of."""
    firm = reading.firm(view, seat)
    taken = {dc.id for dc in (firm.dcs if firm else ())}
    return next(name for name in (f"added-{number}" for number in range(1, 99)) if name not in taken)


def made_of(view: EmergentView, whose: str, what: str, where: str, value: str, reason: str) -> Correct | None:
    """The correction, when everything it needs has been said."""
    if not whose or not what or (what != "cash" and not where):
        return None
    said: dict[str, Any] = {"seat": whose, "reason": reason}
    match what:
        case "cash":
            said |= {"cash": int(value)}
        case "cubes":
            said |= {"dc": where, "cubes": int(value)}
        case "cylinders":
            key = "city" if view.rules.marketing_scope == "city" else "region"
            said |= {key: where, "cylinders": int(value)}
        case "gone":
            said |= {"dc": where, "remove": True}
        case "size":
            dc = dc_of(view, whose, where)
            said |= {"dc": where, "size": value, "region": dc.region if dc else None}
        case "new-dc":
            said |= {"dc": _free_id(view, whose), "size": value, "region": where}
        case _:
            said |= {"region": where, "cubes": int(value)}
    return Correct.model_validate(said)

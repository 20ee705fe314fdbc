"""The cardboard wins: somebody proposes what is right, the table says so too (CV-2, CV-90)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.cyberverse.views import AgentView, OrgView
from companion.texts import Language, text_id
from companion.ui.forms.drafts import Draft
from companion.ui.forms.fields import Field
from companion.ui.forms.form import Form, To, changed
from companion.ui.forms.lines import Line, Wording, lines_of
from companion.ui.forms.rows import KIT
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.correction.facts import AGENT, BOARD, KINDS, ORG, answers, correction, held
from companion.ui.games.cyberverse.desk.card_words import card_icon
from companion.ui.games.cyberverse.desk.cards import CardForm, CardNotes, blank, typed
from companion.ui.games.cyberverse.draw.signs import icon_of, word
from companion.ui.kit.boxes import Caption, Spaced
from companion.ui.kit.correcting import CorrectionForm, doors
from companion.ui.kit.drawing import Tap, component, steady
from companion.ui.kit.picking import Chips, Pills
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.text import Muted
from companion.ui.stage import Stage

TABLE = "@board"
FACES = 15
STORIES = 12
SPOKEN: Final = {"statuses": "status"}
ICONS: Final = {"cash": "cv-cash", "salary": "cv-cash", "tokens": "cv-influence", "points": "cv-movement"}


def _label(language: Language, field: Field) -> str:
    return language.say(text_id(f"cyberverse-phone-{field.words or f'fix-{field.name}'}"))


def _option(language: Language, field: Field, value: Any) -> str:
    if field.look == "card":
        return language.say(f"cyberverse-phone-kind-{value}")
    return word(language, SPOKEN.get(field.name, field.name), str(value))


def _icon(field: Field, value: Any) -> str:
    if value is None:
        return ICONS.get(field.name, "")
    is_drawn = field.name in ("feature", "statuses")
    return card_icon(str(value)) if field.look == "card" else icon_of(str(value)) if is_drawn else ""


WORDING: Final = Wording(_label, _option, _icon)


def _points(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """How many stories, and the points of each."""
    points = tuple(value or ())

    def count(number: int) -> None:
        to(lambda now: (*tuple(now or ())[:number], *(0,) * (number - len(now or ()))))

    def at(place: int, number: int) -> None:
        to(lambda now: (*now[:place], number, *now[place + 1 :]))

    each = [
        StepRow(
            skin,
            skin.say("cyberverse-phone-story-n", n=place + 1),
            one,
            line.field.low,
            line.field.high,
            partial(at, place),
            icon="trophy",
        )
        for place, one in enumerate(points)
    ]
    return Spaced(skin, StepRow(skin, line.label, len(points), 0, STORIES, count), *each)


def _faces(skin: Skin, _line: Line, value: Any, to: To) -> ft.Control:
    """How many tokens of each face."""

    def put(face: int, number: int) -> None:
        to(lambda now: (*(one for one in now or () if one != face), *(face,) * number))

    rows = [
        StepRow(
            skin,
            skin.say("cyberverse-phone-o-xp", n=face),
            tuple(value or ()).count(face),
            0,
            FACES,
            partial(put, face),
        )
        for face in (1, 2)
    ]
    return Spaced(skin, *rows)


def _order(skin: Skin, line: Line, value: Any, to: To) -> ft.Control:
    """Tap an organization to move it to the front."""
    names = {one.value: one.label for one in line.options}
    options = tuple((seat, f"{at}. {names.get(seat, seat)}", "") for at, seat in enumerate(value or (), 1))

    def front(seat: str) -> None:
        to(lambda now: (seat, *(one for one in now if one != seat)))

    first = options[0][0] if options else ""
    return Chips(skin, skin.say("cyberverse-phone-fix-order-line"), options, first, front)


@component
def _Card(skin: Skin, line: Line, value: Draft | None, to: To) -> ft.Control:
    """What the app does not have, typed from its card."""
    draft = value or _blank(str(line.options[0].value))

    def put(name: str, new: Any) -> None:
        to(lambda now: changed(now or draft, name, new))

    card = typed(skin, str(draft["kind"]), draft, steady(put), to)
    kinds = [(str(one.value), one.label, one.icon) for one in line.options]
    choice = [Pills(skin, kinds, card.kind, lambda kind: to(_blank(kind)))] if len(kinds) > 1 else []
    return Spaced(skin, *choice, CardForm(skin, card), *(CardNotes(skin, card) if value else []), gap=12)


def _blank(kind: str) -> Draft:
    return {"kind": kind, **blank(kind)}


MANNER: Final = KIT.but(points=_points, faces=_faces, order=_order, card=_Card)


@component
def _Form(stage: Stage, close: Tap | None) -> ft.Control:
    """Whose, what, and what is right."""
    view, skin = reading.game(stage), stage.skin
    whose, set_whose = ft.use_state("")
    what, set_what = ft.use_state("")
    none: Draft = {}
    told, tell = ft.use_state(none)
    org, agent = _owner(stage, whose)

    def pick_whose(value: str) -> None:
        set_whose(value)
        pick_what("")

    def pick_what(value: str) -> None:
        set_what(value)
        tell({})

    kinds = BOARD if whose == TABLE else AGENT if agent else ORG
    owners = [(str(one.seat), one.name, "flag") for one in view.organizations]
    owners += [(one.id, one.name, "person") for found in view.organizations for one in found.agents]
    owners.append((TABLE, skin.say("cyberverse-phone-fix-board"), "map"))
    whats = [(one, skin.say(f"cyberverse-phone-fix-{one.replace('_', '-')}"), "") for one in kinds]
    asked = KINDS.get(what)

    def believed(draft: Draft) -> Any:
        return held(view, org, agent if what in AGENT else None, draft)

    def put(name: str, value: Any) -> None:
        if asked is not None:
            tell(lambda now: asked.told(now, believed, name, value))

    puts = steady(put)
    rows: list[ft.Control] = [
        Caption(skin, skin.say("shell-correct-whose")),
        Pills(skin, owners, whose, pick_whose),
    ]
    if whose:
        rows += [Caption(skin, skin.say("shell-correct-what")), Pills(skin, whats, what, pick_what)]
    if asked is None:
        return CorrectionForm(stage, None, [Spaced(skin, *rows)], close)
    draft = asked.draft(told, believed)
    options = answers(stage, org, agent, has_hq=what in ("place", "agent_new"))
    lines = lines_of(skin.language, asked.asked(draft), WORDING, draft, options=options)
    rows += _nothing(skin, what, lines)
    rows.append(Form(skin, lines, draft, puts, MANNER, of=f"{whose}-{what}"))
    made = correction(skin.language, org, agent, asked, draft)
    again: Tap = steady(lambda: tell({}))
    return CorrectionForm(stage, made, [Spaced(skin, *rows)], close, again=again)


door, fixes = doors(_Form)


def _nothing(skin: Skin, what: str, lines: tuple[Line, ...]) -> list[ft.Control]:
    """What there is to say where there is nothing to pick, or nothing to fill in."""
    if what == "remove":
        return [Muted(skin, skin.say("cyberverse-phone-fix-remove-line"))]
    is_empty = any(line.field.look in ("chips", "pick") and not line.options for line in lines)
    return [Muted(skin, skin.say("cyberverse-phone-nothing-to-sell"))] if is_empty else []


def _owner(stage: Stage, whose: str) -> tuple[OrgView, AgentView | None]:
    """The organization and, when one is meant, the agent."""
    view = reading.game(stage)
    agent = reading.agent(view, whose)
    return reading.org(view, agent.seat if agent else whose) or view.organizations[0], agent

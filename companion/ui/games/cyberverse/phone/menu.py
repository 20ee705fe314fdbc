"""A grid of things to do, closed ones with their reason in words; and the button that leads on (CV-20)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.cyberverse.actions import NextPhase
from companion.kernel.frozen import frozen
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.phone.organization import Foot, Organization
from companion.ui.kit.boxes import START, Aside, IconTile, InRow, Panel, Spaced, Stacked
from companion.ui.kit.drawing import Choose, part
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.sending import Send
from companion.ui.kit.skin import Skin
from companion.ui.kit.strips import NARROW
from companion.ui.kit.text import Words
from companion.ui.stage import Stage


@frozen
class Way:
    """Something to do; `why` says why not."""

    mode: str
    icon: str
    title: str
    detail: str
    why: str = ""


def way_of(stage: Stage, do: str, mode: str, icon: str) -> Way:
    """A way with its words; what is closed says why."""
    view, skin = reading.game(stage), stage.skin
    title, detail = (skin.say(f"cyberverse-phone-way-{mode}", part) for part in ("", "text"))
    is_open = reading.may(view, do)
    why = "" if is_open else reading.reasons(stage, reading.closed(view, do))
    return Way(mode, icon, title, detail, why or ("" if is_open else skin.say("cyberverse-phone-not-now")))


@part
def MenuWays(skin: Skin, ways: tuple[Way, ...], go: Choose) -> ft.Control:
    """Two columns of tiles, one where it is narrow; what is closed says why."""
    cells = [_way(skin, one, go) for one in ways]
    if is_one_column(skin):
        return Spaced(skin, *cells, gap=8)
    rows = [
        ft.Row(
            [ft.Container(one, expand=True) for one in cells[at : at + 2]],
            spacing=skin.px(8),
            vertical_alignment=START,
        )
        for at in range(0, len(cells), 2)
    ]
    return Spaced(skin, *rows, gap=8)


def is_one_column(skin: Skin) -> bool:
    """Whether two columns would cut their words."""
    return skin.large_text or skin.width < NARROW


def _way(skin: Skin, way: Way, go: Choose) -> ft.Control:
    ink = skin.palette.muted if way.why else skin.palette.text
    lines = None if is_one_column(skin) else 3
    words = Stacked(
        skin,
        Words(skin, way.title, 16, family=TEXT_700, colour=ink, line=1.1),
        Words(skin, way.why or way.detail, 14, colour=skin.palette.muted, line=1.15, lines=lines),
        gap=3,
        expand=True,
    )
    colour = skin.palette.muted if way.why else tones(skin).magenta
    tile = IconTile(skin, "lock" if way.why else way.icon, colour, 38)
    return Panel(
        skin,
        InRow(skin, tile, words),
        on_click=None if way.why else partial(go, way.mode),
        label=f"{way.title}. {way.detail}",
        padding=10,
        radius=16,
        height=None if is_one_column(skin) else skin.px(88),
    )


def waiting_line(stage: Stage) -> str:
    """Whom the table waits for, in words."""
    view = reading.game(stage)
    seats = view.waiting_for or ((view.turn_of,) if view.turn_of else ())
    others = tuple(seat for seat in seats if not reading.is_me(stage, seat))
    if others:
        return stage.say("cyberverse-phone-waiting", names=reading.orgs(stage, others), count=len(others))
    if view.next and view.order and not reading.is_me(stage, view.order[0]):
        return stage.say("cyberverse-phone-waiting-next", name=reading.org_name(stage, view.order[0]))
    return stage.say("cyberverse-phone-waiting-table")


def next_foot(stage: Stage) -> Foot | None:
    """The first player's button to the next phase, when it is open."""
    view = reading.game(stage)
    if view.next is None or not reading.may(view, "next_phase"):
        return None
    phase = word(stage.skin, "phase", view.next.to)
    return Foot(
        [
            Send(
                stage.skin,
                stage.say("cyberverse-phone-on-to", phase=phase),
                stage.send,
                NextPhase(),
                icon="arrow",
            )
        ]
    )


def standing_foot(stage: Stage) -> Foot:
    """Nothing for me to do but lead on, or wait."""
    return next_foot(stage) or Foot([Aside(stage.skin, waiting_line(stage), "hourglass")])


def Watching(stage: Stage) -> ft.Control:
    """My organization while others are on."""
    return Organization(stage, lambda: standing_foot(stage), lambda: Reminders(stage))


def Reminders(stage: Stage) -> list[ft.Control]:
    """Standing effects that matter now (CV-21, CV-29)."""
    shown = (
        one for one in reading.game(stage).reminders if one.seat is None or reading.is_me(stage, one.seat)
    )
    said = tuple(
        (one.of, stage.say("cyberverse-phone-reminder", name=one.name, text=one.text)) for one in shown
    )
    return [ReminderBox(stage.skin, said)] if said else []


@part
def ReminderBox(skin: Skin, said: tuple[tuple[str, str], ...]) -> ft.Control:
    """Kind of card and its sentence."""
    amber = tones(skin).amber
    rows = [
        InRow(skin, IconTile(skin, f"cv-{kind}", amber, 30), Words(skin, text, 15, expand=True))
        for kind, text in said
    ]
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=10, radius=16, colour=amber)

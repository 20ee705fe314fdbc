"""The checklist of a phase: done, now, later, and what may be left out (CV-20)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import CheckItem
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.shared.saying import check_detail, check_title, reminder
from companion.ui.kit.boxes import STRETCHED, Caption, InRow, Labelled, Panel, Spaced, Stacked
from companion.ui.kit.fonts import TEXT_500, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.palette import INK
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong, Words
from companion.ui.stage import Stage

MOST_REMINDERS = 3


def Ring(skin: Skin, *, is_done: bool, is_now: bool) -> ft.Control:
    """A tick, a dot in a ring, or an empty ring."""
    found = tones(skin)
    side = skin.px(26)
    inner: ft.Control | None = None
    if is_done:
        inner = Icon(skin, "check", side * 0.62, INK)
    elif is_now:
        inner = ft.Container(width=side * 0.4, height=side * 0.4, border_radius=side, bgcolor=found.magenta)
    edge = found.good if is_done else found.magenta if is_now else skin.palette.muted
    return ft.Container(
        inner,
        width=side,
        height=side,
        border_radius=side,
        bgcolor=(found.good if skin.is_dark else skin.wash(found.good, 0.6)) if is_done else None,
        border=ft.Border.all(2.2, edge),
        alignment=ft.Alignment.CENTER,
    )


def Item(stage: Stage, item: CheckItem, *, is_tight: bool = False) -> ft.Control:
    """One line; the active one is framed."""
    skin, found = stage.skin, tones(stage.skin)
    is_now = item.is_active and not item.is_done
    ink = skin.palette.text if item.is_done or is_now else skin.palette.muted
    title, detail = check_title(stage, item), check_detail(stage, item)
    words: list[ft.Control] = [Words(skin, title, 16, colour=ink, family=TEXT_700, line=1.15, lines=2)]
    if not item.is_mandatory and not item.is_done:
        detail = detail or skin.say("cyberverse-shared-optional")
    if detail and not (is_tight and not is_now):
        words.append(
            Words(skin, detail, 14.5, colour=skin.palette.muted, family=TEXT_500, line=1.15, lines=4)
        )
    row = InRow(
        skin,
        Ring(skin, is_done=item.is_done, is_now=is_now),
        Stacked(skin, *words, gap=3, expand=True),
        gap=12,
    )
    state = "done" if item.is_done else "now" if is_now else "next"
    face = ft.Container(
        row,
        padding=ft.Padding.symmetric(horizontal=skin.px(10), vertical=skin.px(5 if is_tight else 9)),
        border_radius=skin.px(14),
        bgcolor=skin.wash(found.magenta, 0.13) if is_now else None,
        border=ft.Border.all(1.5, skin.wash(found.magenta, 0.65)) if is_now else None,
    )
    label = skin.say("cyberverse-draw-step", word=f"{title}. {detail}".strip(), state=state)
    return Labelled(face, label)


def Checklist(stage: Stage) -> ft.Control:
    """All lines of this phase, and the effects that stand."""
    view, skin = reading.game(stage), stage.skin
    done = sum(item.is_done for item in view.checklist)
    is_tight = skin.device == "tv"
    head = Caption(
        skin,
        skin.say("cyberverse-shared-checklist", phase=word(skin, "phase", view.phase)),
        skin.say("cyberverse-shared-of", n=done, count=len(view.checklist)),
    )
    items = Spaced(skin, *(Item(stage, item, is_tight=is_tight) for item in view.checklist), gap=2)
    rows: list[ft.Control] = [head]
    if stacks(skin):
        rows += [items, *ReminderLines(stage)]
    else:
        middle = ft.Column([items], scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCHED)
        rows += [middle, *ReminderLines(stage)]
    return Panel(
        skin,
        ft.Column(rows, spacing=skin.px(10), horizontal_alignment=STRETCHED, tight=stacks(skin)),
        padding=14,
    )


def ReminderLines(stage: Stage) -> list[ft.Control]:
    """Standing effects that matter in this phase, and here (CV-21, CV-29)."""
    view, skin, paint = reading.game(stage), stage.skin, tones(stage.skin).amber
    if not view.reminders:
        return []
    shown = view.reminders[:MOST_REMINDERS]
    lines = [
        Words(
            skin, reminder(stage, one), 14.5, colour=skin.palette.muted, family=TEXT_500, lines=2, line=1.15
        )
        for one in shown
    ]
    more = len(view.reminders) - len(shown)
    if more:
        lines.append(Muted(skin, skin.say("cyberverse-shared-more", n=more), 14.5))
    words = Stacked(
        skin,
        Strong(skin, skin.say("cyberverse-shared-in-force"), 15, colour=paint),
        *lines,
        gap=3,
        expand=True,
    )
    row = ft.Row(
        [Icon(skin, "warning", skin.px(20), paint), words],
        spacing=skin.px(10),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return [ft.Container(height=1, bgcolor=skin.palette.outline), row]

"""What everybody's Payday came to, once all entries are open (CV-86)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import PaydayReport
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Box, Line, Notice, Stack
from companion.ui.games.cyberverse.draw.cash import Amount, money, signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.phone.menu import standing_foot
from companion.ui.games.cyberverse.phone.page import Page
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.text import Figures, Words
from companion.ui.stage import Stage


def Paid(stage: Stage) -> ft.Control:
    """What everybody's payday came to, mine first."""
    view = reading.game(stage)
    foot = standing_foot(stage)
    reports = sorted(view.paydays, key=lambda one: not reading.is_me(stage, one.seat))
    return Page(
        stage,
        title=stage.say("cyberverse-phone-paid-title"),
        body=[Report(stage, one) for one in reports],
        notes=foot.notes,
        actions=foot.actions,
        spacing=10,
    )


def Report(stage: Stage, report: PaydayReport) -> ft.Control:
    """One organization's payday."""
    skin, found = stage.skin, tones(stage.skin)
    rows: list[ft.Control] = [
        ft.Row(
            [
                Words(skin, reading.org_name(stage, report.seat), 17, family=TEXT_600, expand=True),
                Figures(skin, f"{money(report.before)} – {money(report.after)}", 16),
            ]
        )
    ]
    rows += [
        Line(
            skin,
            skin.say("cyberverse-cash-sold", name=one.name),
            lead=Icon(skin, "sales", skin.px(18), found.good),
            right=[Figures(skin, signed(one.value), 16, colour=found.good)],
        )
        for one in report.sold
    ]
    for one in report.lines:
        paint = (
            found.red if one.fate == "leaves" else found.good if one.fate == "paid" else skin.palette.muted
        )
        icon = "cross" if one.fate == "leaves" else "check" if one.fate == "paid" else "minus"
        rows.append(
            Line(
                skin,
                one.name,
                word("due", one.fate),
                lead=Icon(skin, icon, skin.px(18), paint),
                right=[Amount(skin, one.salary if one.fate in ("paid", "leaves") else 0, 15)],
            )
        )
    if report.support_to_discard:
        rows.append(Notice(skin, skin.say("cyberverse-phone-discard-after", n=report.support_to_discard)))
    return Box(skin, Stack(skin, *rows, gap=8), padding=12)

"""What everybody's Payday came to, once all entries are open (CV-86)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import PaydayReport
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import Amount, money, signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.phone.menu import standing_foot
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import Line, Notice, Panel, Spaced
from companion.ui.kit.drawing import part
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, Words
from companion.ui.stage import Stage


def Paid(stage: Stage) -> ft.Control:
    """What everybody's payday came to, mine first."""
    foot = standing_foot(stage)
    reports = sorted(reading.game(stage).paydays, key=lambda one: not reading.is_me(stage, one.seat))
    return OrgPage(
        stage,
        title=stage.say("cyberverse-phone-paid-title"),
        body=[PaidReport(stage.skin, reading.org_name(stage, one.seat), one) for one in reports],
        notes=foot.notes,
        actions=foot.actions,
        spacing=10,
    )


FATES = {"leaves": "cross", "paid": "check"}


@part
def PaidReport(skin: Skin, name: str, report: PaydayReport) -> ft.Control:
    """One organization's payday."""
    found = tones(skin)
    sums = Figures(skin, f"{money(skin, report.before)} – {money(skin, report.after)}", 16)
    rows: list[ft.Control] = [ft.Row([Words(skin, name, 17, family=TEXT_600, expand=True), sums])]
    rows += [
        Line(
            skin,
            skin.say("cyberverse-cash-sold", name=one.name),
            lead=Icon(skin, "sales", skin.px(18), found.good),
            right=[Figures(skin, signed(one.value), 16, colour=found.good)],
        )
        for one in report.sold
    ]
    paints = {"leaves": found.red, "paid": found.good}
    for one in report.lines:
        paint = paints.get(one.fate, skin.palette.muted)
        icon = Icon(skin, FATES.get(one.fate, "minus"), skin.px(18), paint)
        salary = Amount(skin, one.salary if one.fate in FATES else 0, 15)
        rows.append(Line(skin, one.name, word(skin, "due", one.fate), lead=icon, right=[salary]))
    if report.support_to_discard:
        rows.append(Notice(skin, skin.say("cyberverse-phone-discard-after", n=report.support_to_discard)))
    return Panel(skin, Spaced(skin, *rows, gap=8), padding=12)

"""A correction that waits for the host: the cardboard wins (ET-32)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.actions import AnswerCorrection, Correct
from companion.ui.games.emergent.shared import reading
from companion.ui.parts.buttons import OutlineButton
from companion.ui.parts.layout import Card
from companion.ui.parts.text import Body, Muted, Strong
from companion.ui.stage import Stage


def told(stage: Stage, correct: Correct) -> str:
    """A correction as a sentence."""
    view = reading.game(stage)
    who = reading.name(stage, correct.seat)
    where = reading.place_name(view, correct.region) if correct.region else ""
    if correct.cash is not None:
        return stage.say("emergent-shared-fix-cash", who=who, amount=reading.dollars(correct.cash))
    if correct.dc is None:
        kind = "cylinders" if correct.cylinders is not None else "cubes"
        count = correct.cylinders if correct.cylinders is not None else correct.cubes or 0
        return stage.say(f"emergent-shared-fix-{kind}", who=who, n=count, where=where)
    known = next((dc for firm in view.firms for dc in firm.dcs if dc.id == correct.dc), None)
    size = stage.say(f"emergent-shared-{correct.size or (known.size if known else 'small')}")
    where = where or (reading.region_name(view, known.region) if known else correct.dc)
    if correct.remove:
        return stage.say("emergent-shared-fix-remove", who=who, size=size, where=where)
    if correct.cubes is not None and correct.region is None:
        return stage.say("emergent-shared-fix-stock", who=who, n=correct.cubes, where=where)
    return stage.say("emergent-shared-fix-dc", who=who, size=size, where=where)


def Proposed(stage: Stage) -> ft.Control | None:
    """What somebody wants put right; the host answers it."""
    view, skin = reading.game(stage), stage.skin
    if view.correction is None:
        return None
    by = reading.name(stage, view.correction_by)
    rows: list[ft.Control] = [
        Strong(skin, stage.say("emergent-shared-fix-asked", name=by), 17),
        Body(skin, told(stage, view.correction)),
    ]
    if view.correction.reason:
        rows.append(Muted(skin, f"“{view.correction.reason}”"))
    if stage.table.is_host:

        def button(agree: bool) -> ft.Control:
            word, icon = ("agree", "check") if agree else ("drop", "cross")
            return OutlineButton(
                skin,
                stage.say(f"emergent-shared-fix-{word}"),
                lambda: reading.for_table(stage, AnswerCorrection(agree=agree)),
                icon=icon,
                expand=True,
            )

        rows.append(ft.Row([button(False), button(True)], spacing=skin.px(10)))
    return Card(skin, ft.Column(rows, spacing=skin.px(10), tight=True), border=skin.palette.warn)

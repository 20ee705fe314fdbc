"""Zero has passed: the folded papers are typed for everybody to see (EM-58)."""

from __future__ import annotations

import flet as ft

from companion.ui.games.emergence import reading
from companion.ui.games.emergence.phone.folding import use_paper
from companion.ui.games.emergence.shared.page import PublicPage, TheMoment, room
from companion.ui.games.emergence.shared.people import Operatives, standings
from companion.ui.kit.boxes import CENTERED, STRETCHED, Spaced
from companion.ui.kit.drawing import component
from companion.ui.kit.pages import Question
from companion.ui.kit.shared import stacks
from companion.ui.stage import Stage

FORM = 620
"""How wide three cards beside each other become at the most."""


@component
def Unfolded(stage: Stage) -> ft.Control:
    """Whose papers are to be typed; a screen that leads types them itself."""
    view, skin = reading.game(stage), stage.skin
    title = skin.say("emergence-unfold-title")
    names = tuple(reading.name(stage, seat) for seat in view.papers)
    line = skin.say("emergence-unfold-line", names=skin.language.listed(names), count=len(names))
    said = skin.say("emergence-round", n=view.round)
    if stage.leads and view.papers:
        seat = str(view.papers[0])
        body = OnePaper.keyed(f"paper-{seat}")(stage, seat, line)
        return PublicPage(skin, stage.tools, title, said, body)
    people = Operatives(skin, standings(stage, "emergence-shared-sealed", "emergence-shared-unfolding"))
    return PublicPage(
        skin, stage.tools, stage.table.title, said, TheMoment(skin, title, line, people, icon="envelope-open")
    )


@component
def OnePaper(stage: Stage, seat: str, line: str) -> ft.Control:
    """What stands on one paper, in the colour of its seat."""
    skin, person = stage.skin, reading.person(stage, seat)
    choices, typed = use_paper(stage, seat, is_own=False)
    asked = Question(skin, skin.say("emergence-unfold-ask", name=person.name), line)
    form = Spaced(skin, asked, choices, gap=14)
    if stacks(skin):
        return Spaced(skin, form, typed, gap=14)
    form.scroll, form.expand = ft.ScrollMode.AUTO, True
    page = ft.Column([form, typed], spacing=skin.px(14), width=min(skin.px(FORM), room(skin)[0]))
    return ft.Row([page], alignment=CENTERED, vertical_alignment=STRETCHED)

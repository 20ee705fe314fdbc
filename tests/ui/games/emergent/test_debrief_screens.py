"""The debrief on phones and wide screens: charts with their sentences, themes with their charts, what if."""

from __future__ import annotations

import re
from typing import Any

import pytest

from companion import texts
from companion.games.emergent.sums import editing
from companion.games.emergent.sums.whatif import what_if
from companion.games.emergent.words import UNIT_PRICE
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.debrief import CHARTS, THEMES, DebriefScreen, SaveScreen, WhatIfScreen
from companion.ui.games.emergent.debrief.charts import ChartName, has_debrief, past_of, told
from companion.ui.games.emergent.debrief.save import told_of
from companion.ui.games.emergent.draw.money import change
from tests.games.emergent.table import real_plan
from tests.ui.games.emergent import shared_kit as kit
from tests.ui.games.emergent.shared_kit import Booth

Size = tuple[float, float]
SCREENS = (DebriefScreen, WhatIfScreen, SaveScreen)
PHONE, SMALL, TABLET = (390.0, 844.0), (360.0, 640.0), (1024.0, 768.0)
TEXT_ID = re.compile(r"^(emergent|shell|table)-[a-z0-9-]+$")
OVER = kit.full_views()["over"]


def booth(draw: Any, size: Size = PHONE, me: str | None = "bo", **skin: Any) -> Booth:
    """A screen of Bo's phone, or of nobody's."""
    return Booth(OVER, draw, size, me=me, skin=skin)


def missing(said: list[str]) -> list[str]:
    """Texts that nobody wrote, and parts that stumbled."""
    return [text for text in said if TEXT_ID.match(text) or text == texts.say("shell-part-stumbled")]


@pytest.mark.parametrize(
    "draw", [DebriefScreen, WhatIfScreen, SaveScreen], ids=["debrief", "what if", "save"]
)
@pytest.mark.parametrize(
    ("size", "me", "skin"),
    [
        pytest.param(PHONE, "bo", {}, id="phone"),
        pytest.param(SMALL, "dee", {"is_dark": False}, id="small and light"),
        pytest.param(PHONE, "cy", {"large_text": True}, id="double text"),
        pytest.param(TABLET, None, {}, id="tablet"),
    ],
)
async def test_it_is_drawn(
    draw: Any, size: tuple[float, float], me: str | None, skin: dict[str, Any]
) -> None:
    said = (await booth(draw, size, me, **skin).open()).texts()
    assert len(said) > 5
    assert missing(said) == []


def says(name: ChartName) -> str:
    """The sentence of a chart."""
    stage = booth(DebriefScreen).stage()
    return told(stage.skin, reading.cast(stage), past_of(stage).debrief, name)


async def test_every_chart_says_what_it_shows() -> None:
    said = (await booth(DebriefScreen).open()).texts()
    for name in CHARTS:
        assert texts.say(f"emergent-debrief-chart-{name}") in said
        assert says(name) in said


def test_the_sentences_are_true() -> None:
    made = past_of(booth(DebriefScreen).stage()).debrief
    assert says("cash").startswith("Bo ends with $155.")
    lost = sum(loss.units for loss in made.tie_losses)
    assert f"{lost} units in all, ${lost * UNIT_PRICE} of sales" in says("ties")
    assert f"{sum(map(sum, made.unsold.values()))} cubes were bought and not sold" in says("unsold")


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
async def test_a_theme_opens_the_chart_that_answers_it_and_goes_back(theme: Any) -> None:
    phone = await booth(DebriefScreen).open()
    await phone.tap("Talk about it")
    await phone.tap(texts.say(f"emergent-debrief-theme-{theme.name}"))
    expected = f"emergent-debrief-chart-{theme.answer}" if theme.answer else "emergent-whatif-mine"
    assert texts.say(expected) in phone.texts()
    await phone.tap("Back")
    assert texts.say(f"emergent-debrief-theme-{theme.name}") in phone.texts()


def test_the_seven_themes_are_answered_by_different_things() -> None:
    assert len(THEMES) == 7
    assert len({theme.answer for theme in THEMES}) == 7


async def test_the_map_shows_one_seat_at_a_time() -> None:
    phone = await booth(DebriefScreen, TABLET, None).open()
    await phone.tap("Places")
    assert any("Delta to Port Lumen" in text for text in phone.texts())
    await phone.tap("Dee")
    assert not any("Delta to Port Lumen" in text for text in phone.texts())
    assert any("Northmark to Kestrel" in text for text in phone.texts())


async def test_a_changed_plan_shows_what_it_would_have_done_and_can_be_undone() -> None:
    real = real_plan(OVER.history[2], kit.SEATS[1])
    tried = what_if(OVER, 3, kit.SEATS[1], editing.with_cylinders(real, "midvale", 3))
    mine = next(firm for firm in tried.firms if firm.seat == "bo")
    assert mine.change, "a change worth looking at"
    phone = await booth(WhatIfScreen).open()
    await phone.tap("Round 3")
    await phone.tap("Midvale")
    for _ in range(2):
        await phone.tap("More Cylinders in Midvale")
    said = phone.texts()
    assert "One change in round 3" in said
    assert any("now first" in text for text in said)
    assert change(mine.change) in said
    assert f"${mine.after}" in said
    await phone.tap("Undo: 3 cylinders in Midvale")
    assert "No changes in round 3 yet" in phone.texts()
    assert f"${mine.after}" not in phone.texts()


async def test_a_plan_that_would_have_been_refused_says_why() -> None:
    phone = await booth(WhatIfScreen).open()
    await phone.tap("Round 1")
    await phone.tap("Ridge")
    for _ in range(6):
        await phone.tap("Build large, $15")
    said = phone.texts()
    assert "This plan is not allowed" in said
    assert any("(ET-12)" in text for text in said)
    assert any("(ET-13)" in text for text in said)
    await phone.tap("Undo: 6 large DCs built in Ridge")
    assert "This plan is not allowed" not in phone.texts()


async def test_a_dc_can_be_sold_or_not_built_after_all() -> None:
    phone = await booth(WhatIfScreen).open()
    await phone.tap("Round 3")
    await phone.tap("Harrow")
    await phone.tap("Do not build it")
    assert any("no large DC built" in text for text in phone.texts())
    await phone.tap("Saltmere")
    await phone.tap("Keep it")
    assert any("small DC kept" in text for text in phone.texts())
    await phone.tap("Delta")
    await phone.tap("Sell it, +$5")
    assert any("small DC sold" in text for text in phone.texts())


async def test_on_the_shared_screen_anybodys_plan_can_be_tried() -> None:
    phone = await booth(WhatIfScreen, TABLET, None).open()
    await phone.tap("Cy")
    assert any("What if Cy had planned this?" in text for text in phone.texts())


def test_fast_play_has_files_but_no_debrief() -> None:
    view = kit.fast_views()["fast-over"]
    assert not has_debrief(view)
    assert not has_debrief(kit.full_views()["settle-4"])
    assert told_of(Booth(view, SaveScreen).stage()).names == dict(zip(kit.SEATS, kit.NAMES, strict=True))

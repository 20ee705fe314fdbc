"""A drawn test: the card turns over, the sum is filled in, the reward counted (CV-16, CV-17)."""

from __future__ import annotations

import flet as ft

from companion.games.cyberverse.views import TestReport
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import money, signed
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.flip import CardBack, FlipCard
from companion.ui.games.cyberverse.draw.hexes import XpHexes
from companion.ui.games.cyberverse.draw.signs import feature_word, icon_of
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import Aside, Big, IconTile, InRow, Labelled, Line, Panel, Spaced, Stacked
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Tap
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import CENTER, Figures, Muted, Strong, Words
from companion.ui.stage import Stage


def TestResult(stage: Stage, test: TestReport, close: Tap) -> ft.Control:
    """The whole arithmetic; then on."""
    skin = stage.skin
    width = 104.0 if skin.is_small else 128.0
    cards = ft.Row(
        [
            CardBack(skin, width * 0.9),
            FlipCard(skin, width, test.card, "won" if test.is_success else "lost", test.number),
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=skin.px(28),
    )
    label = "cyberverse-phone-test-tick" if test.marked or test.mission_done else "cyberverse-phone-test-on"
    notes = [Aside(skin, skin.say("cyberverse-phone-reshuffled"), "shuffle")] if test.reshuffled else []
    return OrgPage(
        stage,
        body=[_head(stage, test), cards, SumBox(skin, test), *_reward(skin, test)],
        notes=notes,
        actions=[MainButton(skin, skin.say(label), close, icon="check")],
        spacing=14,
    )


def TestCard(stage: Stage, test: TestReport) -> ft.Control:
    """The same in small, for those who watch."""
    return Spaced(stage.skin, _head(stage, test), SumBox(stage.skin, test), gap=8)


def _head(stage: Stage, test: TestReport) -> ft.Control:
    skin, found = stage.skin, tones(stage.skin)
    place = reading.district_name(stage, test.district) if test.district else ""
    detail = " · ".join(part for part in (test.agent_name, place, feature_word(skin, test.feature)) if part)
    beat = ft.Column(
        [
            Big(skin, str(test.threshold), 28, found.amber),
            Muted(skin, skin.say("cyberverse-phone-to-beat"), 14),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    name = test.name or skin.say("cyberverse-phone-test")
    words = Stacked(skin, Strong(skin, name, 17, lines=2), Muted(skin, detail, 14), expand=True)
    tile = IconTile(skin, icon_of(test.feature), colour=found.magenta, size=50)
    return Panel(skin, InRow(skin, tile, words, beat, gap=12), padding=12)


def SumBox(skin: Skin, test: TestReport) -> ft.Control:
    """`3 + 1 = 4 > 3` with words below, and what it means."""
    found = tones(skin)
    paint = found.good if test.is_success else found.red
    feature = test.raised_to if test.raised_to is not None else test.value
    extra = test.result - feature - test.card
    raised = "cyberverse-phone-with-xp" if test.raised_to is not None else "cyberverse-phone-plain-feature"
    first = skin.say(raised, feature=feature_word(skin, test.feature))

    def cell(number: str, label: str, colour: str = "") -> ft.Control:
        return ft.Column(
            [
                Big(skin, number, 30, colour),
                Words(skin, label, 14, colour=skin.palette.muted, align=CENTER, line=1.1),
            ],
            spacing=6,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            expand=True,
        )

    def sign(text: str, colour: str = "") -> ft.Control:
        return Big(skin, text, 26, colour or skin.palette.muted)

    card = abs(test.card)
    parts: list[ft.Control] = [
        cell(str(feature), first, found.amber if test.raised_to is not None else ""),
        sign("−" if test.card < 0 else "+"),
        cell(str(card), skin.say("cyberverse-phone-card"), found.magenta),
    ]
    if extra:
        parts += [sign("−" if extra < 0 else "+"), cell(str(abs(extra)), skin.say("cyberverse-phone-bonus"))]
    compare = ">" if test.result > test.threshold else "=" if test.result == test.threshold else "<"
    parts += [
        sign("="),
        cell(str(test.result), skin.say("cyberverse-phone-result")),
        sign(compare, paint),
        cell(str(test.threshold), skin.say("cyberverse-phone-to-beat")),
    ]
    key = "cyberverse-phone-success" if test.is_success else "cyberverse-phone-failure"
    verdict = ft.Row(
        [
            Icon(skin, "check" if test.is_success else "cross", skin.px(24), paint),
            Big(skin, skin.say(key, n=abs(test.margin)), 24, paint),
        ],
        alignment=ft.MainAxisAlignment.CENTER,
        spacing=skin.px(10),
    )
    row = ft.Row(parts, spacing=skin.px(2), vertical_alignment=ft.CrossAxisAlignment.START, wrap=False)
    line = ft.Container(height=1, bgcolor=skin.palette.outline)
    label = skin.say(
        "cyberverse-phone-sum-label",
        feature=feature,
        card=signed(test.card) if test.card else "0",
        result=test.result,
        beat=test.threshold,
    )
    content = Spaced(skin, Labelled(row, label), line, verdict)
    return Panel(skin, content, colour=paint, padding=12, is_live=True)


def _reward(skin: Skin, test: TestReport) -> list[ft.Control]:
    """Cash before and after, the XP token on the mission, a resolved story."""
    found = tones(skin)
    rows: list[ft.Control] = []
    if test.reward:
        after = money(skin, test.cash_before + test.reward)
        rows.append(
            Line(
                skin,
                skin.say("cyberverse-phone-reward"),
                f"{money(skin, test.cash_before)} – {after}",
                lead=IconTile(skin, "cv-cash", colour=found.good, size=36),
                right=[Figures(skin, signed(test.reward), 17, colour=found.good)],
            )
        )
    if test.xp:
        rows.append(
            Line(
                skin,
                skin.say("cyberverse-phone-xp-mission"),
                skin.say("cyberverse-phone-xp-any"),
                lead=XpHexes(skin, [test.xp], 36),
            )
        )
    if test.story_resolved:
        rows.append(
            Line(
                skin,
                skin.say("cyberverse-phone-story-solved", name=test.story_resolved),
                lead=IconTile(skin, "cv-story", colour=found.magenta, size=36),
            )
        )
    return [Panel(skin, Spaced(skin, *rows, gap=10), padding=12)] if rows else []

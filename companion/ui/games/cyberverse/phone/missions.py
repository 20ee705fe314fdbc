"""Missions: offer, lock, flip, result (CV-16, CV-17, CV-19, CV-77)."""

from __future__ import annotations

from functools import partial
from typing import Literal

import flet as ft

from companion.games.cyberverse.actions import EndMissions, Raise, SettleTest, TakeTest
from companion.games.cyberverse.sums.features import winning_cards
from companion.games.cyberverse.views import RaiseOffer, TestOffer
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.games.cyberverse.draw.choices import Row, TapRows
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.flip import MiniCard
from companion.ui.games.cyberverse.draw.signs import feature_word, icon_of, word
from companion.ui.games.cyberverse.phone.bonus import NOTHING, BonusBox, bonuses, is_said
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.phone.raises import LevelBar, RaiseRows
from companion.ui.games.cyberverse.phone.site import Bystander, Rails
from companion.ui.games.cyberverse.phone.testing import TestCard
from companion.ui.kit.boxes import Aside, Big, Caption, IconTile, InRow, Panel, Spaced, Stacked
from companion.ui.kit.buttons import Answers, MainButton
from companion.ui.kit.drawing import Tap, component, use_kept
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin
from companion.ui.kit.strips import NumberStrip
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Stage


@component
def Missions(stage: Stage) -> ft.Control:
    """What my agents here may try; a fresh result was shown before (see `phone.results`)."""
    view = reading.game(stage)
    picked, pick = use_kept("")
    here = view.investigation
    if here is None or not reading.may(view, "end_missions"):
        watched = view.test if view.test and here and view.test.district == here.district else None
        return Bystander(stage, *([lambda: TestCard(stage, watched)] if watched else []))
    offer = next((one for one in view.my_tests if test_id(one) == picked), None)
    if offer is not None:
        return Offer.keyed(f"offer-{picked}")(stage, offer, partial(pick, ""))
    rows = TapRows(stage.skin, [_row(stage, one) for one in view.my_tests], (), pick)
    none = [] if rows else [Muted(stage.skin, stage.say("cyberverse-phone-tests-none"))]
    end = MainButton(
        stage.skin, stage.say("cyberverse-phone-tests-end"), partial(stage.send, EndMissions()), icon="check"
    )
    return OrgPage(
        stage,
        title=stage.say("cyberverse-phone-tests-title", name=here.name),
        subtitle=stage.say("cyberverse-phone-tests-line", n=sum(not one.why for one in view.my_tests)),
        body=[*Rails(stage), *rows, *none],
        actions=[end],
        spacing=8,
    )


def test_id(offer: TestOffer) -> str:
    """Which offer is meant."""
    return f"{offer.agent}-{offer.mission}-{offer.part}"


def _named(stage: Stage, offer: TestOffer) -> tuple[str, str, str]:
    """Mission, agent, where and which colour."""
    view = reading.game(stage)
    found = reading.mission(view, offer.mission)
    agent = reading.figure_name(view, offer.agent)
    if found is None:
        return feature_word(stage.skin, offer.feature), agent, ""
    _, colour, mission = found
    where = f"{reading.district_name(stage, mission.district)} · {word(stage.skin, 'colour', colour)}"
    return reading.mission_title(stage, mission), agent, where


def _row(stage: Stage, offer: TestOffer) -> Row:
    skin = stage.skin
    title, agent, _ = _named(stage, offer)
    why, feature = reading.reasons(stage, offer.why), feature_word(skin, offer.feature)
    sums = skin.say("cyberverse-phone-test-sum", feature=feature, n=offer.value, beat=offer.threshold)
    return Row(
        test_id(offer),
        title,
        why or f"{agent} · {sums}",
        tile="lock" if why else icon_of(offer.feature),
        size=44,
        colour=tones(skin).magenta,
        figure=str(offer.threshold),
        tint=tones(skin).amber,
        is_closed=bool(why),
    )


def TestHead(skin: Skin, title: str, detail: str, feature: str, threshold: int) -> ft.Control:
    """What is tried; the number to beat stays on top right all the time."""
    found = tones(skin)
    words = Stacked(skin, Strong(skin, title, 17, lines=2), Muted(skin, detail, 14), expand=True)
    beat = ft.Column(
        [
            Big(skin, str(threshold), 28, found.amber),
            Muted(skin, skin.say("cyberverse-phone-to-beat"), 14),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return Panel(
        skin,
        InRow(skin, IconTile(skin, icon_of(feature), colour=found.magenta, size=50), words, beat, gap=12),
        padding=12,
    )


@component
def Offer(stage: Stage, offer: TestOffer, back: Tap) -> ft.Control:
    """Raise the feature or not, then lock: after that nothing can be added."""
    view, skin = reading.game(stage), stage.skin
    level, set_level = ft.use_state(offer.raises[0].level if offer.raises else offer.value)
    drawn, set_drawn = ft.use_state("")
    bonus, set_bonus = ft.use_state(NOTHING)
    chosen = next((one for one in offer.raises if one.level == level), None)
    title, agent, where = _named(stage, offer)
    feature = feature_word(skin, offer.feature)
    physical = reading.mine(stage).deck.is_physical
    cards = sorted(set(reading.options(view, "test", "drawn")), key=int)

    def lock() -> None:
        paid = Raise(level=level) if chosen and chosen.cost else None
        card = int(drawn) if physical else None
        stage.send(
            TakeTest(
                agent=offer.agent,
                mission=offer.mission,
                part=offer.part,
                xp=paid,
                bonuses=bonuses(bonus),
                drawn=card,
            )
        )
        back()

    body: list[ft.Control] = [
        TestHead(
            skin, title, " · ".join(part for part in (agent, where) if part), offer.feature, offer.threshold
        ),
        LevelBar(skin, feature, offer.printed, offer.value, level),
    ]
    if len(offer.raises) > 1:
        body.append(RaiseRows(skin, feature, offer.raises, level, set_level, offer.cards))
    if chosen:
        body.append(_odds(stage, _with_bonus(stage, offer, chosen, bonus[0]), offer.cards))
    body.append(BonusBox(skin, bonus, set_bonus))
    if physical:
        options = [(one, signed(int(one)) if int(one) else "0", "") for one in cards]
        drawn_title = Caption(skin, skin.say("cyberverse-phone-drawn"))
        body.append(Spaced(skin, drawn_title, Pills(skin, options, drawn, set_drawn), gap=6))
    label = "cyberverse-phone-lock-physical" if physical else "cyberverse-phone-lock"
    main = MainButton(
        skin, skin.say(label), lock, icon="lock", disabled=(physical and not drawn) or not is_said(bonus)
    )
    return OrgPage(
        stage,
        body=body,
        notes=[Aside(skin, skin.say("cyberverse-phone-lock-line"))],
        actions=[Answers(skin, skin.say("cyberverse-phone-back"), back, main)],
    )


def _with_bonus(stage: Stage, offer: TestOffer, chosen: RaiseOffer, bonus: int) -> RaiseOffer:
    """The cards that win with what a card or skill adds (CV-16, A6)."""
    equal: Literal["fail", "pass"] = "pass" if stage.table.options.get("test_equal") == "pass" else "fail"
    wins = winning_cards(offer.cards, chosen.level + bonus, offer.threshold, equal)
    return chosen.model_copy(update={"wins": wins}) if bonus else chosen


def _odds(stage: Stage, chosen: RaiseOffer, cards: tuple[int, ...]) -> ft.Control:
    """Every card that can come, with tick or cross; only the public discard is used (CV-17)."""
    skin, found = stage.skin, tones(stage.skin)
    wins = list(chosen.wins)
    minis: list[ft.Control] = []
    for card in cards:
        is_win = card in wins
        if is_win:
            wins.remove(card)
        minis.append(MiniCard(skin, card, is_win))
    head = ft.Row(
        [
            Strong(skin, skin.say("cyberverse-phone-cards-win"), 16, expand=True),
            Strong(
                skin,
                skin.say("cyberverse-phone-of", n=len(chosen.wins), most=len(cards)),
                16,
                colour=found.good if chosen.wins else found.red,
            ),
        ]
    )
    discard = reading.mine(stage).deck.discard
    gone = skin.language.listed(tuple(signed(one) if one else "0" for one in discard))
    line = skin.say("cyberverse-phone-deck-line", n=len(cards), gone=gone, count=len(discard))
    return Panel(
        skin, Spaced(skin, head, InRow(skin, *minis, gap=8), Muted(skin, line, 15), gap=10), padding=12
    )


@component
def Settle(stage: Stage) -> ft.Control:
    """House rule: the card is known, and the feature may still be raised (A9)."""
    view = reading.game(stage)
    level, set_level = ft.use_state(-1)
    test = view.test
    if test is None or not reading.may(view, "settle_test"):
        return Bystander(stage)
    offers = next(
        (one.raises for one in view.my_tests if one.agent == test.agent and one.mission == test.mission), ()
    )
    least = test.raised_to or test.value
    able = [one for one in offers if one.level > least and one.cost]
    feature = feature_word(stage.skin, test.feature)
    can_raise = any("xp" in one.free for one in reading.choices(view, "settle_test"))
    raising: list[ft.Control] = []
    if able:
        raising = [RaiseRows(stage.skin, feature, able, level, set_level)]
    elif can_raise:
        raising = [NumberStrip(stage.skin, feature, level, least + 1, least + 5, set_level)]

    def settle(to: int | None) -> None:
        stage.send(SettleTest(xp=Raise(level=to) if to else None))

    main = MainButton(
        stage.skin,
        stage.say("cyberverse-phone-settle-raise", n=max(level, 0)),
        partial(settle, level),
        icon="up",
        disabled=level < 0,
    )
    leave = stage.say("cyberverse-phone-settle-leave")
    return OrgPage(
        stage,
        title=stage.say("cyberverse-phone-settle-title"),
        body=[TestCard(stage, test), *raising],
        actions=[Answers(stage.skin, leave, partial(settle, None), main)],
    )

"""What may be said at any time: what a card does to me, a test a card asks for (CV-1, CV-4, CV-16, CV-71)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.games.cyberverse.actions import ApplyEffect, FreeTest, Raise
from companion.games.cyberverse.packs.prints import BEAT
from companion.games.cyberverse.words import FEATURES, STATUSES
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.signs import feature_word, icon_of, word
from companion.ui.games.cyberverse.phone.bonus import NOTHING, BonusRows, bonuses, is_said
from companion.ui.kit.boxes import Aside, Caption, Spaced
from companion.ui.kit.buttons import MainButton, OutlineButton
from companion.ui.kit.drawing import Choose, Tap, component
from companion.ui.kit.field import Field
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import AskRow, StepRow
from companion.ui.stage import Stage

Draft = dict[str, Any]
Change = Callable[[str, object], None]


@component
def AnyTime(stage: Stage) -> ft.Control:
    """Two doors in the sheet; one form at a time."""
    view, skin = reading.game(stage), stage.skin
    mode, go = ft.use_state("")
    back = partial(go, "")
    if mode == "effect" and reading.may(view, "apply_effect"):
        return EffectForm(stage, back)
    if mode == "test" and reading.may(view, "free_test"):
        return FreeTestForm(stage, back)
    doors = [
        ft.Row(
            [
                OutlineButton(
                    skin, skin.say(f"cyberverse-phone-any-{name}"), partial(go, name), icon=icon, expand=True
                )
            ]
        )
        for name, do, icon in (("effect", "apply_effect", "paper"), ("test", "free_test", "shuffle"))
        if reading.may(view, do)
    ]
    return Spaced(skin, *doors, gap=8)


def _buttons(skin: Skin, label: str, send: Tap, back: Tap, is_open: bool) -> list[ft.Control]:
    return [
        MainButton(skin, label, send, icon="check", disabled=not is_open),
        ft.Row([OutlineButton(skin, skin.say("cyberverse-phone-back"), back, expand=True)]),
    ]


def _who(stage: Stage, chosen: str, choose: Choose, *, nobody: bool) -> ft.Control:
    agents = reading.mine(stage).agents
    first = [("", stage.say("cyberverse-phone-only-cash"), "cv-cash")] if nobody else []
    return Pills(stage.skin, [*first, *((one.id, one.name, "person") for one in agents)], chosen, choose)


@component
def EffectForm(stage: Stage, back: Tap) -> ft.Control:
    """Cash in hundreds; an agent loses health, gets a status, or heals."""
    skin = stage.skin
    start: Draft = {"reason": "", "cash": 0, "agent": "", "lose": 0, "status": "", "heal": 0}
    draft, set_draft = ft.use_state(start)

    def to(name: str, value: object) -> None:
        set_draft(lambda now: {**now, name: value})

    agent = next((one for one in reading.mine(stage).agents if one.id == draft["agent"]), None)
    heals = ((agent.statuses if agent else ()) + ("health",) * 9)[: draft["heal"]]
    does = draft["cash"] or (agent and (draft["lose"] or draft["status"] or draft["heal"]))

    def send() -> None:
        said = {
            "reason": draft["reason"].strip(),
            "cash": draft["cash"],
            "agent": draft["agent"] or None,
            "lose": draft["lose"] if agent else 0,
            "status": (draft["status"] or None) if agent else None,
            "heal": heals if agent else (),
        }
        stage.send(ApplyEffect.model_validate(said))
        back()

    rows: list[ft.Control] = [
        Field(
            skin, skin.say("cyberverse-phone-any-reason"), draft["reason"], partial(to, "reason"), longest=60
        ),
        StepRow(
            skin,
            skin.say("cyberverse-draw-cash"),
            draft["cash"],
            -9900,
            9900,
            partial(to, "cash"),
            icon="cv-cash",
            step=100,
        ),
        _who(stage, draft["agent"], partial(to, "agent"), nobody=True),
    ]
    if agent:
        statuses = [
            ("", skin.say("cyberverse-phone-no-status"), ""),
            *((one, word(skin, "status", one), icon_of(one)) for one in STATUSES),
        ]
        rows += [
            StepRow(
                skin,
                skin.say("cyberverse-phone-any-lose"),
                draft["lose"],
                0,
                9,
                partial(to, "lose"),
                icon="cv-wound",
            ),
            StepRow(
                skin,
                skin.say("cyberverse-phone-any-heal"),
                draft["heal"],
                0,
                9,
                partial(to, "heal"),
                icon="cv-medkit",
            ),
            Pills(skin, statuses, draft["status"], partial(to, "status")),
        ]
    is_open = bool(draft["reason"].strip() and does)
    hint = [] if is_open else [Aside(skin, skin.say("cyberverse-phone-any-missing"))]
    button = _buttons(skin, skin.say("cyberverse-phone-any-do"), send, back, is_open)
    return Spaced(skin, Caption(skin, skin.say("cyberverse-phone-any-effect")), *rows, *hint, *button)


@component
def FreeTestForm(stage: Stage, back: Tap) -> ft.Control:
    """A test outside missions: agent, feature, number to beat, why (CV-16)."""
    skin = stage.skin
    agents = reading.mine(stage).agents
    start: Draft = {
        "reason": "",
        "agent": agents[0].id if agents else "",
        "feature": "",
        "threshold": None,
        "drawn": "",
        "level": 0,
        "bonus": NOTHING,
    }
    draft, set_draft = ft.use_state(start)
    deck = reading.mine(stage).deck
    agent = next((one for one in agents if one.id == draft["agent"]), None)
    counts = {one.feature: one for one in agent.features} if agent else {}
    now = counts.get(draft["feature"])
    value, cap = (now.value, now.cap) if now else (0, 0)

    def to(name: str, value: object) -> None:
        set_draft(lambda now: {**now, name: value})

    def send() -> None:
        said = {key: draft[key] for key in ("agent", "feature", "threshold")}
        said["reason"] = draft["reason"].strip()
        said["drawn"] = int(draft["drawn"]) if deck.is_physical else None
        said["xp"] = Raise(level=min(draft["level"], cap)) if draft["level"] > value else None
        stage.send(FreeTest.model_validate({**said, "bonuses": bonuses(draft["bonus"])}))
        back()

    features = [(one, feature_word(skin, one), icon_of(one)) for one in FEATURES]
    rows: list[ft.Control] = [
        Field(
            skin, skin.say("cyberverse-phone-any-reason"), draft["reason"], partial(to, "reason"), longest=60
        ),
        _who(stage, draft["agent"], partial(to, "agent"), nobody=False),
        Pills(skin, features, draft["feature"], partial(to, "feature")),
        AskRow(
            skin,
            skin.say("cyberverse-phone-f-threshold"),
            draft["threshold"],
            0,
            20,
            partial(to, "threshold"),
            example=BEAT,
            icon="flag",
        ),
    ]
    if agent and agent.xp_points and value < cap:
        label, level = skin.say("cyberverse-phone-any-raise"), max(draft["level"], value)
        rows.append(StepRow(skin, label, min(level, cap), value, cap, partial(to, "level"), icon="up"))
    rows += BonusRows(skin, skin.say("cyberverse-phone-bonus"), draft["bonus"], partial(to, "bonus"))
    if deck.is_physical:
        cards = [(str(one), str(one), "") for one in sorted(set(deck.remaining))]
        rows.append(
            Spaced(
                skin,
                Caption(skin, skin.say("cyberverse-phone-drawn")),
                Pills(skin, cards, draft["drawn"], partial(to, "drawn")),
            )
        )
    unsaid = {
        "any-reason": not draft["reason"].strip(),
        "f-mission-feature": not draft["feature"],
        "f-threshold": draft["threshold"] is None,
        "bonus-reason": not is_said(draft["bonus"]),
        "drawn-card": deck.is_physical and not draft["drawn"],
    }
    lacks = tuple(skin.say(f"cyberverse-phone-{one}") for one, is_unsaid in unsaid.items() if is_unsaid)
    hint = (
        [Aside(skin, skin.say("cyberverse-phone-still", items=skin.language.listed(lacks)))] if lacks else []
    )
    button = _buttons(skin, skin.say("cyberverse-phone-lock"), send, back, bool(agent) and not lacks)
    return Spaced(skin, Caption(skin, skin.say("cyberverse-phone-any-test")), *rows, *hint, *button)

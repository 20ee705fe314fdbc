"""An ambush that does not hit everybody alike: what it does to each (CV-47)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.games.cyberverse.actions import AmbushHit, SpringAmbush
from companion.games.cyberverse.packs.cards import AmbushCard
from companion.games.cyberverse.words import STATUSES, Status
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.signs import icon_of, word
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.kit.boxes import Caption, Panel, Spaced, Wrapped
from companion.ui.kit.buttons import Answers, Chip, MainButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.skin import Skin
from companion.ui.kit.steppers import StepRow
from companion.ui.kit.strips import NumberStrip
from companion.ui.stage import Stage


def sprung(card: AmbushCard, hits: Mapping[str, AmbushHit]) -> SpringAmbush:
    """The ambush; only hits that differ from the card's line are told."""
    return SpringAmbush(card=card, hits={one: hit for one, hit in hits.items() if hit != AmbushHit.of(card)})


@component
def AmbushHits(stage: Stage, card: AmbushCard, back: Tap) -> ft.Control:
    """Every victim with the card's line, to be changed."""
    view = reading.game(stage)
    victims = view.investigation.victims if view.investigation else ()
    hits, set_hits = ft.use_state({one: AmbushHit.of(card) for one in victims})

    def put(victim: str, hit: AmbushHit) -> None:
        set_hits(lambda now: {**now, victim: hit})

    send = stage.say("cyberverse-phone-ambush-button", name=card.name)
    main = MainButton(stage.skin, send, lambda: stage.send(sprung(card, hits)), icon="check")
    return OrgPage(
        stage,
        title=stage.say("cyberverse-phone-hits-title", name=card.name),
        subtitle=stage.say("cyberverse-phone-hits-line"),
        body=[
            _victim(stage.skin, reading.figure_name(view, one), hit, partial(put, one))
            for one, hit in hits.items()
            if one in victims
        ],
        actions=[Answers(stage.skin, stage.say("cyberverse-phone-back"), back, main)],
    )


def _victim(skin: Skin, name: str, hit: AmbushHit, put: Callable[[AmbushHit], None]) -> ft.Control:

    def flip(status: Status) -> None:
        left = tuple(one for one in STATUSES if (one in hit.statuses) != (one == status))
        put(hit.model_copy(update={"statuses": left}))

    chips = [
        Chip(
            skin,
            word(skin, "status", one),
            partial(flip, one),
            selected=one in hit.statuses,
            icon=icon_of(one),
        )
        for one in STATUSES
    ]
    health = NumberStrip(
        skin,
        skin.say("cyberverse-phone-any-lose"),
        hit.health,
        0,
        5,
        lambda n: put(hit.model_copy(update={"health": n})),
        icon="cv-heart-hollow",
    )
    cash = StepRow(
        skin,
        skin.say("cyberverse-phone-hits-cash"),
        hit.cash,
        0,
        9900,
        lambda n: put(hit.model_copy(update={"cash": n})),
        icon="cv-cash",
        step=100,
    )
    wrapped = Wrapped(skin, *chips)
    return Panel(skin, Spaced(skin, Caption(skin, name), health, wrapped, cash, gap=8), padding=12)

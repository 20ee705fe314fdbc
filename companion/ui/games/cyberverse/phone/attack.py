"""An attack in a few taps: weapon, target, what is not known yet; the rules make the sums (CV-60..64)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import flet as ft

from companion.games.cyberverse.views import AttackOffer, TargetOffer, WeaponOffer
from companion.games.cyberverse.words import Relation
from companion.ui.forms.rows import toggled
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.games.cyberverse.draw.choices import Row, TapRows
from companion.ui.games.cyberverse.draw.hexes import initial
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.phone.aiming import (
    attack_of,
    blank_attack,
    is_far,
    is_said_far,
    lacks,
    struck,
    two_by,
)
from companion.ui.games.cyberverse.phone.attack_more import (
    Besides,
    Change,
    Draft,
    FrenzyRow,
    Heals,
    Raises,
    SaidSwitch,
)
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.phone.tokens import TokenDraft, TokenFields
from companion.ui.kit.boxes import Aside, Caption, Panel, Spaced
from companion.ui.kit.buttons import Answers, MainButton
from companion.ui.kit.drawing import Choose, Tap, component, steady
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin
from companion.ui.kit.strips import NumberStrip
from companion.ui.stage import Stage


@component
def AttackForm(stage: Stage, figure: str, back: Tap) -> ft.Control:
    """Who, with what; anything else only when the app does not know it."""
    view = reading.game(stage)
    offer = view.my_attack
    hunt = view.investigation.hunt if view.investigation else None
    one = reading.fighter(view, figure)
    is_henchman = one is not None and one.kind == "henchman"
    hunted = hunt.target if hunt and is_henchman else None
    ask = hunt.ask if hunt and is_henchman else ()
    is_last = one is not None and one.health <= 1
    empty: Draft = {}
    draft, set_draft = ft.use_state(blank_attack(offer, hunted, is_last=is_last) if offer else empty)

    def to(name: str, value: object) -> None:
        set_draft(lambda now: {**now, name: value})

    def aim(figure: str) -> None:
        chosen = tuple(target.figure for target in struck(offer, draft)) if offer else ()
        to("targets", toggled(chosen, figure))

    aims, arms = steady(aim), steady(lambda weapon: to("weapon", weapon))
    if offer is None or not draft:
        return OrgPage(stage, body=[])

    def edit(name: str, update: Callable[[Any], Any]) -> None:
        set_draft(lambda now: {**now, name: update(now.get(name, TokenDraft()))})

    still = lacks(stage, offer, draft, ask)
    aimed = struck(offer, draft)
    names = " + ".join(target.name for target in aimed)
    label = (
        stage.say("cyberverse-phone-attack-button", name=names)
        if names
        else stage.say("cyberverse-phone-attack-whom")
    )

    def send() -> None:
        stage.send(attack_of(offer, draft, ask))
        back()

    far = is_said_far(offer, draft)
    missing = stage.say("cyberverse-phone-still", items=stage.skin.language.listed(still))
    notes = [Aside(stage.skin, missing)] if names and still else []
    notes += [Aside(stage.skin, stage.say("cyberverse-fight-no-range"), "warning")] if far else []
    return OrgPage(
        stage,
        title=stage.say("cyberverse-phone-attack-title", name=one.name if one else ""),
        body=[
            *_weapons(stage, offer, draft, arms),
            *_targets(stage, offer, draft, to, aims),
            *_unknown(stage, offer, draft, ask, to, edit),
            *Raises(stage.skin, offer, draft, to),
            *Heals(stage, offer, aimed, draft, to),
            *Besides(stage.skin, aimed, draft, to, FrenzyRow(stage, offer, one, draft, to)),
        ],
        notes=notes,
        actions=[
            Answers(
                stage.skin,
                stage.say("cyberverse-phone-back"),
                back,
                MainButton(
                    stage.skin, label, send, icon="cv-combat", disabled=not names or far or bool(still)
                ),
            )
        ],
        spacing=8,
    )


def _why(stage: Stage, offer: WeaponOffer | TargetOffer) -> str:
    return reading.reasons(stage, offer.why)


def _weapons(stage: Stage, offer: AttackOffer, draft: Draft, arm: Choose) -> list[ft.Control]:
    skin = stage.skin
    if not offer.weapons:
        return []
    rows = []
    for one in offer.weapons:
        kind = f"{word(skin, 'weapon', one.type)} · {signed(one.bonus) if one.bonus else '+0'}"
        rows.append(
            Row(
                one.id,
                one.name or skin.say("cyberverse-phone-unarmed"),
                _why(stage, one) or kind,
                tile="lock" if one.why else "cv-weapon" if one.id else "hand",
                size=38,
                is_closed=bool(one.why),
            )
        )
    shut = {one.id for one in offer.weapons if one.why}
    chosen = () if draft["weapon"] in shut else draft["weapon"]
    return [Caption(skin, skin.say("cyberverse-phone-with")), *TapRows(skin, rows, chosen, arm)]


def _targets(stage: Stage, offer: AttackOffer, draft: Draft, to: Change, aim: Choose) -> list[ft.Control]:
    skin = stage.skin
    by = two_by(offer, draft)
    chosen = tuple(one.figure for one in struck(offer, draft))
    rows = []
    for one in offer.targets:
        ask = skin.say("cyberverse-phone-relation-ask")
        where = word(skin, "relation", one.relation) if one.relation else ask
        who = reading.org_name(stage, one.seat) if one.seat else skin.say("cyberverse-phone-henchman")
        far = skin.say("cyberverse-phone-too-far") if is_far(offer, draft, one) else ""
        rows.append(
            Row(
                one.figure,
                one.name,
                _why(stage, one) or " · ".join(filter(None, (who, where, far))),
                hexagon=initial(one.name),
                size=38,
                seat=reading.seat_colour_name(stage, one.seat),
                is_closed=bool(one.why or far),
            )
        )
    two = skin.say("cyberverse-phone-two") if by else ""
    drawn = [
        Caption(skin, skin.say("cyberverse-phone-whom"), two),
        *TapRows(skin, rows, chosen, aim),
    ]
    able = sum(not one.why for one in offer.targets)
    if able > 1 and offer.weapons and by in ("", "said"):
        drawn.append(
            SaidSwitch(skin, skin.say("cyberverse-phone-shoot-two"), draft["two"], partial(to, "two"))
        )
    return drawn


def _unknown(
    stage: Stage,
    offer: AttackOffer,
    draft: Draft,
    ask: tuple[str, ...],
    to: Change,
    edit: Callable[[str, Callable[[Any], Any]], None],
) -> list[ft.Control]:
    """Zones, distances and tokens the app cannot know."""
    skin = stage.skin
    rows: list[ft.Control] = []
    chosen = struck(offer, draft)
    relations = [(one, word(skin, "relation", one), "") for one in get_args(Relation) if one != "same"]
    for one in chosen:
        if one.relation is None:
            key = f"relation:{one.figure}"
            title = skin.say("cyberverse-phone-relation-title", name=one.name)
            rows.append(
                Spaced(
                    skin,
                    Caption(skin, title),
                    Pills(skin, relations, draft.get(key, ""), partial(to, key)),
                    gap=6,
                )
            )
    view = reading.game(stage)
    for figure in ask:
        key = f"far:{figure}"
        name = reading.figure_name(view, figure)
        label = skin.say("cyberverse-phone-zones-to", name=name)
        rows.append(NumberStrip(skin, label, draft.get(key), 0, 5, partial(to, key), icon="map"))
    unseen = [(one.figure, one.name) for one in chosen if one.needs_token]
    if offer.needs_token:
        unseen.insert(0, (offer.figure, reading.figure_name(view, offer.figure)))
    for figure, name in unseen:
        key = f"token:{figure}"
        rows.append(_opens(skin, name, draft.get(key, TokenDraft()), partial(edit, key)))
    return rows


def _opens(
    skin: Skin, name: str, token: TokenDraft | None, change: Callable[[Callable[[Any], Any]], None]
) -> ft.Control:
    """The unseen token of a henchman or teammate, turned over now; None: it has none (CV-54, CV-63)."""
    head = Caption(skin, skin.say("cyberverse-phone-token-of", name=name))
    without = SaidSwitch(
        skin,
        skin.say("cyberverse-phone-token-without"),
        token is None,
        lambda is_on: change(lambda _: None if is_on else TokenDraft()),
    )
    fields = TokenFields(skin, token, change) if token is not None else []
    return Panel(skin, Spaced(skin, head, *fields, without, gap=8), padding=12)

"""An attack in a few taps: weapon, target, what is not known yet; the rules make the sums (CV-60..64)."""

from __future__ import annotations

from functools import partial
from typing import get_args

import flet as ft

from companion.games.cyberverse.actions import Aim, Attack, Raise
from companion.games.cyberverse.cards import CombatToken
from companion.games.cyberverse.views import AttackOffer, TargetOffer, WeaponOffer
from companion.games.cyberverse.words import Relation
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.boxes import Aside, Box, Caption, Pick, Segments, Stack, Tile
from companion.ui.games.cyberverse.draw.cash import signed
from companion.ui.games.cyberverse.draw.hexes import AgentHex
from companion.ui.games.cyberverse.draw.signs import word
from companion.ui.games.cyberverse.draw.strips import NumberStrip
from companion.ui.games.cyberverse.phone.attack_more import Change, Draft, Heals, More, Raises, SwitchRow
from companion.ui.games.cyberverse.phone.bonus import NOTHING, bonuses, is_said
from companion.ui.games.cyberverse.phone.page import Answers, Main, Page
from companion.ui.games.cyberverse.phone.tokens import TokenFields
from companion.ui.parts.guard import Tap, component
from companion.ui.stage import Stage


def blank_attack(offer: AttackOffer, hunted: str | None) -> Draft:
    """The best usable weapon; a henchman's target is already known (CV-59)."""
    usable = [one for one in offer.weapons if not one.why]
    weapon = max(usable, key=lambda one: one.bonus).id if usable else ""
    able = [one.figure for one in offer.targets if not one.why]
    only = hunted if hunted in able else able[0] if len(able) == 1 else None
    return {
        "weapon": weapon,
        "targets": (only,) if only else (),
        "two": False,
        "frenzy": True,
        "heal": "",
        "bonus": NOTHING,
    }


def two_by(offer: AttackOffer, draft: Draft) -> str:
    """What lets it strike two (CV-65, CV-69): the `weapon`, a typed `token`, or that it is `said`.

    The sealed token of an agent stays sealed: its owner says that it is a multiple shot, the rules know.
    """
    weapon = next((one for one in offer.weapons if one.id == draft["weapon"]), None)
    token = draft.get(f"token:{offer.figure}")
    if weapon is not None and weapon.two_targets:
        return "weapon"
    if token is not None and token.attack_effect == "multiple_shot":
        return "token"
    return "said" if draft["two"] else ""


def struck(offer: AttackOffer, draft: Draft) -> list[TargetOffer]:
    """Who is aimed at: the last tapped, or the last two."""
    wanted = draft["targets"][-2:] if two_by(offer, draft) else draft["targets"][-1:]
    return [one for one in offer.targets if one.figure in wanted]


def attack_of(offer: AttackOffer, draft: Draft, ask: tuple[str, ...]) -> Attack | None:
    """The attack, once everything it needs has been said."""
    chosen = struck(offer, draft)
    relations = {one.figure: one.relation or draft.get(f"relation:{one.figure}") for one in chosen}
    far = {one: draft.get(f"far:{one}", -1) for one in ask}
    if not chosen or not all(relations.values()) or any(number < 0 for number in far.values()):
        return None
    guards = {one.figure: draft.get(f"guard:{one.figure}", NOTHING) for one in chosen}
    if not all(is_said(one) for one in (draft["bonus"], *guards.values())):
        return None
    unseen = [one.figure for one in chosen if one.needs_token] + ([offer.figure] if offer.needs_token else [])
    level = draft.get("level")
    paid = next((one for one in offer.raises if one.level == level and one.cost), None)
    return Attack(
        attacker=offer.figure,
        aims=tuple(
            Aim(target=one, relation=relation, bonuses=bonuses(guards[one]))
            for one, relation in relations.items()
        ),
        weapon=draft["weapon"] or None,
        xp=Raise(level=paid.level) if paid else None,
        use_frenzy=draft["frenzy"],
        bonuses=bonuses(draft["bonus"]),
        revealed={one: draft.get(f"token:{one}", CombatToken()) for one in unseen},
        distances=far,
        heal_first=(draft["heal"],) if draft["heal"] else (),
    )


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
    empty: Draft = {}
    draft, set_draft = ft.use_state(blank_attack(offer, hunted) if offer else empty)
    if offer is None or not draft:
        return Page(stage, body=[])

    def to(name: str, value: object) -> None:
        set_draft(lambda now: {**now, name: value})

    made = attack_of(offer, draft, ask)
    aimed = struck(offer, draft)
    names = " + ".join(target.name for target in aimed)
    label = (
        stage.say("cyberverse-phone-attack-button", name=names)
        if names
        else stage.say("cyberverse-phone-attack-whom")
    )

    def send() -> None:
        if made:
            stage.send(made)
            back()

    notes = [] if made or not names else [Aside(stage.skin, stage.say("cyberverse-phone-attack-missing"))]
    return Page(
        stage,
        title=stage.say("cyberverse-phone-attack-title", name=one.name if one else ""),
        body=[
            *_weapons(stage, offer, draft, to),
            *_targets(stage, offer, draft, to),
            *_unknown(stage, offer, draft, ask, to),
            *Raises(stage, offer, draft, to),
            *Heals(stage, offer, aimed, draft, to),
            *More(stage, aimed, draft, to),
        ],
        notes=notes,
        actions=[
            Answers(
                stage,
                stage.say("cyberverse-phone-back"),
                back,
                Main(stage, label, send, icon="cv-combat", disabled=made is None),
            )
        ],
        spacing=8,
    )


def _why(stage: Stage, offer: WeaponOffer | TargetOffer) -> str:
    return reading.reasons(stage, offer.why)


def _weapons(stage: Stage, offer: AttackOffer, draft: Draft, to: Change) -> list[ft.Control]:
    skin = stage.skin
    if not offer.weapons:
        return []
    rows: list[ft.Control] = [Caption(skin, stage.say("cyberverse-phone-with"))]
    for one in offer.weapons:
        name = one.name or stage.say("cyberverse-phone-unarmed")
        detail = (
            _why(stage, one) or f"{word('weapon', one.type)} · {signed(one.bonus) if one.bonus else '+0'}"
        )
        rows.append(
            Pick(
                skin,
                name,
                detail,
                None if one.why else partial(to, "weapon", one.id),
                lead=Tile(skin, "lock" if one.why else "cv-weapon" if one.id else "hand", size=38),
                selected=draft["weapon"] == one.id and not one.why,
            )
        )
    return rows


def _targets(stage: Stage, offer: AttackOffer, draft: Draft, to: Change) -> list[ft.Control]:
    skin = stage.skin
    by = two_by(offer, draft)
    chosen = tuple(one.figure for one in struck(offer, draft))

    def tap(figure: str) -> None:
        left = tuple(one for one in chosen if one != figure)
        to("targets", left if figure in chosen else (*left, figure))

    rows: list[ft.Control] = [
        Caption(skin, stage.say("cyberverse-phone-whom"), stage.say("cyberverse-phone-two") if by else "")
    ]
    for one in offer.targets:
        where = word("relation", one.relation) if one.relation else stage.say("cyberverse-phone-relation-ask")
        who = reading.org_name(stage, one.seat) if one.seat else stage.say("cyberverse-phone-henchman")
        rows.append(
            Pick(
                skin,
                one.name,
                _why(stage, one) or f"{who} · {where}",
                None if one.why else partial(tap, one.figure),
                lead=AgentHex(skin, one.name, skin.px(38), seat=reading.seat_colour_name(stage, one.seat)),
                selected=one.figure in chosen,
            )
        )
    able = sum(not one.why for one in offer.targets)
    if able > 1 and offer.weapons and by in ("", "said"):
        rows.append(SwitchRow(stage, "cyberverse-phone-shoot-two", draft["two"], partial(to, "two")))
    return rows


def _unknown(
    stage: Stage, offer: AttackOffer, draft: Draft, ask: tuple[str, ...], to: Change
) -> list[ft.Control]:
    """Zones, distances and tokens the app cannot know."""
    skin = stage.skin
    rows: list[ft.Control] = []
    chosen = struck(offer, draft)
    relations = [(one, word("relation", one), "") for one in get_args(Relation)]
    for one in chosen:
        if one.relation is None:
            key = f"relation:{one.figure}"
            title = stage.say("cyberverse-phone-relation-title", name=one.name)
            rows.append(
                Stack(
                    skin,
                    Caption(skin, title),
                    Segments(skin, relations, draft.get(key, ""), partial(to, key)),
                    gap=6,
                )
            )
    view = reading.game(stage)
    for figure in ask:
        key = f"far:{figure}"
        name = reading.figure_name(view, figure)
        label = stage.say("cyberverse-phone-zones-to", name=name)
        rows.append(NumberStrip(skin, label, draft.get(key), 0, 5, partial(to, key), icon="map"))
    unseen = [(one.figure, one.name) for one in chosen if one.needs_token]
    if offer.needs_token:
        unseen.insert(0, (offer.figure, reading.figure_name(view, offer.figure)))
    for figure, name in unseen:
        key = f"token:{figure}"
        token = draft.get(key, CombatToken())
        head = Caption(skin, stage.say("cyberverse-phone-token-of", name=name))
        rows.append(
            Box(skin, Stack(skin, head, *TokenFields(stage, token, partial(to, key)), gap=8), padding=12)
        )
    return rows

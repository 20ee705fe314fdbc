"""What an attack may take besides weapon and target: experience, bonuses, frenzy, what heals first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.games.cyberverse.views import AttackOffer, FighterLine, TargetOffer
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.signs import feature_word
from companion.ui.games.cyberverse.phone.bonus import NOTHING, BonusRows
from companion.ui.games.cyberverse.phone.healing import HealWhich
from companion.ui.games.cyberverse.phone.raises import RaiseRows
from companion.ui.kit.boxes import Caption, Panel, Spaced
from companion.ui.kit.picking import Toggle
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted, Strong
from companion.ui.stage import Stage

Draft = dict[str, Any]
"""weapon, two, targets, relation:<figure>, level, token:<figure>, far:<figure>, bonus, guard:<figure>,
heal, frenzy."""
Change = Callable[[str, object], None]


def Raises(skin: Skin, offer: AttackOffer, draft: Draft, to: Change) -> list[ft.Control]:
    """Combat raised for this attack (CV-19)."""
    if len(offer.raises) < 2:
        return []
    level = draft.get("level", offer.raises[0].level)
    return [RaiseRows(skin, feature_word(skin, "combat"), offer.raises, level, partial(to, "level"))]


def Heals(
    stage: Stage, offer: AttackOffer, aimed: Sequence[TargetOffer], draft: Draft, to: Change
) -> list[ft.Control]:
    """Somebody has several statuses: which goes first, should a token heal (CV-71). Asked of any token."""
    view = reading.game(stage)
    found = [reading.fighter(view, one) for one in (offer.figure, *(target.figure for target in aimed))]
    several = [one.statuses for one in found if one and len(one.statuses) > 1]
    statuses = tuple(dict.fromkeys(status for one in several for status in one))
    title = stage.say("cyberverse-phone-heal-first")
    return HealWhich(stage.skin, statuses, draft["heal"], partial(to, "heal"), title)


def Besides(
    skin: Skin, aimed: Sequence[TargetOffer], draft: Draft, to: Change, frenzy: Sequence[ft.Control]
) -> list[ft.Control]:
    """What a card or a skill adds, each target's own, and frenzy."""
    rows = BonusRows(skin, skin.say("cyberverse-phone-bonus"), draft["bonus"], partial(to, "bonus"))
    for one in aimed:
        key = f"guard:{one.figure}"
        label = skin.say("cyberverse-phone-guard-of", name=one.name)
        rows += BonusRows(skin, label, draft.get(key, NOTHING), partial(to, key))
    title = Caption(skin, skin.say("cyberverse-phone-attack-more"))
    return [Panel(skin, Spaced(skin, title, *rows, *frenzy, gap=8), padding=12)]


def FrenzyRow(
    stage: Stage, offer: AttackOffer, one: FighterLine | None, draft: Draft, to: Change
) -> list[ft.Control]:
    """Frenzy where the token may have it, with what it costs; a house that compels it asks nobody (A30)."""
    token = one.token if one else None
    typed = draft.get(f"token:{offer.figure}")
    known = typed if offer.needs_token else token.token if token else None
    is_sealed = not offer.needs_token and token is not None and token.state == "sealed"
    if not is_sealed and (known is None or known.attack_effect != "frenzy"):
        return []
    label = stage.say(
        "cyberverse-phone-frenzy",
        sealed="yes" if is_sealed else "no",
        last="yes" if one and one.health <= 1 else "no",
    )
    if stage.table.options.get("frenzy_optional") == "false":
        return [Muted(stage.skin, label)]
    return [SaidSwitch(stage.skin, label, draft["frenzy"], partial(to, "frenzy"))]


def SaidSwitch(skin: Skin, label: str, is_on: bool, change: Callable[[bool], None]) -> ft.Control:
    """A sentence that is so or not."""
    return ft.Row([Strong(skin, label, 16, expand=True), Toggle(skin, is_on, change, label)])

"""An enemy card, typed once from the cardboard (SW-1, SW-23)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.games.singularity.actions.setup import AddEnemy
from companion.games.singularity.packs.cards import EnemyCard
from companion.ui.forms.drafts import blank, check, draft_of
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.desk import collection
from companion.ui.games.singularity.desk.cards import ENEMY, CardFields
from companion.ui.games.singularity.desk.documents import card_id
from companion.ui.games.singularity.draw.signs import enemy_icon
from companion.ui.kit.buttons import ReasonButton
from companion.ui.kit.drawing import Choose, Tap, component, steady
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.picking import Chips
from companion.ui.stage import Stage


@component
def EnemyEntry(stage: Stage, close: Tap) -> ft.Control:
    """A card typed before is one tap; a new one is its numbers as printed; a wrong one is mended."""
    view, skin = reading.game(stage), stage.skin
    ours = collection.use_collected(stage)
    mended, mend = ft.use_state("")
    draft: dict[str, Any]
    draft, set_draft = ft.use_state(blank(ENEMY.fields))
    word = mended or card_id(str(draft["name"]), (one.id for one in view.enemies))
    made = check(EnemyCard, ENEMY.fields, draft, skin.language, rest={"id": word})

    def put(name: str, value: Any) -> None:
        set_draft(lambda now: {**now, name: value})

    def add() -> None:
        if made.value is not None:
            bring(made.value)
            collection.keep(stage, enemies=(made.value,))

    def bring(card: EnemyCard) -> None:
        stage.send(AddEnemy(enemy=card))
        close()

    def load(chosen: str) -> None:
        card = reading.cast(stage).enemy(chosen)
        is_new = card is None or chosen == mended
        mend("" if is_new else chosen)
        set_draft(blank(ENEMY.fields) if card is None or is_new else draft_of(ENEMY.fields, card))

    button = skin.say("singularity-phone-enemy-mend" if mended else "singularity-phone-enemy-button")
    why = skin.say("singularity-phone-name-why") if made.lacks else ""
    return SeatPage(
        stage,
        asks="singularity-phone-enemy",
        body=[
            *_known(stage, ours.enemies, bring, mended, load),
            ft.Container(
                CardFields(skin, ENEMY, draft, steady(put), f"enemy-{mended}", made.faults),
                padding=ft.Padding.only(top=8),
            ),
        ],
        actions=[ReasonButton(skin, button, steady(add), "check", why)],
        back=close,
    )


def _known(
    stage: Stage,
    ours: Sequence[EnemyCard],
    bring: Callable[[EnemyCard], None],
    mended: str,
    load: Choose,
) -> list[ft.Control]:
    """Cards of other tables that are not on this one, and those on it, to be looked at or mended."""
    view, skin = reading.game(stage), stage.skin
    here = {one.id for one in view.enemies}
    others = {one.id: one for one in ours if one.id not in here}

    def listed(text: str, cards: Sequence[Any], chosen: str, tap: Choose) -> ft.Control:
        faces = tuple((one.id, one.name, enemy_icon(one.icon)) for one in cards)
        return Chips(skin, skin.say(f"singularity-phone-enemy-{text}"), faces, chosen, tap)

    rows = []
    if others:
        rows.append(listed("ours", tuple(others.values()), "", lambda chosen: bring(others[chosen])))
    if view.enemies:
        rows.append(listed("here", view.enemies, mended, load))
    return rows

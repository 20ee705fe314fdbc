"""Cards as forms: an enemy, a character, an upgrade card, each described by its model alone (SW-1, SW-23)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import flet as ft
from pydantic import BaseModel

from companion.games.singularity.packs.cards import Character, EnemyCard, UpgradeCard
from companion.kernel.frozen import frozen
from companion.ui.forms.drafts import Fault
from companion.ui.forms.fields import Field, fields_of
from companion.ui.forms.form import Form, Put
from companion.ui.forms.lines import Wording, lines_of, worded_at
from companion.ui.forms.rows import KIT
from companion.ui.games.singularity.draw.signs import enemy_icon, kind_icon, token_icon
from companion.ui.kit.skin import Skin

BASE: Final = "singularity-field"
MADE: Final = ("id",)
"""Made from the name, not asked for."""


def _enemy_icon(field: Field, option: Any) -> str:
    if option is None:
        return ""
    return enemy_icon(option) if field.name == "icon" else token_icon(option)


def _upgrade_icon(_field: Field, option: Any) -> str:
    return kind_icon(option) if option else ""


@frozen
class CardForm:
    """One kind of card."""

    model: type[BaseModel]
    fields: tuple[Field, ...]
    wording: Wording


_ENEMY: Final = worded_at(BASE, {"icon": "singularity-editor-icon", "kind": "singularity-editor-kind"})
ENEMY: Final = CardForm(EnemyCard, fields_of(EnemyCard, but=MADE), replace(_ENEMY, icon=_enemy_icon))
CHARACTER: Final = CardForm(Character, fields_of(Character, but=MADE), worded_at(BASE))
_UPGRADE: Final = worded_at(BASE, {"kind": "singularity-card"})
UPGRADE: Final = CardForm(UpgradeCard, fields_of(UpgradeCard), replace(_UPGRADE, icon=_upgrade_icon))
FORMS: Final[Mapping[str, CardForm]] = {"enemies": ENEMY, "characters": CHARACTER, "upgrades": UPGRADE}
"""Where a collection keeps them → their form."""


def CardFields(
    skin: Skin, form: CardForm, draft: Mapping[str, Any], put: Put, of: str, faults: Sequence[Fault] = ()
) -> ft.Control:
    """All fields of a card. `of` says whose they are."""
    lines = lines_of(skin.language, form.fields, form.wording, draft, faults=faults)
    return Form(skin, lines, draft, put, KIT, of=of)

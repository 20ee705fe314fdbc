"""Words with their icons: features, statuses, supply, effects, positions. Never a picture alone."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion import texts
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.kit.boxes import IconTile, Labelled, Pill, Together
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Says, Skin
from companion.ui.kit.text import Figures, Words

PART_ICONS = {
    "feature": "cv-combat",
    "raised": "up",
    "token": "cv-token",
    "weapon": "cv-weapon",
    "frenzy": "cv-frenzy",
    "armor_piercer": "cv-armor-piercer",
    "other_zone": "cv-sniper",
    "position": "cv-advantageous",
    "gear": "cv-gear",
    "energy_shield": "cv-energy-shield",
    "bonus": "plus-thin",
    "card": "paper",
    "hacking": "cv-hacking",
    "influence": "cv-influence",
}
"""Icon of every line of a sum."""
PHASE_ICONS = {
    "event": "cv-event",
    "strategy": "cv-strategy",
    "activation": "cv-movement",
    "investigation": "cv-analysis",
    "payday": "cv-cash",
}
STAGE_ICONS = {
    "ambush": "cv-ambush",
    "combat": "cv-combat",
    "hacking": "cv-hacking",
    "missions": "cv-analysis",
    "influence": "cv-influence",
}


def word(says: Says, kind: str, code: str) -> str:
    """The rules' word for a code: `word(skin, "status", "bleed")` is `Bleed`."""
    return says.say(texts.text_id(f"cyberverse-{kind}-{code}"))


def icon_of(code: str) -> str:
    """The icon of a feature, status, kind of supply, effect or position."""
    return f"cv-{code.replace('_', '-')}"


def feature_word(says: Says, feature: str) -> str:
    """`Hacking`."""
    return word(says, "feature", feature)


def effect_word(says: Says, effect: str | None) -> str:
    """`Energy shield`; nothing is a word too."""
    return word(says, "effect", effect) if effect else says.say("cyberverse-draw-no-effect")


def StatusPill(skin: Skin, status: str) -> ft.Control:
    """`Bleed` with its drop, red."""
    return Pill(skin, word(skin, "status", status), icon=icon_of(status), colour=tones(skin).red)


def Hearts(skin: Skin, health: int, most: int, *, size: float = 16, colour: str = "") -> ft.Control:
    """Health as hearts; from seven on as a number. Lost ones are hollow."""
    side, paint = skin.px(size), colour or tones(skin).red
    label = skin.say("cyberverse-draw-health", n=health, most=most)
    if most > 6:
        row = Together(
            skin, Icon(skin, "cv-heart", side, paint), Figures(skin, f"{health}/{most}", 15), gap=4
        )
    else:
        row = Together(
            skin,
            *(
                Icon(skin, "cv-heart", side, paint)
                if at < health
                else Icon(skin, "cv-heart-hollow", side, skin.palette.faint)
                for at in range(max(most, health))
            ),
            gap=3,
        )
    return Labelled(row, label)


def feature_figure(value: int, raw: int, cap: int) -> str:
    """`5 (6)` when more than the cap was reached (CV-14)."""
    return f"{value} ({raw})" if raw > cap else str(value)


def FeatureSign(
    skin: Skin,
    feature: str,
    figure: str,
    *,
    is_raised: bool = False,
    is_lowered: bool = False,
    size: float = 17,
) -> ft.Control:
    """Icon and number of a feature; amber when raised, red when lowered (and it is said)."""
    found = tones(skin)
    paint = found.amber if is_raised else found.red if is_lowered else ""
    change = "raised" if is_raised else "lowered" if is_lowered else "plain"
    row = Together(
        skin,
        Icon(skin, icon_of(feature), skin.px(size), paint or skin.palette.muted),
        Figures(skin, figure, 17, colour=paint),
        gap=4,
    )
    label = skin.say(
        "cyberverse-draw-feature", feature=feature_word(skin, feature), figure=figure, change=change
    )
    return Labelled(row, label)


def SupplyTile(
    skin: Skin, kind: str, name: str, *, is_broken: bool = False, size: float = 30, raises: bool = False
) -> ft.Control:
    """A supply token as a tile; a broken one is crossed out, one that raises a feature amber."""
    colour = tones(skin).amber if raises else tones(skin).violet
    tile = IconTile(skin, icon_of(kind), colour=colour, size=size, is_broken=is_broken)
    return Labelled(tile, supply_words(skin, kind, name, is_broken))


def supply_words(skin: Skin, kind: str, name: str, is_broken: bool) -> str:
    """A supply token in words."""
    key = "cyberverse-draw-supply-broken" if is_broken else "cyberverse-draw-supply"
    return skin.say(key, kind=word(skin, "supply", kind), name=name)


def EmptySlot(skin: Skin, *, size: float = 30, label: str = "") -> ft.Control:
    """A free supply slot."""
    side = skin.px(size)
    slot = ft.Container(
        width=side,
        height=side,
        border_radius=side * 0.27,
        bgcolor=skin.palette.background,
        border=ft.Border.all(1, skin.palette.outline),
    )
    return ft.Semantics(content=slot, label=label or None, container=bool(label))


def EffectLine(skin: Skin, effect: str | None, *, colour: str = "") -> ft.Control:
    """An effect with its icon, small."""
    paint = colour or skin.palette.text
    return Together(
        skin,
        *([Icon(skin, icon_of(effect), skin.size(15), paint)] if effect else []),
        Words(skin, effect_word(skin, effect), 14, colour=paint, family=TEXT_600, line=1.1, lines=1),
        gap=5,
    )


def Slots(skin: Skin, held: int, limit: int, slots: int) -> ft.Control:
    """Support cards: held, allowed, locked by too little Reputation (CV-30)."""
    found = tones(skin)

    def slot(at: int) -> ft.Control:
        is_held, is_open = at < held, at < limit
        inner: ft.Control | None = None
        if is_held:
            inner = Icon(skin, "cv-support", skin.px(18), skin.palette.ink, ground=found.violet)
        elif not is_open:
            inner = Icon(skin, "lock", skin.px(14), skin.palette.muted)
        return ft.Container(
            inner,
            width=skin.px(24),
            height=skin.px(30),
            border_radius=skin.px(7),
            bgcolor=skin.wash(found.violet, 0.8) if is_held else None,
            border=ft.Border.all(1.5, found.violet if is_held or is_open else skin.palette.outline),
            alignment=ft.Alignment.CENTER,
        )

    row = Together(skin, *(slot(at) for at in range(max(slots, held))), gap=7)
    label = skin.say("cyberverse-draw-support", n=held, limit=limit)
    return Labelled(row, label)


def Ticks(skin: Skin, done: Sequence[bool]) -> ft.Control:
    """Missions: a tick for a done one, a ring for an open one."""
    good = tones(skin).good
    row = Together(
        skin,
        *(
            Icon(skin, "check", skin.px(15), good)
            if one
            else ft.Container(
                width=skin.px(13),
                height=skin.px(13),
                border_radius=skin.px(7),
                border=ft.Border.all(1.8, skin.palette.muted),
            )
            for one in done
        ),
        gap=4,
    )
    label = skin.say("cyberverse-draw-missions", n=sum(done), count=len(done))
    return Labelled(row, label)


def Fact(skin: Skin, icon: str, text: str, *, colour: str = "") -> ft.Control:
    """A small fact with its icon: `Initiative 5`."""
    return Together(
        skin,
        Icon(skin, icon, skin.size(16) * 1.05, colour or tones(skin).amber),
        Words(skin, text, 15, family=TEXT_700, line=1.1),
        gap=7,
    )

"""What the finger does on a city in the making, and what it lays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, cast

import flet as ft

from companion.games.emergence.words import DATA_TYPES, TILE_KINDS, TileKind
from companion.ui.desk.session import Session
from companion.ui.desk.tools import ToolTile
from companion.ui.games.emergence.desk import bench as touches
from companion.ui.games.emergence.desk.bench import Bench, Tool
from companion.ui.games.emergence.desk.draft import CityDraft
from companion.ui.games.emergence.draw.tokens import SPECIAL_ICONS, DataBlock
from companion.ui.kit.boxes import Caption, Spaced, Wrapped
from companion.ui.kit.buttons import Chip, OutlineButton
from companion.ui.kit.drawing import Choose
from companion.ui.kit.icon import Icon
from companion.ui.kit.picking import Segments
from companion.ui.kit.skin import Skin

ICONS: Final[Mapping[Tool, str]] = {"add": "plus-thin", "move": "desk-move", "link": "link", "erase": "bin"}
Work = Session[CityDraft, Bench]


def kind_words(skin: Skin, kind: str) -> str:
    """What a kind of tile is called."""
    return skin.say(f"emergence-kind-{kind.replace('_', '-')}").capitalize()


def hint(session: Work) -> str:
    """What the tool does now."""
    skin, bench = session.skin, session.bench
    chosen = bench.draft.tile(bench.chosen)
    kind = skin.say(f"emergence-kind-{bench.kind.replace('_', '-')}")
    on = "-on" if chosen and bench.tool in ("move", "link") else ""
    pairs = "-pairs" if bench.tool == "add" and not bench.draft.is_hex else ""
    name = chosen.name if chosen else ""
    return skin.say(f"emergence-desk-hint-{bench.tool}{on}{pairs}", kind=kind, name=name)


def CityTools(session: Work) -> ft.Control:
    """What the finger does, and what it lays."""
    skin, bench = session.skin, session.bench

    def take(tool: str) -> None:
        session.act(lambda now: touches.with_tool(now, cast("Tool", tool)))

    words = [(tool, skin.say(f"emergence-desk-tool-{tool}"), "") for tool in bench.tools]
    kinds = [_Kind(session, kind) for kind in TILE_KINDS]
    return Spaced(
        skin,
        Segments(skin, words, bench.tool, take) if skin.is_phone else _Stacked(session, take),
        Caption(skin, skin.say("emergence-desk-kinds")),
        Wrapped(skin, *kinds, gap=6),
        *([] if bench.draft.is_hex else [_More(session)]),
        gap=8,
    )


def _Stacked(session: Work, take: Choose) -> ft.Control:
    skin, bench = session.skin, session.bench
    chips = [
        Chip(
            skin,
            skin.say(f"emergence-desk-tool-{tool}"),
            partial(take, tool),
            icon=ICONS[tool],
            selected=tool == bench.tool,
            colour=skin.look.accent,
        )
        for tool in bench.tools
    ]
    return Spaced(skin, *chips, gap=6)


def _Kind(session: Work, kind: TileKind) -> ft.Control:
    """One kind of tile as its piece."""
    skin, size = session.skin, session.skin.px(26)
    sign = (
        DataBlock(kind, size)
        if kind in DATA_TYPES
        else Icon(skin, SPECIAL_ICONS[kind], size, skin.palette.text)
    )
    is_on, name = session.bench.kind == kind, kind_words(skin, kind)

    def take() -> None:
        session.act(lambda now: touches.with_kind(now, kind))

    words = name.removesuffix(" data")
    return ToolTile(skin, sign, words, take, is_on=is_on, width=82, lines=2, label=name)


def _More(session: Work) -> ft.Control:
    """A new tile, where no hex can be tapped."""
    skin, kind = session.skin, session.bench.kind
    name = kind_words(skin, kind)
    return OutlineButton(
        skin,
        skin.say("emergence-desk-new"),
        lambda: session.act(lambda now: touches.added(now, name)),
        icon="plus-thin",
    )

"""The city editor (EM-3): lay tiles, say what they are, play on it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.games.emergence.packs.city import City, Supply, Tile
from companion.games.emergence.words import TILE_KINDS
from companion.ui.desk.frame import EDGE, HEAD, CheckPanel, DeskFrame, Resumed
from companion.ui.desk.session import Craft, use_session
from companion.ui.desk.tools import ToolHint, Workbench
from companion.ui.forms.drafts import Fault, below, faults_of
from companion.ui.forms.fields import fields_of
from companion.ui.forms.form import Form
from companion.ui.forms.lines import Option, lines_of, worded_at
from companion.ui.forms.rows import KIT
from companion.ui.games.emergence.desk import bench as touches
from companion.ui.games.emergence.desk import draft as steps
from companion.ui.games.emergence.desk.bench import Bench, Found
from companion.ui.games.emergence.desk.citymap import CityMap
from companion.ui.games.emergence.desk.draft import FORMAT, CityDraft, Hex
from companion.ui.games.emergence.desk.tools import CityTools, Work, hint, kind_words
from companion.ui.games.emergence.draw.colours import LOOKS
from companion.ui.kit.boxes import Caption, Panel, Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component, steady
from companion.ui.kit.picking import Chips
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Muted
from companion.ui.stage import Desk

GAME_ID: Final = "emergence"
LOOK: Final = (replace(LOOKS[0], blend=()), replace(LOOKS[1], blend=()))
"""No side speaks here."""
TILE: Final = fields_of(Tile)
SUPPLY: Final = fields_of(Supply)
TILE_WORDS: Final = worded_at("emergence-desk-field")
SUPPLY_WORDS: Final = worded_at("emergence-desk-box")

CRAFT: Final = Craft(
    GAME_ID, City, LOOK, steps.draft_of, steps.document, Bench, unsaved=steps.unsaved, option="city"
)


def blank_city() -> dict[str, Any]:
    """A city without a tile."""
    return steps.document(CityDraft(source=City.model_fields["source"].default))


@component
def CityEditor(desk: Desk, content: dict[str, Any]) -> ft.Control:
    """Tools and kinds, the map, the chosen tile and the checks."""
    session = use_session(desk, content, CRAFT)
    skin, bench, draft = session.skin, session.bench, session.draft
    found = touches.checked(draft)
    width, height = _room(skin)

    def lay(spot: Hex) -> None:
        name = kind_words(skin, bench.kind)
        session.act(lambda now: touches.laid(now, spot, name))

    drawn = CityMap(
        skin,
        draft,
        bench.chosen,
        frozenset(key for one in found for key in one.tiles),
        bench.tool == "add" or (bench.tool == "move" and bool(bench.chosen)),
        (width, height),
        steady(lambda key: session.act(lambda now: touches.tapped(now, key))),
        steady(lay),
    )
    frame = ft.Container(
        drawn if draft.tiles or draft.is_hex else Muted(skin, skin.say("emergence-desk-no-tile")),
        width=width,
        height=height,
        alignment=ft.Alignment.CENTER,
        border_radius=skin.px(20),
        border=ft.Border.all(1, skin.palette.outline),
    )
    forms = [*Resumed(session), *_forms(session, found)]
    return DeskFrame(
        session,
        Workbench(skin, CityTools(session), ToolHint(skin, hint(session)), frame, forms),
        title=draft.name,
        subtitle=skin.say("emergence-desk-size", n=len(draft.tiles)),
        found=found,
        show=touches.show,
        play_words="emergence-desk-play",
    )


def _room(skin: Skin) -> tuple[float, float]:
    """Width and height of the map."""
    if skin.is_phone or skin.large_text:
        wide = skin.width - 2 * skin.px(EDGE)
        return wide, min(wide, skin.height * 0.46)
    return skin.width * 0.5, skin.height - skin.px(HEAD + 2 * EDGE + 70)


def _forms(session: Work, found: tuple[Found, ...]) -> list[ft.Control]:
    bench, skin = session.bench, session.skin
    chosen = bench.draft.tile(bench.chosen)
    at = bench.draft.tiles.index(chosen) if chosen else 0
    faults = below(faults_of(skin.language, (one.reason for one in found)), "tiles", at)
    form = [TileForm(session, chosen.key, faults)] if chosen else []
    return [*form, CheckPanel(session, found, touches.show), SupplyForm(session), _Touching(session)]


@component
def TileForm(session: Work, key: int, faults: tuple[Fault, ...]) -> ft.Control:
    """The chosen tile: its name, its kind, and away with it."""
    skin, tile = session.skin, session.draft.tile(key)
    values = {"id": tile.name, "kind": tile.kind} if tile else {}

    def put(field: str, value: Any) -> None:
        name = "name" if field == "id" else field
        session.step(lambda draft: steps.change_tile(draft, key, **{name: str(value)}), f"tile-{key}-{name}")

    kinds = tuple(Option(kind, kind_words(skin, kind)) for kind in TILE_KINDS)
    lines = lines_of(skin.language, TILE, TILE_WORDS, values, faults=faults, options={"kind": kinds})
    remove = OutlineButton(
        skin,
        skin.say("emergence-desk-remove", name=values.get("id", "")),
        lambda: session.step(lambda draft: steps.remove_tile(draft, key)),
        icon="bin",
    )
    return Panel(skin, Spaced(skin, Form(skin, lines, values, steady(put), KIT, of=f"tile-{key}"), remove))


@component
def SupplyForm(session: Work) -> ft.Control:
    """Blocks that are left in the box (A12)."""
    skin, values = session.skin, session.draft.supply.model_dump()

    def put(kind: str, blocks: Any) -> None:
        session.step(lambda draft: steps.set_supply(draft, kind, blocks), f"supply-{kind}")

    lines = lines_of(skin.language, SUPPLY, SUPPLY_WORDS, values)
    return Panel(
        skin,
        Spaced(
            skin,
            Caption(skin, skin.say("emergence-desk-supply")),
            Muted(skin, skin.say("emergence-desk-supply", "text"), 14),
            Form(skin, lines, values, steady(put), KIT, of="supply", spacing=6),
        ),
    )


def _Touching(session: Work) -> ft.Control:
    """Whether hexes say who touches whom, or pairs."""
    skin = session.skin
    ways = tuple((one, skin.say(f"emergence-desk-by-{one}"), "") for one in ("hex", "pairs"))

    def choose(way: str) -> None:
        session.step(partial(steps.set_hex, is_hex=way == "hex"))

    row = Chips(skin, "", ways, "hex" if session.draft.is_hex else "pairs", choose, skin.look.accent)
    return Panel(skin, Spaced(skin, Caption(skin, skin.say("emergence-desk-touching")), row))


EDITORS: Final = {FORMAT: CityEditor}
"""Format → its editor, for `GameScreens.editors`."""
BLANKS: Final = {FORMAT: blank_city}
"""Format → a new document, for `GameScreens.blanks`."""

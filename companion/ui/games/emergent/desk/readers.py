"""What Emergent's documents look like to who only reads them (ET-4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import flet as ft

from companion.games.emergent.packs.board import BoardPack, City
from companion.games.emergent.packs.deck import DeckRound, DemandDeck, sums
from companion.games.emergent.words import BONUS, Colour
from companion.net.link import Refused
from companion.ui.desk.session import desk_skin
from companion.ui.games.emergent.desk import cards, document
from companion.ui.games.emergent.desk.doors import GAME_ID
from companion.ui.games.emergent.draw.board import Board, CitySpot, RegionSpot
from companion.ui.games.emergent.draw.colours import LOOKS
from companion.ui.games.emergent.draw.pieces import CityPlate
from companion.ui.games.emergent.draw.trademap import TradeMap
from companion.ui.kit.boxes import InRow, Spaced
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.deskpage import desk_width
from companion.ui.kit.drawing import component
from companion.ui.kit.layout import Card
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Body, Figures, Muted, SectionTitle, Strong
from companion.ui.stage import Desk

TALL = 0.5
"""Of its width."""


def board(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """The map, and the cities by rank with their regions."""
    skin, pack = desk_skin(desk.skin), BoardPack.model_validate(document)
    drawn = Board(
        regions=tuple(
            RegionSpot(one.id, one.name, one.x, one.y, colour := cast("Colour", one.colour), BONUS[colour])
            for one in pack.regions
        ),
        links=pack.adjacency,
        cities=tuple(CitySpot(one.id, one.name, one.region, one.rank) for one in pack.cities),
    )
    width = desk_width(desk.skin)
    names = {one.id: one.name for one in pack.regions}
    rows = [_city(skin, one, names) for one in sorted(pack.cities, key=lambda city: city.rank)]
    picture = TradeMap(skin, drawn, width=width, height=width * (1.0 if skin.is_phone else TALL))
    return [ft.Container(picture, border_radius=skin.px(20), clip_behavior=ft.ClipBehavior.HARD_EDGE), *rows]


def _city(skin: Skin, city: City, regions: Mapping[str, str]) -> ft.Control:
    where = Muted(skin, regions.get(city.region, ""), 15)
    return InRow(skin, CityPlate(skin, city.rank, 26), Strong(skin, city.name, 16), where)


def deck(desk: Desk, document: dict[str, Any]) -> list[ft.Control]:
    """The cards round by round, once it was said that who reads on knows them (ET-5)."""
    return [OpenedDeck(desk, DemandDeck.model_validate(document))]


@component
def OpenedDeck(desk: Desk, found: DemandDeck) -> ft.Control:
    """Closed until somebody opens it."""
    skin = desk_skin(desk.skin).dressed(LOOKS)
    is_open, set_open = ft.use_state(False)
    if not is_open:
        words = Body(skin, skin.say("emergent-editor-secret"))
        show = OutlineButton(
            skin, skin.say("emergent-editor-secret", "yes"), lambda: set_open(True), icon="eye", height=52
        )
        return Spaced(skin, Strong(skin, skin.say("emergent-editor-secret", "title"), 19), words, show)
    names = {one.id: one for one in _cities(desk, found.board)}
    return Spaced(skin, *(_round(skin, one, names) for one in found.rounds), gap=16)


def _cities(desk: Desk, board_id: str) -> tuple[City, ...]:
    """The cities of the deck's board; none where the library has it no more."""
    try:
        return BoardPack.model_validate(desk.library.read(GAME_ID, document.FORMAT, board_id)).cities
    except Refused:
        return ()


def _round(skin: Skin, one: DeckRound, names: Mapping[str, City]) -> ft.Control:
    rows = []
    for card in one.cards:
        city = names.get(card.city)
        plate = [CityPlate(skin, city.rank, 26)] if city else []
        name = Strong(skin, city.name if city else card.city, 16, expand=True)
        rows.append(InRow(skin, *plate, name, Figures(skin, " · ".join(map(str, card.tiers)), 17)))
    total = skin.say("emergent-editor-card-sum", sum=sums(tuple(card.tiers for card in one.cards)).all_tiers)
    title = SectionTitle(skin, skin.say("emergent-editor-round", n=one.round), total)
    return Card(skin, Spaced(skin, title, *rows, gap=8), padding=14)


READERS: Final[Mapping[str, Callable[[Desk, dict[str, Any]], list[ft.Control]]]] = {
    document.FORMAT: board,
    cards.FORMAT: deck,
}
"""Format → its look, for `GameScreens.readers`."""

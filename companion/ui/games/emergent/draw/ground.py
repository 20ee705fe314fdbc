"""What is drawn above the land, gathered layer by layer before it becomes controls."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.board import Board, sheet_of
from companion.ui.games.emergent.draw.colours import Tones, seat_look, tones
from companion.ui.games.emergent.draw.places import Sizes, Window
from companion.ui.kit.fonts import TEXT_700
from companion.ui.kit.skin import Skin


@frozen
class Piece:
    """A small picture at a place; it may drop in or run along a route."""

    x: float
    y: float
    width: float
    height: float
    body: str
    """SVG elements around the middle of the picture."""
    region: str = ""
    start: tuple[float, float] | None = None
    """Where it runs from."""


@frozen
class Inscription:
    """A few words at a place."""

    x: float
    y: float
    text: str
    size: float
    ink: str
    family: str
    anchor: int
    spacing: float
    halo: float
    """How wide their soft edge is; none on a plate."""
    region: str


@dataclass
class Ground:
    """The layers of one map: flat marks, pieces, words."""

    skin: Skin
    board: Board
    window: Window
    sizes: Sizes
    flat: list[str] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    words: list[Inscription] = field(default_factory=list)
    here: str = ""
    """The region that is drawn now; nothing for what belongs to none."""
    taken: list[tuple[float, float, float, float]] = field(default_factory=list)
    """Left, top, right, bottom of words that nothing may cross."""

    @property
    def tones(self) -> Tones:
        """The map's colours."""
        return tones(self.skin)

    def hub(self, region_id: str) -> tuple[float, float] | None:
        """A region's centre in pixels."""
        spot = sheet_of(self.board).spots.get(region_id)
        return self.window.px(*spot) if spot else None

    def write(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: str = "",
        *,
        family: str = TEXT_700,
        anchor: int = -1,
        spacing: float = 0.0,
        is_bare: bool = False,
    ) -> None:
        """Words with a halo (bare: without, on a plate)."""
        ink = colour or self.skin.palette.text
        halo = 0.0 if is_bare else self.sizes.halo
        self.words.append(Inscription(x, y, text, size, ink, family, anchor, spacing, halo, self.here))

    def is_free(self, x: float, y: float, width: float, height: float) -> bool:
        """Whether a box around this point crosses no words that were there before."""
        left, right, top, bottom = x - width / 2, x + width / 2, y - height / 2, y + height / 2
        return not any(a < right and c > left and b < bottom and d > top for a, b, c, d in self.taken)

    def put(self, x: float, y: float, width: float, height: float, body: str, region: str = "") -> None:
        """A piece; `body` is drawn around (width / 2, height / 2)."""
        self.pieces.append(Piece(x, y, width, height, body, region))

    def tone(self, tone: str, colour: str = "") -> str:
        """The colour of a note."""
        if colour:
            return seat_look(self.skin, colour).words
        if tone == "amber":
            return self.tones.amber_words
        return str(getattr(self.skin.palette, tone))

"""Fast Play at its end: every seat's cubes in a region, and the disc they win."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.ui.games.emergent.draw.colours import seat_look
from companion.ui.games.emergent.draw.ground import Ground
from companion.ui.games.emergent.draw.marks import ScoreMark
from companion.ui.games.emergent.draw.places import Row, Spot
from companion.ui.games.emergent.draw.shapes import award_svg, seat_shape_svg
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700
from companion.ui.kit.palette import tint


def score_rows(ground: Ground, scores: Sequence[ScoreMark]) -> list[tuple[Row, Callable[[Spot], None]]]:
    """Two seats a row (FP-7): a large disc for 2 points, a small one for 1, a bare shape for none."""
    cell = ground.sizes.large * 1.85
    made: list[tuple[Row, Callable[[Spot], None]]] = []
    for at in range(0, len(scores), 2):
        pair = scores[at : at + 2]

        def draw(spot: Spot, pair: Sequence[ScoreMark] = pair) -> None:
            draw_scores(ground, spot, pair)

        made.append((Row("pieces", cell * 3.7, cell), draw))
    return made


def draw_scores(ground: Ground, spot: Spot, scores: Sequence[ScoreMark]) -> None:
    """One row of them."""
    skin, sizes = ground.skin, ground.sizes
    for column, score in enumerate(scores):
        x = spot.x + (-0.36 + 0.52 * column) * spot.row.width
        look = seat_look(skin, score.colour)
        radius = sizes.large * (0.86 if score.award == "large" else 0.68 if score.award else 0.36)
        quiet = tint(look.colour, ground.tones.land, 0.65)
        body = (
            award_svg(skin, score.colour, radius + 1, radius + 1, radius)
            if score.award
            else seat_shape_svg(look.shape, radius + 1, radius + 1, radius, quiet)
        )
        ground.put(x, spot.y, 2 * radius + 2, 2 * radius + 2, body, score.region)
        size = sizes.count * (1.3 if score.award else 1.05)
        ink = skin.palette.text if score.award else skin.palette.muted
        family = DISPLAY_700 if score.award else DISPLAY_600
        ground.write(x + radius + sizes.gap, spot.y, str(score.cubes), size, ink, family=family)

"""Discs and cylinders of one region in rows that fit its land; a crowd is drawn as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.draw.ground import Ground
from companion.ui.games.emergent.draw.marks import DiscMark, Marks, PostMark
from companion.ui.games.emergent.draw.places import Sizes, Spot, room_of
from companion.ui.games.emergent.draw.shapes import ROOM, cylinder_svg, disc_svg

TIMES: Final = "×"
MANY_DISCS: Final = 6
MANY_POSTS: Final = 8
POST_STEP: Final = 0.76
"""Room for a cylinder, in its heights."""


@frozen
class Item:
    """A disc, or several alike drawn as one, or a seat's cylinders."""

    mark: DiscMark | PostMark
    times: int
    """Cylinders drawn, or discs meant."""
    text: str
    width: float


def _reach(disc: DiscMark) -> float:
    """Radii from the middle of a disc to its edge."""
    return 1.27 if disc.style == "new" else 1.09


def _gathered(discs: Sequence[DiscMark]) -> list[tuple[DiscMark, int, str]]:
    """Discs that are alike as one, with how many they are."""
    groups: dict[tuple[str, str, str], list[DiscMark]] = {}
    for disc in discs:
        groups.setdefault((disc.colour, disc.size, disc.style), []).append(disc)
    made = []
    for alike in groups.values():
        first, cubes = alike[0], sum(disc.cubes for disc in alike)
        mean = -(-cubes // len(alike))
        one = DiscMark(first.region, first.colour, first.size, mean, first.style, first.shows_count)
        made.append((one, len(alike), f"{TIMES}{len(alike)}" if len(alike) > 1 else _counted(first)))
    return made


def _counted(disc: DiscMark) -> str:
    return str(disc.cubes) if disc.shows_count and disc.style in ("plain", "new") else ""


def _disc_items(discs: Sequence[DiscMark], sizes: Sizes) -> list[Item]:
    shown = _gathered(discs) if len(discs) > MANY_DISCS else [(disc, 1, _counted(disc)) for disc in discs]
    return [
        Item(
            disc,
            times,
            text,
            2 * sizes.disc(disc.size) * _reach(disc)
            + (room_of(text, sizes.count) + sizes.gap if text else 0.0),
        )
        for disc, times, text in shown
    ]


def _post_items(posts: Sequence[PostMark], sizes: Sizes) -> list[Item]:
    """Cylinders in their number; in a crowd one a seat with a number."""
    is_crowd = sum(post.count for post in posts) > MANY_POSTS
    made = []
    for post in posts:
        if post.count < 1:
            continue
        text = f"{TIMES}{post.count}" if is_crowd and post.count > 1 else ""
        drawn = 1 if text else post.count
        wide = drawn * sizes.post * POST_STEP + (room_of(text, sizes.count) if text else 0.0)
        made.append(Item(post, drawn, text, wide))
    return made


def _gap_after(item: Item, sizes: Sizes) -> float:
    return sizes.gap * (2.0 if isinstance(item.mark, PostMark) else 1.0)


def wide_of(items: Sequence[Item], sizes: Sizes) -> float:
    """The width of a row."""
    return sum(item.width for item in items) + sum(_gap_after(item, sizes) for item in items[:-1])


def tall_of(items: Sequence[Item], sizes: Sizes) -> float:
    """The height of a row."""
    return max(
        (
            sizes.post
            if isinstance(item.mark, PostMark)
            else 2 * sizes.disc(item.mark.size) * _reach(item.mark)
        )
        for item in items
    )


def _wrapped(items: Sequence[Item], most: float, sizes: Sizes) -> list[list[Item]]:
    """Rows that are no wider than the land."""
    rows: list[list[Item]] = []
    for item in items:
        if rows and wide_of([*rows[-1], item], sizes) <= most:
            rows[-1].append(item)
        else:
            rows.append([item])
    return rows


def item_rows(ground: Ground, region_id: str, marks: Marks, most: float) -> tuple[list[list[Item]], Sizes]:
    """Rows of discs and cylinders that fit: beside each other, else below each other, else smaller."""
    discs = [disc for disc in marks.discs if disc.region == region_id]
    posts = [post for post in marks.posts if post.region == region_id]
    rows: list[list[Item]] = []
    sizes = ground.sizes
    for factor in (1.0, 0.86, 0.72):
        sizes = ground.sizes.shrunk(factor)
        first, second = _disc_items(discs, sizes), _post_items(posts, sizes)
        together = [*first, *second]
        is_counted = any(item.text for item in first)
        if together and not is_counted and wide_of(together, sizes) <= most * 0.94:
            return [together], sizes
        rows = [*_wrapped(first, most * 0.98, sizes), *_wrapped(second, most * 0.98, sizes)]
        if len(rows) <= 2:
            break
    return rows, sizes


def draw_items(ground: Ground, spot: Spot, items: Sequence[Item], sizes: Sizes, region_id: str) -> None:
    """One row of pieces, centred on its spot."""
    x = spot.x - spot.row.width / 2
    for item in items:
        if isinstance(item.mark, PostMark):
            _draw_posts(ground, x, spot.y, item, item.mark, sizes)
        else:
            disc = item.mark
            radius, reach = sizes.disc(disc.size), sizes.disc(disc.size) * _reach(disc)
            side = 2 * radius * ROOM
            body = disc_svg(
                ground.skin, disc.colour, disc.size, side / 2, side / 2, radius, disc.cubes, disc.style
            )
            ground.put(x + reach, spot.y, side, side, body, region_id)
            if item.text:
                ground.write(x + 2 * reach + sizes.gap * 0.6, spot.y, item.text, sizes.count)
        x += item.width + _gap_after(item, sizes)


def _draw_posts(ground: Ground, x: float, y: float, item: Item, post: PostMark, sizes: Sizes) -> None:
    step = sizes.post * POST_STEP
    body = "".join(
        cylinder_svg(
            ground.skin,
            post.colour,
            step * (at + 0.5),
            sizes.post / 2 + 1,
            sizes.post,
            "other" if post.is_other else "plain",
        )
        for at in range(item.times)
    )
    wide = step * item.times
    ground.put(x + wide / 2, y, wide, sizes.post + 2, body, post.region)
    if item.text:
        ground.write(x + wide + 2, y, item.text, sizes.count)

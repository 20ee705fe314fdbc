"""A group of the enemy step in words: whom it reaches, why not, where it goes (SW-22..30)."""

from __future__ import annotations

from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.skin import Skin


def row_name(skin: Skin, cast: Cast, row: StepRow) -> str:
    """`Drones A1`."""
    enemy = cast.enemy_name(row.enemy, row.size)
    return skin.say("singularity-shared-group", enemy=enemy, where=row.place)


def attack_words(skin: Skin, cast: Cast, row: StepRow) -> str:
    """Who is reached how, or why nobody is."""
    if row.raised and row.reaches:
        seats = tuple(one.seat for one in row.reaches)
        steps = min(one.distance for one in row.reaches)
        key = "singularity-shared-reaches-here" if steps == 0 else "singularity-shared-reaches"
        return skin.say(key, names=cast.listed(skin, seats), count=len(seats), n=steps)
    if row.in_range:
        return skin.say("singularity-shared-in-range")
    if row.stay == "delayed":
        return skin.say("singularity-stay-delayed")
    why = skin.say(f"singularity-miss-{row.miss.replace('_', '-')}") if row.miss else ""
    if row.closest and why:
        names = cast.listed(skin, row.closest)
        return skin.say("singularity-shared-misses", names=names, count=len(row.closest), why=why)
    return skin.say("singularity-shared-nobody")


def move_title(skin: Skin, cast: Cast, row: StepRow) -> str:
    """`Brute E2 to E3`; the name alone when it splits or stays."""
    going = [one for one in row.to if one.count]
    if len(going) == 1 and going[0].place != row.place:
        return skin.say("singularity-shared-goes", what=row_name(skin, cast, row), to=going[0].place)
    return row_name(skin, cast, row)


def move_words(skin: Skin, cast: Cast, row: StepRow) -> str:
    """How it goes: one way, a split, a merge, or why it stays."""
    if row.is_open:
        return skin.say("singularity-shared-by-hand" if row.is_by_hand else "singularity-shared-open")
    if row.stay:
        return skin.say(f"singularity-stay-{row.stay.replace('_', '-')}")
    going = [one for one in row.to if one.count]
    words = []
    if len(going) > 1:
        words.append(skin.say("singularity-shared-split", n=len(going)))
    joined = tuple(dict.fromkeys(seat for one in going for seat in one.joins))
    if joined:
        words.append(skin.say("singularity-shared-joins", names=cast.listed(skin, joined)))
    if any(one.merges for one in going):
        words.append(skin.say("singularity-shared-merges"))
    if row.ruling and row.ruling not in ("rule", "listed"):
        words.append(skin.say(f"singularity-ruling-{row.ruling}"))
    return ", ".join(words) or skin.say("singularity-shared-one-way")

"""A group of the enemy step in words: whom it reaches, why not, where it goes (SW-22..30)."""

from __future__ import annotations

from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.shared.page import spot
from companion.ui.stage import Stage


def row_name(stage: Stage, row: StepRow) -> str:
    """`Drones A1`."""
    view = reading.game(stage)
    enemy = reading.enemy_name(view, row.enemy, row.size)
    return stage.say("singularity-shared-group", enemy=enemy, where=spot(row.place))


def attack_words(stage: Stage, row: StepRow) -> str:
    """Who is reached how, or why nobody is."""
    if row.raised and row.reaches:
        seats = tuple(one.seat for one in row.reaches)
        steps = min(one.distance for one in row.reaches)
        key = "singularity-shared-reaches-here" if steps == 0 else "singularity-shared-reaches"
        return stage.say(key, names=reading.people(stage, seats), count=len(seats), n=steps)
    if row.in_range:
        return stage.say("singularity-shared-in-range")
    if row.stay == "delayed":
        return stage.say("singularity-stay-delayed")
    why = stage.say(f"singularity-miss-{row.miss.replace('_', '-')}") if row.miss else ""
    if row.closest and why:
        names = reading.people(stage, row.closest)
        return stage.say("singularity-shared-misses", names=names, count=len(row.closest), why=why)
    return stage.say("singularity-shared-nobody")


def move_title(stage: Stage, row: StepRow) -> str:
    """`Brute E2 to E3`; the name alone when it splits or stays."""
    going = [one for one in row.to if one.count]
    if len(going) == 1 and going[0].place != row.place:
        to = spot(going[0].place)
        return stage.say("singularity-shared-goes", what=row_name(stage, row), to=to)
    return row_name(stage, row)


def move_words(stage: Stage, row: StepRow) -> str:
    """How it goes: one way, a split, a merge, or why it stays."""
    if row.is_open:
        return stage.say("singularity-shared-by-hand" if row.is_by_hand else "singularity-shared-open")
    if row.stay:
        return stage.say(f"singularity-stay-{row.stay.replace('_', '-')}")
    going = [one for one in row.to if one.count]
    words = []
    if len(going) > 1:
        words.append(stage.say("singularity-shared-split", n=len(going)))
    joined = tuple(dict.fromkeys(seat for one in going for seat in one.joins))
    if joined:
        words.append(stage.say("singularity-shared-joins", names=reading.people(stage, joined)))
    if any(one.merges for one in going):
        words.append(stage.say("singularity-shared-merges"))
    if row.ruling and row.ruling not in ("rule", "listed"):
        words.append(stage.say(f"singularity-ruling-{row.ruling}"))
    return ", ".join(words) or stage.say("singularity-shared-one-way")

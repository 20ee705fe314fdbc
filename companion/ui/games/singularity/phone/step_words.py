"""A group of the enemy step in a phone's words: whom it reaches, where it goes (SW-22..30)."""

from __future__ import annotations

from companion.games.singularity.views.enemies import StepRow
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.skin import Skin


def attack_words(skin: Skin, cast: Cast, row: StepRow) -> str:
    """Whom it reaches, or why not."""
    if row.stay == "delayed":
        return skin.say("singularity-stay-delayed")
    if row.reaches:
        who = cast.listed(skin, [one.seat for one in row.reaches])
        near = min(one.distance for one in row.reaches)
        return skin.say("singularity-phone-reaches", who=who, count=len(row.reaches), n=near)
    if row.miss is not None and row.closest:
        who = cast.listed(skin, row.closest)
        why = skin.say(f"singularity-miss-{row.miss.replace('_', '-')}")
        return skin.say("singularity-phone-misses", who=who, count=len(row.closest), why=why)
    return skin.say("singularity-phone-no-reach")


def move_words(skin: Skin, cast: Cast, row: StepRow) -> str:
    """Where it goes and by whose word."""
    if row.is_open:
        return skin.say("singularity-phone-row-open")
    if row.stay is not None:
        return skin.say(f"singularity-stay-{row.stay.replace('_', '-')}")
    going = [one for one in row.to if one.count]
    where = " / ".join(cast.space(one.place) for one in going)
    joined = [seat for one in going for seat in one.joins]
    said = skin.say("singularity-phone-goes-to", where=where, ways=len(going))
    if joined:
        said += ", " + skin.say("singularity-phone-joins", who=cast.listed(skin, joined))
    if row.ruling in ("vote", "card", "table"):
        said += ", " + skin.say(f"singularity-ruling-{row.ruling}")
    return said

"""How a row of the organiser's list says it."""

from __future__ import annotations

from typing import Literal

from companion.kernel.frozen import frozen
from companion.net.overview import Row
from companion.ui.kit.skin import Skin
from companion.ui.shell.plain.words import Speech

SLOW = 180.0
"""Seconds for which the same person is waited for, until a table counts as slow."""
NAMED = 3
"""So many people are named; more are counted."""

Tone = Literal["good", "warn", "bad", "muted"]


@frozen
class Told:
    """What a row says: where the table is, what happens there, since when, and how it is."""

    title: str
    round: str
    phase: str
    doing: str
    since: float | None
    state: str
    icon: str
    tone: Tone
    colour: str = ""
    """The seat it is about."""
    is_at_gate: bool = False
    """It waits for nothing else."""


def is_slow(row: Row, now: float) -> bool:
    """Whether somebody there has been waited for too long."""
    is_waiting = row.stage == "playing" and row.gate_since is None and not row.is_resting
    return is_waiting and row.waits_since is not None and now - row.waits_since >= SLOW


def clock(seconds: float) -> str:
    """`4:10`, `1:02:10`."""
    whole = max(0, int(seconds))
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def told(skin: Skin, row: Row, now: float) -> Told:
    """The whole row in words."""
    cover = f"{row.game}-cover"
    title = skin.say(cover) if skin.language.has(cover) else row.title
    phase = Speech(skin.language, row.game, ()).of("phase", row.phase) if row.phase else ""
    in_round = skin.say("shell-round", n=row.round) if row.round else ""
    if row.stage == "lobby":
        in_round, phase = skin.say("organiser-lobby"), _seated(skin, row)
    elif row.stage == "over":
        in_round, phase = skin.say("organiser-over"), in_round
    doing, since, colour = _doing(skin, row)
    state, icon, tone = _state(skin, row, now)
    is_at_gate = row.gate_since is not None and not row.trouble and not row.is_resting
    where = (in_round or phase, phase if in_round else "")
    return Told(title, *where, doing, since, state, icon, tone, colour, is_at_gate)


def _seated(skin: Skin, row: Row) -> str:
    if row.expected:
        return skin.say("organiser-seated", n=row.people, expected=row.expected)
    return skin.say("organiser-seated-some", n=row.people)


def _doing(skin: Skin, row: Row) -> tuple[str, float | None, str]:
    """What holds the table up, since when, and the colour of whose seat it is."""
    lines = {line.seat: line for line in row.seats}
    if row.trouble:
        affected = [lines[seat] for seat in row.troubled if seat in lines]
        names = skin.language.listed(line.name for line in affected[:NAMED])
        more = max(0, len(affected) - NAMED)
        text = f"organiser-trouble-{row.trouble}" if affected else f"organiser-trouble-{row.trouble}-table"
        colour = affected[0].colour if len(affected) == 1 else ""
        return skin.say(text, names=names, count=len(affected), more=more), row.trouble_since, colour
    if row.is_resting:
        return skin.say("organiser-rests"), None, ""
    if row.gate_since is not None:
        return skin.say("organiser-at-gate"), row.gate_since, ""
    if row.stage != "playing":
        return "", None, ""
    waited = [lines[seat] for seat in row.waits if seat in lines]
    if not waited:
        return skin.say("organiser-waits-nobody"), None, ""
    if len(waited) > NAMED:
        return skin.say("organiser-waits-many", n=len(waited)), row.waits_since, ""
    names = skin.language.listed(line.name for line in waited)
    is_paper = all(line.presence == "paper" for line in waited)
    text = "organiser-on-paper" if is_paper else "organiser-waits"
    return (
        skin.say(text, names=names, count=len(waited)),
        row.waits_since,
        waited[0].colour if len(waited) == 1 else "",
    )


def _state(skin: Skin, row: Row, now: float) -> tuple[str, str, Tone]:
    """The pill on the right: words, sign, how urgent."""
    match row.trouble:
        case "silent":
            return skin.say("organiser-silent"), "wifi-off", "bad"
        case "calls":
            return skin.say("organiser-calls"), "hand", "bad"
        case "lost":
            return skin.say("organiser-lost"), "wifi-off", "bad"
        case "stumbled":
            return skin.say("organiser-stumbled"), "warning", "bad"
        case "free":
            return skin.say("organiser-free"), "phone", "warn"
    if is_slow(row, now):
        return skin.say("organiser-slow"), "hourglass", "warn"
    return skin.say("organiser-well"), "", "good"

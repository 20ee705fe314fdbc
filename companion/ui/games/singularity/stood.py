"""How it stood when the table was ended early: both tracks and the team (SW-4)."""

from __future__ import annotations

from companion.games.singularity.views.board import MemberLine
from companion.games.singularity.views.tracks import TrackView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage
from companion.ui.stood import Cell, Stood, Tally


def stood(stage: Stage) -> Stood:
    """How near the swarm was, and a line a member."""
    view = reading.game(stage)
    columns = tuple(stage.say(f"singularity-stood-{name}") for name in ("character", "gained"))
    return Stood(
        tuple(_tally(stage.skin, track) for track in view.tracks),
        columns,
        tuple((str(member.seat), _cells(member)) for member in view.members),
    )


def _tally(skin: Skin, track: TrackView) -> Tally:
    tone = tones(skin)
    is_threat = track.track == "threat"
    return Tally(
        skin.say(f"singularity-track-{track.track}"),
        str(track.value),
        "warning" if is_threat else "sw-eye",
        tone.red if is_threat else tone.steel,
        "" if track.limit is None else skin.say("singularity-stood-of", n=track.limit),
        None if not track.limit else track.value / track.limit,
        "" if track.left is None else skin.say("singularity-stood-left", n=track.left),
    )


def _cells(member: MemberLine) -> tuple[Cell, ...]:
    character = member.character.name if member.character else "–"
    return Cell(character), Cell(str(len(member.gained)), "sw-card")

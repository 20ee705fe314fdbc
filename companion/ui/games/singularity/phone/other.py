"""A change of a track for any cause: which track, how much, why (SW-4)."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.actions.table import Change
from companion.games.singularity.sums.previews import track
from companion.games.singularity.sums.tracks import moved
from companion.games.singularity.words import BIG_CHANGE, BY_HAND, TRACKS, Cause, Track
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.bars import ThreatBar, signed
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.signs import cause_icon
from companion.ui.kit.boxes import InRow, Note
from companion.ui.kit.buttons import OutlineButton, ReasonButton
from companion.ui.kit.drawing import Tap, component, steady, use_kept
from companion.ui.kit.field import Field
from companion.ui.kit.numbers import NumberRow
from companion.ui.kit.pages import SeatPage, inner_width
from companion.ui.kit.picking import Chips
from companion.ui.stage import Stage

MOST = 60
QUICK = (-2, -1, 1, 2, 4)


@component
def OtherCause(stage: Stage, close: Tap) -> ft.Control:
    """Anything a card, an event or the table says."""
    view, skin = reading.game(stage), stage.skin
    which, set_which = use_kept("threat")
    amount, set_amount = use_kept(1)
    cause, set_cause = use_kept("card")
    note, set_note = ft.use_state("")
    now = track(view, cast("Track", which))

    def send() -> None:
        made = Change(
            track=cast("Track", which),
            amount=amount,
            cause=cast("Cause", cause),
            note=note.strip(),
            confirm=abs(amount) > BIG_CHANGE,
        )
        stage.send(made)
        close()

    word = skin.say(f"singularity-track-{which}")
    after = moved(now.value, amount)
    said = skin.say("singularity-phone-after", track=word, before=now.value, after=after)
    quick = [
        OutlineButton(skin, signed(number), partial(set_amount, number), expand=True, height=44)
        for number in QUICK
    ]
    tracks = tuple((one, skin.say(f"singularity-track-{one}"), "") for one in TRACKS)
    causes = tuple((one, reading.cause_words(skin, one), cause_icon(one)) for one in BY_HAND)
    body: list[ft.Control] = [
        Chips(skin, "", tracks, which, set_which),
        NumberRow(skin, skin.say("singularity-phone-by"), amount, -MOST, MOST, set_amount, said),
        *([] if skin.large_text else [InRow(skin, *quick, gap=6)]),
        ThreatBar(skin, now.value, after, now.limit, inner_width(skin), said),
        Chips(skin, skin.say("singularity-phone-why"), causes, cause, set_cause),
        Field(skin, skin.say("singularity-phone-note"), note, set_note, longest=120),
    ]
    needs_note = cause == "other" and not note.strip()
    missing = skin.say("singularity-phone-note-needed") if needs_note else ""
    big = skin.say("singularity-phone-big")
    button = skin.say("singularity-phone-other-button", track=word, amount=signed(amount))
    why = missing if amount else skin.say("singularity-phone-other-nothing")
    return SeatPage(
        stage,
        title=skin.say("singularity-phone-other-title"),
        body=body,
        notes=[Note(skin, big, "warning", tones(skin).amber)] if abs(amount) > BIG_CHANGE else [],
        actions=[ReasonButton(skin, button, steady(send), "", why)],
        back=close,
    )

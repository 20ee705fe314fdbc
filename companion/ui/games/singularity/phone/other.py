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
from companion.ui.games.singularity.draw import Note, RedButton, ThreatBar, cause_icon, signed, tones
from companion.ui.games.singularity.phone.page import Choices, NumberRow, Page, inner_width
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.field import Field
from companion.ui.stage import Stage

MOST = 60


@component
def OtherCause(stage: Stage, close: Tap) -> ft.Control:
    """Anything a card, an event or the table says."""
    view, skin = reading.game(stage), stage.skin
    which, set_which = ft.use_state("threat")
    amount, set_amount = ft.use_state(1)
    cause, set_cause = ft.use_state("card")
    note, set_note = ft.use_state("")
    now = track(view, cast("Track", which))
    needs_note = cause == "other" and not note.strip()

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
    quick = [
        OutlineButton(skin, signed(number), partial(set_amount, number), expand=True, height=44)
        for number in (-2, -1, 1, 2, 4)
    ]
    body: list[ft.Control] = [
        Choices(skin, "", [(one, skin.say(f"singularity-track-{one}")) for one in TRACKS], which, set_which),
        NumberRow(
            skin,
            skin.say("singularity-phone-by"),
            amount,
            -MOST,
            MOST,
            set_amount,
            detail=skin.say("singularity-phone-after", track=word, before=now.value, after=after),
        ),
        ft.Row(quick, spacing=6) if not skin.large_text else ft.Container(),
        ThreatBar(
            skin,
            now.value,
            after,
            now.limit,
            width=inner_width(skin),
            label=skin.say("singularity-phone-after", track=word, before=now.value, after=after),
        ),
        Choices(
            skin,
            skin.say("singularity-phone-why"),
            [(one, reading.sum_words(skin, one)) for one in BY_HAND],
            cause,
            set_cause,
            icons={one: cause_icon(one) for one in BY_HAND},
        ),
        Field(skin, skin.say("singularity-phone-note"), note, set_note, longest=120),
    ]
    missing = skin.say("singularity-phone-note-needed") if needs_note else ""
    notes = []
    if abs(amount) > BIG_CHANGE:
        notes.append(Note(skin, skin.say("singularity-phone-big"), "warning", tones(skin).amber))
    return Page(
        stage,
        title=skin.say("singularity-phone-other-title"),
        body=body,
        notes=notes,
        actions=[
            RedButton(
                skin,
                skin.say("singularity-phone-other-button", track=word, amount=signed(amount)),
                send,
                why=missing if amount else skin.say("singularity-phone-other-nothing"),
            )
        ],
        back=close,
    )

"""A screen that leads a round on the board, for a leader whose phone is not in the hand (EM-52, EM-56)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import NextRound, NoData
from companion.ui.kit.boxes import STRETCHED, InRow
from companion.ui.kit.drawing import part
from companion.ui.kit.sending import Send, SendQuietly, Way, as_host
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin


@part
def LeadRound(skin: Skin, leader: str, may_ask: bool, send: Way) -> ft.Control:
    """A screen that leads ends the round, or says that no data is left."""
    next_round = Send(
        skin, skin.say("emergence-play-next-for", name=leader), send, as_host(NextRound()), icon="check"
    )
    if not may_ask:
        return next_round
    words = skin.say("emergence-play-empty")
    empty = SendQuietly(skin, words, send, as_host(NoData()), "flag", height=56, fits=True)
    if stacks(skin):
        return ft.Column([next_round, ft.Row([empty])], spacing=8, tight=True, horizontal_alignment=STRETCHED)
    return InRow(skin, empty, ft.Container(next_round, expand=True), gap=12)

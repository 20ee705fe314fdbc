"""A round in progress: whose turn, the order, the race, what happened (EM-13, EM-45)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import ConfirmClaim
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.draw.cards import SIDES
from companion.ui.games.emergence.draw.city import CityPicture
from companion.ui.games.emergence.draw.totals import TeamTotals
from companion.ui.games.emergence.shared.beside import DataLine, DataOnBoard, Happenings
from companion.ui.games.emergence.shared.page import PublicPage, is_upright, room, round_line
from companion.ui.games.emergence.shared.race import TeamRace
from companion.ui.games.emergence.shared.turns import TurnCard, TurnOrder
from companion.ui.kit.boxes import MIDDLE, STRETCHED
from companion.ui.kit.drawing import component, part
from companion.ui.kit.layout import Card
from companion.ui.kit.sending import SendQuietly, Way, as_host
from companion.ui.kit.shared import stacks
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage

LEFT = 0.64
"""The share of the page that whose-turn and the race take."""


@part
def ClaimWord(skin: Skin, target: str, send: Way) -> ft.Control:
    """The host may confirm a claim for a target whose phone is away."""
    no, yes = as_host(ConfirmClaim(agree=False)), as_host(ConfirmClaim(agree=True))
    label = skin.say("emergence-shared-confirm", name=target)
    return ft.Row(
        [
            SendQuietly(skin, skin.say("emergence-shared-deny"), send, no, "cross", fits=True),
            SendQuietly(skin, label, send, yes, "check", fits=True),
        ],
        spacing=skin.px(10),
        run_spacing=8,
        wrap=True,
    )


def race_height(skin: Skin, height: float, *, has_claim: bool) -> float:
    """What whose-turn, the order and a claim leave to each team."""
    if stacks(skin):
        return height
    lines = 1 if not is_upright(skin) and (skin.device == "tv" or has_claim) else 2
    words = skin.size(36) * 1.1 * lines + skin.size(17) * 1.25 * 2 + skin.size(16) * 1.3 + skin.px(12)
    turn = skin.px(32) + 6 + max(skin.px(92), words)
    order = skin.px(50) + skin.size(15) * 2.2
    claim = skin.px(48 + 16) if has_claim else 0
    return (height - turn - order - claim - 3 * skin.px(16)) / 2


@component
def Round(stage: Stage) -> ft.Control:
    """Whose turn with the race below; the city and what happened beside it, on a narrow page below."""
    view, skin = reading.game(stage), stage.skin
    width, height = room(skin)
    gap, is_list = skin.px(16), stacks(skin)
    left, right = width * LEFT - gap / 2, width * (1 - LEFT) - gap / 2
    if is_list:
        left = right = width
    turn, order = view.turn, reading.operatives(stage, in_order=True)
    main: list[ft.Control] = []
    if turn is not None:
        before = skin.say("emergence-shared-moved", tile=turn.moved_to) if turn.moved_to else ""
        if turn.stayed:
            before = skin.say("emergence-shared-stayed")
        words = f"{before} {reading.doing(stage)}".strip()
        now = (one for one in order if one.is_now)
        main += [TurnCard(skin, one, words, turn.claim is not None, left) for one in now]
    if turn is not None and turn.claim is not None and stage.leads:
        main.append(ClaimWord(skin, reading.name(stage, turn.claim.target), stage.send))
    main.append(TurnOrder(skin, order, left))
    if turn is not None and turn.did == "assimilate" and turn.step == "done":
        gain = view.opened.totals if view.opened else None
        main.append(TeamTotals(skin, view.totals, view.required, gain))
    else:
        is_asked = turn is not None and turn.claim is not None and stage.leads
        tall = race_height(skin, height, has_claim=is_asked)
        for side in SIDES:
            totals = getattr(view.totals, side), getattr(view.required, side)
            main.append(TeamRace(skin, side, *totals, left, tall))
    has_city = bool(view.board.tiles)
    beside: list[ft.Control] = []
    if has_city:
        colours = tuple((str(one.seat), one.colour) for one in stage.table.seats)
        high = min(height * 0.42, right * 0.8)
        picture = CityPicture(skin, view.board, right - skin.px(32), high, colours, True)
        city = [picture, DataLine(skin, view.board.total, view.board.data)]
        column = ft.Column(city, spacing=skin.px(10), tight=True, horizontal_alignment=MIDDLE)
        beside.append(Card(skin, column, padding=14))
    lines = stage.table.log[-(5 if has_city else 7) :]
    beside.append(Happenings(skin, lines, stage.table.seats, stage.table.log_length, stage.open_sheet))
    if not has_city:
        beside.append(DataOnBoard(skin, view.board.total, view.board.data))
    columns = [
        ft.Column(main, spacing=gap, width=left, horizontal_alignment=STRETCHED),
        ft.Column(beside, spacing=gap, width=right, horizontal_alignment=STRETCHED),
    ]
    body: ft.Control = ft.Row(list(columns), spacing=gap, vertical_alignment=STRETCHED)
    if is_list:
        body = ft.Column(list(columns), spacing=gap, tight=True)
    said = round_line(stage, "emergence-shared-turns")
    return PublicPage(skin, stage.tools, stage.table.title, said, body)

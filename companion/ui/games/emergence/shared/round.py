"""A round in progress: whose turn, the order, the race, what happened (EM-13, EM-45)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import ConfirmClaim
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.faces import SIDES, emblem
from companion.ui.games.emergence.marks import AugmentationTag, DataCounters, Mark, Small
from companion.ui.games.emergence.opened import OpenedPanel, team_colour
from companion.ui.games.emergence.panels import MIDDLE
from companion.ui.games.emergence.phone.watching import doing
from companion.ui.games.emergence.sets import counted
from companion.ui.games.emergence.shared.city import CityMap
from companion.ui.games.emergence.shared.page import SharedPage, for_table, room, round_line
from companion.ui.games.emergence.tokens import DataBlock
from companion.ui.games.emergence.tracks import RaceTrack, bus_bar, helix
from companion.ui.parts.buttons import IconButton48, OutlineButton
from companion.ui.parts.icon import Icon
from companion.ui.parts.layout import Card
from companion.ui.parts.log import LogLineRow
from companion.ui.parts.numbers import RollingNumber
from companion.ui.parts.text import Heading, Muted, Strong, Words
from companion.ui.stage import Stage
from companion.ui.theme import DISPLAY_600, DISPLAY_700, TEXT_600, tint

LEFT = 0.64
"""The share of the page that whose-turn and the race take."""
MOST_WITH_WORDS = 5
"""With more seats in a row a sign has to do."""
DRAWINGS = {"ai": bus_bar, "human": helix}


def _turn_card(stage: Stage) -> ft.Control:
    """The largest thing: whose turn it is."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    turn = view.turn
    if turn is None:
        return ft.Container()
    colour, line = reading.colour(stage, turn.seat), reading.line(view, turn.seat)
    before = stage.say("emergence-shared-moved", tile=turn.moved_to) if turn.moved_to else ""
    if turn.stayed:
        before = stage.say("emergence-shared-stayed")
    action = line.action or "activate"
    well = palette.secret_well if skin.is_dark else palette.card
    picture = ft.Image(
        src=emblem(action, palette.text, palette.outline, well, well),
        width=skin.px(92),
        height=skin.px(92),
        exclude_from_semantics=True,
    )
    words = ft.Column(
        [
            Heading(
                skin,
                stage.say("emergence-other-title", name=reading.name(stage, turn.seat)),
                36,
                bold=True,
                lines=1,
            ),
            Muted(skin, f"{before} {doing(stage)}".strip(), 17),
            AugmentationTag(stage, line.augmentation, is_short=False, step=16),
        ],
        spacing=skin.px(6),
        tight=True,
        expand=True,
    )
    return Card(
        skin,
        ft.Row([Mark(stage, turn.seat, skin.px(66)), words, picture], spacing=skin.px(22)),
        colour=tint(colour, palette.background, 0.15),
        border=palette.edge or colour,
        border_width=3,
        padding=16,
    )


def _order(stage: Stage) -> ft.Control:
    """Who had a turn, who has it, who is next."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    now = view.order.index(view.turn.seat) if view.turn and view.turn.seat in view.order else -1

    has_words = skin.device == "tv" and len(view.order) <= MOST_WITH_WORDS

    def one(at: int, seat: str) -> ft.Control:
        is_now, is_done = at == now, at < now
        state: list[ft.Control] = []
        if is_done:
            state = [Icon(skin, "check", skin.px(22), palette.good)]
        elif is_now and not has_words:
            state = [Icon(skin, "play", skin.px(18), palette.text)]
        elif has_words and (is_now or at == now + 1):
            word = stage.say("emergence-now" if is_now else "emergence-next")
            state = [
                Words(skin, word, 15.5, family=TEXT_600, colour=palette.text if is_now else palette.muted)
            ]
        colour = reading.colour(stage, seat)
        mark = Mark(stage, seat, skin.px(22), dim=is_done)
        ink = palette.muted if is_done else palette.text
        name = Strong(
            skin, reading.name(stage, seat), 17.5 if has_words else 15, colour=ink, lines=1, expand=has_words
        )
        inner: ft.Control = ft.Row([mark, name, *state], spacing=skin.px(7))
        if not has_words:
            top = ft.Row([mark, *state], alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
            inner = ft.Column([top, name], spacing=skin.px(4), tight=True)
        return Card(
            skin,
            inner,
            colour=tint(colour, palette.background, 0.16) if is_now else "",
            border=(palette.edge or colour) if is_now else "",
            border_width=2.5 if is_now else 1,
            padding=10,
            radius=15,
            expand=True,
        )

    return ft.Row([one(at, seat) for at, seat in enumerate(view.order)], spacing=skin.px(8))


def TeamRace(stage: Stage, side: str, width: float, tall: float) -> ft.Control:
    """A team's knowledge as a number and as a track."""
    view, skin = reading.game(stage), stage.skin
    colour, team = team_colour(stage, side), stage.say(f"emergence-teams-{side}")
    now, need = getattr(view.totals, side), getattr(view.required, side)
    head = ft.Row(
        [
            Icon(skin, side, skin.px(38), colour),
            ft.Container(Heading(skin, team, 26), expand=True),
            RollingNumber(skin, now, skin.size(50), key=f"race-{side}"),
            Words(
                skin,
                stage.say("emergence-shared-of", n=need),
                22,
                colour=skin.palette.muted,
                family=DISPLAY_600,
            ),
        ],
        spacing=skin.px(12),
    )
    track = RaceTrack(
        skin,
        DRAWINGS[side],
        now,
        need,
        colour,
        width - skin.px(40),
        max(skin.px(38), min(skin.px(62), tall - skin.px(110))),
        stage.say("emergence-shared-track", team=team, n=now, need=need),
    )
    return Card(
        skin,
        ft.Column([head, track], spacing=skin.px(8), alignment=ft.MainAxisAlignment.CENTER),
        padding=18,
        expand=True,
    )


def DataLine(stage: Stage) -> ft.Control:
    """The same as one line, below the map."""
    view, skin = reading.game(stage), stage.skin
    return ft.Row(
        [
            *([Small(skin, stage.say("emergence-shared-data"))] if skin.device == "tv" else []),
            Words(skin, str(view.board.total), 22, family=DISPLAY_700),
            ft.Container(expand=True),
            *DataCounters(stage, view.board.data, size=24 if skin.device == "tv" else 20, step=16),
        ],
        spacing=skin.px(8),
    )


def DataOnBoard(stage: Stage) -> ft.Control:
    """How much data lies on the board; at none the Humans win (EM-46)."""
    view, skin = reading.game(stage), stage.skin
    pieces = [
        ft.Column(
            [DataBlock(kind, skin.px(36)), Words(skin, str(count), 20, family=DISPLAY_700)],
            spacing=skin.px(4),
            tight=True,
            horizontal_alignment=MIDDLE,
        )
        for kind, count in counted(view.board.data).items()
    ]
    return Card(
        skin,
        ft.Row(
            [
                ft.Column(
                    [
                        Small(skin, stage.say("emergence-shared-data")),
                        RollingNumber(skin, view.board.total, skin.size(40), key="on-board"),
                    ],
                    spacing=skin.px(4),
                    tight=True,
                    expand=True,
                ),
                *pieces,
            ],
            spacing=skin.px(12),
        ),
        padding=16,
    )


def Happenings(stage: Stage, most: int) -> ft.Control:
    """The newest lines of the log, newest first."""
    skin, table = stage.skin, stage.table
    lines = [
        LogLineRow(skin, stage, happened, shows_age=False, large=True)
        for happened in reversed(table.log[-most:])
    ]
    label = stage.say("emergence-shared-lines", n=table.log_length)
    more = (
        OutlineButton(skin, label, lambda: stage.open_sheet("log"), icon="log", height=40)
        if skin.device == "tv"
        else IconButton48(skin, "log", label, lambda: stage.open_sheet("log"), size=40)
    )
    return Card(
        skin,
        ft.Column(
            [
                ft.Row(
                    [
                        ft.Container(
                            Heading(skin, stage.say("emergence-shared-happened"), 20, lines=1), expand=True
                        ),
                        more,
                    ]
                ),
                ft.Column(list(lines), spacing=skin.px(10), expand=True, scroll=ft.ScrollMode.HIDDEN),
            ],
            spacing=skin.px(12),
        ),
        padding=18,
        expand=True,
    )


def _claim(stage: Stage) -> list[ft.Control]:
    """The host may confirm a claim for a target whose phone is away."""
    view, skin = reading.game(stage), stage.skin
    claim = view.turn.claim if view.turn else None
    if claim is None or not stage.table.is_host:
        return []
    name = reading.name(stage, claim.target)
    return [
        ft.Row(
            [
                OutlineButton(
                    skin,
                    stage.say("emergence-shared-deny"),
                    lambda: for_table(stage, ConfirmClaim(agree=False)),
                    icon="cross",
                ),
                OutlineButton(
                    skin,
                    stage.say("emergence-shared-confirm", name=name),
                    lambda: for_table(stage, ConfirmClaim(agree=True)),
                    icon="check",
                ),
            ],
            spacing=skin.px(10),
        )
    ]


def Round(stage: Stage) -> ft.Control:
    """Whose turn on the left with the race below; the city and what happened on the right."""
    view, skin = reading.game(stage), stage.skin
    width, height = room(skin)
    gap = skin.px(16)
    left, right = width * LEFT - gap / 2, width * (1 - LEFT) - gap / 2
    just_opened = view.turn is not None and view.turn.did == "assimilate" and view.turn.step == "done"
    tall = (height - skin.px(250)) / 2
    race: list[ft.Control] = (
        [OpenedPanel(stage)] if just_opened else [TeamRace(stage, side, left, tall) for side in SIDES]
    )
    main = ft.Column(
        [_turn_card(stage), *_claim(stage), _order(stage), *race],
        spacing=gap,
        width=left,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    city: list[ft.Control] = []
    if view.board.tiles:
        high = min(height * 0.42, right * 0.8)
        city = [
            Card(
                skin,
                ft.Column(
                    [CityMap(stage, right - skin.px(32), high), DataLine(stage)],
                    spacing=skin.px(10),
                    tight=True,
                    horizontal_alignment=MIDDLE,
                ),
                padding=14,
            )
        ]
    beside = ft.Column(
        [*city, Happenings(stage, 5 if city else 7), *([] if city else [DataOnBoard(stage)])],
        spacing=gap,
        width=right,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    return SharedPage(
        stage,
        stage.table.title,
        round_line(stage, "emergence-shared-turns"),
        ft.Row([main, beside], spacing=gap, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
    )

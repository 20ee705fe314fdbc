"""A round in progress: whose turn, the order, the race, what happened (EM-13, EM-45)."""

from __future__ import annotations

import flet as ft

from companion.games.emergence.actions import ConfirmClaim
from companion.ui.games.emergence import reading
from companion.ui.games.emergence.faces import SIDES, emblem
from companion.ui.games.emergence.marks import AugmentationTag, Mark
from companion.ui.games.emergence.opened import OpenedPanel, team_colour
from companion.ui.games.emergence.panels import MIDDLE
from companion.ui.games.emergence.phone.watching import doing
from companion.ui.games.emergence.shared.beside import DataLine, DataOnBoard, Happenings
from companion.ui.games.emergence.shared.city import CityMap
from companion.ui.games.emergence.shared.page import (
    SharedPage,
    for_table,
    is_narrow,
    is_upright,
    room,
    round_line,
)
from companion.ui.games.emergence.tracks import RaceTrack, bus_bar, helix
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.fonts import DISPLAY_600, DISPLAY_700, TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.layout import Card
from companion.ui.kit.numbers import RollingNumber
from companion.ui.kit.palette import tint
from companion.ui.kit.text import Fitted, Heading, Muted, Words
from companion.ui.stage import Stage

LEFT = 0.64
"""The share of the page that whose-turn and the race take."""
MOST_WITH_WORDS = 5
"""With more seats in a row a sign has to do."""
MOST_LETTERS = 10
"""With a longer name it stands below the sign."""
DRAWINGS = {"ai": bus_bar, "human": helix}


def _turn_card(stage: Stage, width: float) -> ft.Control:
    """The largest thing: whose turn it is."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    turn = view.turn
    if turn is None:
        return ft.Container()
    colour, line = reading.colour(stage, turn.seat), reading.line(view, turn.seat)
    before = skin.say("emergence-shared-moved", tile=turn.moved_to) if turn.moved_to else ""
    if turn.stayed:
        before = skin.say("emergence-shared-stayed")
    action = line.action or "activate"
    well = palette.secret_well if skin.is_dark else palette.card
    is_list = is_narrow(skin)
    dial, mark, gap = (48, 34, 12) if is_list else (92, 66, 22)
    picture = ft.Image(
        src=emblem(action, palette.text, palette.outline, well, well),
        width=skin.px(dial),
        height=skin.px(dial),
        exclude_from_semantics=True,
    )
    title = skin.say("emergence-other-title", name=reading.name(stage, turn.seat))
    lines = 1 if not is_upright(skin) and (skin.device == "tv" or turn.claim) else 2
    space = width - skin.px(dial + mark + 2 * gap + 32) - 6
    words = ft.Column(
        [
            ft.Semantics(
                content=Fitted(skin, title, 26 if is_list else 36, space, family=DISPLAY_700, lines=lines),
                header=True,
            ),
            Muted(skin, f"{before} {doing(stage)}".strip(), 17),
            AugmentationTag(skin, line.augmentation, is_short=False, step=16),
        ],
        spacing=skin.px(6),
        tight=True,
        expand=True,
    )
    return Card(
        skin,
        ft.Row([Mark(stage, turn.seat, skin.px(mark)), words, picture], spacing=skin.px(gap)),
        colour=tint(colour, palette.background, 0.15),
        border=palette.edge or colour,
        border_width=3,
        padding=16,
    )


def _order(stage: Stage, width: float) -> ft.Control:
    """Who had a turn, who has it, who is next; on an upright page as many beside each other as fit."""
    view, skin, palette = reading.game(stage), stage.skin, stage.skin.palette
    now = view.order.index(view.turn.seat) if view.turn and view.turn.seat in view.order else -1

    is_list = is_upright(skin)
    longest = max((len(reading.name(stage, seat)) for seat in view.order), default=0)
    is_short = len(view.order) <= MOST_WITH_WORDS and longest <= MOST_LETTERS
    has_words = skin.device == "tv" and is_short and not is_list
    wide = (width - skin.px(8) * (len(view.order) - 1)) / max(1, len(view.order)) - skin.px(20) - 5

    def one(at: int, seat: str) -> ft.Control:
        is_now, is_done = at == now, at < now
        state: list[ft.Control] = []
        if is_done:
            state = [Icon(skin, "check", skin.px(22), palette.good)]
        elif is_now and not has_words:
            state = [Icon(skin, "play", skin.px(18), palette.text)]
        elif has_words and (is_now or at == now + 1):
            word = skin.say("emergence-now" if is_now else "emergence-next")
            state = [
                Words(skin, word, 15.5, family=TEXT_600, colour=palette.text if is_now else palette.muted)
            ]
        colour = reading.colour(stage, seat)
        mark = Mark(stage, seat, skin.px(22), dim=is_done)
        ink = palette.muted if is_done else palette.text
        said = reading.name(stage, seat)
        if is_list:
            name: ft.Control = Fitted(skin, said, 15, width - 90, colour=ink, lines=1)
            inner: ft.Control = ft.Row([mark, name, *state], spacing=8, tight=True)
        elif has_words:
            name = Fitted(skin, said, 17.5, wide - skin.px(90), colour=ink)
            inner = ft.Row([mark, ft.Container(name, expand=True), *state], spacing=skin.px(7))
        else:
            name = Fitted(skin, said, 15, wide, colour=ink)
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
            expand=not is_list or None,
        )

    people = [one(at, seat) for at, seat in enumerate(view.order)]
    return ft.Row(people, spacing=skin.px(8), run_spacing=8, wrap=is_list)


def TeamRace(stage: Stage, side: str, width: float, tall: float) -> ft.Control:
    """A team's knowledge as a number and as a track."""
    view, skin = reading.game(stage), stage.skin
    colour, team = team_colour(skin, side), skin.say(f"emergence-teams-{side}")
    now, need = getattr(view.totals, side), getattr(view.required, side)
    head = ft.Row(
        [
            Icon(skin, side, skin.px(38), colour),
            ft.Container(Heading(skin, team, 26), expand=True),
            RollingNumber(skin, now, skin.size(50), key=f"race-{side}"),
            Words(
                skin,
                skin.say("emergence-shared-of", n=need),
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
        skin.say("emergence-shared-track", team=team, n=now, need=need),
    )
    return Card(
        skin,
        ft.Column([head, track], spacing=skin.px(8), alignment=ft.MainAxisAlignment.CENTER),
        padding=18,
        expand=not is_narrow(skin) or None,
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
                    skin.say("emergence-shared-deny"),
                    lambda: for_table(stage, ConfirmClaim(agree=False)),
                    icon="cross",
                ),
                OutlineButton(
                    skin,
                    skin.say("emergence-shared-confirm", name=name),
                    lambda: for_table(stage, ConfirmClaim(agree=True)),
                    icon="check",
                ),
            ],
            spacing=skin.px(10),
            run_spacing=8,
            wrap=is_narrow(skin),
        )
    ]


def Round(stage: Stage) -> ft.Control:
    """Whose turn with the race below; the city and what happened beside it, on a narrow page below."""
    view, skin = reading.game(stage), stage.skin
    width, height = room(skin)
    gap, is_list = skin.px(16), is_narrow(skin)
    left, right = width * LEFT - gap / 2, width * (1 - LEFT) - gap / 2
    if is_list:
        left = right = width
    just_opened = view.turn is not None and view.turn.did == "assimilate" and view.turn.step == "done"
    tall = (height - skin.px(250)) / 2
    race: list[ft.Control] = (
        [OpenedPanel(stage)] if just_opened else [TeamRace(stage, side, left, tall) for side in SIDES]
    )
    main = ft.Column(
        [_turn_card(stage, left), *_claim(stage), _order(stage, left), *race],
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
    body: ft.Control = ft.Row([main, beside], spacing=gap, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    if is_list:
        body = ft.Column([main, beside], spacing=gap, tight=True)
    return SharedPage(stage, stage.table.title, round_line(stage, "emergence-shared-turns"), body)

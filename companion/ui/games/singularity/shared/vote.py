"""A tie on the shared screen: envelopes while people think, then all votes at once (SW-39)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from string import ascii_uppercase

import flet as ft

from companion.games.singularity.actions.table import CarryOut, CloseVote
from companion.games.singularity.views.enemies import OptionView, VoteView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import ArrowMark, OptionCard, VoteTile, tones
from companion.ui.games.singularity.shared.mapscene import Beside, Board
from companion.ui.games.singularity.shared.page import (
    GoButton,
    Sentence,
    SharedPage,
    act,
    look,
    may_act,
    room,
    spot,
    subtitle,
)
from companion.ui.games.singularity.shared.tracks import TrackBox
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.kit.text import Heading
from companion.ui.stage import Stage

_STRETCH = ft.CrossAxisAlignment.STRETCH


def vote_title(stage: Stage, vote: VoteView) -> str:
    """The question as a title."""
    if vote.kind == "custom":
        return vote.question
    view = reading.game(stage)
    group = reading.group(view, vote.group)
    if group is None:
        return stage.say("singularity-phase-vote")
    enemy = reading.enemy_name(view, group.enemy, group.size if vote.kind == "target" else 1)
    where = spot(group.place)
    return stage.say(f"singularity-shared-vote-{vote.kind}", enemy=enemy, where=where)


def option_title(stage: Stage, vote: VoteView, option: OptionView) -> str:
    """What this option is, in a line."""
    if vote.kind == "custom":
        return option.text
    where = spot(option.place)
    if vote.kind == "target" and option.seats:
        names = reading.people(stage, option.seats)
        return stage.say("singularity-shared-vote-toward", names=names, where=where)
    return stage.say("singularity-shared-vote-to", where=where)


def option_words(stage: Stage, option: OptionView) -> str:
    """What it would mean in the next enemy step if nobody moved."""
    if option.next_threat:
        names = reading.people(stage, option.next_reaches)
        return stage.say("singularity-shared-next-threat", n=option.next_threat, names=names)
    if option.next_distance is not None:
        return stage.say("singularity-shared-next-distance", n=option.next_distance)
    return ""


@component
def VoteScene(stage: Stage) -> ft.Control:
    """The board with the ways, the options and what they mean, who has voted; never what, until all have."""
    view, skin = reading.game(stage), look(stage)
    picked, set_picked = ft.use_state(("", -1))
    vote = view.vote
    if vote is None:
        return ft.Container()
    title = vote_title(stage, vote)
    at = picked[1] if picked[0] == title and may_decide(stage, vote) else -1
    options = Options(stage, vote, at, lambda option: set_picked((title, option)))
    if view.map is not None and vote.kind != "custom":
        arrows = tuple(
            ArrowMark(option.path[0], option.path[option.steps], option.path[option.steps :])
            for option in vote.options
            if len(option.path) > option.steps > 0
        )
        group = reading.group(view, vote.group)
        rings = frozenset({group.place}) if group else frozenset()
        board = Board(stage, view.map, reading.marks(stage, arrows=arrows, rings=rings))
        body = Beside(stage, board, [TrackBox(stage), Heading(skin, title, 22), options, Voters(stage, vote)])
    else:
        width, height = room(skin)
        body = ft.Column(
            [TrackBox(stage), Heading(skin, title, 30), options, Voters(stage, vote)],
            spacing=skin.px(16),
            width=width,
            height=height,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=_STRETCH,
        )
    return SharedPage(
        stage,
        stage.say("singularity-shared-vote"),
        body,
        detail=subtitle(stage, view),
        foot=_foot(stage, vote, at),
    )


def may_decide(stage: Stage, vote: VoteView) -> bool:
    """Nobody has voted: the host may say what the table agreed on, also where nobody has a phone (SW-39)."""
    return may_act(stage) and vote.is_open and not vote.voted


def _deciding(stage: Stage, vote: VoteView, at: int) -> list[ft.Control]:
    skin = look(stage)
    said = Sentence(skin, stage.say("singularity-shared-decide"), "envelope")
    if at < 0:
        return [said, GoButton(skin, stage.say("singularity-shared-decide-first"), None)]
    words = stage.say("singularity-shared-decide-go", what=option_title(stage, vote, vote.options[at]))
    return [said, GoButton(skin, words, lambda: act(stage, CloseVote(option=at)))]


def _foot(stage: Stage, vote: VoteView, at: int) -> list[ft.Control]:
    if may_decide(stage, vote):
        return _deciding(stage, vote, at)
    view, skin = reading.game(stage), look(stage)
    leader = reading.name(stage, view.leader)
    may = may_act(stage)
    if vote.winner is not None:
        option = vote.options[vote.winner]
        words = stage.say("singularity-shared-vote-won", what=option_title(stage, vote, option))
        go = GoButton(skin, stage.say("singularity-shared-carry-out"), lambda: act(stage, CarryOut()))
        return [Sentence(skin, words, "envelope-open"), *([go] if may else [])]
    if vote.tied:
        return [Sentence(skin, stage.say("singularity-shared-tied", name=leader), "crown", tones(skin).amber)]
    late = tuple(seat for seat in view.seats if seat not in vote.voted)
    waits = Sentence(
        skin,
        stage.say(
            "singularity-shared-waits-for",
            names=stage.skin.language.listed(tuple(reading.name(stage, seat) for seat in late)),
        ),
        "envelope",
    )
    close = OutlineButton(
        skin,
        stage.say("singularity-shared-close-vote"),
        lambda: act(stage, CloseVote()),
        icon="envelope-open",
        height=56,
    )
    return [waits, *([close] if may else [])]


def Options(stage: Stage, vote: VoteView, picked: int, pick: Callable[[int], None]) -> ft.Control:
    """A, B, C with their consequence; the winner is lit, a tie waits for the leader's tap."""
    skin = look(stage)
    decides = may_decide(stage, vote)
    is_shown = not vote.is_open or any(option.votes for option in vote.options)

    def card(option: OptionView) -> ft.Control:
        letter = ascii_uppercase[option.at % 26]
        title = option_title(stage, vote, option)
        words = option_words(stage, option)
        if vote.worst == option.at:
            words = " ".join((words, stage.say("singularity-shared-worst"))).strip()
        count = len(option.votes)
        breaks = may_act(stage) and option.at in vote.tied and vote.winner is None
        close = partial(act, stage, CloseVote(option=option.at)) if breaks else None
        return OptionCard(
            skin,
            letter,
            title,
            words,
            marks=[reading.tint_name(stage, seat) for seat in option.seats] if vote.kind == "target" else [],
            votes=[reading.tint_name(stage, seat) for seat in option.votes],
            votes_words=stage.say("singularity-shared-votes", n=count) if is_shown else "",
            selected=option.at in (vote.winner, picked),
            on_click=partial(pick, option.at) if decides else close,
            label=f"{letter}: {title}. {words}",
        )

    many = len(vote.options) > 2
    cards = [card(option) for option in vote.options]
    if many:
        rows = [ft.Row(cards[at : at + 3], spacing=skin.px(10)) for at in range(0, len(cards), 3)]
        return ft.Column(list(rows), spacing=skin.px(10), tight=True)
    return ft.Row(cards, spacing=skin.px(10), vertical_alignment=ft.CrossAxisAlignment.START)


def Voters(stage: Stage, vote: VoteView) -> ft.Control:
    """Everybody with a sealed or an empty envelope."""
    view, skin = reading.game(stage), look(stage)

    def tile(seat: str) -> ft.Control:
        is_in = seat in vote.voted or not vote.is_open
        words = stage.say("singularity-shared-sealed" if is_in else "singularity-shared-thinking")
        name = reading.name(stage, seat)
        return ft.Container(
            VoteTile(skin, reading.tint_name(stage, seat), name, words, is_in, is_open=not vote.is_open),
            width=skin.px(104),
        )

    tiles = [tile(seat) for seat in view.order]
    return ft.Row(tiles, wrap=True, spacing=skin.px(8), run_spacing=skin.px(8))

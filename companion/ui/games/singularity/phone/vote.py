"""A tie goes to the phones: hidden until all have answered, then opened together (SW-39)."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.games.singularity.actions.table import CarryOut, CloseVote, Vote
from companion.games.singularity.views.enemies import OptionView, VoteView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import (
    ArrowMark,
    MapBoard,
    MapFrame,
    Note,
    OptionCard,
    RedButton,
    Spaced,
    VoteTile,
    tones,
)
from companion.ui.games.singularity.phone.page import Page, inner_width, map_height
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component
from companion.ui.stage import Stage

STRETCHED = ft.CrossAxisAlignment.STRETCH
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letter(at: int) -> str:
    """A, B, C …"""
    return LETTERS[at] if at < len(LETTERS) else str(at + 1)


@component
def VoteScreen(stage: Stage) -> ft.Control:
    """My envelope; every seat sees the same page, whatever anybody chose."""
    view, skin = reading.game(stage), stage.skin
    vote = view.vote
    picked, pick = ft.use_state(-1)
    if vote is None:
        return ft.Container()
    chosen = _chosen(stage, vote, picked)
    may_pick = (vote.is_open and reading.may(view, "vote")) or _leads(stage, vote)
    body: list[ft.Control] = [*_map(stage, vote), _options(stage, vote, chosen, pick if may_pick else None)]
    body.append(_tiles(stage, vote))
    if vote.is_open:
        body.append(Note(skin, skin.say("singularity-phone-votes-closed"), "spy"))
    if vote.worst is not None:
        words = skin.say("singularity-phone-worst", letter=letter(vote.worst))
        body.append(Note(skin, words, "warning", tones(skin).amber))
    title, line = question(stage, vote)
    return Page(stage, title=title, subtitle=line, body=body, actions=_actions(stage, vote, chosen))


def _leads(stage: Stage, vote: VoteView) -> bool:
    """Whether it is for me to break the tie."""
    return bool(vote.tied) and vote.winner is None and reading.may(reading.game(stage), "close_vote")


def _chosen(stage: Stage, vote: VoteView, picked: int) -> int:
    view = reading.game(stage)
    if vote.winner is not None:
        return vote.winner
    if picked >= 0:
        return picked
    return view.my_vote if view.my_vote is not None and vote.is_open else -1


def question(stage: Stage, vote: VoteView) -> tuple[str, str]:
    """The question in words, and why it is asked."""
    view = reading.game(stage)
    group = reading.group(view, vote.group)
    name = reading.enemy_name(view, group.enemy, group.size) if group else ""
    place = reading.space_name(view, group.place) if group else ""
    if vote.winner is not None:
        won = vote.options[vote.winner]
        counts = " : ".join(str(len(one.votes)) for one in vote.options)
        return stage.say("singularity-phone-vote-won", option=option_title(stage, vote, won)), stage.say(
            "singularity-phone-vote-count", counts=counts
        )
    if vote.tied:
        mine = "-mine" if reading.is_me(stage, view.leader) else ""
        who = reading.name(stage, view.leader)
        return stage.say("singularity-phone-vote-tied"), stage.say(
            f"singularity-phone-vote-breaks{mine}", who=who
        )
    if vote.kind == "custom":
        return vote.question, stage.say("singularity-phone-vote-custom")
    kind = "one" if vote.kind == "odd" and group and group.size == 1 else vote.kind
    return stage.say(f"singularity-phone-vote-{kind}"), stage.say(
        f"singularity-phone-vote-{kind}-line", enemy=name, place=place
    )


def option_title(stage: Stage, vote: VoteView, option: OptionView) -> str:
    """`Toward Iris`, `The odd one to B1`."""
    view = reading.game(stage)
    if vote.kind == "custom":
        return option.text
    if vote.kind == "target" and option.seats:
        return stage.say("singularity-phone-toward", who=reading.people(stage, option.seats))
    return stage.say("singularity-phone-odd-to", place=reading.space_name(view, option.place))


def option_words(stage: Stage, option: OptionView) -> str:
    """The consequence in the next enemy step if nobody moved."""
    if option.next_threat is None:
        return ""
    if option.next_reaches:
        who = reading.people(stage, option.next_reaches)
        return stage.say("singularity-phone-next-attacks", who=who, n=option.next_threat)
    if option.next_distance is not None:
        return stage.say("singularity-phone-next-away", n=option.next_distance)
    return stage.say("singularity-phone-next-nobody")


def _map(stage: Stage, vote: VoteView) -> list[ft.Control]:
    """Solid arrow: this step; dots: the rest of the way."""
    view, skin = reading.game(stage), stage.skin
    if view.map is None or vote.kind == "custom":
        return []
    arrows = tuple(
        ArrowMark(one.path[0], one.path[min(one.steps, len(one.path) - 1)], one.path[one.steps + 1 :])
        for one in vote.options
        if len(one.path) > 1
    )
    group = reading.group(view, vote.group)
    if not arrows and group:
        arrows = tuple(ArrowMark(group.place, one.place) for one in vote.options if one.place)
    board = MapBoard(
        skin,
        view.map,
        reading.marks(stage, arrows=arrows),
        inner_width(skin) - 18,
        map_height(skin, 0.3),
        label=skin.say("singularity-draw-map"),
        diagonal=view.house.diagonal,
    )
    return [MapFrame(skin, board, padding=8)]


def _options(stage: Stage, vote: VoteView, chosen: int, pick: object) -> ft.Control:
    skin = stage.skin
    cards = []
    for option in vote.options:
        title, words = option_title(stage, vote, option), option_words(stage, option)
        may = callable(pick) and (not vote.tied or option.at in vote.tied)
        count = skin.say("singularity-phone-votes", n=len(option.votes)) if not vote.is_open else ""
        cards.append(
            OptionCard(
                skin,
                letter(option.at),
                title,
                words,
                marks=[reading.tint_name(stage, seat) for seat in option.seats],
                votes=[reading.tint_name(stage, seat) for seat in option.votes],
                votes_words=count,
                selected=option.at == chosen,
                on_click=partial(pick, option.at) if may and callable(pick) else None,
                label=f"{letter(option.at)}. {title}. {words}",
            )
        )
    wide = 1 if skin.large_text or len(cards) == 1 else 2
    return Spaced(
        skin,
        *[
            ft.Row(cards[at : at + wide], spacing=10, intrinsic_height=True, vertical_alignment=STRETCHED)
            for at in range(0, len(cards), wide)
        ],
    )


def _tiles(stage: Stage, vote: VoteView) -> ft.Control:
    """Who has sealed, never what."""
    view = reading.game(stage)

    def words(is_in: bool) -> str:
        state = "open" if not vote.is_open else "sealed" if is_in else "choosing"
        return stage.say(f"singularity-phone-vote-{state}")

    tiles = [
        VoteTile(
            stage.skin,
            reading.tint_name(stage, seat),
            reading.you_or(stage, seat),
            words(seat in vote.voted),
            seat in vote.voted,
            is_open=not vote.is_open,
        )
        for seat in view.seats
    ]
    count = 2 if stage.skin.large_text else 4 if len(tiles) != 6 else 3
    rows: list[ft.Control] = [ft.Row(tiles[at : at + count], spacing=8) for at in range(0, len(tiles), count)]
    return ft.Column(rows, spacing=8, tight=True)


def _actions(stage: Stage, vote: VoteView, chosen: int) -> list[ft.Control]:
    view, skin = reading.game(stage), stage.skin
    if vote.winner is not None:
        words = skin.say("singularity-phone-carry-out")
        return [RedButton(skin, words, lambda: stage.send(CarryOut()), icon="check")]
    if _leads(stage, vote):
        words = (
            skin.say("singularity-phone-break", letter=letter(chosen))
            if chosen in vote.tied
            else skin.say("singularity-phone-break-which")
        )
        close = partial(stage.send, CloseVote(option=max(chosen, 0)))
        return [RedButton(skin, words, close, icon="check", why="" if chosen in vote.tied else words)]
    if not reading.may(view, "vote"):
        return [
            Note(
                skin,
                skin.say("singularity-phone-vote-waits", who=reading.name(stage, view.leader)),
                "hourglass",
            )
        ]
    made: list[ft.Control] = []
    if reading.may(view, "close_vote") and vote.voted and view.my_vote is not None:
        words = skin.say("singularity-phone-close-vote")
        made.append(ft.Row([OutlineButton(skin, words, lambda: stage.send(CloseVote()), expand=True)]))
    is_same = chosen == view.my_vote
    if chosen < 0:
        words = skin.say("singularity-phone-vote-pick")
    elif is_same:
        words = skin.say("singularity-phone-vote-sealed-mine", letter=letter(chosen))
    else:
        words = skin.say("singularity-phone-seal", letter=letter(chosen))
    seal = partial(stage.send, Vote(option=max(chosen, 0)))
    made.append(RedButton(skin, words, seal, icon="envelope", why=words if chosen < 0 or is_same else ""))
    return made

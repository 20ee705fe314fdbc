"""A tie goes to the phones: hidden until all have answered, then opened together (SW-39)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.singularity.actions.table import CarryOut, CloseVote, Vote
from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.enemies import VoteView
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.cards import VoteTile
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.marks import ArrowMark
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.draw.votes import OptionCard, OptionFace, letter_of
from companion.ui.games.singularity.phone.maps import PhoneMap
from companion.ui.games.singularity.phone.vote_words import faces_of, question
from companion.ui.games.singularity.reading import Cast
from companion.ui.kit.boxes import STRETCHED, InRow, Note, Spaced, Stacked
from companion.ui.kit.buttons import ReasonButton, WideButton
from companion.ui.kit.drawing import component, part, steady, use_kept
from companion.ui.kit.pages import SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.reading import may
from companion.ui.stage import Stage


@component
def VoteScreen(stage: Stage) -> ft.Control:
    """My envelope; every seat sees the same page, whatever anybody chose."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    picked, pick = use_kept(-1)
    vote = view.vote
    chosen = chosen_of(view, picked)
    carry_out = steady(lambda: stage.send(CarryOut()))
    tie_break = steady(lambda: stage.send(CloseVote(option=max(chosen, 0))))
    seal = steady(lambda: stage.send(Vote(option=max(chosen, 0))))
    if vote is None:
        return ft.Container()
    leads = leads_of(view)
    may_pick = (vote.is_open and may(view, "vote")) or leads
    sealed = frozenset(vote.voted)
    body: list[ft.Control] = [
        *_map(skin, view, cast),
        OptionCards(skin, faces_of(skin, cast, vote), chosen, vote.tied, pick if may_pick else None),
        Voters(skin, cast, view.seats, sealed, vote.is_open),
    ]
    if vote.is_open:
        body.append(Note(skin, skin.say("singularity-phone-votes-closed"), "spy"))
    if vote.worst is not None:
        words = skin.say("singularity-phone-worst", letter=letter_of(vote.worst))
        body.append(Note(skin, words, "warning", tones(skin).amber))
    actions: list[ft.Control] = []
    if vote.winner is not None:
        actions.append(ReasonButton(skin, skin.say("singularity-phone-carry-out"), carry_out, "check"))
    elif leads:
        words = break_words(skin, vote, chosen)
        actions.append(ReasonButton(skin, words, tie_break, "check", "" if chosen in vote.tied else words))
    elif not may(view, "vote"):
        waits = skin.say("singularity-phone-vote-waits", who=cast.name(view.leader))
        actions.append(Note(skin, waits, "hourglass"))
    else:
        if may(view, "close_vote") and vote.voted and view.my_vote is not None:
            words = skin.say("singularity-phone-close-vote")
            actions.append(WideButton(skin, words, partial(stage.send, CloseVote())))
        words = seal_words(skin, chosen, view.my_vote)
        is_locked = chosen < 0 or chosen == view.my_vote
        actions.append(ReasonButton(skin, words, seal, "envelope", words if is_locked else ""))
    title, line = question(skin, view, cast, vote)
    return SeatPage(stage, title=title, subtitle=line, body=body, actions=actions)


def leads_of(view: SingularityView) -> bool:
    """Whether it is for me to break the tie."""
    vote = view.vote
    return vote is not None and bool(vote.tied) and vote.winner is None and may(view, "close_vote")


def chosen_of(view: SingularityView, picked: int) -> int:
    """The winner, what I have just tapped, or what I sealed; −1 for nothing."""
    if view.vote is None:
        return -1
    if view.vote.winner is not None:
        return view.vote.winner
    if picked >= 0:
        return picked
    return view.my_vote if view.my_vote is not None and view.vote.is_open else -1


def break_words(skin: Skin, vote: VoteView, chosen: int) -> str:
    """What the leader's button says."""
    if chosen in vote.tied:
        return skin.say("singularity-phone-break", letter=letter_of(chosen))
    return skin.say("singularity-phone-break-which")


def seal_words(skin: Skin, chosen: int, mine: int | None) -> str:
    """What the button of my envelope says."""
    if chosen < 0:
        return skin.say("singularity-phone-vote-pick")
    key = "singularity-phone-vote-sealed-mine" if chosen == mine else "singularity-phone-seal"
    return skin.say(key, letter=letter_of(chosen))


def _map(skin: Skin, view: SingularityView, cast: Cast) -> list[ft.Control]:
    """Solid arrow: this step; dots: the rest of the way."""
    scene, vote = scene_of(skin, view, cast), view.vote
    if scene is None or vote is None or vote.kind == "custom":
        return []
    arrows = tuple(
        ArrowMark(one.path[0], one.path[min(one.steps, len(one.path) - 1)], one.path[one.steps + 1 :])
        for one in vote.options
        if len(one.path) > 1
    )
    group = reading.group(view, vote.group)
    if not arrows and group:
        arrows = tuple(ArrowMark(group.place, one.place) for one in vote.options if one.place)
    return [PhoneMap(skin, scene.marked(arrows=arrows), 0.3)]


@part
def OptionCards(
    skin: Skin,
    options: tuple[OptionFace, ...],
    chosen: int,
    tied: tuple[int, ...],
    pick: Callable[[int], None] | None,
) -> ft.Control:
    """Two in a row; of a tie only those that lead can be tapped."""
    cards = [
        ft.Container(
            OptionCard.keyed(str(one.at))(
                skin, one, one.at == chosen, pick if not tied or one.at in tied else None
            ),
            expand=True,
        )
        for one in options
    ]
    wide = 1 if skin.large_text or len(cards) == 1 else 2
    rows = [
        ft.Row(list(cards[at : at + wide]), spacing=10, intrinsic_height=True, vertical_alignment=STRETCHED)
        for at in range(0, len(cards), wide)
    ]
    return Spaced(skin, *rows)


@part
def Voters(
    skin: Skin, cast: Cast, seats: tuple[str, ...], sealed: frozenset[str], is_open: bool
) -> ft.Control:
    """Who has sealed, never what."""

    def tile(seat: str) -> ft.Control:
        state = "open" if not is_open else "sealed" if seat in sealed else "choosing"
        words = skin.say(f"singularity-phone-vote-{state}")
        name = cast.you_or(skin, seat)
        drawn = VoteTile.keyed(seat)(skin, cast.colour(seat), name, words, seat in sealed, not is_open)
        return ft.Container(drawn, expand=True)

    tiles = [tile(seat) for seat in seats]
    count = 2 if skin.large_text else 4 if len(tiles) != 6 else 3
    rows = [InRow(skin, *tiles[at : at + count], gap=8) for at in range(0, len(tiles), count)]
    return Stacked(skin, *rows, gap=8)

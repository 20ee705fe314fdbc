"""A tie on the shared screen: envelopes while people think, then all votes at once (SW-39)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.games.singularity.actions.table import CarryOut, CloseVote, PaperReady, TypePaper
from companion.games.singularity.views import SingularityView
from companion.games.singularity.views.enemies import VoteView
from companion.kernel.seat import Seat
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw.cards import VoteTile
from companion.ui.games.singularity.draw.colours import tones
from companion.ui.games.singularity.draw.marks import ArrowMark
from companion.ui.games.singularity.draw.scene import scene_of
from companion.ui.games.singularity.draw.votes import OptionCard, OptionFace
from companion.ui.games.singularity.reading import Cast, Send
from companion.ui.games.singularity.shared.mapscene import BoardBeside, TableMap
from companion.ui.games.singularity.shared.page import IssuePage, head_of, use_word
from companion.ui.games.singularity.shared.tracks import TrackBox
from companion.ui.games.singularity.shared.vote_words import faces_of, option_title, vote_title
from companion.ui.kit.boxes import START, Wrapped
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import component, part, steady, use_kept
from companion.ui.kit.folding import StillFolding
from companion.ui.kit.shared import FootButton, Sentence, Side
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading
from companion.ui.stage import Stage

NO_PICK: Final[tuple[str, int]] = ("", -1)


@component
def VoteScene(stage: Stage) -> ft.Control:
    """The board with the ways, the options and what they mean, who has voted; never what, until all have."""
    view, skin, cast = reading.game(stage), stage.skin, reading.cast(stage)
    picked, set_picked = use_kept(NO_PICK)
    say, vote = use_word(stage), view.vote
    title = vote_title(skin, view, cast) if vote else ""
    decides = say is not None and vote is not None and may_decide(vote)
    at = picked[1] if picked[0] == title and decides else -1

    def tap(option: int) -> None:
        if decides:
            set_picked((title, option))
        elif say is not None and vote is not None and vote.papers:
            say(TypePaper(seat=vote.papers[0], option=option))
        elif say is not None:
            say(CloseVote(option=option))

    taps = steady(tap)
    fold = steady(lambda seat: say(PaperReady(seat=Seat(seat))) if say else None)
    if vote is None:
        return ft.Container()
    open_to_tap: tuple[int, ...] = ()
    if say is not None:
        everything = tuple(one.at for one in vote.options)
        open_to_tap = everything if decides or vote.papers else vote.tied if vote.winner is None else ()
    options = VoteOptions(skin, faces_of(skin, cast, vote), (vote.winner, at), open_to_tap, taps)
    row = EnvelopeRow(skin, cast, view.order, frozenset(vote.voted), vote.is_open)
    folding = tuple((seat, cast.name(seat)) for seat in vote.folding)
    paper = [StillFolding(skin, folding, fold if say else None)] if folding and not vote.papers else []
    voters: list[ft.Control] = [row, *paper]
    tracks = TrackBox(skin, reading.dial(skin, view))
    board = _board(skin, view, cast)
    if board is not None:
        body = BoardBeside(skin, board, [tracks, Heading(skin, title, 22), options, *voters])
    else:
        body = Side(skin, [tracks, Heading(skin, title, 30), options, *voters], gap=16)
    foot = _deciding(skin, cast, vote, at, say) if decides and say else _foot(skin, view, cast, vote, say)
    return IssuePage(skin, stage.tools, head_of(stage, skin.say("singularity-shared-vote")), body, foot=foot)


def may_decide(vote: VoteView) -> bool:
    """Nobody has voted: the host may say what the table agreed on, also where nobody has a phone (SW-39)."""
    return vote.is_open and not vote.voted and not vote.papers


def _board(skin: Skin, view: SingularityView, cast: Cast) -> ft.Control | None:
    """The map with the ways to choose from; nothing for a question of the table's own."""
    scene, vote = scene_of(skin, view, cast), view.vote
    if scene is None or vote is None or vote.kind == "custom":
        return None
    arrows = tuple(
        ArrowMark(option.path[0], option.path[option.steps], option.path[option.steps :])
        for option in vote.options
        if len(option.path) > option.steps > 0
    )
    group = reading.group(view, vote.group)
    rings = frozenset({group.place}) if group else frozenset()
    return TableMap(skin, scene.marked(arrows=arrows, rings=rings))


def _deciding(skin: Skin, cast: Cast, vote: VoteView, at: int, say: Send) -> list[ft.Control]:
    said = Sentence(skin, skin.say("singularity-shared-decide"), "envelope")
    if at < 0:
        first = skin.say("singularity-shared-decide-first")
        return [said, FootButton(skin, first, None, width=300)]
    what = option_title(skin, cast, vote, vote.options[at])
    words = skin.say("singularity-shared-decide-go", what=what)
    decide = partial(say, CloseVote(option=at))
    return [said, FootButton(skin, words, decide, icon="check", width=300)]


def _foot(
    skin: Skin, view: SingularityView, cast: Cast, vote: VoteView, say: Send | None
) -> Sequence[ft.Control]:
    if vote.winner is not None:
        what = option_title(skin, cast, vote, vote.options[vote.winner])
        won = Sentence(skin, skin.say("singularity-shared-vote-won", what=what), "envelope-open")
        words = skin.say("singularity-shared-carry-out")
        go = [FootButton(skin, words, partial(say, CarryOut()), icon="check", width=300)] if say else []
        return [won, *go]
    if vote.tied:
        tied = skin.say("singularity-shared-tied", name=cast.name(view.leader))
        return [Sentence(skin, tied, "crown", tones(skin).amber)]
    if vote.papers:
        name = cast.name(vote.papers[0])
        key = "singularity-shared-paper" if say else "singularity-shared-paper-waits"
        asked = Sentence(skin, skin.say(key, name=name), "paper", tones(skin).amber)
        return [asked, *(_close(skin, say) if vote.voted else [])]
    late = tuple(cast.name(seat) for seat in view.seats if seat not in vote.voted)
    waits = skin.say("singularity-shared-waits-for", names=skin.language.listed(late))
    return [Sentence(skin, waits, "envelope"), *_close(skin, say)]


def _close(skin: Skin, say: Send | None) -> list[ft.Control]:
    """Not to wait any longer."""
    if say is None:
        return []
    words, close = skin.say("singularity-shared-close-vote"), partial(say, CloseVote())
    return [OutlineButton(skin, words, close, icon="envelope-open", height=56)]


@part
def VoteOptions(
    skin: Skin,
    options: tuple[OptionFace, ...],
    lit: tuple[int | None, int],
    may_tap: tuple[int, ...],
    tap: Callable[[int], None],
) -> ft.Control:
    """A, B, C with their consequence; the winner is lit, a tie waits for the leader's tap."""
    cards = [
        ft.Container(
            OptionCard.keyed(str(one.at))(skin, one, one.at in lit, tap if one.at in may_tap else None),
            expand=True,
        )
        for one in options
    ]
    across = 3 if len(cards) > 2 else 2
    gap = skin.px(10)
    rows = [
        ft.Row(list(cards[at : at + across]), spacing=gap, vertical_alignment=START)
        for at in range(0, len(cards), across)
    ]
    return ft.Column(list(rows), spacing=gap, tight=True)


@part
def EnvelopeRow(
    skin: Skin, cast: Cast, seats: tuple[str, ...], voted: frozenset[str], is_open: bool
) -> ft.Control:
    """Everybody with a sealed or an empty envelope."""

    def tile(seat: str) -> ft.Control:
        is_in = seat in voted
        word = "sealed" if is_in else "thinking" if is_open else "silent"
        words = skin.say(f"singularity-shared-{word}")
        drawn = VoteTile.keyed(seat)(skin, cast.colour(seat), cast.name(seat), words, is_in, not is_open)
        return ft.Container(drawn, width=skin.px(104))

    return Wrapped(skin, *(tile(seat) for seat in seats))

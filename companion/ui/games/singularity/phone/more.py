"""What may happen at any time: enemies come, a vote is asked for, the issue ends (SW-19, SW-37, SW-39)."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.games.singularity.actions.board import DrawEnemy, Spawn
from companion.games.singularity.actions.table import CallVote, ClaimWin, Declare, GiveUp
from companion.games.singularity.words import Result, TokenKind
from companion.ui.games.singularity import reading
from companion.ui.games.singularity.draw import Note, RedButton, tones
from companion.ui.games.singularity.phone.enemy_entry import EnemyEntry
from companion.ui.games.singularity.phone.landing import Counts, LandingMap, landings
from companion.ui.games.singularity.phone.page import Choices, Page
from companion.ui.kit.buttons import OutlineButton
from companion.ui.kit.drawing import Tap, component
from companion.ui.kit.field import Field
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage


@component
def SpawnEnemies(stage: Stage, close: Tap) -> ft.Control:
    """Enemies come onto the board otherwise: a token at light level, a card, an event."""
    view, skin = reading.game(stage), stage.skin
    said, set_enemy = ft.use_state(view.drawn or "")
    enemy = said or (view.enemies[0].id if view.enemies else "")
    counts, set_counts = ft.use_state(cast("Counts", {}))
    reason, set_reason = ft.use_state("")
    typing, set_typing = ft.use_state(False)
    card = reading.enemy(view, enemy)
    total = sum(counts.values())
    if typing:
        return EnemyEntry(stage, lambda: set_typing(False))

    def send() -> None:
        stage.send(Spawn(enemy=enemy, places=landings(counts), reason=reason.strip()))
        close()

    draws = next((one.one_of.get("kind", ()) for one in view.choices if one.do == "draw_enemy"), ())
    body: list[ft.Control] = [
        ft.Row(
            [
                OutlineButton(
                    skin,
                    skin.say(f"singularity-phone-draw-enemy-{kind}"),
                    partial(stage.send, DrawEnemy(kind=cast("TokenKind", kind))),
                    icon="dice",
                    expand=True,
                )
            ]
        )
        for kind in draws
    ]
    if view.drawn:
        body.append(
            Note(
                skin, skin.say("singularity-phone-drawn", enemy=reading.enemy_name(view, view.drawn)), "dice"
            )
        )
    body.append(
        Choices(
            skin,
            skin.say("singularity-phone-spawn-which"),
            [(one.id, one.name) for one in view.enemies],
            enemy,
            set_enemy,
            icons={one.id: reading.icon_of(view, one.id) for one in view.enemies},
        )
    )
    new = skin.say("singularity-phone-enemy-new")
    body.append(ft.Row([OutlineButton(skin, new, lambda: set_typing(True), icon="plus-thin", expand=True)]))
    if card and card.setup:
        body.append(Note(skin, skin.say("singularity-phone-card-setup", text=card.setup), "sw-card"))
    body += [
        LandingMap(stage, enemy, counts, set_counts),
        Field(skin, skin.say("singularity-phone-note"), reason, set_reason, longest=120),
    ]
    words = (
        skin.say("singularity-phone-place-button", n=total, enemy=reading.enemy_name(view, enemy, total))
        if total
        else skin.say(f"singularity-phone-place-{'pick' if view.map else 'name-it'}")
    )
    return Page(
        stage,
        title=skin.say("singularity-phone-spawn-title"),
        body=body,
        actions=[RedButton(skin, words, send, icon="check", why=_place_why(skin, words, total, enemy))],
        back=close,
    )


def _place_why(skin: Skin, words: str, total: int, enemy: str) -> str:
    """What is missing before enemies can be placed."""
    if not enemy:
        return skin.say("singularity-phone-spawn-why")
    return "" if total else words


@component
def AskForVote(stage: Stage, close: Tap) -> ft.Control:
    """Several outcomes are legal and the app cannot know them: everybody answers (SW-39)."""
    skin = stage.skin
    question, set_question = ft.use_state("")
    options, set_options = ft.use_state(cast("tuple[str, ...]", ("", "")))

    def put(at: int, words: str) -> None:
        set_options((*options[:at], words, *options[at + 1 :]))

    said = tuple(one.strip() for one in options if one.strip())

    def send() -> None:
        stage.send(CallVote(question=question.strip(), options=said))
        close()

    body: list[ft.Control] = [
        Field(skin, skin.say("singularity-phone-ask-question"), question, set_question, longest=120)
    ]
    body += [
        Field(skin, skin.say("singularity-phone-ask-option", n=at + 1), words, partial(put, at), longest=60)
        for at, words in enumerate(options)
    ]
    if len(options) < 6:
        more = skin.say("singularity-phone-ask-more")
        body.append(
            ft.Row(
                [
                    OutlineButton(
                        skin, more, lambda: set_options((*options, "")), icon="plus-thin", expand=True
                    )
                ]
            )
        )
    return Page(
        stage,
        title=skin.say("singularity-phone-ask-title"),
        subtitle=skin.say("singularity-phone-ask-line"),
        body=body,
        actions=[
            RedButton(
                skin,
                skin.say("singularity-phone-ask-button"),
                send,
                icon="envelope",
                why=_ask_why(skin, question, len(said)),
            )
        ],
        back=close,
    )


def _ask_why(skin: Skin, question: str, answers: int) -> str:
    """What is missing before everybody can be asked."""
    if not question.strip():
        return skin.say("singularity-phone-ask-why-question")
    return "" if answers > 1 else skin.say("singularity-phone-ask-why-answers")


@component
def ClaimTheWin(stage: Stage, close: Tap) -> ft.Control:
    """Light level: both must be so (SW-37)."""
    skin = stage.skin
    so, set_so = ft.use_state(cast("tuple[str, ...]", ()))

    def toggle(word: str) -> None:
        set_so(tuple(one for one in so if one != word) if word in so else (*so, word))

    def send() -> None:
        stage.send(ClaimWin(all_on_end="on_end" in so, area_clear="clear" in so))
        close()

    options = [
        ("on_end", skin.say("singularity-phone-win-on-end")),
        ("clear", skin.say("singularity-phone-win-clear")),
    ]
    return Page(
        stage,
        title=skin.say("singularity-phone-win-title"),
        body=[Choices(skin, "", options, so, toggle)],
        actions=[
            RedButton(
                skin,
                skin.say("singularity-phone-win-button"),
                send,
                icon="flag",
                why="" if len(so) == len(options) else skin.say("singularity-phone-win-why"),
            )
        ],
        back=close,
    )


@component
def DeclareEnd(stage: Stage, close: Tap) -> ft.Control:
    """The team gives up, or a rule of the issue ends it; then the rule is asked for (A28)."""
    skin = stage.skin
    how, set_how = ft.use_state("gave-up")
    reason, set_reason = ft.use_state("")
    gives_up = how == "gave-up"

    def send() -> None:
        said = reason.strip()
        stage.send(GiveUp(reason=said) if gives_up else Declare(result=cast("Result", how), reason=said))
        close()

    return Page(
        stage,
        title=skin.say("singularity-phone-declare-title"),
        subtitle=skin.say("singularity-phone-declare-line"),
        body=[
            Choices(
                skin,
                "",
                [(one, skin.say(f"singularity-phone-declare-{one}")) for one in ("gave-up", "won", "lost")],
                how,
                set_how,
            ),
            Field(
                skin,
                skin.say("singularity-phone-fix-reason" if gives_up else "singularity-phone-why"),
                reason,
                set_reason,
                longest=120,
            ),
            Note(skin, skin.say("singularity-phone-declare-final"), "warning", tones(skin).amber),
        ],
        actions=[
            RedButton(
                skin,
                skin.say(f"singularity-phone-declare-button-{how}"),
                send,
                icon="flag",
                why="" if gives_up or reason.strip() else skin.say("singularity-phone-declare-why"),
            )
        ],
        back=close,
    )

"""Secret combat tokens: look at both, keep one, seal it; everybody takes the same steps (CV-54, CV-55)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from secrets import token_hex
from typing import Any

import flet as ft

from companion.games.cyberverse.actions import ReopenToken, SealToken
from companion.games.cyberverse.packs.cards import CombatToken
from companion.games.cyberverse.packs.checking import DIGIT
from companion.games.cyberverse.sums.faces import read_token
from companion.games.cyberverse.views import TokenLine
from companion.games.cyberverse.words import ATTACK_EFFECTS, DEFENSE_EFFECTS
from companion.kernel.frozen import frozen
from companion.kernel.seat import Seat
from companion.ui.games.cyberverse import reading
from companion.ui.games.cyberverse.draw.colours import tones
from companion.ui.games.cyberverse.draw.signs import effect_word, icon_of
from companion.ui.games.cyberverse.draw.token import CombatTokenDisc
from companion.ui.games.cyberverse.phone.page import OrgPage
from companion.ui.games.cyberverse.phone.papers import fold_ways
from companion.ui.games.cyberverse.phone.site import Bystander, IntoEnvelope, SealedPage
from companion.ui.kit.boxes import BETWEEN, Aside, Caption, Panel, Spaced
from companion.ui.kit.buttons import WideButton
from companion.ui.kit.drawing import Tap, component, part, steady, use_kept
from companion.ui.kit.fonts import TEXT_600, TEXT_700
from companion.ui.kit.grip import QuietHold, code_of, use_grip
from companion.ui.kit.pages import inner_width
from companion.ui.kit.picking import Pills
from companion.ui.kit.skin import Skin
from companion.ui.kit.strips import NumberStrip
from companion.ui.kit.text import CENTER, Strong, Words
from companion.ui.stage import Stage

PADDED = 18
"""Letters of a number and its effect, as the longest."""
SHOWN = 3
"""Effects before "more"."""


@frozen
class TokenDraft:
    """A combat token as far as it was said: no number stands for one that nobody tapped (CV-54)."""

    attack: int | None = None
    defense: int | None = None
    attack_effect: str | None = None
    defense_effect: str | None = None

    @property
    def token(self) -> CombatToken | None:
        """The token, once both numbers are said."""
        if self.attack is None or self.defense is None:
            return None
        return CombatToken(
            attack=self.attack,
            defense=self.defense,
            attack_effect=self.attack_effect,
            defense_effect=self.defense_effect,
        )

    def lacks(self, stage: Stage) -> tuple[str, ...]:
        """The numbers that are still to say, in words."""
        said = {"attack": self.attack, "defense": self.defense}
        return tuple(stage.say(f"cyberverse-phone-f-{one}") for one, number in said.items() if number is None)


def Tokens(stage: Stage) -> ft.Control:
    """My agents one after the other; then the envelope."""
    view = reading.game(stage)
    here = view.investigation
    lines = here.tokens if here else ()
    mine = [one for one in lines if reading.is_me(stage, one.seat) and one.state != "hidden"]
    open_ones = [one for one in mine if one.state == "choosing"]
    if not mine or view.step != "tokens":
        return Bystander(stage)
    if open_ones:
        line = open_ones[0]
        return KeepToken.keyed(f"token-{line.figure}-{line.commitment}")(stage, line)
    return SealedTokens(stage, tuple(mine))


@component
def KeepToken(stage: Stage, line: TokenLine) -> ft.Control:
    """Two tokens were drawn; the kept one is typed."""
    skin = stage.skin
    at, keep = use_kept(0)
    both, set_both = ft.use_state((TokenDraft(), TokenDraft()))
    kept = both[at]
    made, lacks = kept.token, kept.lacks(stage)

    def change(update: Callable[[TokenDraft], TokenDraft]) -> None:
        set_both(lambda now: (update(now[0]), now[1]) if at == 0 else (now[0], update(now[1])))

    def seal(token: CombatToken | None) -> None:
        stage.send(SealToken(agent=line.figure, token=token, wax=token_hex(8)))

    seals, empty = steady(lambda: seal(kept.token)), steady(lambda: seal(None))
    still = skin.say("cyberverse-phone-still", items=skin.language.listed(lacks)) if lacks else ""
    return OrgPage(
        stage,
        title=skin.say("cyberverse-phone-token-title", name=line.name),
        subtitle=skin.say("cyberverse-phone-token-line"),
        body=[BothTokens(skin, both, at, keep), KeptToken(skin, kept, steady(change)), NoToken(skin, empty)],
        notes=[
            *fold_ways(stage),
            Aside(skin, still)
            if still
            else Aside(skin, skin.say("cyberverse-phone-same-steps"), "eye-closed"),
        ],
        actions=[IntoEnvelope(skin, skin.say("cyberverse-phone-token-button"), seals, made is not None)],
    )


@part
def BothTokens(
    skin: Skin, both: tuple[TokenDraft, TokenDraft], at: int, keep: Callable[[int], None]
) -> ft.Control:
    """The two discs; one of them is kept."""
    size = min((inner_width(skin) - 16) / 2, 158.0) if not skin.is_small else 122.0
    discs = [_disc(skin, one, place == at, size, partial(keep, place)) for place, one in enumerate(both)]
    return ft.Row(discs, alignment=BETWEEN)


@part
def KeptToken(
    skin: Skin, kept: TokenDraft, change: Callable[[Callable[[TokenDraft], TokenDraft]], None]
) -> ft.Control:
    """What the kept one says."""
    title = Caption(skin, skin.say("cyberverse-phone-token-says"))
    return Panel(skin, Spaced(skin, title, *TokenFields(skin, kept, change), gap=8), padding=12)


@part
def NoToken(skin: Skin, seal: Tap) -> ft.Control:
    """There was none to draw."""
    return WideButton(skin, skin.say("cyberverse-phone-token-empty"), seal)


def _disc(skin: Skin, token: TokenDraft, is_kept: bool, size: float, tap: Tap) -> ft.Control:
    found = tones(skin)
    word = skin.say("cyberverse-phone-token-keep" if is_kept else "cyberverse-phone-token-pool")
    disc = CombatTokenDisc(
        skin,
        size,
        token.attack,
        token.defense,
        token.attack_effect,
        token.defense_effect,
        is_kept=is_kept,
        on_click=tap,
        label=word,
    )
    ink = found.magenta if is_kept else skin.palette.muted
    return ft.Column(
        [disc, Words(skin, word, 15, colour=ink, family=TEXT_700 if is_kept else TEXT_600, align=CENTER)],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def TokenFields(
    skin: Skin, token: TokenDraft, change: Callable[[Callable[[TokenDraft], TokenDraft]], None]
) -> list[ft.Control]:
    """Attack with its effect, defence with its effect: for my own and for tokens that open in a fight.

    `change` takes how the newest draft changes: two quick taps both count.
    """

    def to(field: str, value: Any) -> None:
        change(lambda now: replace(now, **{field: value}))

    def strip(field: str, value: int | None, icon: str) -> ft.Control:
        return NumberStrip(
            skin,
            skin.say(f"cyberverse-phone-f-{field}"),
            value,
            DIGIT[0],
            DIGIT[-1],
            partial(to, field),
            icon=icon,
        )

    return [
        strip("attack", token.attack, "cv-combat"),
        EffectPicker(skin, ATTACK_EFFECTS, token.attack_effect, partial(to, "attack_effect"), "attack"),
        strip("defense", token.defense, "shield"),
        EffectPicker(skin, DEFENSE_EFFECTS, token.defense_effect, partial(to, "defense_effect"), "defence"),
    ]


@component
def EffectPicker(
    skin: Skin,
    effects: tuple[str, ...],
    chosen: str | None,
    change: Callable[[str | None], None],
    side: str,
) -> ft.Control:
    """Nothing, the first few, and more on a tap."""
    all_of_them, show_all = ft.use_state(False)
    more = f"+{side}"
    shown = list(effects if all_of_them else effects[:SHOWN])
    if chosen and chosen not in shown:
        shown[-1] = chosen
    options = [
        ("", effect_word(skin, None), ""),
        *((one, effect_word(skin, one), icon_of(one)) for one in shown),
    ]
    if not all_of_them:
        options.append((more, skin.say("cyberverse-phone-more"), "plus-thin"))

    def choose(value: str) -> None:
        if value == more:
            show_all(True)
        else:
            change(value or None)

    return Pills(skin, options, chosen or "", choose)


def SealedTokens(stage: Stage, mine: tuple[TokenLine, ...]) -> ft.Control:
    """All my tokens are in; until the others are, I may look or take one out again."""
    here = reading.game(stage).investigation
    lines = here.tokens if here else ()
    waiting = tuple({one.seat: None for one in lines if one.state == "choosing" and one.seat})
    rows: list[ft.Control] = []
    for one in mine:
        rows.append(LookAtToken.keyed(f"look-{one.figure}")(stage, one.figure, one.name))
        rows.append(
            WideButton(
                stage.skin,
                stage.say("cyberverse-phone-token-again", name=one.name),
                partial(stage.send, ReopenToken(agent=one.figure)),
                icon="undo",
            )
        )
    title = stage.say("cyberverse-phone-token-sealed", n=len(mine))
    seals = " · ".join(one.seal for one in mine)
    return SealedPage(stage, title, tuple(map(Seat, waiting)), tuple(rows), seals)


@component
def LookAtToken(stage: Stage, figure: str, name: str) -> ft.Control:
    """Hold to see my own token; every word is as long as every other."""
    skin, at = stage.skin, f"token:{figure}"
    grip = use_grip(at, stage.hold, stage.cover)
    code = code_of(reading.game(stage).my_face, at) if grip.is_held else None
    token = read_token(code) if code else None
    said = "" if token is None else f"+{token.attack} {effect_word(skin, token.attack_effect)}"
    kept = "" if token is None else f"{token.defense} {effect_word(skin, token.defense_effect)}"
    both = [Strong(skin, words.ljust(PADDED), 17, align=CENTER, lines=1) for words in (said, kept)]
    shown = ft.Container(Spaced(skin, *both, gap=2), opacity=1 if code else 0)
    label = skin.say("cyberverse-phone-hold-token", name=name)
    return Spaced(skin, shown, QuietHold(skin, grip, label, wide=True), gap=4)

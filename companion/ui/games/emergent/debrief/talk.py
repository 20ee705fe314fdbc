"""Seven themes to talk about after the game, each with the chart of this game that answers it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.kernel.frozen import frozen
from companion.ui.games.emergent.debrief.charts import ChartName, title
from companion.ui.games.emergent.shared.page import is_narrow
from companion.ui.kit.boxes import Big, InRow, Spaced
from companion.ui.kit.drawing import guarded, part
from companion.ui.kit.fonts import TEXT_600
from companion.ui.kit.icon import Icon
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Heading, Muted, Words

WHAT_IF: Final = "what-if"


@frozen
class Theme:
    """A theme and what answers it: a chart, or replaying a round."""

    name: str
    answer: ChartName | None = None
    """None: the what-if page."""


THEMES: Final[tuple[Theme, ...]] = (
    Theme("strategy", "cash"),
    Theme("differently"),
    Theme("reality", "in-out"),
    Theme("tradeoffs", "unsold"),
    Theme("near", "sold-map"),
    Theme("not-near", "marketing"),
    Theme("key-regions", "share"),
)
"""What worked; what one would change; how real it is; what one gave up; when being near matters and when
not; how to treat the places with the most demand."""


def question(skin: Skin, theme: Theme) -> str:
    """The theme as a question."""
    return skin.say(f"emergent-debrief-theme-{theme.name}")


def theme_of(name: ChartName) -> Theme | None:
    """The theme that this chart answers."""
    return next((theme for theme in THEMES if theme.answer == name), None)


@part
def ThemeCard(
    skin: Skin, at: int, theme: Theme, width: float | None, on_open: Callable[[Theme], None]
) -> ft.Control:
    palette = skin.palette
    accent = skin.look.accent
    answer = title(skin, theme.answer) if theme.answer else skin.say("emergent-debrief-what-if")
    link = InRow(
        skin,
        Words(
            skin,
            skin.say("emergent-debrief-see", what=answer),
            15.6,
            family=TEXT_600,
            colour=accent,
            line=1.15,
            expand=True,
        ),
        Icon(skin, "right", skin.px(18), accent),
        gap=6,
    )
    head = ft.Row(
        [
            Big(skin, str(at), 26, palette.muted),
            ft.Container(Heading(skin, question(skin, theme), 18), expand=True),
        ],
        spacing=skin.px(12),
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    hint = Muted(skin, skin.say(f"emergent-debrief-theme-{theme.name}", "text"), 15)
    face = ft.Container(
        ft.Column(
            [head, hint, *([] if width is None else [ft.Container(expand=True)]), link], spacing=skin.px(8)
        ),
        padding=skin.px(16),
        border_radius=skin.px(20),
        bgcolor=palette.card,
        border=ft.Border.all(1, palette.outline),
        ink=skin.motion,
        on_click=guarded(partial(on_open, theme)),
        width=width,
    )
    return ft.Semantics(content=face, button=True, container=True, expand=None if width is None else True)


def Themes(skin: Skin, width: float, height: float, on_open: Callable[[Theme], None]) -> ft.Control:
    """All seven as cards: below each other on a phone, else four and three."""
    if is_narrow(skin):
        return Spaced(
            skin, *(ThemeCard(skin, at, theme, None, on_open) for at, theme in enumerate(THEMES, 1))
        )
    gap = skin.px(12)
    rows = []
    for start, count in ((0, 4), (4, 3)):
        wide = (width - gap * (count - 1)) / count
        rows.append(
            ft.Row(
                [
                    ThemeCard(skin, start + at + 1, theme, wide, on_open)
                    for at, theme in enumerate(THEMES[start : start + count])
                ],
                spacing=gap,
                height=(height - gap) / 2,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            )
        )
    return ft.Column(list(rows), spacing=gap, scroll=ft.ScrollMode.AUTO, height=height)

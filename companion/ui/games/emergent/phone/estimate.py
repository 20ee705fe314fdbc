"""What this plan would sell if nobody else played: for its owner only, and clearly labelled (ET-12)."""

from __future__ import annotations

import flet as ft

from companion.games.emergent.views.mine import Estimate, Reach
from companion.ui.games.emergent.draw.money import KindIcon, dollars
from companion.ui.games.emergent.draw.pieces import CityPlate, Cylinders
from companion.ui.games.emergent.reading import Cast
from companion.ui.kit.boxes import InRow, Notice, Panel, Spaced, Stacked
from companion.ui.kit.buttons import MainButton
from companion.ui.kit.drawing import Tap, part
from companion.ui.kit.fonts import TEXT_500
from companion.ui.kit.pages import Said, SeatPage
from companion.ui.kit.skin import Skin
from companion.ui.kit.text import Figures, SectionTitle, Small, Strong, Words


def EstimatePage(skin: Skin, cast: Cast, estimate: Estimate, said: Said | None, on_back: Tap) -> ft.Control:
    """A range, what it costs, how many units pay for the round, and how far every city is."""
    return SeatPage(
        skin,
        said=said,
        title=skin.say("emergent-phone-estimate-title"),
        subtitle=skin.say("emergent-phone-estimate-line"),
        body=[
            Notice(skin, skin.say("emergent-phone-estimate-label"), icon="eye-closed"),
            Panel(skin, Spaced(skin, *_sums(skin, estimate), gap=8)),
            SectionTitle(
                skin, skin.say("emergent-phone-estimate-reach"), skin.say("emergent-phone-estimate-net")
            ),
            *(Reached.keyed(reach.city)(skin, cast, reach) for reach in estimate.reach),
        ],
        actions=[MainButton(skin, skin.say("emergent-phone-back-to-plan"), on_back, icon="arrow-left")],
    )


def span(low: int | None, high: int | None, *, money: bool = True) -> str:
    """`$10`, `$10 – $25`, or a dash where nothing can be said."""
    if low is None or high is None:
        return "–"
    words = [dollars(amount) if money else str(amount) for amount in (low, high)]
    return words[0] if low == high else f"{words[0]} – {words[1]}"


def _sums(skin: Skin, estimate: Estimate) -> list[ft.Control]:
    low, high = estimate.low, estimate.high

    def between(field: str, *, money: bool = True) -> str:
        if low is None or high is None:
            return span(None, None)
        return span(*sorted((getattr(low, field), getattr(high, field))), money=money)

    units = skin.say("emergent-phone-estimate-units", cubes=estimate.cubes)
    lines = [
        _line(skin, "cubes", units, between("units", money=False)),
        _line(skin, "sales", skin.say("emergent-phone-estimate-income"), between("income")),
        _line(skin, "transport", skin.say("emergent-phone-estimate-transport"), between("transport")),
        _line(skin, "running", skin.say("emergent-phone-estimate-running"), dollars(estimate.operating)),
        ft.Divider(height=1, color=skin.palette.outline),
        _line(skin, "", skin.say("emergent-phone-estimate-cash"), between("cash")),
    ]
    even = (
        skin.say("emergent-phone-estimate-even", n=estimate.break_even, cost=dollars(estimate.running_costs))
        if estimate.break_even is not None
        else skin.say("emergent-phone-estimate-never", cost=dollars(estimate.running_costs))
    )
    return [*lines, Small(skin, even)]


def _line(skin: Skin, kind: str, words: str, value: str) -> ft.Control:
    icon: ft.Control = KindIcon(skin, kind, 22) if kind else ft.Container(width=22)  # type: ignore[arg-type]
    return InRow(skin, icon, Words(skin, words, 16, family=TEXT_500, expand=True), Figures(skin, value, 17))


@part
def Reached(skin: Skin, cast: Cast, reach: Reach) -> ft.Control:
    """How far a city is from my nearest cubes, and what a unit sold there leaves."""
    city = cast.city(reach.city)
    way = (
        skin.say("emergent-phone-estimate-no-cubes")
        if reach.distance is None
        else skin.say("emergent-phone-steps", n=reach.distance, cost=dollars(reach.transport or 0))
    )
    return InRow(
        skin,
        CityPlate(skin, city.rank if city else "", 22),
        Stacked(
            skin, Strong(skin, cast.city_name(reach.city), 16, lines=1), Small(skin, way), gap=0, expand=True
        ),
        *([Cylinders(skin, cast.mine, reach.cylinders, 20)] if reach.cylinders else []),
        Figures(skin, "–" if reach.net is None else dollars(reach.net), 17),
    )

"""Tables of the report: the result, shares, what was left, every round with its cards, plans and money."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from companion.games.emergent.packs.deck import written
from companion.games.emergent.sums.standings import by_total
from companion.games.emergent.views.history import FirmRound, RoundRecord
from companion.games.emergent.views.ledger import Ledger
from companion.games.emergent.views.results import CityResult
from companion.games.emergent.words import Size
from companion.ui.games.emergent.draw.money import change, dollars
from companion.ui.games.emergent.report.charts import mark
from companion.ui.games.emergent.report.rows import Told

DASH = "\N{EN DASH}"
SUMS = ("dcs_sold", "built", "cubes", "cylinders", "income", "transport", "operating", "forced_sale")
COSTS = ("built", "cubes", "cylinders", "transport", "operating")


def say(told: Told, text_id: str, **values: object) -> str:
    """A text, safe to stand in the page."""
    return escape(told.language.say(text_id, **values))


def who(told: Told, seat: str) -> str:
    """A seat: shape, colour and name."""
    drawn = mark(told, seat, 10, 10, 18)
    shape = f'<svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">{drawn}</svg>'
    return f'<span class="who">{shape} {escape(told.name(seat))}</span>'


def table(heads: Sequence[str], body: Sequence[Sequence[str]], *, kind: str = "") -> str:
    """A table; the first column names the row. Cells are HTML already."""
    top = "".join(f'<th scope="col">{head}</th>' for head in heads)
    lines = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'
        for first, *rest in body
    )
    return f'<table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>'


def result_table(told: Told) -> str:
    """Everybody by total, the winners marked (ET-35)."""
    end = told.view.end
    if end is None:
        return ""
    body = []
    for line in by_total(end):
        won = f" <b>{say(told, 'emergent-print-winner')}</b>" if line.seat in end.winners else ""
        body.append(
            [
                who(told, line.seat) + won,
                dollars(line.cash),
                f"{change(line.sale)} ({len(line.dcs)})",
                f"<b>{dollars(line.total)}</b>",
                str(line.units_sold),
            ]
        )
    heads = ("who", "cash", "sale", "total", "units")
    return table([say(told, f"emergent-print-{head}") for head in heads], body, kind="figures")


def share_table(told: Told) -> str:
    """Units of every seat in every city (market share in brackets)."""
    made = told.view.end.debrief if told.view.end else None
    if made is None:
        return ""
    heads = [
        say(told, "emergent-print-city"),
        *(who(told, seat) for seat in told.view.seats),
        say(told, "emergent-print-units"),
    ]
    body = [
        [
            escape(told.city(one.city)),
            *(_share(one.units.get(seat, 0), one.total) for seat in told.view.seats),
            str(one.total),
        ]
        for one in made.cities
    ]
    return table(heads, body, kind="figures")


def _share(units: int, total: int) -> str:
    return f"{units} <small>({round(100 * units / total)} %)</small>" if units else DASH


def rest_table(told: Told) -> str:
    """Cubes left unsold, units lost by ties, what cylinders brought."""
    made = told.view.end.debrief if told.view.end else None
    if made is None:
        return ""
    lost = {
        seat: sum(loss.units for loss in made.tie_losses if loss.seat == seat) for seat in told.view.seats
    }
    brought = {one.seat: one.per_dollar for one in made.marketing}
    heads = (
        "emergent-print-who",
        "emergent-debrief-chart-unsold",
        "emergent-debrief-chart-ties",
        "emergent-debrief-chart-marketing",
    )
    body = []
    for seat in told.view.seats:
        left = made.unsold.get(seat, ())
        per_dollar = brought.get(seat)
        body.append(
            [
                who(told, seat),
                f"{sum(left)} <small>({', '.join(map(str, left))})</small>",
                say(told, "emergent-debrief-tie-units", n=lost[seat]),
                DASH if per_dollar is None else f"${per_dollar:g}",
            ]
        )
    return table([say(told, head) for head in heads], body, kind="figures")


def _sold(told: Told, city: CityResult) -> str:
    """`1 Bo tier 1: 5 · 2= Ann tier 3: 2`."""
    parts = []
    for line in city.sellers:
        if line.place is None:
            continue
        tied = "=" if any(line.seat in group and len(group) > 1 for group in city.groups) else ""
        name = told.name(line.seat)
        words = (
            say(told, "emergent-print-sold", name=name, tier=line.tier, n=line.sold)
            if line.tier
            else say(told, "emergent-print-sold-none", name=name)
        )
        parts.append(f"{line.place}{tied} {words}")
    return " · ".join(parts) or say(told, "emergent-print-nobody")


def _dc_words(told: Told, done: str, size: Size, region: str) -> str:
    """What was `sold` or `built`."""
    words = told.language.say(f"emergent-shared-{size}")
    return say(told, f"emergent-print-dc-{done}", size=words, where=told.region(region))


def plan_words(told: Told, firm: FirmRound) -> str:
    """A plan in words: builds, sales, cubes, cylinders."""
    plan, homes = firm.plan, {dc.id: dc.region for dc in (*firm.dcs, *firm.placed)}
    parts = [
        *(_dc_words(told, "sold", dc.size, dc.region) for dc in firm.dcs if dc.id in plan.sell),
        *(_dc_words(told, "built", build.size, build.region) for build in plan.build),
        *(
            say(
                told,
                "emergent-whatif-in",
                what=told.language.say("emergent-whatif-cubes", n=dc.cubes),
                place=told.region(homes[dc.id]),
            )
            for dc in firm.placed
            if dc.cubes
        ),
        *(
            say(
                told,
                "emergent-whatif-in",
                what=told.language.say("emergent-whatif-cylinders", n=count),
                place=told.place(place),
            )
            for place, count in firm.cylinders.items()
            if count
        ),
    ]
    return "; ".join(parts) or say(told, "emergent-print-empty")


def _amount(ledger: Ledger, key: str) -> str:
    found = int(getattr(ledger, key) or 0)
    if not found:
        return DASH
    return change(-found if key in COSTS else found)


def round_section(told: Told, record: RoundRecord) -> str:
    """One round: the cards and who sold, the plans, the money."""
    cities = table(
        [
            say(told, "emergent-print-city"),
            say(told, "emergent-print-tiers"),
            say(told, "emergent-print-order"),
        ],
        [
            [f"{city.rank} {escape(told.city(city.city))}", written(city.tiers), _sold(told, city)]
            for city in record.cities
        ],
    )
    plans = table(
        [say(told, "emergent-print-who"), say(told, "emergent-print-plan")],
        [[who(told, firm.seat), plan_words(told, firm)] for firm in record.firms],
    )
    shown = [key for key in SUMS if any(getattr(ledger, key) for ledger in record.ledgers)]
    heads = [
        say(told, "emergent-print-who"),
        say(told, "emergent-print-start"),
        *(say(told, f"emergent-shared-sum-{key.replace('_', '-')}") for key in shown),
        say(told, "emergent-print-end"),
    ]
    money = table(
        heads,
        [
            [
                who(told, ledger.seat),
                dollars(ledger.start or 0),
                *(_amount(ledger, key) for key in shown),
                f"<b>{dollars(ledger.end or 0)}</b>",
            ]
            for ledger in record.ledgers
        ],
        kind="figures",
    )
    title = say(told, "emergent-print-round", n=record.round)
    return f"<section><h2>{title}</h2>{cities}{plans}{money}</section>"


def fast_section(told: Told) -> str:
    """Fast Play: points, then the cubes of every region, then the placements (FP-5..8)."""
    fast, end = told.view.fast, told.view.end
    if fast is None or end is None:
        return ""
    won = f" <b>{say(told, 'emergent-print-winner')}</b>"
    discs = (say(told, "emergent-print-discs", large=one.large, small=one.small) for one in fast.scores)
    scores = table(
        [say(told, "emergent-print-who"), say(told, "emergent-print-points")],
        [
            [who(told, one.seat) + (won if one.seat in end.winners else ""), f"<b>{one.points}</b> ({said})"]
            for one, said in zip(fast.scores, discs, strict=True)
        ],
        kind="figures",
    )
    regions = table(
        [say(told, "emergent-print-region"), *(who(told, seat) for seat in told.view.seats)],
        [
            [escape(told.region(one.region)), *(str(one.cubes.get(seat, 0)) for seat in told.view.seats)]
            for one in fast.regions
        ],
        kind="figures",
    )
    rounds = "".join(
        f"<section><h2>{say(told, 'emergent-print-round', n=number)}</h2>"
        + table(
            [say(told, "emergent-print-who"), say(told, "emergent-print-placed")],
            [
                [
                    who(told, seat),
                    "; ".join(
                        f"{escape(told.region(region))}: "
                        + say(told, "emergent-print-discs", large=discs.large, small=discs.small)
                        for region, discs in placed.get(seat, {}).items()
                    ),
                ]
                for seat in told.view.seats
            ],
        )
        + "</section>"
        for number, placed in enumerate(fast.rounds, 1)
    )
    return f"{scores}<h2>{say(told, 'emergent-print-cubes')}</h2>{regions}{rounds}"

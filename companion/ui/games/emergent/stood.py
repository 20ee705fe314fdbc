"""How it stood when the table was ended early: the money and the pieces that lay open (ET-3, FP-4)."""

from __future__ import annotations

from companion.games.emergent.views import EmergentView, FirmLine
from companion.ui.games.emergent import reading
from companion.ui.games.emergent.draw.colours import tones
from companion.ui.games.emergent.draw.money import dollars
from companion.ui.kit.skin import Skin
from companion.ui.stage import Stage
from companion.ui.stood import Cell, Stood, Tally


def stood(stage: Stage) -> Stood:
    """The round, who had most, and a line a firm; sealed plans stay sealed."""
    view = reading.game(stage)
    if view.fast is not None:
        totals = view.fast.totals
        return Stood(
            _tallies(stage, view, {str(seat): count for seat, count in totals.items()}, is_money=False),
            (stage.say("emergent-stood-cubes"),),
            tuple((str(seat), (Cell(str(totals.get(seat, 0)), "cubes"),)) for seat in view.seats),
        )
    cash = {str(firm.seat): firm.cash for firm in view.firms if firm.cash is not None}
    columns = tuple(stage.say(f"emergent-stood-{name}") for name in ("money", "dcs", "sold"))
    rows = tuple((str(firm.seat), _cells(stage.skin, firm)) for firm in view.firms)
    return Stood(_tallies(stage, view, cash, is_money=True), columns, rows)


def _tallies(stage: Stage, view: EmergentView, sums: dict[str, int], *, is_money: bool) -> tuple[Tally, ...]:
    tone = tones(stage.skin)
    rounds = Tally(
        stage.say("emergent-stood-round"),
        str(view.round),
        "hourglass",
        tone.accent,
        stage.say("emergent-stood-of", n=view.rounds),
        view.round / view.rounds if view.rounds else None,
    )
    if not sums:
        return (rounds,)
    most = max(sums.values())
    names = reading.cast(stage).people(stage.skin, [seat for seat, amount in sums.items() if amount == most])
    best = Tally(
        stage.say("emergent-stood-most-money" if is_money else "emergent-stood-most-cubes"),
        dollars(most) if is_money else str(most),
        "sales" if is_money else "cubes",
        tone.amber,
        words=names,
    )
    return rounds, best


def _cells(skin: Skin, firm: FirmLine) -> tuple[Cell, ...]:
    money = skin.say("emergent-stood-hidden") if firm.cash is None else dollars(firm.cash)
    return Cell(money), Cell(str(len(firm.dcs)), "dcs"), Cell(str(firm.units_sold))

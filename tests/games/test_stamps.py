"""TB-23 in every game: a time is measured by the table; what somebody sends is overwritten or refused."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from companion.kernel.action import Rejection, Stamped
from companion.kernel.seat import Seat, Voice
from companion.table.actions import ForTable
from companion.table.presence import Watcher
from companion.table.record import Stamp
from tests.games.kits import SEATS, Kit
from tests.games.test_contract import KITS
from tests.games.walking import lucky, next_step
from tests.table.people import People, people

SENT = 12_345
STEPS = 120


async def said(at: People, actor: Any, action: dict[str, Any]) -> None:
    """As a phone, a shared screen or the clock says it."""
    if actor == Voice.TABLE:
        await at.table.host_act(ForTable(action=action))
    else:
        await at.table.act(Watcher(device=f"phone-{str(actor).title()}", seat=Seat(str(actor))), action)


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.card.id)
async def test_no_time_that_somebody_sends_is_believed(kit: Kit) -> None:
    """While time stands still every stamp in the journal is 0; an action without a stamp takes none."""
    count, options = kit.tables[next(iter(kit.tables))]
    names = [str(seat).title() for seat in SEATS[:count]]
    chosen = options.model_dump(mode="json")
    at = await people(*names, game=kit.game, options=chosen, started=True)
    luck, refused = lucky(4), 0
    for _ in range(STEPS):
        play: Any = at.table._record.play
        if play.outcome() is not None:
            break
        actor, action = next_step(kit, play._now.state, luck)
        told = action.model_dump(mode="json")
        if actor == Voice.CLOCK:
            await at.table._turns.take(partial(at.table._course.play, Voice.CLOCK, action, Stamp()))
        elif isinstance(action, Stamped):
            await said(at, actor, {**told, "ms": SENT})
        else:
            with pytest.raises(Rejection):
                await said(at, actor, {**told, "ms": SENT})
            refused += 1
            await said(at, actor, told)
    written = [entry.action for entry in await at.entries() if entry.action]
    stamps = [one["ms"] for one in written if "ms" in one]
    assert refused > 5
    assert set(stamps) == ({0} if kit.game.card.id == "toolbox" else set())

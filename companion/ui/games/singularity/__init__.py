"""The Singularity War on phones and on the shared screen."""

from companion.ui.games.singularity import shared as table_screen
from companion.ui.games.singularity.campaign import CAMPAIGN_BLANKS, CAMPAIGN_EDITORS
from companion.ui.games.singularity.correction import fixes
from companion.ui.games.singularity.desk.readers import READERS
from companion.ui.games.singularity.draw.colours import DARK, LOOKS
from companion.ui.games.singularity.editor import BLANKS, EDITORS
from companion.ui.games.singularity.guide import RULES, header, rules_at
from companion.ui.games.singularity.phone.seat import seat
from companion.ui.games.singularity.pieces import peek, peek_facts, pieces
from companion.ui.games.singularity.stood import stood
from companion.ui.stage import GameScreens

SCREENS = GameScreens(
    id="singularity",
    accent=DARK.red,
    second=DARK.steel,
    cover="art/singularity-cover.svg",
    texture="art/singularity-texture.svg",
    uses_seat_colour_button=False,
    seat=seat,
    shared=table_screen.shared,
    end=table_screen.end,
    peek=peek,
    pieces=pieces,
    rules_at=rules_at,
    rules=RULES,
    header=header,
    tour=("singularity-tour-1", "singularity-tour-2", "singularity-tour-3"),
    fixes=fixes,
    icon="sw-emblem",
    looks=LOOKS,
    peek_facts=peek_facts,
    stood=stood,
    editors={**EDITORS, **CAMPAIGN_EDITORS},
    readers=READERS,
    blanks={**BLANKS, **CAMPAIGN_BLANKS},
)

__all__ = ["SCREENS"]

"""The Singularity War on phones and on the shared screen."""

from dataclasses import replace

from companion.ui.games.singularity import correction, guide, pieces, shared, stood
from companion.ui.games.singularity.campaign import CAMPAIGN_BLANKS, CAMPAIGN_EDITORS
from companion.ui.games.singularity.desk.editors import BLANKS, EDITORS
from companion.ui.games.singularity.desk.readers import READERS
from companion.ui.games.singularity.draw import colours
from companion.ui.games.singularity.phone.seat import seat
from companion.ui.whole import whole

SCREENS = replace(
    whole("singularity", seat, colours, shared, pieces, guide, correction, stood),
    icon="sw-emblem",
    editors={**EDITORS, **CAMPAIGN_EDITORS},
    readers=READERS,
    blanks={**BLANKS, **CAMPAIGN_BLANKS},
)

__all__ = ["SCREENS"]

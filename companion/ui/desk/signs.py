"""Icons of the desk; registered once, used by name."""

from __future__ import annotations

from typing import Final

from companion.ui.kit import icons

SAVE: Final = "desk-save"
REDO: Final = "desk-redo"
FAULT: Final = "desk-fault"
NOTE: Final = "desk-note"
RIGHT: Final = "desk-right"

icons.register(
    {
        SAVE: (
            ("s", 2, "M4.8 2.8 H16.4 L21.2 7.6 V20.2 L20.2 21.2 H3.8 L2.8 20.2 V3.8 L3.8 2.8 Z"),
            ("s", 2, "M7 3 V8.4 H15 V3 M6.8 21 V13.6 H17.2 V21"),
        ),
        REDO: (("s", 2.2, "M19.4 7.6 A8.6 8.6 0 1 0 20.6 12.8 M20 3 V8 H15"),),
        FAULT: (("s", 2, "O12 12 9.4"), ("s", 2.4, "M12 7 V13"), ("f", 0, "O12 16.8 1.5")),
        NOTE: (("s", 2, "O12 12 9.4"), ("s", 2.4, "M12 11.4 V17"), ("f", 0, "O12 7.4 1.5")),
        RIGHT: (("s", 2, "O12 12 9.4"), ("s", 2.2, "M7.6 12.4 L10.8 15.6 L16.4 9")),
    }
)  # fmt: skip

"""How long the narrator speaks each line. Written by `build/sounds.py`."""

from typing import Final

CLIP_SECONDS: Final = (7.7, 7.2, 7.1, 7.1, 11.1, 5.9, 7.5, 9.1)

"""A plan as a phone sends it and, after the reveal, as everybody sees it.

Rules ET-7, FP-2.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from companion.games.emergent.words import Size
from companion.kernel.part import Part

Name = Annotated[str, Field(min_length=1, max_length=40)]
"""An id of a region, a city or a DC. Whether there is such a one is for the rules to say."""
DcName = Annotated[str, Field(min_length=1, max_length=24)]
"""An id for a DC, of its owner's choosing."""
Amount = Annotated[int, Field(ge=-999, le=999)]
"""A number as somebody may have typed it; negative ones are refused by the rules (`BAD_NUMBER`)."""


Count = Annotated[int, Field(ge=0, le=999)]
"""How many of something lie there."""


class Lot(Part):  # ET-42
    """What one firm has in one region: discs of both sizes, the cubes in them, cylinders by their place."""

    small: Count = 0
    large: Count = 0
    cubes: Count = 0
    cylinders: Annotated[dict[Name, Count], Field(max_length=80)] = Field(default_factory=dict)


class Build(Part):  # ET-9
    """A DC to be built: an id of the owner's choosing, so that cubes can be put into it."""

    id: DcName
    size: Size
    region: Name


class Plan(Part):
    """Sales, builds, cubes per DC, cylinders per region; a plan may be empty (ET-7).

    House rules move two of them: with `marketing_scope=city` the keys of `marketing` are cities; with
    `product_allocation=at_placement` only the number `cubes` is planned, and `products` stays empty.
    """

    sell: Annotated[tuple[Name, ...], Field(max_length=40)] = ()
    build: Annotated[tuple[Build, ...], Field(max_length=40)] = ()
    products: Annotated[dict[Name, Amount], Field(max_length=80)] = Field(default_factory=dict)
    marketing: Annotated[dict[Name, Amount], Field(max_length=80)] = Field(default_factory=dict)
    cubes: Amount = 0


class Discs(Part):  # FP-2
    """Discs in one region of Fast Play."""

    small: Amount = 0
    large: Amount = 0


Placement = Annotated[dict[Name, Discs], Field(max_length=80)]
"""Region → discs: a whole placement of Fast Play."""

EMPTY_PLAN = Plan()

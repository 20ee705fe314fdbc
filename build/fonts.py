"""Make the bundled fonts: Latin subsets as TTF, and one family whose figures all have the same width.

Needs `fonttools` and `brotli`, and the two packages unpacked by
`npm pack @fontsource/atkinson-hyperlegible-next @fontsource/chakra-petch`:

    python build/fonts.py <folder with both packages> assets/fonts
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

TEXT, DISPLAY = "atkinson-hyperlegible-next", "chakra-petch"
WANTED = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *(0x218, 0x219, 0x21A, 0x21B, 0x1E9E),
    *(0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026),
    *(0x202F, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2212, 0x2260, 0x2264, 0x2265),
]
"""Latin, Latin-1, Latin Extended-A, the punctuation and signs our texts use."""
FIGURES = [*range(0x20, 0x7F), 0xA0, 0xA3, 0xB0, 0xD7, 0x2013, 0x2212, 0x20AC]
"""Numbers, prices and addresses."""


def merged(folder: Path, name: str, weight: int) -> TTFont:
    """The Latin and the extended Latin file of one weight as one font."""
    files = sorted(folder.glob(f"**/{name}-latin-{weight}-normal.woff2"))
    files += sorted(folder.glob(f"**/{name}-latin-ext-{weight}-normal.woff2"))
    parts = []
    for file in files:
        part = TTFont(file)
        part.flavor = None
        at = Path("/tmp") / f"{file.stem}.ttf"  # noqa: S108 - a build tool
        part.save(at)
        parts.append(str(at))
    return Merger().merge(parts)


def subset(font: TTFont, features: list[str], wanted: list[int] = WANTED) -> TTFont:
    """Only what we write, with the named features kept."""
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    cutter = Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    return font


def with_tabular_figures(font: TTFont) -> TTFont:
    """Bake `tnum` into the character map: Flet cannot ask for a font feature."""
    swaps: dict[str, str] = {}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for at in record.Feature.LookupListIndex:
                for table in gsub.LookupList.Lookup[at].SubTable:
                    swaps |= getattr(getattr(table, "ExtSubTable", table), "mapping", {})
    for table in font["cmap"].tables:
        for code, glyph in list(table.cmap.items()):
            table.cmap[code] = swaps.get(glyph, glyph)
    return font


def main(source: Path, target: Path) -> None:
    """Write every file and the licences beside them."""
    target.mkdir(parents=True, exist_ok=True)
    for weight in (400, 500, 600, 700):
        subset(merged(source, TEXT, weight), ["kern", "liga", "mark"]).save(target / f"text-{weight}.ttf")
    for weight in (600, 700):
        subset(merged(source, DISPLAY, weight), ["kern", "liga", "mark"]).save(
            target / f"display-{weight}.ttf"
        )
    figures = with_tabular_figures(merged(source, TEXT, 600))
    subset(figures, ["kern"], FIGURES).save(target / "figures-600.ttf")
    for name in (TEXT, DISPLAY):
        licence = next(source.glob(f"**/fontsource-{name}*/package/LICENSE"))
        shutil.copyfile(licence, target / f"LICENSE-{name}.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

"""Make the fonts for names: what the bundled families lack, served only to pages that meet such a letter.

Needs `fonttools` and `brotli`, Debian's `fonts-noto-core` and `fonts-noto-cjk` unpacked (`dpkg-deb -x`), and
`fonts/Noto-COLRv1-noflags.ttf` of github.com/googlefonts/noto-emoji:

    python build/fallback.py <folder with all of it> assets/fallback

`assets/words/letters.txt` is written too. A file is called as the folder in which
Flutter's web client looks for it (docs/decisions/names.md).
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

CJK = [
    *range(0x3000, 0x3190),  # punctuation, kana, bopomofo, jamo
    *range(0x31A0, 0x31C0),
    *range(0x31F0, 0x3200),
    *range(0x4E00, 0xA000),  # every unified ideograph of the first block: rare ones are common in names
    *range(0xAC00, 0xD7A4),  # every Hangul syllable
    *range(0xFF00, 0xFFF0),
]
SCRIPTS = """
    Adlam Arabic Armenian Balinese Bengali Buginese CanadianAboriginal Cham Cherokee Ethiopic Georgian
    Gujarati Gurmukhi Hebrew Javanese Kannada Khmer Lao Lisu Malayalam MeeteiMayek Mongolian Myanmar
    NewTaiLue NKo OlChiki Oriya Osage Runic Sinhala Sundanese Syriac TaiLe TaiTham TaiViet Tamil
    Telugu Thaana Thai Tifinagh Vai
""".split()  # noqa: SIM905 - to be read
"""Scripts people write their names in today, and runes for the fun of it."""


def cut(font: TTFont, target: Path, wanted: list[int], features: list[str]) -> None:
    """Only the wanted letters, without hints, packed."""
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.recalc_bounds = False
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "DSIG", "meta"]
    cutter = Subsetter(options)
    cutter.populate(unicodes=wanted)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)


def latin_and_devanagari(source: Path, target: Path) -> None:
    """Noto Sans as Google serves it: the client looks for Devanagari there."""
    parts = []
    for name, features in (("Devanagari", ["*"]), ("", ["ccmp", "mark", "mkmk"])):
        font = TTFont(next(source.glob(f"**/NotoSans{name}-Regular.ttf")))
        part = target.with_name(f"part{name}.ttf")
        cut(font, part, sorted(font.getBestCmap()), features)
        plain = TTFont(part)
        plain.flavor = None
        plain.save(part)
        parts.append(part)
    whole = Merger().merge([str(part) for part in parts])
    whole.flavor = "woff2"
    whole.save(target)
    for part in parts:
        part.unlink()


def blank(target: Path) -> None:
    """A font without a letter: an answer that ends the asking."""
    made = FontBuilder(1000, isTTF=True)
    made.setupGlyphOrder([".notdef"])
    made.setupCharacterMap({})
    made.setupGlyf({".notdef": Glyph()})
    made.setupHorizontalMetrics({".notdef": (500, 0)})
    made.setupHorizontalHeader(ascent=800, descent=-200)
    made.setupNameTable({"familyName": "Blank", "styleName": "Regular"})
    made.setupOS2()
    made.setupPost()
    made.font.flavor = "woff2"
    made.save(target)


def note_letters(fonts: list[Path], target: Path) -> None:
    """Write down which letters some font has, in runs: the door refuses names with others."""
    codes = sorted({code for font in fonts for code in TTFont(font).getBestCmap()})
    known = set(codes)
    firsts = [code for code in codes if code - 1 not in known]
    lasts = [code for code in codes if code + 1 not in known]
    target.write_text("".join(f"{first:x}-{last:x}\n" for first, last in zip(firsts, lasts, strict=True)))


def main(source: Path, target: Path) -> None:
    """Write every file; the licences beside them are copied by hand from the packages."""
    target.mkdir(parents=True, exist_ok=True)
    for script in SCRIPTS:
        font = TTFont(next(source.glob(f"**/NotoSans{script}-Regular.ttf")))
        cut(font, target / f"notosans{script.lower()}.woff2", sorted(font.getBestCmap()), ["*"])
    tibetan = TTFont(next(source.glob("**/NotoSerifTibetan-Regular.ttf")))
    cut(tibetan, target / "notoseriftibetan.woff2", sorted(tibetan.getBestCmap()), ["*"])
    latin_and_devanagari(source, target / "notosans.woff2")
    for name in ("NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoMusic"):
        font = TTFont(next(source.glob(f"**/{name}-Regular.ttf")))
        cut(font, target / f"{name.lower()}.woff2", sorted(font.getBestCmap()), ["ccmp", "mark", "mkmk"])
    emoji = TTFont(next(source.glob("**/Noto-COLRv1-noflags.ttf")))
    emoji.flavor = "woff2"
    emoji.save(target / "notocoloremoji.woff2")
    blank(target / "blank.woff2")
    cjk = TTFont(next(source.glob("**/NotoSansCJK-Regular.ttc")), fontNumber=2)
    cut(cjk, target / "notosanscjk.woff2", CJK, ["ccmp", "ljmo", "vjmo", "tjmo"])
    drawn = [*target.glob("*.woff2"), *target.parent.glob("fonts/*.ttf")]
    note_letters(drawn, target.parent / "words" / "letters.txt")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

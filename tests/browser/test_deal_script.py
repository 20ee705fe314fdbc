"""The page script's own sums: the vectors to the byte, and every forgery by its name, in a real browser."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest
from playwright.async_api import Page

from companion import paths
from tests.browser import kit
from tests.cli import forged_decks, forged_files, forgeries
from tests.cli.forged_games import forged, proof_of
from tests.cli.forged_luck import LUCK
from tests.cli.forging import FORGERIES
from tests.cli.proofs import good
from tests.cli.test_verify_luck import chains, forged_luck
from tests.games.test_contract import KITS

pytestmark = pytest.mark.browser

HOMES = (forgeries, forged_decks, forged_files)


async def script(page: Page) -> list[str]:
    """The script as it is served, on an empty page; the list of words."""
    await page.goto("about:blank")
    await page.add_script_tag(content=(paths.assets() / "web" / "deal.js").read_text(encoding="utf-8"))
    return (paths.assets() / "words" / "seal-2048.txt").read_text(encoding="utf-8").split()


async def test_the_page_script_knows_every_vector_and_every_forgery() -> None:
    async with kit.open_browser() as browser:
        page = await browser.new_page()
        words = await script(page)
        await hashes(page)
        await vectors(page, words)
        named = await page.evaluate(
            "([files, words]) => files.map(([text, noted]) => companionDeal.faults(text, words, noted)[0])",
            [[forgery.of(good()) for forgery in FORGERIES], words],
        )
        wrong = {
            forgery.make.__name__: (name, forgery.fault)
            for forgery, name in zip(FORGERIES, named, strict=True)
            if name != forgery.fault
        }
        assert wrong == {}
        assert {forgery.make.__module__ for forgery in FORGERIES} == {home.__name__ for home in HOMES}
        await remembers(page, words)
        await luck(page, words)
        await every_game(page, words)


async def hashes(page: Page) -> None:
    """SHA-256 of every length up to a few blocks."""
    made = await page.evaluate(
        "() => { const { hex, sha256 } = companionDeal;"
        " return Array.from({ length: 200 }, (_, n) => hex(sha256(new Uint8Array(n).fill(n)))); }"
    )
    assert made == [sha256(bytes([n]) * n).hexdigest() for n in range(200)]
    drawn = await page.evaluate("() => [companionDeal.drawn(16), companionDeal.drawn(16)]")
    assert len(set(drawn)) == 2
    assert [len(bits) for bits in drawn] == [32, 32]


async def vectors(page: Page, words: list[str]) -> None:
    for game in ("emergence", "cyberverse", "toolbox"):
        proof = good(game)
        text = json.dumps(proof, ensure_ascii=False, indent=1)
        found = await page.evaluate(
            "([text, words, noted]) => companionDeal.faults(text, words, noted)",
            [text, words, proof["words"]],
        )
        assert found == []
        deals = dict(await page.evaluate("(text) => companionDeal.dealsOf(JSON.parse(text))", text))
        if game == "emergence":
            assert deals == {
                "allegiance": ["ai", "human", "ai", "ai", "human"],
                "leader": ["dan", "zoe", "bo", "cara", "ann"],
            }
        elif game == "toolbox":
            assert deals["begin/1"] == ["cara", "ann", "bo"]
            assert deals.keys() == {one["deck"] for one in proof["later"]}
        else:
            assert deals["modifier-ann-2-1"] == ["0", "1", "-1", "1", "2"]


async def luck(page: Page, words: list[str]) -> None:
    """Decks that were made while people played, forged and remembered."""
    named = await page.evaluate(
        "([files, words]) => files.map((text) => companionDeal.faults(text, words)[0])",
        [[forged_luck(forge) for forge, _ in LUCK], words],
    )
    assert named == [fault for _, fault in LUCK]
    seen, text = chains(), json.dumps(good("toolbox"))
    for kept, fault in (
        ([], []),
        (seen[:1], []),
        (seen, []),
        (["0" * 64], ["memory later"]),
        ([seen[2], seen[1]], ["memory later"]),
    ):
        found = await page.evaluate(
            "([text, words, memory]) => companionDeal.faults(text, words, '', memory)",
            [text, words, {"seat": "ann", "later": kept}],
        )
        assert found == fault


async def every_game(page: Page, words: list[str]) -> None:
    """Decks of every game, fair and forged, at every table of the tests.

    A board with a place at 3.0, which JavaScript writes 3, made every phone at its table doubt a fair deal.
    """
    fair = {
        f"{kit.game.card.id}: {table}": json.dumps(proof_of(kit, table))
        for kit in KITS
        for table in kit.tables
    }
    files = [
        *((name, text, None) for name, text in fair.items()),
        *((name, text, "decks") for name, text in forged()),
    ]
    named = await page.evaluate(
        "([files, words]) => files.map((text) => companionDeal.faults(text, words)[0] ?? null)",
        [[text for _, text, _ in files], words],
    )
    wrong = {name: found for (name, _, fault), found in zip(files, named, strict=True) if found != fault}
    assert wrong == {}


async def remembers(page: Page, words: list[str]) -> None:
    proof = good()
    kept: dict[str, Any] = {name: proof[name] for name in ("table", "draw", "seal", "roster", "words")}
    kept |= {name: proof["seats"][0][name] for name in ("seat", "cut", "bits", "part")}
    cases: list[tuple[dict[str, Any], list[str]]] = [({}, []), ({"words": "other"}, ["memory words"])]
    cases += [({"shuffles": {"leader": 2}}, ["memory leader"])]
    cases += [({name: "0"}, [f"memory {name}"]) for name in ("table", "seal", "roster", "bits", "part")]
    for changed, fault in cases:
        found = await page.evaluate(
            "([text, words, memory]) => companionDeal.faults(text, words, '', memory)",
            [json.dumps(proof, ensure_ascii=False), words, kept | changed],
        )
        assert found == fault, changed

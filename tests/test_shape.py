"""The shape of the house: who reads a module finds its tests, and who reads a test finds its module.

- `tests/<room>/…/test_<x>.py` tests `companion/<room>/…/<x>.py`, or the package `<x>`.
- `test_<x>_<topic>.py` beside it holds one topic of a module with much to promise.
- `tests/<room>/test_<room>.py` tests the package itself: its `__init__`, or what all of its modules promise.
- A file without `test_` is a kit: people, halls, scripted sockets that several tests use.
- What crosses rooms stands in a folder of its own, named in `CROSSING` with the reason.
- What is about the whole house lies directly in `tests/`, like this file.

- All games have the same names for the same jobs, and no part of a screen is made in two places.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
COMPANION = TESTS.parent / "companion"
BUILD = TESTS.parent / "build"

MIRRORED = (
    "cli",
    "kernel",
    "net",
    "store",
    "table",
    "ui/desk",
    "ui/door",
    "ui/forms",
    "ui/kit",
    "ui/organiser",
    "ui/shell",
)
"""Rooms, or parts of them such as `ui/kit`, whose tests mirror them."""
GAMES = ("cyberverse", "emergence", "emergent", "singularity", "toolbox")
JOBS = frozenset(
    {"actions", "options", "packs", "procedures", "redact", "rules", "state", "sums", "views", "words"}
)
"""A game: what may be said and seen, what is true, the rules; each a module, or a folder of the same name."""
SCREENS = frozenset({"correction", "desk", "draw", "guide", "phone", "pieces", "reading", "shared", "stood"})
"""The screens of a game, by the same names."""
OWN = {
    "emergent": {"choosing", "debrief", "report"},
    "singularity": {"campaign"},
    "toolbox": {"setup", "tools"},
}
"""What only one game has: what is to be played, what if, figures to take home; a campaign; tools that look
alike on every device, and how each is set up."""
WHOLE = ("rulebook", "cases", "worlds", "texts", "properties", "tricky", "shipped", "sampler", "newcomers")
"""Topics of tests that are about a game as a whole: its book, its case files, its secrets, its words."""
CROSSING = {
    "bench": "figures of a whole host, for `make bench`",
    "browser": "people with real browsers at a real host",
    "cases": "data of the rules' case files",
    "faults": "host processes that are killed, flooded and starved",
    "packed": "the wheel and the desktop app, as they are installed and double-clicked elsewhere",
    "sessions": "the real screens of a real game over raw Flet sockets: cli, ui and net together",
    "wire": "whole games over real sockets, every byte read: secrets of all games, nonsense for all doors",
}
SHARED = ("desk", "forms", "kit", "shell")
"""Rooms whose parts every game may draw."""
LONGEST = 300
"""Lines of a module; at 250 look twice."""


def files_of(room: str) -> Iterator[Path]:
    """Every test file of a room."""
    return (TESTS / room).rglob("test_*.py")


def homes(test: Path) -> Iterator[Path]:
    """Where the code of a test may be, nearest first: `test_hall_next` is about `hall_next`, or `hall`."""
    folder = COMPANION / test.parent.relative_to(TESTS)
    words = test.stem.removeprefix("test_").split("_")
    if words == [folder.name]:
        yield folder / "__init__.py"
    for count in range(len(words), 0, -1):
        name = "_".join(words[:count])
        yield folder / f"{name}.py"
        yield folder / name / "__init__.py"


@pytest.mark.parametrize("room", MIRRORED)
def test_every_test_has_its_module(room: str) -> None:
    assert any(files_of(room)), f"nothing tests {room}"
    lost = [test for test in files_of(room) if not any(home.exists() for home in homes(test))]
    assert not [test.relative_to(TESTS).as_posix() for test in lost], "no module has this name"


def test_every_folder_is_a_room_or_crosses_them_for_a_reason() -> None:
    folders = {file.relative_to(TESTS).parts[0] for file in TESTS.glob("*/**/*.*") if file.suffix != ".pyc"}
    rooms = {folder.name for folder in COMPANION.iterdir() if (folder / "__init__.py").exists()}
    assert folders - rooms == set(CROSSING)


def test_no_module_is_too_long() -> None:
    found = {}
    for file in (file for folder in (BUILD, COMPANION, TESTS) for file in folder.rglob("*.py")):
        name = file.relative_to(TESTS.parent).as_posix()
        length = len(file.read_text(encoding="utf-8").splitlines())
        if length > LONGEST and not name.startswith("build/out/"):
            found[name] = length
    assert found == {}


def names_in(folder: Path) -> set[str]:
    """The modules and packages that lie directly in a folder."""
    modules = {file.stem for file in folder.glob("*.py") if file.stem != "__init__"}
    return modules | {file.parent.name for file in folder.glob("*/__init__.py")}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_job_has_the_same_name_in_every_game(game: str) -> None:
    assert names_in(COMPANION / "games" / game) == JOBS
    screens = names_in(COMPANION / "ui" / "games" / game)
    assert screens >= SCREENS, "every game has these"
    assert screens - SCREENS == OWN.get(game, set()), "a name for a job that no other game has"


@pytest.mark.parametrize("room", ["games", "ui/games"])
@pytest.mark.parametrize("game", GAMES)
def test_a_test_of_a_game_has_its_module_or_is_about_the_game(game: str, room: str) -> None:
    for test in (TESTS / room / game).rglob("test_*.py"):
        topic = test.stem.removeprefix("test_")
        is_whole = topic.startswith(WHOLE) or topic in (
            "play",
            "screens",
            "words_fit",
            "money_adds_up",
            "issue",
        )
        assert is_whole or any(home.exists() for home in homes(test)), test.name


def drawn_by(folder: Path) -> list[str]:
    """The parts and components that stand in a folder: functions with the name of a thing."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py"))
    functions = (node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef))
    return [node.name for node in functions if node.name[0].isupper()]


def twice(names: Iterable[str]) -> set[str]:
    """Those that were said more than once."""
    return {name for name, times in Counter(names).items() if times > 1}


def test_no_part_is_made_twice() -> None:
    """Neither in two rooms that all games share, nor in two games, nor in one of them and such a room."""
    shared = [name for room in (*SHARED, "door", "organiser") for name in drawn_by(COMPANION / "ui" / room)]
    games = [name for game in GAMES for name in set(drawn_by(COMPANION / "ui" / "games" / game))]
    assert twice(shared) == set(), "two parts of one name"
    assert twice(games) == set(), "the kit has it, or should have it"
    assert set(shared) & set(games) == set(), "a shared room has it already"


@pytest.mark.parametrize("game", GAMES)
def test_no_part_of_a_game_has_the_name_of_another(game: str) -> None:
    """What a phone and the shared screen draw differently has two names."""
    assert twice(drawn_by(COMPANION / "ui" / "games" / game)) == set()


def test_a_part_takes_facts_and_never_the_stage() -> None:
    for file in (COMPANION / "ui").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            if any(getattr(one, "id", "") == "part" for one in node.decorator_list):
                taken = [*node.args.args, *node.args.kwonlyargs]
                kinds = {ast.unparse(one.annotation) for one in taken if one.annotation}
                assert not kinds & {"Stage", "Live", "Desk"}, f"{file.name}: {node.name}"


SPEAKING = frozenset({"say", "has", "listed", "values", "reason", "rejection", "log_line"})
WITHOUT_SKIN = frozenset(
    {
        "app.py",
        "documents.py",
        "games/cyberverse/desk/collection.py",
        "kit/drawing.py",
        "native.py",
        "shell/watch.py",
    }
)
"""What has no skin (a crash, the page's title, a new collection) speaks for who is answered now."""


def says_without_skin(tree: ast.AST) -> Iterator[int]:
    """Lines that ask the process for words; a new document is given its first ones in `blank…`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("blank"):
            continue
        call = node.func if isinstance(node, ast.Call) else None
        if isinstance(call, ast.Attribute) and call.attr in SPEAKING and ast.unparse(call.value) == "texts":
            yield call.lineno
        yield from says_without_skin(node)


def test_every_screen_asks_the_skin_for_words() -> None:
    """So that they follow the language of the device, not of the process."""
    for file in (COMPANION / "ui").rglob("*.py"):
        name = file.relative_to(COMPANION / "ui").as_posix()
        lines = list(says_without_skin(ast.parse(file.read_text(encoding="utf-8"))))
        assert not lines or name in WITHOUT_SKIN, f"{name}: {lines}"


def exported(package: Path) -> set[str]:
    """Names that a package hands on from its modules."""
    tree = ast.parse(package.read_text(encoding="utf-8"))
    hands = (node for node in tree.body if isinstance(node, ast.Assign))
    listed = [
        node.value for node in hands if any(getattr(one, "id", "") == "__all__" for one in node.targets)
    ]
    return {name for value in listed for name in ast.literal_eval(value)}


@cache
def every_text() -> tuple[str, ...]:
    """All code, once."""
    files = (*COMPANION.rglob("*.py"), *TESTS.rglob("*.py"))
    return tuple(file.read_text(encoding="utf-8") for file in files)


def taken_from(text: str, module: str) -> Iterator[str]:
    """What a module takes from a package: by name, or behind the package's own name."""
    parent, _, last = module.rpartition(".")
    if f"from {parent} import" not in text and f"from {module} import" not in text:
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module == module:
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == parent:
            called = [name.asname or name.name for name in node.names if name.name == last]
            yield from (found for name in called for found in re.findall(rf"\b{name}\.(\w+)", text))


@pytest.mark.parametrize("room", [*MIRRORED, "games"])
def test_no_package_hands_on_what_nobody_takes(room: str) -> None:
    for package in (COMPANION / room).rglob("__init__.py"):
        if handed := exported(package):
            module = ".".join(("companion", *package.parent.relative_to(COMPANION).parts))
            taken = {name for text in every_text() for name in taken_from(text, module)}
            assert handed <= taken, f"{module} hands on what nobody takes: {handed - taken}"


def parts_of(tree: ast.Module) -> set[str]:
    """The parts that a module makes."""
    made = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    return {
        node.name for node in made if any(getattr(one, "id", "") == "part" for one in node.decorator_list)
    }


def drawn_part(call: ast.Call) -> str:
    """The name of what is drawn here, also by its key: `Row.keyed("a")(…)`."""
    drawn = call.func
    if isinstance(drawn, ast.Call) and isinstance(drawn.func, ast.Attribute) and drawn.func.attr == "keyed":
        drawn = drawn.func.value
    return drawn.id if isinstance(drawn, ast.Name) else ""


MADE_ANEW = {("games/emergent/desk/mapping.py", "TradeMap")}
"""The editor's map says a region by the whole bench, which is never equal: every step draws it anew."""


def test_a_part_is_handed_no_new_function() -> None:
    """A lambda or a `partial` made on the way is never equal: the part would be drawn at every redraw."""
    room = COMPANION / "ui"
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in room.rglob("*.py")}
    everywhere = {name for tree in trees.values() for name in parts_of(tree) if not name.startswith("_")}
    found = set()
    for file, tree in trees.items():
        known = everywhere | parts_of(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (name := drawn_part(node)) in known:
                handed = [*node.args, *(one.value for one in node.keywords)]
                fresh = [one for one in handed if isinstance(one, ast.Lambda)]
                fresh += [
                    one for one in handed if isinstance(one, ast.Call) and ast.unparse(one.func) == "partial"
                ]
                if fresh:
                    found.add((file.relative_to(room).as_posix(), name))
    assert found == MADE_ANEW

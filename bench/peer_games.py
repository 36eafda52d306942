"""Count the games of other frameworks: `python -m bench.peer_games`.

It counts what the installed packages offer. Variants of one game count once where the package
itself groups them; the names that sound like ours are printed.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

ALIKE = re.compile(r"liar|bluff|perudo|coup", re.IGNORECASE)


def openspiel() -> list[str]:
    """Return the games that are registered with pyspiel, those with rules in Python included."""
    import pyspiel

    import_module("open_spiel.python.games")  # registers them

    return [str(name) for name in pyspiel.registered_names()]


def pettingzoo() -> list[str]:
    """Return PettingZoo's environments: one file each, named for its version."""
    files = _folder("pettingzoo").glob("*/*_v[0-9]*.py")
    return sorted({re.sub(r"_v\d+$", "", file.stem) for file in files})


def pgx() -> list[str]:
    import pgx

    return [str(name) for name in pgx.available_envs()]


def textarena() -> list[str]:
    """Return TextArena's environments: one folder each."""
    folders = (_folder("textarena") / "envs").iterdir()
    return sorted(file.parent.name for folder in folders for file in folder.glob("env.py"))


def _folder(package: str) -> Path:
    found = find_spec(package)
    assert found is not None
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0])


def main() -> None:
    for package, games in (
        ("open_spiel", openspiel),
        ("pettingzoo", pettingzoo),
        ("pgx", pgx),
        ("textarena", textarena),
    ):
        names = games()
        alike = ", ".join(name for name in names if ALIKE.search(name)) or "–"
        print(f"{package} {version(package)}: {len(names)} games; like ours: {alike}")


if __name__ == "__main__":
    main()

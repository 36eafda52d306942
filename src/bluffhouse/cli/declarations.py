"""Write what the games declare as files of the browser's client: `make protocol`.

python -m bluffhouse.cli.declarations client/src/games
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bluffhouse.rules import games
from bluffhouse.text import text_of


def files(folder: Path) -> Iterator[tuple[Path, str]]:
    """Each file and what it holds, for the games with a folder there."""
    for name in games():
        if (folder / name).is_dir():
            game = text_of(name)
            declared = msgspec.to_builtins(game.declarations())
            declared["actions"] = msgspec.to_builtins(game.board.actions)
            for part, plain in declared.items():
                text = json.dumps(plain, ensure_ascii=False, indent=1) + "\n"
                yield folder / name / f"{part}.json", text


if __name__ == "__main__":
    for file, text in files(Path(sys.argv[1])):
        file.write_text(text, encoding="utf-8")

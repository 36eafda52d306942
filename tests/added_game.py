"""The game that the manual adds (docs/add-a-game.md), installed as a package of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from markdown_it import MarkdownIt

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"


def files_of_the_page() -> dict[str, str]:
    """The files the page shows, by path; a file shown in several blocks is put together."""
    tokens = MarkdownIt().parse(PAGE.read_text(encoding="utf-8"))
    files: dict[str, str] = {}
    for number, token in enumerate(tokens):
        above = tokens[number - 2].content if number > 2 else ""
        named = re.fullmatch(r"\*\*([\w./\\-]+\.\w+)\*\*", above)
        if token.type == "fence" and named:
            path = named[1].replace("\\", "")
            files[path] = "\n\n".join(filter(None, (files.get(path), token.content)))
    return files


def install(folder: Path, *, without: str = "") -> Path:
    """Install the package into a folder that can be put on PYTHONPATH; return that folder.

    Files whose path begins with `without` are left out.
    """
    source, site = folder / "source", folder / "site"
    for path, text in files_of_the_page().items():
        if not without or not path.startswith(without):
            file = source / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, *offline, "--target", site, source], check=True, timeout=300)
    return site

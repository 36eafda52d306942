"""Take the picture of the arena's report for the manual: `python -m bench.arena_picture`.

It plays a tournament of LIE with every kind of bot and photographs the report with a headless
Chromium: docs/pictures/arena-report.png.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import bluffhouse
from bluffhouse.arena.engines import run
from bluffhouse.arena.report import report
from bluffhouse.arena.results import Folder
from bluffhouse.arena.summary import summarized
from bluffhouse.arena.tournament import new_tournament
from bluffhouse.bots import kinds

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "arena-report.png"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
WIDTH = 920


def pictures() -> list[Path]:
    """Return the paths of all pictures that this script takes."""
    return [PICTURE]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lie")
    parser.add_argument("--bots", help="separated by commas; all bots of the game by default")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=0.05, help="time budget of a decision")
    parser.add_argument("--out", type=Path, default=PICTURE)
    a = parser.parse_args()
    found = [path for path in map(shutil.which, BROWSERS) if path]
    if not found:
        raise SystemExit(f"no browser to take the picture; install one of {', '.join(BROWSERS)}")
    bots = a.bots.split(",") if a.bots else list(kinds(a.game))
    tournament = new_tournament(
        bluffhouse.game(a.game), bots, games=a.games, seconds=a.seconds, seed="picture"
    )
    with tempfile.TemporaryDirectory() as place:
        folder = Folder.new(Path(place) / "arena", tournament)
        run(folder)
        _, page = report(folder, summarized(tournament, folder.finished()))
        a.out.parent.mkdir(parents=True, exist_ok=True)
        photograph(found[0], page, a.out)
    print(f"{a.out}: {tournament.total} games of {', '.join(bots)}")


def photograph(browser: str, page: Path, picture: Path) -> None:
    """Photograph the whole page at its full height."""
    measured = page.with_name("measured.html")
    script = "<script>document.title = document.documentElement.scrollHeight</script>"
    measured.write_text(page.read_text(encoding="utf-8") + script, encoding="utf-8")
    dom = browse(browser, measured, "--dump-dom", f"--window-size={WIDTH},400")
    height = re.search(r"<title>(\d+)</title>", dom)
    if height is None:
        raise SystemExit("the browser did not report the height of the page")
    browse(browser, page, f"--screenshot={picture}", f"--window-size={WIDTH},{height[1]}")


def browse(browser: str, page: Path, *options: str) -> str:
    plain = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    done = subprocess.run(
        [browser, *plain, *options, page.as_uri()], capture_output=True, text=True, check=True
    )
    return done.stdout


if __name__ == "__main__":
    main()

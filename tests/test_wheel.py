"""The wheel: what is in it, and that it is all a stranger needs. It is built, installed as the
manual says in an empty home without Node.js, opened, and a game is played in it.

Installing is the real thing, with everything the wheel depends on, in the versions of
requirements-dev.txt: otherwise a release of somebody else would be found here first.
"""

from __future__ import annotations

import email
import os
import random
import re
import shutil
import subprocess
import sys
from email.message import Message
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

import bluffhouse
from bluffhouse.locales import languages
from parties import Party
from serving import PATIENCE, guests, seated
from test_docs import BLOCKS, DOCS

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "bluffhouse"
NEEDED = {
    "alembic", "babel", "confusable-homoglyphs", "fluent-runtime", "fluent-syntax", "httptools",
    "litestar", "msgspec", "numpy", "openskill", "pebble", "prometheus-client", "rich", "segno",
    "sqlalchemy", "threadpoolctl", "typer", "uvicorn", "uvloop", "websockets",
}  # fmt: skip
"""Dependencies of the base, without those that only an extra needs."""
EXTRAS = {"agents", "datasets", "dev", "learn", "postgres", "ray", "research", "textarena"}


def build(folder: Path) -> Path:
    """The wheel, as `make wheel` makes it, but with the tools that are here."""
    makes = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    makes += ["--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(makes, check=True, timeout=120)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_it_holds_the_house_and_nothing_else(tmp_path: Path) -> None:
    wheel = build(tmp_path)
    assert wheel.name == f"bluffhouse-{bluffhouse.__version__}-py3-none-any.whl"
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
        page = archive.read("bluffhouse/web/client/index.html").decode()
        (metadata,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        about = email.message_from_bytes(archive.read(metadata))
    ours = {name for name in names if name.startswith("bluffhouse/")}
    files = {
        file for file in SOURCE.rglob("*") if file.is_file() and "__pycache__" not in str(file)
    }
    assert ours == {f"bluffhouse/{file.relative_to(SOURCE).as_posix()}" for file in files}
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"bluffhouse"}
    assert not [name for name in names if re.search(r"node_modules|/tests?/|\.(map|svelte)$", name)]
    assert "bluffhouse/py.typed" in ours
    assert "bluffhouse/house/storage/migrations/versions/v0001_first.py" in ours
    for asset in re.findall(r'"(/assets/[^"]+)"', page):
        assert f"bluffhouse/web/client{asset}" in ours
    for language in languages():
        assert f"bluffhouse/locales/{language}/terminal.ftl" in ours
        assert f"bluffhouse/locales/{language}/rules/lie.md" in ours
    check_metadata(about)


def check_metadata(about: Message) -> None:
    needed = [line for line in about.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert {re.split(r"[^\w.-]", line)[0] for line in needed} == NEEDED
    assert set(about.get_all("Provides-Extra", [])) == EXTRAS
    assert about["License-Expression"] == "Apache-2.0"


class Machine:
    """A machine of somebody who has Python and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        programs = folder / "programs"
        for made in (self.home, programs):
            made.mkdir()
        (programs / "python3").symlink_to(os.path.realpath(sys.executable))
        kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        certificates = {name: os.environ[name] for name in ("SSL_CERT_FILE",) if name in os.environ}
        self.environment = {
            **certificates,
            **kept,
            **_pip_of_this_machine(),
            "PIP_CONSTRAINT": str(_versions(folder)),
            "PIP_NO_COMPILE": "1",  # what is used is compiled when it is
            "HOME": str(self.home),
            "PATH": str(programs),
            "LC_ALL": "C.UTF-8",
        }

    def run(self, line: str) -> str:
        """A line of the manual, in the folder of the wheel."""
        bash = shutil.which("bash")
        assert bash
        done = subprocess.run(
            [bash, "-c", line],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    @property
    def bluffhouse(self) -> Path:
        return self.home / "bluffhouse" / "bin" / "bluffhouse"


def _versions(folder: Path) -> Path:
    """Write the pinned versions without their hashes: pip has none for the wheel itself."""
    pins = re.findall(
        r"^[\w.-]+==[^ \n]+", (ROOT / "requirements-dev.txt").read_text(), re.MULTILINE
    )
    file = folder / "versions.txt"
    file.write_text("\n".join(pins))
    return file


def _pip_of_this_machine() -> dict[str, str]:
    """Its settings and what it has fetched already, though the home is another one."""
    asked = [sys.executable, "-m", "pip", "cache", "dir"]
    cache = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    files = (Path("~/.config/pip/pip.conf"), Path("~/.pip/pip.conf"))
    found = [str(file.expanduser()) for file in files if file.expanduser().exists()]
    return {"PIP_CACHE_DIR": cache} | ({"PIP_CONFIG_FILE": found[0]} if found else {})


async def test_a_stranger_installs_it_as_the_manual_says_and_plays(tmp_path: Path) -> None:
    (block,) = [b for b in BLOCKS if b.page == DOCS / "play.md" and b.manner == "on a new machine"]
    *prepare, last = block.text.splitlines()
    machine = Machine(tmp_path)
    build(tmp_path)
    for line in prepare:
        machine.run(line)
    assert last == "~/bluffhouse/bin/bluffhouse"
    here = ("--host", "127.0.0.1", "--port", "0", "--no-browser")
    with Party(tmp_path, *here, program=machine.bluffhouse) as party:
        page = httpx.get(party.url, timeout=PATIENCE)
        built = (SOURCE / "web" / "client" / "index.html").read_text(encoding="utf-8")
        assert page.text == built
        async with guests(party.door, "Ann") as (ann,):
            (seat,) = await seated([ann], "lie", 3)
            await seat.play_on(random.Random(1))
            record = (await ann.get(f"/api/tables/{seat.code}/record")).text
        assert party.stop() == 0
    (tmp_path / "evening.bluff").write_text(record, encoding="utf-8")
    assert "honest" in machine.run("~/bluffhouse/bin/bluffhouse verify evening.bluff")
    assert party.data.is_file()
    # The next evening goes on where this one stopped.
    with Party(tmp_path, *here, program=machine.bluffhouse) as again:
        headers = {"authorization": f"Bearer {ann.token}"}
        kept = httpx.get(
            f"{again.url}/api/tables/{seat.code}/record", headers=headers, timeout=PATIENCE
        )
        assert kept.text == record
        assert again.stop() == 0
    check_the_rest(machine)


def check_the_rest(machine: Machine) -> None:
    """Check the parts that need no house: the wheel brings them too, in every language."""
    python = "~/bluffhouse/bin/python"
    where = machine.run(f"{python} -c 'import bluffhouse; print(bluffhouse.__file__)'")
    assert Path(where.strip()).is_relative_to(machine.home)
    assert "LI-5" in machine.run("~/bluffhouse/bin/bluffhouse --lang pl rules lie LI-5")
    assert machine.run("~/bluffhouse/bin/bluffhouse words").count("\n") == len(languages())
    scripted = "~/bluffhouse/bin/bluffhouse play lie --seed 5 --save scripted.bluff < /dev/null"
    assert "--resume" in machine.run(scripted)
    # What an extra adds is added to what is there, though no index has it.
    machine.run("~/bluffhouse/bin/pip install --quiet 'bluffhouse[postgres]'")
    assert "3" in machine.run(f"{python} -c 'import psycopg; print(psycopg.__version__)'")


@pytest.mark.parametrize("tool", ["uv", "pipx"])
def test_other_installers_work_as_the_manual_says(tool: str, tmp_path: Path) -> None:
    there = Path(sys.executable).with_name(tool)
    (block,) = [block for block in BLOCKS if block.manner == "with uv or pipx"]
    (line,) = [line for line in block.text.splitlines() if line.startswith(tool)]
    machine = Machine(tmp_path)
    (tmp_path / "programs" / tool).symlink_to(there)
    machine.environment |= {k: v for k, v in os.environ.items() if k.startswith("UV_")}
    build(tmp_path)
    machine.run(line)
    assert bluffhouse.__version__ in machine.run("~/.local/bin/bluffhouse --version")


def test_all_pages_install_it_alike() -> None:
    """One of them was followed above."""
    blocks = [block for block in BLOCKS if block.manner == "on a new machine"]
    lines = [block.text.replace("~/bluffhouse/bin/", "").splitlines() for block in blocks]
    followed = max(lines, key=len)
    assert len(followed) == 3
    assert all(set(shorter) <= set(followed) for shorter in lines)


def test_pages_name_the_file_that_is_built() -> None:
    named = {
        name
        for block in BLOCKS
        if block.page != DOCS / "upgrading.md"  # it goes from this version to the next
        for name in re.findall(r"bluffhouse-\d[^\s'\[]*", block.text)
    }
    assert named == {f"bluffhouse-{bluffhouse.__version__}-py3-none-any.whl"}


def test_it_is_said_what_an_installation_weighs() -> None:
    assert "`make bench-install`" in (DOCS / "play.md").read_text(encoding="utf-8")

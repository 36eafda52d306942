"""The manual is true: every block is run or at least checked by the tool for it, every link and
picture exists, and the site builds without a warning."""

from __future__ import annotations

import importlib
import json
import os
import re
import runpy
import shlex
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer.main
from fluent.syntax import FluentParser, ast
from markdown_it import MarkdownIt

import bluffhouse
from bluffhouse.cli.app import app
from bluffhouse.house.storage import Store
from bluffhouse.records import read
from postgres import Cluster
from serving import Server

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
LOCALES = ROOT / "src" / "bluffhouse" / "locales"
PAGES = sorted(
    [
        ROOT / "README.md",
        ROOT / "CHANGELOG.md",
        ROOT / "CONTRIBUTING.md",
        *DOCS.rglob("*.md"),
        *LOCALES.rglob("*.md"),
    ]
)
BIN = Path(sys.executable).parent
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

PATIENCE = 60
"""Seconds for a command to begin, and to end when it is told to."""


class Block(NamedTuple):
    """A fenced block of a page."""

    page: Path
    line: int
    language: str
    manner: str
    """The note beside the language in its first line, such as `on the server`."""
    text: str
    file: str
    """The file that it is a part of, where a bold line above it names one."""

    @property
    def script(self) -> str:
        """Return the typed lines. In a console the output stands below them."""
        lines = self.text.replace("\\\n", " ").splitlines()
        if self.language == "console":
            lines = [line[2:] for line in lines if line.startswith("$ ")]
        return "\n".join(lines)

    @property
    def where(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path) -> Iterator[Block]:
    tokens = MarkdownIt().parse(page.read_text(encoding="utf-8"))
    for number, token in enumerate(tokens):
        if token.type in ("fence", "code_block"):
            language, _, manner = token.info.strip().partition(" ")
            above = tokens[number - 2].content if number > 2 else ""
            named = re.fullmatch(r"\*\*([\w./\\-]+\.\w+)\*\*", above)
            file = named[1].replace("\\", "") if named else ""
            assert token.map is not None
            yield Block(page, token.map[0] + 1, language, manner, token.content, file)


BLOCKS = [block for page in PAGES for block in blocks_of(page)]


# ── every block is checked ──────────────────────────────────────────────────────────────────


def check_python(block: Block) -> None:
    compile(block.text, block.where, "exec")


def check_js(block: Block) -> None:
    command = ["node", "--input-type=module", "--check"]
    done = subprocess.run(command, input=block.text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def check_json(block: Block) -> None:
    if block.text.startswith('{"bluffhouse"'):  # a record
        read(block.text)
        return
    for text in block.text.splitlines() if block.manner == "lines" else [block.text]:
        assert json.loads(text)


def check_toml(block: Block) -> None:
    assert tomllib.loads(block.text)


def check_markdown(block: Block) -> None:
    assert block.file
    assert re.search(r"^### [A-Z]{2}-1 · ", block.text, re.MULTILINE)


def check_text(block: Block) -> None:
    """Fluent, JSON, or a drawing of the house: the folders and files that it names exist."""
    if block.file.endswith(".ftl"):
        parts = FluentParser(with_spans=False).parse(block.text).body
        assert [part for part in parts if isinstance(part, ast.Junk)] == []
        return
    if block.text.startswith("{"):
        check_json(block)
        return
    found = 0
    for folder in re.findall(r"^ *([\w/]+)/ ", block.text, re.MULTILINE):
        assert any((place / folder).is_dir() for place in (ROOT, ROOT / "src" / "bluffhouse"))
        found += 1
    # A drawing of files: each of them is there (`games/<game>/…` stands for one per game).
    for name in re.findall(r"[\w/<>]+\.(?:py|svelte\.ts|svelte)\b", block.text):
        file = name.replace("<game>", "lie")
        assert any((ROOT / place / file).is_file() for place in ("src/bluffhouse", "client/src"))
        found += 1
    for module, thing in re.findall(r"\b([a-z]+)\.(?!py\b)([A-Za-z]+)\b", block.text):
        if (ROOT / "src" / "bluffhouse" / "house" / f"{module}.py").exists():
            assert hasattr(importlib.import_module(f"bluffhouse.house.{module}"), thing)
            found += 1
    assert found, "nothing in this drawing can be checked"


COMMANDS: Any = typer.main.get_command(app)


def check_sh(block: Block) -> None:
    """The shell can read it, and what it calls is there with those flags."""
    assert block.script
    subprocess.run(["bash", "-n", "-c", block.script], check=True, timeout=60)
    for command in commands_of(block.script):
        check_command(command)


def check_powershell(block: Block) -> None:
    """The same as on other systems."""
    wheel = f"./bluffhouse-{bluffhouse.__version__}-py3-none-any.whl"
    words = block.text.replace("\\", "/").replace("& ", "").replace('"', "")
    for here, there in (
        ("py -m", "python3 -m"),
        ("$HOME", "~"),
        ("/Scripts/", "/bin/"),
        (wheel, "bluffhouse-*.whl"),
    ):
        assert here in words
        words = words.replace(here, there)
    assert words in [other.text for other in BLOCKS if other.page == block.page]


def commands_of(script: str) -> Iterator[list[str]]:
    """The simple commands of a script, word by word."""
    for line in script.splitlines():
        words = shlex.shlex(line, posix=True, punctuation_chars="|&;")
        words.whitespace_split = True
        command: list[str] = []
        for word in words:
            if set(word) <= set("|&;"):
                yield command
                command = []
            elif command or not re.match(r"\w+=", word):
                command.append(word)
        if command:
            yield command


def check_command(command: list[str]) -> None:
    name, *rest = command
    if name == "make":
        for target in rest:
            assert re.search(rf"^{target.partition('=')[0]}\b", MAKEFILE, re.MULTILINE), target
    elif name.endswith("bluffhouse"):
        known = COMMANDS
        for word in rest:
            if not hasattr(known, "commands") or word.startswith("-"):
                break
            assert word in known.commands, word
            known = known.commands[word]
        flags = {flag for param in known.params for flag in (*param.opts, *param.secondary_opts)}
        for word in rest:
            if word.startswith("--"):
                assert word.partition("=")[0] in {*flags, "--help"}, word
    elif name.endswith("pip"):
        for extra in re.findall(r"\[(\w+)\]", " ".join(rest)):
            assert extra in PROJECT["optional-dependencies"]
    for word in command:
        if re.match(r"(deploy|src|tests|client|docs|bench)/[\w./-]+$", word):
            # Or it is written there.
            assert (ROOT / word).exists() or (ROOT / word).parent.is_dir(), word


CHECKS: dict[str, Callable[[Block], None]] = {
    "python": check_python,
    "sh": check_sh,
    "console": check_sh,
    "powershell": check_powershell,
    "js": check_js,
    "json": check_json,
    "toml": check_toml,
    "markdown": check_markdown,
    "text": check_text,
}
DIRECTIVES = {"{eval-rst}", "{include}", "{toctree}"}
"""They are checked by building the site."""


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.where)
def test_every_block_is_checked(block: Block) -> None:
    if block.language in DIRECTIVES:
        assert block.page.is_relative_to(DOCS)
        return
    assert block.language in CHECKS, f"nobody checks a block of {block.language or 'no language'}"
    CHECKS[block.language](block)


# ── what can be run is run ──────────────────────────────────────────────────────────────────

RUNS = """
import json, sys
namespace = {"__name__": "__main__"}
for where, text in json.load(sys.stdin):
    exec(compile(text, where, "exec"), namespace)
"""
PIP = """#!/bin/sh
test "$*" = "install --editable ." || exit 0    # everything else there is here already
exec "{python}" -m pip install --quiet --disable-pip-version-check --no-index --no-deps \\
    --no-build-isolation --target "$PYTHONPATH" .
"""
"""A pip that installs what the page wrote, beside what is here: nothing is fetched."""


LACKS = "import sys\nsys.modules.update(dict.fromkeys({modules}))\n"
"""Python reads it when it starts: these cannot be imported."""


class Workshop:
    """A folder in which the blocks of one page are tried, in an empty home, without the modules
    that are not there."""

    def __init__(self, folder: Path, lacking: Iterable[str] = ()) -> None:
        self.folder = folder / "work"
        self.folder.mkdir()
        self.home = folder / "home"
        self.programs = folder / "bin"
        site = folder / "site"
        for place in (self.programs, site, self.home):
            place.mkdir()
        self.program("pip", PIP.format(python=sys.executable))
        lacks = LACKS.format(modules=sorted(lacking))
        (site / "sitecustomize.py").write_text(lacks, encoding="utf-8")
        ours = ("BLUFFHOUSE_", "PYTEST_", "XDG_")
        kept = {k: v for k, v in os.environ.items() if not k.startswith(ours)}
        self.environment = kept | {
            "HOME": str(self.home),
            "PATH": f"{self.programs}:{BIN}:{os.environ['PATH']}",
            "PYTHONPATH": str(site),
            "BLUFFHOUSE_PORT": "0",
            "LC_ALL": "C.UTF-8",
        }

    def program(self, name: str, script: str) -> None:
        """One that is found before any other of its name."""
        file = self.programs / name
        file.write_text(script, encoding="utf-8")
        file.chmod(0o755)

    def write(self, block: Block) -> None:
        """A file of the page; what says where it belongs a second time goes on there."""
        file = self.folder / block.file
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            out.write(("\n\n" if out.tell() else "") + block.text)

    def run_python(self, blocks: list[Block]) -> None:
        """All of a page in one go: a later block may use what an earlier one has made."""
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", RUNS],
            input=json.dumps([(block.where, block.text) for block in blocks]),
            cwd=self.folder,
            env=self.environment | {"PYTHONPATH": f"{self.environment['PYTHONPATH']}:."},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stderr

    def run_script(self, script: str) -> str:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def start_and_stop(self, line: str) -> None:
        """Run a command that goes on until Ctrl-C: it must start well, and end well then."""
        # Our houses are open to this machine only, and nobody looks at a browser.
        line = line.replace("0.0.0.0", "127.0.0.1")
        if not re.search(r"bluffhouse [a-z]", line):
            line = f"{line} --host 127.0.0.1 --no-browser"
        process = subprocess.Popen(
            ["bash", "-c", f"exec {line}"],
            cwd=self.folder,
            env=self.environment | {"PYTHONUNBUFFERED": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        with process:
            assert process.stdout is not None
            said = ""
            if "bluffhouse arena" in line:  # it says nothing before it is over, but writes
                deadline = time.monotonic() + PATIENCE
                while not self.has_games() and time.monotonic() < deadline:
                    time.sleep(0.05)
            else:
                said = process.stdout.readline()
                assert not said.startswith("bluffhouse: "), said
            os.killpg(process.pid, signal.SIGINT)
            said += process.stdout.read()
            assert process.wait(PATIENCE) in (0, 130), said

    def has_games(self) -> bool:
        """Whether a game of a tournament is over."""
        return any(file.stat().st_size for file in self.folder.rglob("games.jsonl"))


ENDLESS = re.compile(r"(\S*/)?bluffhouse( serve\b| solve\b| arena\b.*--games 1000\b|( --\S+)*$)")
ELSEWHERE = re.compile(r"make |source |.*postgresql://")
"""Lines that need a checkout, this shell or another machine: checked above, not run."""


def run_line(workshop: Workshop, line: str) -> None:
    command = re.split(r"\s+#", line)[0].strip()
    if not command or ELSEWHERE.match(command):
        return
    if ENDLESS.match(command):
        workshop.start_and_stop(command)
    else:
        workshop.run_script(command)


def lacking(page: Path) -> set[str]:
    """The modules that come with an extra which the page does not say to install."""

    def packages(lines: list[str]) -> set[str]:
        return {re.split(r"[^\w.-]", line)[0].replace("_", "-") for line in lines}

    extras = {
        name: packages(lines)
        for name, lines in PROJECT["optional-dependencies"].items()
        if name != "dev"
    }
    told = re.findall(r"pip install [^\n`]*\[(\w+)\]", page.read_text(encoding="utf-8"))
    there = [packages(PROJECT["dependencies"]), *[extras[name] for name in told]]
    missing = set().union(*extras.values()).difference(*there)
    modules = packages_of_modules().items()
    return {module for module, packages in modules if not missing.isdisjoint(packages)}


@cache
def packages_of_modules() -> Mapping[str, list[str]]:
    """As they are installed here."""
    return packages_distributions()


RUNNABLE = ("python", "sh", "console")
RUN = sorted({b.page for b in BLOCKS if b.language in RUNNABLE and not b.manner})


@pytest.mark.parametrize("page", RUN, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_shows_can_be_done(page: Path, tmp_path: Path) -> None:
    workshop = Workshop(tmp_path, lacking(page))
    # A language that is being written elsewhere.
    (workshop.home / "polski").symlink_to(LOCALES / "pl")
    mine = [block for block in BLOCKS if block.page == page]
    for block in mine:
        if block.file:
            workshop.write(block)
    for block in mine:
        if block.language in ("sh", "console") and not block.manner:
            for line in block.script.splitlines():
                run_line(workshop, line)
    python = [b for b in mine if b.language == "python" and not b.manner and not b.file]
    if python:
        workshop.run_python(python)


AGAINST = [block for block in BLOCKS if (block.language, block.manner) == ("sh", "against a house")]


@pytest.mark.parametrize("block", AGAINST, ids=lambda block: block.where)
def test_what_is_said_to_a_house_is_understood(block: Block, tmp_path: Path) -> None:
    if not (shutil.which("curl") and shutil.which("jq")):
        check_sh(block)
        return
    workshop = Workshop(tmp_path)
    with Server(tmp_path) as server:
        script = block.text.replace("http://127.0.0.1:8321", server.url)
        answers = workshop.run_script(script)
    assert '"seq":3' in answers
    assert '"reason"' not in answers


class Host(Workshop):
    """A server, in a folder: /etc and the like are in there, and what was played is where the
    manual has it. The programs that would change this machine do nothing."""

    OURS = ("/backup", "/etc", "/opt", "/var")
    IDLE = ("certbot", "docker", "nginx", "openssl", "python3", "runuser", "systemctl")

    def __init__(self, folder: Path, database: str) -> None:
        super().__init__(folder)
        self.root = folder / "root"
        self._database = database
        for place in ("backup", "etc/caddy", "etc/nginx/conf.d", "etc/systemd/system"):
            (self.root / place).mkdir(parents=True)
        for name in self.IDLE:
            self.program(name, "#!/bin/sh\n")
        for installed in (self.root / "opt" / "bluffhouse", self.home / "bluffhouse"):
            programs = installed / "bin"
            programs.mkdir(parents=True)
            (programs / "bluffhouse").symlink_to(BIN / "bluffhouse")
            (programs / "pip").symlink_to(self.programs / "pip")
            (programs / "python").symlink_to(sys.executable)
        shutil.copytree(ROOT / "deploy", self.folder / "deploy")
        settings, script = (
            self.folder / "deploy" / name for name in ("bluffhouse.toml", "backup.sh")
        )
        for file in (settings, script):
            file.write_text(self._here(file.read_text("utf-8")), "utf-8")
        shutil.copy(settings, self.root / "etc")
        found_house(self.root / "var" / "lib" / "bluffhouse", "Guest of the server")
        found_house(self.home / ".local" / "share" / "bluffhouse", "Guest at home")

    def _here(self, text: str) -> str:
        """With the paths and the database that stand for those."""
        text = re.sub(r"(?<![\w.:/~!])/(?!dev/null)\w+", self._place, text)
        return re.sub(r"postgresql://bluffhouse:[^\s']+", self._database, text)

    def _place(self, path: re.Match[str]) -> str:
        assert path[0] in self.OURS, f"{path[0]} of this machine is not to be touched"
        return f"{self.root}{path[0]}"

    def follow(self, block: Block) -> None:
        """In one shell, but for what goes on until it is told to stop."""
        lines = self._here(block.script).splitlines()
        for endless, some in groupby(lines, lambda line: bool(ENDLESS.match(line))):
            if endless:
                for line in some:
                    self.start_and_stop(line)
            else:
                self.run_script("\n".join(some))


def found_house(folder: Path, guest: str) -> None:
    """A house in which that person has been."""
    store = Store(f"sqlite:///{folder / 'house.db'}")
    store.migrate()
    store.add_person(guest, token="", now=0)
    store.close()


def guests_of(database: str) -> list[str]:
    store = Store(database)
    try:
        return [*store.names_of([1, 2]).values()]
    finally:
        store.close()


def follow_all(host: Host, page: Path) -> None:
    for block in BLOCKS:
        if block.page == page and block.manner == "on the server":
            host.follow(block)


def test_hosts_can_do_what_they_are_told(tmp_path: Path, postgres: Cluster) -> None:
    database = postgres.create_database()
    host = Host(tmp_path, database)
    follow_all(host, DOCS / "hosting.md")
    assert guests_of(database) == ["Guest of the server"]
    moved, (nightly,) = host.folder / "house.backup", (host.root / "backup").glob("*.backup")
    for backup in (moved, nightly):
        assert '"Guest of the server"' in backup.read_text("utf-8")
    restored = f"sqlite:///{host.root / 'var' / 'lib' / 'bluffhouse' / 'house.db'}"
    assert guests_of(restored) == ["Guest of the server"]
    assert (host.root / "backup" / "broken" / "house.db").exists()
    assert (host.root / "etc" / "bluffhouse.env").stat().st_mode & 0o777 == 0o600
    assert tomllib.loads((host.root / "etc" / "bluffhouse.toml").read_text("utf-8"))["workers"] == 4


def test_houses_can_be_upgraded_and_brought_back_as_is_told(tmp_path: Path) -> None:
    host = Host(tmp_path, "")
    follow_all(host, DOCS / "upgrading.md")
    data = host.root / "var" / "lib" / "bluffhouse"
    assert (data / "newer.db").exists()
    assert guests_of(f"sqlite:///{data / 'house.db'}") == ["Guest of the server"]
    assert guests_of(f"sqlite:///{host.folder / 'before.db'}") == ["Guest at home"]


def test_every_manner_is_known() -> None:
    """A word on the first line of a block keeps it from being run: only these do."""
    told = {(b.language, b.manner) for b in BLOCKS if b.manner and b.language in CHECKS}
    assert told <= {
        ("json", "lines"),  # read above, line by line
        ("python", "against a house"),  # run by tests/web/test_schema.py
        ("sh", "against a house"),
        ("sh", "in a checkout"),
        ("sh", "on a cluster"),
        ("sh", "takes minutes"),
        ("sh", "on a new machine"),  # run by tests/test_wheel.py
        ("sh", "on the server"),  # run above, in a folder
        ("sh", "with uv or pipx"),  # run by tests/test_wheel.py, where they are installed
        ("sh", "with a model"),  # tests/engines/test_models.py runs the like
    }


# ── the game that the manual adds ───────────────────────────────────────────────────────────

ONLY = """
import bluffhouse, hypothesis
for name in [*bluffhouse.games()]:
    if name not in ("tall_story", "lie"):    # some laws are about two games
        del bluffhouse.games()[name]
every = hypothesis.settings.__init__
def few(self, *arguments, **more):
    if "max_examples" in more:
        more["max_examples"] = min(more["max_examples"], 40)
    every(self, *arguments, **more)
hypothesis.settings.__init__ = few
"""


def test_the_added_game_obeys_the_laws(tmp_path: Path) -> None:
    """In a house with that game and LIE. With fewer examples than the games of the house."""
    workshop = Workshop(tmp_path)
    for block in BLOCKS:
        if block.page == DOCS / "add-a-game.md" and block.file:
            workshop.write(block)
    workshop.run_script("pip install --editable .")
    site = Path(workshop.environment["PYTHONPATH"])
    (site / "only_these.py").write_text(ONLY, encoding="utf-8")
    laws = [sys.executable, "-m", "pytest", "-p", "only_these", "-p", "no:cacheprovider", "-q"]
    done = subprocess.run(
        [*laws, "tests/contract", "tests/text/test_text_door.py"],
        cwd=ROOT,
        env=workshop.environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "tall_story" not in bluffhouse.games()


# ── the site ────────────────────────────────────────────────────────────────────────────────


def test_the_manual_is_built_without_a_warning(tmp_path: Path) -> None:
    """By the command of `make manual`, into another folder. Nothing in it is fetched from
    elsewhere when somebody reads it."""
    recipe = re.search(
        r"^manual:.*\n\t\$\(BIN\)/(sphinx-build .*) docs build/manual$", MAKEFILE, re.MULTILINE
    )
    assert recipe
    command = [*shlex.split(recipe[1]), "--doctree-dir", str(tmp_path / "trees")]
    site = tmp_path / "site"
    done = subprocess.run(
        [str(BIN / command[0]), *command[1:], "docs", str(site)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "fail-on-warning" in recipe[1]
    pages = {page.relative_to(DOCS).with_suffix(".html") for page in DOCS.rglob("*.md")}
    assert pages <= {page.relative_to(site) for page in site.rglob("*.html")}
    assert (site / "searchindex.js").stat().st_size > 10_000
    fetched = (r"<(?:script|img|link|iframe)[^>]*(?:src|href)=.(?:https?:)?//", r"url\(.?https?:")
    for page in (*site.rglob("*.html"), *site.rglob("*.css")):
        text = page.read_text(encoding="utf-8")
        assert not any(re.search(pattern, text) for pattern in fetched), page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        if not target.startswith(("http:", "https:", "mailto:")):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_nothing_is_left_to_be_filled_in(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"\b[A-Z]+_(TABLE|FIGURES|RR|SR)\b|\bTODO\b|\bTBD\b", text)


# ── pictures ────────────────────────────────────────────────────────────────────────────────


def drawn() -> set[str]:
    """Return the names of the pictures that our scripts make."""
    found: set[str] = set()
    scripts = ("docs/make_pictures.py", "docs/make_screenshots.py")
    for script in (*scripts, "bench/arena_picture.py", "bench/curves.py"):
        found |= {path.name for path in runpy.run_path(str(ROOT / script))["pictures"]()}
    return found


def test_every_picture_is_drawn_by_a_script_and_shown_somewhere() -> None:
    shown = set()
    for page in PAGES:
        for target in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page}: {target}"
            shown.add(Path(target).name)
    there = {path.name for path in (DOCS / "pictures").iterdir()}
    assert there == drawn()
    assert shown == there


def test_the_first_page_shows_every_table_on_both_screens() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in bluffhouse.games():
        for screen in ("desktop", "phone"):
            assert f"browser-{game.replace('_', '-')}-{screen}.webp" in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_picture_says_what_it_shows(page: Path) -> None:
    """For those who cannot see it."""
    assert "![](" not in page.read_text(encoding="utf-8")

"""What the release workflow runs besides `make`: its notes, and the image in a registry."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bluffhouse

ROOT = Path(__file__).parents[1]
VERSION = bluffhouse.__version__
SCRIPTS = ROOT / ".ci"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for bash")


def run(script: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(SCRIPTS / script), *arguments],
        env={**os.environ, **environment},
        cwd=environment.get("HERE"),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# ── the notes ───────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def dated(tmp_path: Path) -> Path:
    """The changelog on the day of the release."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.count(f"## {VERSION} (") == 1
    file = tmp_path / "CHANGELOG.md"
    file.write_text(text.replace(f"## {VERSION} (unreleased)", f"## {VERSION} (2026-12-01)"))
    return file


def test_notes_are_what_the_changelog_says_about_the_version(dated: Path) -> None:
    done = run("release-notes", f"v{VERSION}", CHANGELOG=str(dated))
    assert done.returncode == 0, done.stderr
    _, _, rest = dated.read_text(encoding="utf-8").partition(f"## {VERSION} (2026-12-01)\n")
    ours, heading, _ = rest.partition("\n## ")
    assert heading
    assert done.stdout.strip() == ours.strip()


@pytest.mark.parametrize("tag", ["v9.9.9", VERSION, f"v{VERSION}.1", ""])
def test_a_tag_of_another_version_is_refused(tag: str, dated: Path) -> None:
    done = run("release-notes", tag, CHANGELOG=str(dated))
    assert done.returncode == 1
    assert VERSION in done.stderr
    assert done.stdout == ""


def test_a_version_without_a_date_is_refused(dated: Path) -> None:
    undated = dated.read_text(encoding="utf-8").replace("(2026-12-01)", "(unreleased)")
    dated.write_text(undated, encoding="utf-8")
    done = run("release-notes", f"v{VERSION}", CHANGELOG=str(dated))
    assert done.returncode == 1
    assert "put in the date" in done.stderr


# ── the image ───────────────────────────────────────────────────────────────────────────────

DOCKER = """#!/bin/sh
echo "$@" >> "$ASKED"
case "$*" in
    login*) cat >> "$ASKED" ;;
    "image inspect"*) printf 'elsewhere/x@sha256:0\\nreg.example/us/house@sha256:abc\\n' ;;
    *imagetools\\ inspect*) echo sha256:def ;;
esac
"""
"""Writes down what it is asked, and answers like Docker."""


class Registry:
    """A registry that only listens."""

    def __init__(self, folder: Path) -> None:
        docker = folder / "bin" / "docker"
        docker.parent.mkdir()
        docker.write_text(DOCKER)
        docker.chmod(0o755)
        self._asked = folder / "asked"
        self.environment = {
            "PATH": f"{docker.parent}:{os.environ['PATH']}",
            "ASKED": str(self._asked),
            "HERE": str(folder),
            "GITHUB_REPOSITORY": "Us/House",
            "GITHUB_REF_NAME": "v1.2.3",
            "GITHUB_ACTOR": "ada",
            "TOKEN": "secret",
        }

    @property
    def asked(self) -> list[str]:
        return self._asked.read_text().splitlines()


def test_an_image_is_pushed_and_its_digest_noted(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    done = run("push-image", "reg.example", "house:arm64", "arm64", **registry.environment)
    assert done.returncode == 0, done.stderr
    assert registry.asked[:4] == [
        "login reg.example --username ada --password-stdin",
        "secret",
        "tag house:arm64 reg.example/us/house:1.2.3-arm64",
        "push --quiet reg.example/us/house:1.2.3-arm64",
    ]
    noted = (tmp_path / "digests" / "arm64").read_text()
    assert noted == "reg.example/us/house@sha256:abc\n"


def test_the_images_of_all_processors_become_one(tmp_path: Path) -> None:
    registry = Registry(tmp_path)
    files = []
    for digest in ("1", "2"):
        files.append(tmp_path / digest)
        files[-1].write_text(f"reg.example/us/house@sha256:{digest}\n")
    done = run("join-images", "reg.example", *map(str, files), **registry.environment)
    assert done.returncode == 0, done.stderr
    assert registry.asked[2] == (
        "buildx imagetools create --tag reg.example/us/house:1.2.3"
        " reg.example/us/house@sha256:1 reg.example/us/house@sha256:2"
    )
    # The workflow reads these lines, and nothing else.
    assert done.stdout.splitlines() == ["name=reg.example/us/house", "digest=sha256:def"]

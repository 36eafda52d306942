"""What is installed is what was reviewed: pinned, hashed, and no more than is needed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = sorted(ROOT.glob("requirements*.txt"))
PIN = re.compile(r"^([\w.-]+)==([^\s;]+)", re.MULTILINE)
UNUSED = ("faker", "polyfactory")
"""Packages that Litestar asks for and the house never imports."""

WITHOUT = """
import sys
for name in sys.argv[1:]:
    sys.modules[name] = None
from bluffhouse.web.app import API, make_apps
from bluffhouse.web.openapi import document
from bluffhouse.house.settings import Settings
make_apps(Settings())
assert document(API, "cookie", "desk-cookie")
"""


def pins(file: Path) -> dict[str, str]:
    return dict(PIN.findall(file.read_text(encoding="utf-8")))


def test_there_is_a_lock_file_for_each_use() -> None:
    assert [file.name for file in LOCKS] == [
        "requirements-dev.txt",
        "requirements-release.txt",
        "requirements-server.txt",
        "requirements.txt",
    ]


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: file.stem)
def test_every_requirement_is_pinned_with_its_hashes_and_no_address(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index" not in text
    lines = [line for line in text.replace("\\\n", "").splitlines() if line[:1] not in ("", " ")]
    for line in lines:
        if not line.startswith("#"):
            assert re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line


def test_all_uses_agree_on_versions() -> None:
    tested = pins(ROOT / "requirements-dev.txt")
    for name in ("requirements.txt", "requirements-server.txt"):
        assert pins(ROOT / name).items() <= tested.items()
    extra = pins(ROOT / "requirements-server.txt").keys() - pins(ROOT / "requirements.txt").keys()
    assert extra == {"psycopg", "psycopg-binary"}


def test_a_house_is_installed_without_what_it_does_not_use() -> None:
    for name in ("requirements.txt", "requirements-server.txt"):
        assert not pins(ROOT / name).keys() & set(UNUSED)
    subprocess.run([sys.executable, "-c", WITHOUT, *UNUSED], check=True, timeout=120)


def test_every_package_of_the_client_has_a_hash() -> None:
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))
    installed = {name: package for name, package in lock["packages"].items() if name}
    assert [name for name, package in installed.items() if "integrity" not in package] == []


def test_the_lock_of_the_client_is_complete_on_every_platform() -> None:
    """`npm ci` refuses a lock file that lacks an optional package of another platform."""
    lock = json.loads((ROOT / "client" / "package-lock.json").read_text(encoding="utf-8"))[
        "packages"
    ]
    wanted = [
        (package, name)
        for package in lock
        for name in lock[package].get("optionalDependencies", {})
        if f"node_modules/{name}" not in lock and f"{package}/node_modules/{name}" not in lock
    ]
    assert wanted == []


def test_the_client_is_installed_from_its_lock_file_alone() -> None:
    for file in (ROOT / "Makefile", ROOT / "deploy" / "Containerfile"):
        text = file.read_text(encoding="utf-8")
        assert "npm ci" in text
        assert "npm install" not in text


def test_images_are_fixed_by_their_digest() -> None:
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    images = dict(re.findall(r"^ARG (\w+_IMAGE)=(\S+)", container, re.MULTILINE))
    bases = re.findall(r"^FROM (\S+)", container, re.MULTILINE)
    assert {base.strip("${}") for base in bases} == set(images)
    compose = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    images |= dict(re.findall(r"image: \${(\w+):-(\S+)}", compose))
    assert len(images) == len(set(bases)) + compose.count(" image: ")
    for image in images.values():
        assert re.fullmatch(r"[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}", image), image


def test_actions_are_fixed_by_their_commit() -> None:
    for file in (ROOT / ".github" / "workflows").glob("*.yml"):
        for used in re.findall(r"uses: (\S+)", file.read_text(encoding="utf-8")):
            assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", used), f"{file.name}: {used}"


def test_a_release_is_audited_listed_and_signed() -> None:
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    steps = (
        ".ci/release-notes",
        "make audit",
        "make wheel",
        "make sbom",
        "make manual-archive",
        "make checksums",
        "attest-build-provenance",
        "make image",
        ".ci/push-image",
        ".ci/join-images",
        "subject-digest",
        "gh release",
    )
    places = [release.index(step) for step in steps]
    assert places == sorted(places)

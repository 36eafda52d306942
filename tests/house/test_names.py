"""Names: what the house makes of what people type, and which two could be mistaken."""

from __future__ import annotations

import pytest

from bluffhouse.house.names import MAX_NAME, alike, choose, clean
from bluffhouse.house.refusal import Refusal


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann  ", "Ann"),
        ("Ann \t\n  Lee", "Ann Lee"),
        ("Zoe\u0301", "Zoé"),  # an accent of its own becomes one letter with it
        ("Łukasz 七海 محمد Ωμέγα", "Łukasz 七海 محمد Ωμέγα"),
        ("🦊", "🦊"),
        ("Ann\u202eeel", "Ann eel"),  # from here on right to left
        ("\u200bAnn\u200b", "Ann"),
        ("An\u00adn", "An n"),  # a hyphen that is not shown
        ("Ann\x00\x1b[31m", "Ann [31m"),
        ("Ann\u3164Lee", "Ann Lee"),  # a letter, says Unicode, that looks like a space
        ("Ann\u034f", "Ann"),
        ("\ud800Ann", "Ann"),  # half a letter
        ("x" * MAX_NAME, "x" * MAX_NAME),
        ("  " + "é" * MAX_NAME + "  ", "é" * MAX_NAME),
        ("e\u0301" * MAX_NAME, "é" * MAX_NAME),
    ],
)
def test_a_name_is_trimmed_and_shows_all_it_has(typed: str, shown: str) -> None:
    assert clean(typed) == shown
    assert clean(shown) == shown


@pytest.mark.parametrize(
    "typed",
    [
        *["", "   ", "\n\t", "\x00", "\ud800"],
        *["\u200b\u200d\ufeff", "\u202e", "\u0301", "\ufe0f", "\U000e0041"],
        *["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u034f"],
    ],
)
def test_a_name_must_show_something(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean(typed)
    assert refused.value.reason == "name-empty"


def test_a_name_has_an_end() -> None:
    with pytest.raises(Refusal) as refused:
        clean("x" * (MAX_NAME + 1))
    assert (refused.value.reason, refused.value.values) == ("name-too-long", {"most": MAX_NAME})


@pytest.mark.parametrize(
    "other",
    ["ann", "ANN", "A n n", "Ann.", "Änn", "Ａｎｎ", "𝐀𝐧𝐧", "Аnn", "Αnn", "-Ann-"],
    ids=lambda name: ascii(name),
)
def test_names_that_look_alike_are_alike(other: str) -> None:
    assert alike(other, "Ann")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[("Straße", "STRASSE"), ("Al", "AI"), ("Bob", "B0b"), ("Вов", "BOB"), ("Ola1", "Olal")],
        *[("modern", "rnodern"), ("NIC", "nlc"), ("Vera", "νera"), ("Rosa", "Ꮢosa")],
        *[("Olga", "Օlga"), ("Olga", "൦lga"), ("scope", "ѕсоре"), ("Hans", "հаոѕ")],
    ],
    ids=ascii,
)
def test_letters_that_look_alike_are_alike(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[("Ann", "Anna"), ("Ann", "Bob"), ("🦊", "🐺"), ("!!", "??"), ("Ann 2", "Ann 3")],
        *[("Ann", "Avv"), ("Uta", "Yta"), ("Jan", "Ian"), ("Bob", "Rob")],
    ],
)
def test_other_names_are_not(one: str, other: str) -> None:
    assert not alike(one, other)


@pytest.mark.parametrize(
    "typed",
    [
        "House",
        "house",
        "the house",
        "Ноuѕе",
        "H0use",
        "HOUSE.",
        "🅷🅾🆄🆂🅴",
        "🇭 🇴 🇺 🇸 🇪",
        "Bluffhouse",
        "Somebody",
    ],
    ids=ascii,
)
def test_nobody_is_called_like_the_house_or_like_nobody(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        choose(typed)
    assert (refused.value.reason, refused.value.values) == ("name-reserved", {"name": typed})


@pytest.mark.parametrize("typed", ["Housman", "Mouse", "Dr. House"])
def test_names_that_only_contain_it_are_free(typed: str) -> None:
    assert choose(typed) == typed

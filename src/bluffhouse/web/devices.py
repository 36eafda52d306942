"""Names for devices, so that people recognise where they are signed in."""

from __future__ import annotations

_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
"""Marks in User-Agent headers and the browsers they mean, the most specific first: most browsers
name others too."""
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
MAX_LENGTH = 40
"""Most characters kept of a program's own name."""


def device_of(user_agent: str | None) -> str:
    """Return the browser and the system named by a User-Agent header, or else the program's name,
    or an empty string. Versions are left out: they tell people nothing.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_of("curl/8.14.1")
    'curl'
    """
    if not user_agent:
        return ""
    found = [
        next((name for mark, name in names if mark in user_agent), "")
        for names in (_BROWSERS, _SYSTEMS)
    ]
    if found[0]:
        return ", ".join(filter(None, found))
    program = user_agent.split("/")[0].split(" ")[0]
    return "".join(letter for letter in program if letter.isprintable())[:MAX_LENGTH]

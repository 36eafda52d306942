"""Sphinx configuration for the manual; `make manual` builds it."""

from __future__ import annotations

from bluffhouse import __version__

project = "Bluffhouse"
author = "The Bluffhouse authors"
release = __version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
nitpicky = True
myst_heading_anchors = 4

# The reference. Docstrings mark code with single backticks; types of other packages, and of our own
# inner modules, are shown but lead nowhere.
default_role = "code"
nitpick_ignore_regex = [("py:.*", ".*")]
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Bluffhouse"
html_logo = html_favicon = "../client/public/icon.svg"
html_static_path = ["site"]
html_css_files = ["house.css"]
html_show_sourcelink = False
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False
html_last_updated_fmt = None

# The colours of the browser client (client/src/art/house.css), light and dark.
_DAY = {
    "color-background-primary": "#fffaf1",
    "color-background-secondary": "#f1e9dc",
    "color-background-hover": "#e8dcc8",
    "color-background-hover--transparent": "#e8dcc800",
    "color-background-border": "#dccfbb",
    "color-background-item": "#dccfbb",
    "color-foreground-primary": "#241a15",
    "color-foreground-secondary": "#63564a",
    "color-foreground-muted": "#63564a",
    "color-foreground-border": "#8a6420",
    "color-brand-primary": "#8c2f24",
    "color-brand-content": "#8c2f24",
    "color-brand-visited": "#6d4a63",
    "color-highlight-on-target": "#f7e8c4",
    "color-inline-code-background": "#f1e9dc",
    "color-sidebar-item-background--current": "#e8dcc8",
    "color-sidebar-search-background": "#fffaf1",
    "color-table-header-background": "#f1e9dc",
    "color-table-border": "#c9b9a2",
}
_NIGHT = {
    "color-background-primary": "#1d1512",
    "color-background-secondary": "#2a201a",
    "color-background-hover": "#3a2d25",
    "color-background-hover--transparent": "#3a2d2500",
    "color-background-border": "#4a3a2f",
    "color-background-item": "#4a3a2f",
    "color-foreground-primary": "#f3e7d6",
    "color-foreground-secondary": "#b9a893",
    "color-foreground-muted": "#b9a893",
    "color-foreground-border": "#d9b063",
    "color-brand-primary": "#e08a6d",
    "color-brand-content": "#e08a6d",
    "color-brand-visited": "#cba3c0",
    "color-highlight-on-target": "#4b3a1c",
    "color-inline-code-background": "#2a201a",
    "color-sidebar-item-background--current": "#3a2d25",
    "color-sidebar-search-background": "#1d1512",
    "color-table-header-background": "#2a201a",
    "color-table-border": "#4a3a2f",
}
# Fonts that readers may have installed: the manual loads nothing from other sites.
_FONTS = {
    "font-stack": "'Source Sans 3', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    "font-stack--headings": "'Playfair Display', 'Iowan Old Style', Palatino, Georgia, serif",
    "font-stack--monospace": "ui-monospace, 'Cascadia Code', Menlo, Consolas, monospace",
}
html_theme_options = {
    "light_css_variables": _DAY | _FONTS,
    "dark_css_variables": _NIGHT | _FONTS,
    "top_of_page_buttons": [],
}

"""The documents as a site: `make site`. Sphinx reads the same Markdown that the repository shows.

The build is strict: a link that leads nowhere, to a page, a heading or a file of the code, fails it. Nothing on the
site is fetched from elsewhere, so it reads offline too.
"""

import re
from typing import Any

from portroyal import __version__

project = "Port Royal"
author = "the Port Royal engine authors"
version = release = __version__
extensions = ["myst_parser"]
myst_heading_anchors = 4
exclude_patterns = ["Thumbs.db", ".DS_Store"]
nitpicky = True
html_theme = "furo"
html_title = "Port Royal"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#0f6b6f", "color-brand-content": "#0f6b6f"},
    "dark_css_variables": {"color-brand-primary": "#5fc4c1", "color-brand-content": "#5fc4c1"},
}


def setup(app: Any) -> None:
    """The contents of a part are the pages its index lists, in that order; a page that no index lists is an error."""
    app.connect("source-read", add_contents)


def add_contents(app: Any, name: str, source: list[str]) -> None:
    """Add a table of contents to an index."""
    if name.rpartition("/")[2] == "index":
        listed = "\n".join(line for line in source[0].splitlines() if re.match(r"\||\d+\. \[", line))
        pages = dict.fromkeys(re.findall(r"\]\((?!\.\.)([\w/-]+)\.md[)#]", listed))
        source[0] += "\n".join(["", "```{toctree}", ":hidden:", "", *pages, "```", ""])

"""The documents make a site: every link leads somewhere, every page is listed, nothing is fetched from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"


def test_the_site_is_built_without_a_warning_and_reads_offline(tmp_path: Path) -> None:
    build = subprocess.run(
        [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", DOCS, tmp_path],
        env=os.environ | {"LC_ALL": "C.UTF-8"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert build.returncode == 0, build.stdout + build.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert len(pages) >= len(list(DOCS.rglob("*.md")))
    for page in pages:
        fetched = re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="(https?://[^"]+)"', page.read_text("utf-8"))
        assert fetched == [], page.name

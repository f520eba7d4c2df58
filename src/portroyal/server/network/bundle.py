"""The browser's part: the files that were built from web/, handed out from memory.

Only files that lie in the folder when it is read can be asked for, so there is no path that leads elsewhere. Files with
a hash in their name never change and may be kept for ever; everything else is asked for again each time.
"""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "static"
HASHED = re.compile(r"(^|/)assets/.*[-.][A-Za-z0-9_-]{8,}\.\w+$")
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
}
PACKED = (".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".xml")
WORTH_PACKING = 1024  # bytes

UNBUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Port Royal</title>
<h1>Port Royal</h1>
<p>The server runs, but its pages were not built yet. <code>make play</code> builds them;
so does <code>npm install &amp;&amp; npm run build</code> in <code>web/</code>. Then load this page again.</p>
</html>
"""


@dataclass(slots=True)
class File:
    """One file, and its packed form once somebody asked for it."""

    body: bytes
    kind: str
    cache: str
    tag: str
    can_pack: bool
    packed: bytes | None = field(default=None)

    def pack(self) -> bytes:
        """The gzipped form."""
        if self.packed is None:
            self.packed = gzip.compress(self.body, 9, mtime=0)
        return self.packed


class Bundle:
    """All files of the browser's part."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self.files: dict[str, File] = {}
        self.read_at = -1

    def find(self, path: str) -> File | None:
        """The file of a path; a path without a dot is one of the pages the client draws itself."""
        name = path.removeprefix("/")
        is_page = "." not in name.rpartition("/")[2]
        if is_page or name not in self.files:
            self.refresh()
        return self.files.get("index.html" if is_page else name)

    def refresh(self) -> None:
        """Read the folder again if the pages were built anew."""
        built = changed_at(self.folder / "index.html")
        if built:  # an asset may be written after the page that asks for it
            built = max(built, changed_at(self.folder / "assets"))
        if built != self.read_at:
            self.read_at = built
            self.files = {"index.html": file_of("index.html", UNBUILT)} | (self.read() if built else {})

    def read(self) -> dict[str, File]:
        """Every file in the folder, by its path in it."""
        found: dict[str, File] = {}
        for path in sorted(self.folder.rglob("*")):
            name = path.relative_to(self.folder).as_posix()
            if path.is_file() and not path.is_symlink() and path.suffix in TYPES and not name.startswith("."):
                found[name] = file_of(name, path.read_bytes())
        return found


def changed_at(path: Path) -> int:
    """When a file, or what is in a folder, was changed; 0 if it is not there."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def file_of(name: str, body: bytes) -> File:
    """A file with its headers."""
    suffix = "." + name.rpartition(".")[2]
    return File(
        body=body,
        kind=TYPES[suffix],
        cache=FOREVER if HASHED.search(name) else ASK_AGAIN,
        tag=f'"{sha256(body).hexdigest()[:16]}"',
        can_pack=suffix in PACKED and len(body) >= WORTH_PACKING,
    )

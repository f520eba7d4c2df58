"""The icons as PNG, for phones that want them so: drawn by a browser from public/icons/*.svg.

    .venv/bin/python web/scripts/icons.py

Run `node scripts/icons.mjs` first, and only when the drawing has changed.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).resolve().parent.parent / "public" / "icons"
WANTED = (("icon", "icon-192", 192), ("icon", "icon-512", 512), ("maskable", "maskable-512", 512))


def main() -> None:
    """Draw them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        for drawing, name, size in WANTED:
            page = browser.new_page(viewport={"width": size, "height": size})
            sized = f'<svg width="{size}" height="{size}" '
            svg = (ICONS / f"{drawing}.svg").read_text("utf-8").replace("<svg ", sized, 1)
            page.set_content(f"<style>body{{margin:0;background:none}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=ICONS / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()

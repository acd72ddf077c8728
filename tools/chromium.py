"""Make sure that a Chromium is there for the browser tests.

An installed one is used; otherwise one is installed: with apt as root on Debian, else Playwright's.
Run as a program it installs; imported, `find` tells where the browser is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The path of an installed Chromium; None where only Playwright's own would do."""
    named = os.environ.get("PAIJU_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def playwright_has_one() -> bool:
    """Whether Playwright has downloaded a browser of its own."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - slow, and only needed here

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def install() -> None:
    """Install one, the way this machine allows."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=True, env=environment)
        packages = ["chromium", "fonts-noto-cjk"]
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages],
            check=True,
            env=environment,
            stdout=subprocess.DEVNULL,
        )
        return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    if find() is None and not playwright_has_one():
        install()

"""A headless Chromium that a test drives, through its debugging protocol."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import websocket

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
PATIENCE_S = 120


def program() -> str | None:
    """The browser of this machine."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


class Browser:
    """One page."""

    def __init__(self, address: str) -> None:
        self.socket = websocket.create_connection(address, timeout=PATIENCE_S, suppress_origin=True)
        self.number = 0

    def close(self) -> None:
        """Leave the browser."""
        self.socket.close()

    def ask(self, method: str, **parameters: Any) -> Any:
        """Send a command, and wait for its answer."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                assert "error" not in answer, answer
                return answer["result"]

    def open(self, url: str) -> None:
        """Go to a page."""
        self.ask("Page.navigate", url=url)
        self.until("document.readyState == 'complete'")

    def run(self, script: str) -> Any:
        """What this expression of the page is worth."""
        found = self.ask("Runtime.evaluate", expression=script, returnByValue=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def until(self, script: str) -> Any:
        """Wait until this expression is true."""
        end = time.monotonic() + PATIENCE_S
        while not (value := self._tried(script)):
            assert time.monotonic() < end, f"{script}: not in {PATIENCE_S} s"
            time.sleep(0.1)
        return value

    def _tried(self, script: str) -> Any:
        """None while the page is not ready for the question."""
        found = self.ask("Runtime.evaluate", expression=script, returnByValue=True)
        return None if "exceptionDetails" in found else found["result"].get("value")


@contextmanager
def browser(folder: Path) -> Iterator[Browser]:
    """A browser with a profile in this folder."""
    command = [
        program() or "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # nothing leaves this machine
        "--remote-debugging-port=0", f"--user-data-dir={folder}", "about:blank",
    ]  # fmt: skip
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=quiet) as process:
        try:
            with closing(Browser(_page(folder / "DevToolsActivePort"))) as page:
                yield page
        finally:
            process.terminate()


def _page(noted: Path) -> str:
    """The address of its page, once it has noted where it listens."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        if noted.exists() and noted.read_text().count("\n"):
            port = noted.read_text().split("\n")[0]
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
                pages = [one for one in json.load(answer) if one["type"] == "page"]
            if pages:
                return str(pages[0]["webSocketDebuggerUrl"])
        time.sleep(0.1)
    raise AssertionError("the browser does not start")

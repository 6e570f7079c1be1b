"""A house on loopback and people before it, each with a browser of their own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Locator, Page, expect

from verbarium.texts import Language, say

ROOT = Path(__file__).parents[2]
COMMAND = Path(sys.executable).with_name("verbarium")
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
PATIENCE = 30_000
"""How long (ms) something may take on a machine that has other things to do."""
# where letters lie that an American keyboard has not: with AltGr on a Polish one, by themselves on a Russian one
_POLISH = dict(zip("ąćęłńóśźż", "ACELNOSXZ", strict=True))
_RUSSIAN = dict(zip("йцукенгшщзфывапролдячсмить", "QWERTYUIOPASDFGHJKLZXCVBNM", strict=True))
_SIGNS = {
    "х": "BracketLeft",
    "ъ": "BracketRight",
    "ж": "Semicolon",
    "э": "Quote",
    "б": "Comma",
    "ю": "Period",
}

# lets a test cut the line, as a network would
_KEEP_SOCKETS = """
    window.__lines = [];
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain { constructor(...a) { super(...a); window.__lines.push(this); } };
"""


class Home:
    """A house that can be killed and opened again at the same address.

    cold  a file: until it is there, nothing that a match needs is open
    """

    def __init__(self, database: Path, cold: Path | None = None) -> None:
        self.cold = cold
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            self.port = s.getsockname()[1]
        self.database = database
        self.address = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str | Path]:
        """What opens it."""
        if self.cold is not None:
            slow = Path(__file__).with_name("slow_house.py")
            return [sys.executable, slow, str(self.port), self.database, self.cold]
        return [COMMAND, "serve", "--port", str(self.port), "--database", self.database]

    def open(self) -> None:
        self.process = subprocess.Popen(self.command(), stdout=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while True:
            assert self.process.poll() is None, "the house did not open"
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/api/catalogue")
                return
            except httpx.TransportError:
                assert time.monotonic() < until
                time.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


class Guest:
    """Somebody with a browser, who reads one language and sees one kind of screen."""

    def __init__(
        self,
        browser: Browser,
        home: Home,
        name: str,
        language: Language,
        screen: dict[str, int],
        scheme: str = "light",
        zone: str | None = None,
    ) -> None:
        self.name, self.language, self.home = name, language, home
        self.context = browser.new_context(
            viewport=screen,  # type: ignore[arg-type]
            locale=language,
            timezone_id=zone,
            color_scheme=scheme,  # type: ignore[arg-type]
            has_touch=screen == PHONE,
            reduced_motion="reduce",
        )
        self.context.add_init_script(_KEEP_SOCKETS)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.heard: list[str] = []
        self.page.on("websocket", lambda line: line.on("framereceived", lambda f: self.heard.append(str(f))))
        self.errors: list[str] = []
        self.page.on("pageerror", lambda e: self.errors.append(str(e)))
        self.page.on(
            "console", lambda m: self.errors.append(m.text) if "Content Security" in m.text else None
        )

    def t(self, key: str, **facts: str | int) -> str:
        return say(self.language, key, **facts)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.home.address + path)

    def button(self, key: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **facts))

    def press(self, key: str, **facts: str | int) -> None:
        self.button(key, **facts).first.click()

    def set_table(self, preset: str, language: Language, **changes: Any) -> str:
        """Open a table with settings of its own, and go there."""
        self.visit()
        answer = self.page.request.post(
            self.home.address + "/api/tables",
            data={"preset": preset, "language": language, "changes": changes},
        )
        assert answer.status == 201, answer.text()
        path = f"/t/{answer.json()['table']}"
        self.visit(path)
        return path

    def join(self) -> None:
        self.page.get_by_label(self.t("page-your-name")).fill(self.name)
        self.press("page-sit-down")
        expect(self.page.get_by_role("heading", name=self.t("page-at-table"))).to_be_visible()

    def walk_to(self, target: Locator) -> None:
        """By Tab alone."""
        target.wait_for()
        for _ in range(200):
            if target.evaluate("e => e === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {target} by keyboard")

    def key(self, key: str, **facts: str | int) -> None:
        """Press a button by keyboard alone."""
        self.walk_to(self.button(key, **facts).first)
        self.page.keyboard.press("Enter")

    def strike(self, letter: str) -> None:
        """Strike the key of any letter, as the keyboard of its language would: Playwright knows American ones only."""
        if letter.isascii():
            self.page.keyboard.press(letter)
            return
        base = (_POLISH | _RUSSIAN).get(letter)
        code = f"Key{base}" if base else _SIGNS.get(letter, "")
        line = self.context.new_cdp_session(self.page)
        for kind, text in (("keyDown", letter), ("keyUp", "")):
            key = {"type": kind, "key": letter, "code": code, "text": text, "unmodifiedText": text}
            line.send("Input.dispatchKeyEvent", key)
        line.detach()

    def cut_the_line(self) -> None:
        """As a network would: the page is not asked."""
        self.page.evaluate("window.__lines.at(-1).close()")

    def entry(self) -> Locator:
        return self.page.locator("[data-word]")

    def wait_for_dice(self) -> list[str]:
        """The faces, once they lie."""
        expect(self.entry()).to_be_enabled()
        return self.faces()

    def faces(self) -> list[str]:
        cells = self.page.get_by_role("gridcell")
        return [text.strip() for text in cells.all_inner_texts()]

    def write(self, word: str) -> None:
        self.entry().fill(word)
        self.entry().press("Enter")
        expect(self.mine().get_by_text(word, exact=False).first).to_be_visible()

    def mine(self) -> Locator:
        return self.page.get_by_role("list", name=self.t("page-your-list"))

    # what must never be

    def check(self, what: str) -> None:
        """axe finds nothing, nothing is cut off or has no box, no script failed."""
        assert self.errors == [], (what, self.errors)
        found = self.page.evaluate(
            AXE.read_text(encoding="utf-8")
            # a button that lies half under the pinned bar is only not scrolled to: sizes are checked below
            + """;axe.run(document, {
                    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
                    rules: {"target-size": {enabled: false}}})
                .then(r => r.violations.map(v =>
                    v.id + ": " + v.nodes.map(n => n.target + " " + n.failureSummary).join(" | ")))"""
        )
        assert found == [], (what, self.name, found)
        boxless = self.page.evaluate(
            """() => [...document.querySelectorAll("button, a[href], input, [role=gridcell]")]
                .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest(".vh"))
                // the label of a box to tick is part of what can be hit
                .map(e => [e.outerHTML.slice(0, 120), (e.closest("label") ?? e).getBoundingClientRect()])
                .filter(([_, b]) => b.width < 24 || b.height < 20)
                .map(([html, b]) => html + " " + b.width + "x" + b.height)"""
        )
        assert boxless == [], (what, self.name, boxless)
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{what}: {self.name} must scroll sideways by {wide} px"

    def check_board(self, rows: int, cols: int, least: int = 44) -> None:
        """Cells in rows and columns, each large enough for a finger."""
        boxes = self.page.evaluate(
            "() => [...document.querySelectorAll('[role=gridcell]')].map(e => {"
            "const b = e.getBoundingClientRect(); return [b.top, b.left, b.width, b.height].map(Math.round)})"
        )
        assert len(boxes) == rows * cols
        assert len({b[0] for b in boxes}) == rows
        assert len({b[1] for b in boxes}) == cols
        assert min(b[2] for b in boxes) >= least
        assert min(b[3] for b in boxes) >= least

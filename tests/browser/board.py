"""What can be laid from a page's own rack, found beside the browser, and how a person lays it there."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from people import DESK, PHONE, Guest
from playwright.sync_api import expect

from verbarium.games.tiles import api, shipped_words
from verbarium.games.tiles.finder import Finder, Found
from verbarium.games.tiles.reference import judge, without
from verbarium.games.tiles.ruleset import PRESETS, changed
from verbarium.texts import Language

TABLES = 5
"""At one table in seventy somebody can lay nothing: never at so many after each other."""
FIRST = 400
"""How many placements are tried as the beginning of a turn."""


def seen(person: Guest) -> api.View:
    """The match as this page last heard of it."""
    for text in reversed(person.heard):
        if '"match":{' in text:
            match = json.loads(text).get("match")
            if match is not None:
                return msgspec.convert(match, api.View)
    raise AssertionError(f"{person.name} has not seen a match")


class Mind:
    """Knows every word, for one rule set."""

    def __init__(self, preset: str, language: Language, changes: Mapping[str, Any]) -> None:
        self.rules = changed(PRESETS.get(preset, language), changes)
        self.words = shipped_words(self.rules)
        self.finder = Finder(self.rules, self.words)
        self.finder.prepare()

    def judged(self, view: api.View, play: api.Play) -> api.Draft:
        draft = judge(self.rules, view.board, view.rack, play, self.words)
        assert isinstance(draft, api.Draft), draft
        return draft

    def unjudged(self, view: api.View, play: api.Play) -> api.Draft:
        """As it scores where any word may be laid."""
        draft = judge(self.rules, view.board, view.rack, play, None)
        assert isinstance(draft, api.Draft), draft
        return draft

    def plain(self, view: api.View) -> list[Found]:
        """All placements without a star."""
        found = self.finder.placements(view.board, view.rack)
        return [f for f in found if not any(p.wild for p in f.play.placements[0].tiles)]

    def three_words(self, view: api.View, letters: Sequence[str]) -> api.Play | None:
        """A turn of three placements whose first has a star for one of the letters."""
        for one in itertools.islice(self._lays(view.board, view.rack), FIRST):
            stars = [p.letter for p in one.tiles if p.wild]
            if len(stars) != 1 or stars[0] not in letters or len(one.tiles) > 4:
                continue
            board, rack = (*view.board, *one.tiles), without(view.rack, [p.tile for p in one.tiles])
            two = self._plain(board, rack)
            if two is None:
                continue
            board, rack = (*board, *two.tiles), without(rack, [p.tile for p in two.tiles])
            three = self._plain(board, rack)
            if three is not None:
                return api.Play((one, two, three))
        return None

    def swap(self, view: api.View) -> api.Play | None:
        """A turn that takes a star from the board and uses it."""
        for there in view.board:
            if not there.wild or there.letter not in view.rack:
                continue
            board = tuple(api.Put(p.square, p.letter) if p is there else p for p in view.board)
            rack = (*without(view.rack, [there.letter]), there.wild)
            for lay in itertools.islice(self._lays(board, rack), FIRST):
                if sum(p.wild == there.wild for p in lay.tiles) == 1:
                    return api.Play((lay,), (there.square,))
        return None

    def _plain(self, board: Sequence[api.Put], rack: Sequence[str]) -> api.Lay | None:
        lays = itertools.islice(self._lays(board, [t for t in rack if t != "*"]), FIRST)
        return next((lay for lay in lays if len(lay.tiles) <= 2), None)

    def _lays(self, board: Sequence[api.Put], rack: Sequence[str]) -> Iterator[api.Lay]:
        for found in self.finder.placements(board, rack):
            yield found.play.placements[0]


def sat_down(
    guest: Callable[..., Guest],
    preset: str,
    language: Language,
    mind: Mind | None = None,
    watched: bool = False,
    **changes: Any,
) -> tuple[Guest, ...]:
    """Ula with a mouse and Jan with a phone in a match that has begun; Zofia only watches it.

    mind  who knows the words, if both must be able to lay one without a star
    """
    people: list[Guest] = [guest("Ula", "pl", DESK), guest("Jan", "en", PHONE, scheme="dark")]
    ula, jan = people
    if watched:
        people.append(guest("Zofia", "ru", DESK))
    for _ in range(TABLES):
        path = ula.set_table(preset, language, **changes)
        ula.join()
        jan.visit(path)
        jan.join()
        for zofia in people[2:]:
            zofia.visit(path)
            zofia.page.get_by_label(zofia.t("page-your-name")).fill("Zofia")
            zofia.press("page-only-watch")
        jan.press("page-ready")
        ula.press("page-ready")
        for one in people:
            expect(one.page.get_by_role("grid")).to_be_visible(timeout=60_000)
        if mind is None or all(mind.plain(seen(one)) for one in (ula, jan)):
            return tuple(people)
    raise AssertionError(f"{TABLES} tables, and at each somebody can lay nothing")


def pass_turn(person: Guest) -> None:
    person.press("page-tiles-pass-exchange")
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name=person.t("page-tiles-pass"), exact=True).click()
    expect(dialog).to_be_hidden()


def tap(person: Guest, square: int) -> None:
    person.page.locator(f"[data-cell='{square}']").click()


def typed(person: Guest, lay: api.Lay) -> None:
    """Lay a placement by keyboard, once the cursor is on its first square; Enter closes it."""
    for put in lay.tiles:
        tap(person, put.square)
        if put.wild:
            person.page.keyboard.press("*")
            dialog = person.page.get_by_role("dialog")
            expect(dialog.get_by_role("list").get_by_role("button").first).to_be_focused()
            person.strike(put.letter.lower())
            expect(dialog).to_be_hidden()
        else:
            person.strike(put.letter.lower())
    person.page.keyboard.press("Enter")


def tapped(person: Guest, lay: api.Lay, close: bool = True) -> None:
    """Lay a placement by tapping a square and a tile of the rack."""
    rack = person.page.get_by_role("list", name=person.t("page-tiles-rack", n=0).split("0")[0].strip(" ,"))
    for put in lay.tiles:
        tap(person, put.square)
        if put.wild:
            star = rack.get_by_role("button", name=person.t("page-tiles-star"), exact=True)
            star.first.click()
            dialog = person.page.get_by_role("dialog")
            dialog.get_by_role("button", name=put.letter, exact=True).click()
            expect(dialog).to_be_hidden()
        else:
            value = next(v for letter, _, v in seen(person).rules.tiles.tiles if letter == put.letter)
            name = person.t("page-tiles-tile", letter=put.letter, value=value)
            rack.get_by_role("button", name=name, exact=True).first.click()
    if close:
        person.press("page-tiles-next-word")


def dragged(person: Guest, put: api.Put) -> None:
    """Carry a tile from the rack to its square by mouse."""
    tile = person.page.locator(
        f".rack button[aria-label^='{put.letter},']:not(:disabled)"
    ).first.bounding_box()
    cell = person.page.locator(f"[data-cell='{put.square}']").bounding_box()
    assert tile
    assert cell
    mouse = person.page.mouse
    mouse.move(tile["x"] + 20, tile["y"] + 20)
    mouse.down()
    mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=6)
    mouse.up()
    expect(person.page.locator(f"[data-cell='{put.square}'][data-slot]")).to_have_count(1)

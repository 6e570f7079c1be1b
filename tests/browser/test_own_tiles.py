"""A host changes board and tiles: by mouse, by tap, by keys, as a text; and everybody sees whose they are."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from board import seen
from looks import faults_of_text
from people import DESK, PHONE, Guest
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.browser
MakeGuest = Callable[..., Guest]


def workshop(person: Guest) -> Locator:
    person.press("page-tiles-edit-tables")
    dialog = person.page.get_by_role("dialog", name=person.t("page-tiles-tables"))
    expect(dialog.get_by_role("grid")).to_be_visible()
    return dialog


def square(dialog: Locator, at: int) -> Locator:
    return dialog.locator(f"[data-cell='{at}']")


def rules(person: Guest) -> dict[str, object]:
    """The rules at the table, as this page last heard of them."""
    for text in reversed(person.heard):
        if '"table":{' in text:
            told: dict[str, object] = json.loads(text)["table"]["rules"]
            return told
    raise AssertionError


def test_own_board_and_tiles_from_the_form_to_the_match(guest: MakeGuest, tmp_path: Path) -> None:
    ola: Guest = guest("Ola", "pl", DESK)
    kostja: Guest = guest("Костя", "ru", PHONE, scheme="dark")
    path = ola.set_table("slowodziel-pl", "pl", order="seats")
    ola.join()
    kostja.visit(path)
    kostja.join()
    # the house's own tables are derived, and the top bar says so
    expect(ola.page.locator("header.bar")).to_contain_text(ola.t("page-tiles-derived-both"))
    kostja.press("page-ready")
    expect(ola.page.locator(".people")).to_contain_text(ola.t("page-is-ready"))

    dialog = workshop(ola)
    ola.check("the workshop")
    assert faults_of_text(ola) == []
    # by mouse: one square, then a row by dragging
    dialog.get_by_role("radio", name=ola.t("page-tiles-word-times", n=3)).check()
    square(dialog, 1).click()
    word3 = ola.t("page-tiles-word-times", n=3)
    expect(square(dialog, 1)).to_have_accessible_name(
        ola.t("page-tiles-cell-premium", square="B1", premium=word3)
    )
    square(dialog, 20).hover()
    ola.page.mouse.down()
    for at in (21, 22):
        square(dialog, at).hover()
    ola.page.mouse.up()
    for at, called in ((20, "E2"), (21, "F2"), (22, "G2")):
        name = ola.t("page-tiles-cell-premium", square=called, premium=word3)
        expect(square(dialog, at)).to_have_accessible_name(name)
    # by keys: arrows walk, a figure paints; all four quarters alike
    dialog.get_by_role("checkbox", name=ola.t("page-tiles-mirror")).check()
    square(dialog, 16).focus()
    ola.page.keyboard.press("ArrowDown")
    expect(square(dialog, 32)).to_be_focused()
    ola.page.keyboard.press("3")
    letter3 = ola.t("page-tiles-letter-times", n=3)
    for at, called in ((32, "A3"), (47, "P3"), (208, "A14"), (223, "P14")):
        name = ola.t("page-tiles-cell-premium", square=called, premium=letter3)
        expect(square(dialog, at)).to_have_accessible_name(name)
    dialog.get_by_role("button", name=ola.t("page-tiles-undo-edit")).click()
    expect(square(dialog, 47)).to_have_accessible_name(ola.t("page-tiles-cell-empty", square="P3"))

    # a letter that no word is looked up with: told at once, in her language, and the field is marked
    letter = dialog.get_by_label(ola.t("page-tiles-letter-n", n=2), exact=True)
    letter.fill("я")
    use = dialog.get_by_role("button", name=ola.t("page-tiles-use"))
    expect(dialog.get_by_text(ola.t("tiles-set-alphabet", letter="Я"))).to_be_visible()
    expect(letter).to_have_attribute("aria-invalid", "true")
    expect(use).to_be_disabled()
    ola.check("a fault")
    # nothing is lost: by a broken line, by closing, by loading the page again
    ola.cut_the_line()
    ola.page.keyboard.press("Escape")
    ola.page.reload()
    dialog = workshop(ola)
    expect(dialog.get_by_label(ola.t("page-tiles-letter-n", n=2), exact=True)).to_have_value("Я")
    expect(square(dialog, 22)).to_have_accessible_name(
        ola.t("page-tiles-cell-premium", square="G2", premium=word3)
    )
    dialog.get_by_label(ola.t("page-tiles-letter-n", n=2), exact=True).fill("ą")
    many = dialog.get_by_label(ola.t("page-tiles-count-of", letter="A"), exact=True)
    many.fill("12")
    expect(dialog.get_by_text(ola.t("page-tiles-bag-sum", tiles=121, worth=218, mean="1,8"))).to_be_visible()

    # as a text: pasted with a mistake, told by line, put right, taken over
    dialog.locator("summary").click()
    text = dialog.get_by_role("textbox", name=ola.t("page-tiles-as-text"))
    written = text.input_value()
    line = next(n for n, one in enumerate(written.splitlines(), 1) if '["B"' in one)
    text.fill(written.replace('["B", 2', '["B", 200'))
    dialog.get_by_role("button", name=ola.t("page-tiles-take-text")).click()
    what = ola.t("tiles-set-count", letter="B", count=200, most=99)
    expect(dialog.get_by_text(ola.t("tiles-fault-line", line=line, what=what))).to_be_visible()
    text.fill(written.replace('["B", 2', '["B", 3'))
    dialog.get_by_role("button", name=ola.t("page-tiles-take-text")).click()
    expect(dialog.get_by_label(ola.t("page-tiles-count-of", letter="B"), exact=True)).to_have_value("3")
    # out to a file, and back in
    with ola.page.expect_download() as saved:
        dialog.get_by_role("button", name=ola.t("page-tiles-save-file")).click()
    file = tmp_path / "own.toml"
    saved.value.save_as(file)
    assert '["B", 3' in file.read_text(encoding="utf-8")
    file.write_text(file.read_text(encoding="utf-8").replace('["B", 3', '["B", 4'), encoding="utf-8")
    dialog.locator("input[type=file]").set_input_files(file)
    expect(dialog.get_by_label(ola.t("page-tiles-count-of", letter="B"), exact=True)).to_have_value("4")

    expect(use).to_be_enabled()
    use.click()
    expect(dialog).to_be_hidden()
    # everybody sees whose they are, and nobody is ready any more
    for one in (ola, kostja):
        expect(one.page.get_by_text(one.t("page-tiles-own-note"))).to_be_visible()
        expect(one.page.locator("header.bar")).to_contain_text(one.t("page-tiles-own-both"))
        expect(one.page.locator("header.bar")).not_to_contain_text(one.t("page-tiles-derived-both"))
        one.check("own tables in the card")
    expect(kostja.button("page-ready")).to_be_visible()
    expect(kostja.button("page-tiles-edit-tables")).to_have_count(0)
    kostja.press("page-tiles-show-tables")
    look = kostja.page.get_by_role("dialog", name=kostja.t("page-tiles-tables"))
    expect(look.get_by_text(kostja.t("page-tiles-own-of-host")).first).to_be_visible()
    expect(look.get_by_text(kostja.t("page-tiles-set-tile", letter="B", value=3, n=4))).to_be_attached()
    kostja.check("a look at own tables")
    assert faults_of_text(kostja) == []
    kostja.page.keyboard.press("Escape")

    kostja.press("page-ready")
    ola.press("page-ready")
    expect(ola.page.locator(".rk")).to_be_visible(timeout=60_000)
    match = seen(ola)
    assert match.rules.layout.rows[1][4:7] == "TTT"
    assert ("B", 4, 3) in match.rules.tiles.tiles
    for one in (ola, kostja):
        assert one.t("page-tiles-own-both") in (one.page.locator("header.bar").text_content() or "")
        one.check("the match")


def test_a_board_is_painted_by_tap_on_a_phone_and_the_rules_come_back(guest: MakeGuest) -> None:
    pina: Guest = guest("Pina", "it", PHONE, scheme="dark")
    pina.set_table("crossword-it", "it")
    pina.join()
    expect(pina.page.locator("header.bar")).not_to_contain_text(
        "D)"
    )  # nothing derived but what counts as a word
    dialog = workshop(pina)
    pina.check("the workshop on a phone")
    assert faults_of_text(pina) == []
    size = dialog.get_by_label(pina.t("page-tiles-form-size"))
    size.fill("99")
    size.press("Enter")
    size.blur()
    expect(dialog.get_by_text(pina.t("page-tiles-bad-size", least=2, most=31))).to_be_visible()
    expect(size).to_have_value("99")
    size.fill("11")
    size.blur()
    expect(dialog.get_by_role("gridcell")).to_have_count(121)
    dialog.get_by_role("radio", name=pina.t("page-tiles-start")).check()
    square(dialog, 60).tap()
    square(dialog, 61).tap()
    expect(square(dialog, 61)).to_have_accessible_name(
        pina.t("page-tiles-cell-premium", square="G6", premium=pina.t("page-tiles-start"))
    )
    box = square(dialog, 61).bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    dialog.get_by_role("button", name=pina.t("page-tiles-use")).click()
    expect(dialog).to_be_hidden()
    expect(pina.page.get_by_text(pina.t("page-tiles-own-board"), exact=False).first).to_be_visible()
    assert len(rules(pina)["layout"]["rows"]) == 11  # type: ignore[index,call-overload]
    # the rules' own board again: then nothing is the host's own
    dialog = workshop(pina)
    dialog.get_by_label(pina.t("page-tiles-from-board")).select_option("crossword15")
    dialog.get_by_role("button", name=pina.t("page-tiles-use")).click()
    expect(dialog).to_be_hidden()
    expect(pina.page.get_by_text(pina.t("page-tiles-own-note"))).to_have_count(0)
    assert rules(pina)["layout"]["name"] == "crossword15"  # type: ignore[index,call-overload]

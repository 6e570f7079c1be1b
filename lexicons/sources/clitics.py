"""Italian verb forms with enclitic pronouns, made by rule from the host: mangiarlo, mangiandolo, mangialo.

The kind is that of the host with `clitic`: so a rule set can take infinitive, gerund and imperative hosts
(the imperative's first person plural is the exhortative) and leave participles.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

_OBJECTS = ("lo", "la", "li", "le", "ne")
_DATIVES = ("me", "te", "ce", "ve", "glie")
#: a monosyllabic imperative doubles the consonant of what follows: dimmi, fallo, vacci, but dagli
_SHORT = {"fare": "fa", "dare": "da", "stare": "sta", "andare": "va", "dire": "di"}


def _clusters(singles: str, doubles: str, takes_object: bool) -> list[str]:
    out = [one for one in singles.split() if takes_object or one not in ("lo", "la", "li")]
    objects = _OBJECTS if takes_object else ("ne",)
    out += [dative + thing for dative in doubles.split() for thing in objects]
    return out


class Clitics:
    """The clusters that each host takes; an intransitive verb has no lo, la, li."""

    def __init__(self, takes_object: bool) -> None:
        everyone = "me te se ce ve glie"
        self.infinitive = _clusters(
            "mi ti si ci vi lo la li le gli ne mici tici vici", everyone, takes_object
        )
        self.participle = _clusters("mi ti si ci vi lo la li le gli ne", everyone, takes_object)
        self.second = _clusters("mi ti ci lo la li le gli ne", "me te ce glie", takes_object)
        self.plural = _clusters("mi vi ci lo la li le gli ne", "me ve ce glie", takes_object)
        self.first = _clusters("ci ti vi lo la li le gli ne", "ce te ve glie", takes_object)


BY_TRANSITIVITY = {True: Clitics(True), False: Clitics(False)}


def _doubled(host: str, cluster: str) -> str:
    return host + cluster if cluster.startswith("gl") else host + cluster[0] + cluster


def enclitic_forms(
    infinitive: str,
    gerund: str | None,
    imperatives: dict[str, str],
    participles: Iterable[tuple[str, str]],
    takes_object: bool,
) -> Iterator[tuple[str, str]]:
    """(form, kind) for one verb; `participles` are (form, "m sg"), …, `imperatives` by S2, P1, P2."""
    sets = BY_TRANSITIVITY[takes_object]
    stem = re.sub("rr?e$", "r", infinitive)
    for cluster in sets.infinitive:
        yield stem + cluster, "verb inf clitic refl" if cluster == "si" else "verb inf clitic"
    if gerund:
        for cluster in sets.infinitive:
            yield gerund + cluster, "verb ger clitic"
    short = _SHORT.get(infinitive)
    for person, clusters, kind in (
        ("S2", sets.second, "sg p2"),
        ("P1", sets.first, "pl p1"),
        ("P2", sets.plural, "pl p2"),
    ):
        host = imperatives.get(person, "")
        if person == "S2" and short:
            for cluster in clusters:
                yield _doubled(short, cluster), f"verb fin imp {kind} clitic"
        elif host[-1:] in ("a", "e", "i", "o") and len(host) > 2:
            for cluster in clusters:
                yield host + cluster, f"verb fin imp {kind} clitic"
    for form, agreement in participles:
        for cluster in sets.participle:
            yield form + cluster, f"verb part past {agreement} clitic"

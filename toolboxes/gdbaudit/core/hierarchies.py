# -*- coding: utf-8 -*-
"""Codes that start with the code of the level above: municipalities, basins, land cover."""
from __future__ import unicode_literals

from . import texts
from .attributes import codes_of, is_blank, key_text

LEVELS = ('N1_COBERT', 'N2_COBERT', 'N3_COBERT', 'N4_COBERT', 'N5_COBERT', 'N6_COBERT')
_HIERARCHIES = (('DEPTO', 'MUNICIPIO'), ('AH', 'ZH', 'SZH'), LEVELS)


class Coded(object):
    """A delivered coded field of a class; ``text`` returns None for a value that is not one of its codes."""

    def __init__(self, delivery, cls, name):
        self.field = cls.model.field(name)
        self.codes = codes_of(delivery, self.field.domain)
        self.values = delivery.column(cls, name)
        self._texts = {}

    def text(self, value):
        if value not in self._texts:
            key = None if is_blank(value) else self.codes.key(value)
            known = key is not None and key in self.codes.labels
            self._texts[value] = self.codes.text(key) if known else None
        return self._texts[value]


def coded(delivery, cls, names):
    """The coded fields of those names that were delivered, in their order."""
    return [Coded(delivery, cls, name) for name in names
            if cls.model.field(name) is not None and cls.model.field(name).domain and
            cls.info.field(name) is not None]


def _broken(child, parent, rows):
    """(child value, parent value) of the combinations whose codes do not fit."""
    found = set()
    for value, above in set((child.values[row], parent.values[row]) for row in rows):
        lower, upper = child.text(value), parent.text(above)
        if lower and upper and not lower.startswith(upper):
            found.add((value, above))
    return found


def mismatches(delivery, cls):
    """Yields (field, upper field, value, label, upper label, rows) of codes under another one."""
    for names in _HIERARCHIES:
        levels = coded(delivery, cls, names)
        for number in range(1, len(levels)):
            for found in _under(levels[number], levels[:number]):
                yield found
    levels, name = coded(delivery, cls, LEVELS), cls.model.field('NOMENCLAT')
    if name is not None and name.type == 'Long' and levels and cls.info.field(name.name):
        for found in _nomenclature(delivery.column(cls, name.name), name.name, levels):
            yield found


def _under(child, above):
    """The mismatches of a level with the next one above that has a code, row by row."""
    rows = range(len(child.values))
    for parent in reversed(above):
        for found in _rows(child, parent, rows) if rows else ():
            yield found
        rows = [row for row in rows if parent.text(parent.values[row]) is None]


def _rows(child, parent, rows):
    broken = _broken(child, parent, rows)
    groups = _group(((row, (child.values[row], parent.values[row])) for row in rows),
                    broken) if broken else []
    for (value, above), rows in groups:
        yield (child.field.name, parent.field.name, value, child.codes.label(value),
               parent.codes.label(above), rows)


def _group(numbered, wanted):
    """(combination, rows) in the order of the first row."""
    groups, order = {}, []
    for row, combination in numbered:
        if combination in wanted:
            if combination not in groups:
                groups[combination] = []
                order.append(combination)
            groups[combination].append(row)
    return [(one, groups[one]) for one in order]


def _nomenclature(values, name, levels):
    """The number of a cover is the code of its most detailed level."""
    combinations = list(zip(values, *[one.values for one in levels]))
    wrong = {}
    for combination in set(combinations):
        deepest = None
        for level, value in zip(levels, combination[1:]):
            if level.text(value):
                deepest = (level, value)
        own = combination[0]
        if deepest and not is_blank(own) and texts.code_text(own) != deepest[0].text(deepest[1]):
            wrong[combination] = deepest
    for combination, rows in _group(enumerate(combinations), wrong):
        level, value = wrong[combination]
        yield (name, level.field.name, combination[0], key_text(combination[0]),
               level.codes.label(value), rows)

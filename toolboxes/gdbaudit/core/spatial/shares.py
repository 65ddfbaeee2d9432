# -*- coding: utf-8 -*-
"""Compares attributes of elements with those of the polygons that they lie in."""
from __future__ import unicode_literals

import numpy as np

from . import overlaps
from .. import texts
from ..listing import limited

# Shares that differ by less are equal: an element on a border belongs to both sides.
EQUAL = 1e-3
MORE = ' Otros casos de «{}» que no se listan: {}.'


class Shares(object):
    """Which share of each element lies in polygons of which value."""

    def __init__(self, elements, polygons, values):
        """``values`` has a text, or None for unknown, per polygon."""
        self.texts = sorted(set(value for value in values if value is not None))
        self._index = dict((text, number) for number, text in enumerate(self.texts))
        code = np.array([self._index.get(value, -1) for value in values], np.int64)
        i, j, measure = overlaps.overlaps(elements, polygons)
        some = code[j] >= 0
        self._row, self._code, measure = overlaps.sum_pairs(i[some], code[j[some]], measure[some])
        with np.errstate(all='ignore'):
            self._share = np.minimum(measure / overlaps.measures(elements)[self._row], 1.0)
        if len(elements) and not (elements.wkb_type > 1).any():
            self._share[:] = 1.0  # a place on a border lies in both polygons
        self.count = len(elements)

    def known(self):
        """True per element that meets a polygon with a value."""
        found = np.zeros(self.count, bool)
        found[self._row] = True
        return found

    def covered(self):
        """Which share of each element lies in polygons with a value (0 … 1)."""
        return np.minimum(np.bincount(self._row, self._share, self.count), 1.0) if len(
            self._row) else np.zeros(self.count)

    def share_of(self, row, text):
        """Which share of an element lies in polygons of a value (0 … 1)."""
        some = slice(*np.searchsorted(self._row, [row, row + 1]))
        at = np.flatnonzero(self._code[some] == self._index.get(text, -1))
        return float(self._share[some][at[0]]) if len(at) else 0.0

    def wrong(self, written, agree=None):
        """(row, value, share) of the value with the greatest share, for each element with
        another one. ``written`` has a text, or None where nothing is to be compared, per element;
        ``agree(written, value)`` is True for texts with the same meaning besides equal ones."""
        order = np.lexsort((self._code, -self._share, self._row))
        first = order[np.concatenate(([True], np.diff(self._row[order]) != 0))] if len(
            order) else order
        for at in first.tolist():
            row, text, share = int(self._row[at]), self.texts[self._code[at]], self._share[at]
            if written[row] is None or written[row] == text:
                continue
            if agree and self._agrees(row, written[row], share, agree):
                continue
            if self.share_of(row, written[row]) < share - EQUAL:
                yield row, text, float(share)

    def _agrees(self, row, written, share, agree):
        some = slice(*np.searchsorted(self._row, [row, row + 1]))
        return any(agree(written, self.texts[code]) for code, other in zip(
            self._code[some].tolist(), self._share[some].tolist()) if other >= share - EQUAL)


def of_classes(delivery, cls, classes, field):
    """The ``Shares`` of the elements of a class in each of some classes, by the codes of a field."""
    return [Shares(delivery.geometries(cls), delivery.geometries(one), [
        texts.code_text(value) or None for value in delivery.column(one, field)])
            for one in classes]


def wrong_in_all(found, written, agree=None):
    """(row, value, share, number of the ``Shares``) of each element that is ``wrong`` by each of
    the ``Shares`` that have most of it: classes of several scales or years may have one place."""
    covered = [one.covered() for one in found]
    wrong = [dict((row, (value, share)) for row, value, share in one.wrong(written, agree))
             for one in found]
    for row in sorted(set().union(*wrong)):
        largest = max(one[row] for one in covered)
        there = [k for k, one in enumerate(covered) if one[row] and one[row] >= largest - EQUAL]
        if all(row in wrong[k] for k in there):
            yield (row,) + wrong[there[0]][row] + (there[0],)


def add_all(report, code, cls, found, limit, count=None):
    """Reports findings given as keyword arguments: at most ``limit``, with the number of the others.
    ``count`` is that of all where ``found`` has only the first ones: each takes a kilobyte. The
    message of the check has {mas} at its end."""
    name = getattr(cls, 'name', cls)
    for one, more in limited(found, limit, lambda left_out: MORE.format(
            name, texts.whole(left_out)), count):
        report.add(code, cls, mas=more, **one)

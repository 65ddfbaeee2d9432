# -*- coding: utf-8 -*-
"""Uncovered areas and lengths as findings: the largest gaps, each with its place and size."""
from __future__ import unicode_literals

import numpy as np

from . import texts
from .listing import at_least_one, limited
from .spatial import borders, overlay, within

HECTARE = 10000.0
# Smaller gaps (m² or m) are rounding errors: they are part of the total, but are not listed.
MIN_SIZE = 0.01
MORE = ' Otros vacíos que no se listan: {}.'


class Gap(object):
    """A piece that is not covered: ``size`` in m² or m, ``place``, ``wkb`` or None."""

    def __init__(self, size, place, wkb=None):
        self.size = size
        self.place = place
        self.wkb = wkb


class Uncovered(object):
    """The gaps of a pair of classes, the largest first; ``whole`` is the size of what is to be
    covered, ``unit`` that of every size (m² or m)."""

    def __init__(self, gaps, whole, unit):
        self.gaps = gaps
        self.whole = whole
        self.unit = unit

    @property
    def total(self):
        return sum(gap.size for gap in self.gaps)

    @property
    def percent(self):
        return texts.number(100.0 * self.total / self.whole if self.whole else 0.0, 2)

    @property
    def amount(self):
        """The total as messages show it."""
        if self.unit == 'm':
            return '{} m'.format(texts.number(self.total, 1))
        return '{} ha'.format(texts.number(self.total / HECTARE, 4))

    def exceeds(self, settings):
        """Whether more is uncovered than the settings of a tool accept."""
        return self.total > max(settings['tolerancia_m2' if self.unit == 'm²' else 'tolerancia_m'],
                                self.whole * settings['tolerancia_p'] / 100.0)

    def findings(self, settings):
        """The largest gaps as keyword arguments of a finding."""
        listed = self.gaps[:1] + [gap for gap in self.gaps[1:] if gap.size >= MIN_SIZE]
        for gap, more in limited(listed, settings['piezas_por_par'],
                                 lambda left_out: MORE.format(texts.whole(left_out))):
            size = '{} {}'.format(texts.number(gap.size, 1), self.unit)
            yield dict(place=gap.place, wkb=gap.wkb, value=size, expected='0 ' + self.unit,
                       records=0, vacio=size, medida=self.amount, p=self.percent,
                       mas=more)


def of_polygons(covered, coverer, also=None, limit=None):
    """The parts of chain ``covered``, or of its common part with chain ``also``, outside of chain
    ``coverer``."""
    pieces = overlay.difference(covered, coverer, also)
    # The sum of the polygons' areas would count twice where they overlap.
    whole = overlay.area(covered, also) if pieces else 0.0
    outlined = len(pieces) if limit is None else at_least_one(limit)
    gaps = [Gap(piece.area, piece.place, piece.wkb if number < outlined else None)
            for number, piece in enumerate(pieces)]
    return Uncovered(gaps, whole, 'm²')


def of_lines(lines, polygons):
    """The parts of each line outside of the polygons: one gap per line."""
    parts = within.uncovered_parts(lines, [polygons])
    return Uncovered(_longest(parts.feature, parts), float(lines.lengths().sum()), 'm')


def of_borders(polygons, values, lines, tolerance):
    """The borders between polygons with different values that no line follows: one gap for each
    pair of polygons."""
    sides = borders.between(polygons, values)
    whole = float(sides.length.sum())
    return Uncovered(_longest(*borders.bare(sides, lines, tolerance)), whole, 'm')


def _longest(group, parts):
    """A gap per group: its length, and the middle of its longest part as place."""
    gaps = []
    order = np.lexsort((parts.y, parts.x, -parts.length, group))
    starts = np.flatnonzero(np.concatenate(([True], np.diff(group[order]) != 0))) if len(
        order) else []
    for members in np.split(order, starts[1:]) if len(order) else []:
        first = members[0]
        gaps.append(Gap(float(parts.length[members].sum()),
                        (float(parts.x[first]), float(parts.y[first]))))
    gaps.sort(key=lambda gap: (-round(gap.size, 4), gap.place))
    return gaps


def joined_geometries(delivery, classes):
    """The geometries of several classes as one."""
    made = [delivery.geometries(cls) for cls in classes]
    return made[0] if len(made) == 1 else within.joined(made)

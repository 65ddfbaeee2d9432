# -*- coding: utf-8 -*-
"""How much of each element lies in which polygon, whatever the elements are."""
from __future__ import unicode_literals

import numpy as np

from . import boxes, edges, lines, locate, overlay

POLYGONS, LINES = (3, 6), (2, 5)


def measures(elements):
    """Area of polygons, length of lines, 1 for points, per element."""
    kinds = elements.wkb_type
    return np.where(np.in1d(kinds, POLYGONS), elements.areas(),
                    np.where(np.in1d(kinds, LINES), elements.lengths(), 1.0))


def overlaps(elements, polygons):
    """(i, j, measure), sorted: so much of element i lies in polygon j (m², m, or 1 for a point)."""
    found = []
    for kinds, work in ((POLYGONS, _polygons), (LINES, _lines), ((1, 4), _points)):
        chosen = np.flatnonzero(np.in1d(elements.wkb_type, kinds) & ~elements.empty)
        if len(chosen):
            some = elements if len(chosen) == len(elements) else elements.take(chosen)
            i, j, measure = work(some, polygons)
            found.append((chosen[i], j, measure))
    if not found:
        return boxes.NO_PAIRS + (np.zeros(0),)
    i, j, measure = [np.concatenate(one) for one in zip(*found)]
    order = np.lexsort((j, i))
    return i[order], j[order], measure[order]


def _points(elements, polygons):
    first = elements.path_start[elements.feature_start[:-1]]
    i, j = locate.locate(elements.x[first], elements.y[first], polygons)
    return i, j, np.ones(len(i))


def _lines(elements, polygons):
    parts = lines.cut(elements, polygons)
    k, j = locate.locate(parts.x, parts.y, polygons)
    return sum_pairs(parts.feature[k], j, parts.length[k])


def sum_pairs(i, j, measure):
    """The sum of the measures of equal pairs; sorted."""
    if not len(i):
        return i, j, measure
    order = np.lexsort((j, i))
    i, j = i[order], j[order]
    first = np.flatnonzero(np.concatenate(
        ([True], (np.diff(i) != 0) | (np.diff(j) != 0))))
    return i[first], j[first], np.add.reduceat(measure[order], first)


def _polygons(elements, polygons):
    bounds, others = elements.bounds(), polygons.bounds()
    i, j = boxes.pairs(bounds, others)
    if not len(i):
        return i, j, np.zeros(0)
    used, of = np.unique(j, return_inverse=True)
    measure = overlay.shared_areas(edges.from_polygons(elements),
                                   edges.from_polygons(polygons.take(used)),
                                   bounds, others[used], i, of)
    some = measure > 0
    return i[some], j[some], measure[some]

# -*- coding: utf-8 -*-
"""How much of each point, line or polygon lies in which polygon."""
from __future__ import unicode_literals

import numpy as np

from . import boxes, edges, lines, locate, overlay
from ..geometry import LINE, MULTILINE


def is_line(elements):
    """True per line feature."""
    return (elements.wkb_type == LINE) | (elements.wkb_type == MULTILINE)


def measures(elements):
    """Area of polygons, length of lines, number of points, per element."""
    points = np.diff(elements.path_start[elements.feature_start]).astype(float)
    return np.where(edges.is_polygon(elements), elements.areas(),
                    np.where(is_line(elements), elements.lengths(), points))


def overlaps(elements, polygons):
    """(i, j, measure), sorted: the measure of element i within polygon j (m², m or points)."""
    found = []
    polygonal, linear = edges.is_polygon(elements), is_line(elements)
    for kind, work in ((polygonal, _polygons), (linear, _lines),
                       (~polygonal & ~linear, _points)):
        chosen = np.flatnonzero(kind & ~elements.empty)
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
    at, owner = elements.vertices(np.arange(len(elements)))
    k, j = locate.locate(elements.x[at], elements.y[at], polygons)
    return sum_pairs(owner[k], j, np.ones(len(k)))


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

# -*- coding: utf-8 -*-
"""Cuts lines where they cross the borders of polygons."""
from __future__ import unicode_literals

import numpy as np

from . import boxes, edges as chains, locate


class Parts(object):
    """Straight parts of lines, each on one side of every polygon: ``feature`` of each, ``x`` and
    ``y`` of its middle, its ``length``."""

    def __init__(self, feature, x, y, length):
        self.feature, self.x, self.y, self.length = feature, x, y, length

    def take(self, chosen):
        return Parts(self.feature[chosen], self.x[chosen], self.y[chosen], self.length[chosen])


def _columns(geometries, within=None):
    """x1, y1, x2, y2 and feature of the segments, of those that intersect a box only."""
    start, end, path = chains.segments(geometries)
    x1, y1 = geometries.x[start], geometries.y[start]
    x2, y2 = geometries.x[end], geometries.y[end]
    feature = geometries.path_feature[path]
    if within is None:
        return x1, y1, x2, y2, feature
    near = ((np.minimum(x1, x2) <= within[2]) & (np.maximum(x1, x2) >= within[0]) &
            (np.minimum(y1, y2) <= within[3]) & (np.maximum(y1, y2) >= within[1]))
    return x1[near], y1[near], x2[near], y2[near], feature[near]


def _around(x1, y1, x2, y2, margin=0.0):
    return np.column_stack((np.minimum(x1, x2) - margin, np.minimum(y1, y2) - margin,
                            np.maximum(x1, x2) + margin, np.maximum(y1, y2) + margin))


def _cuts(line, border):
    """(segment, where along it) of every crossing and touching of lines and borders."""
    i, j = boxes.pairs(_around(*line[:4], margin=locate.TOLERANCE), _around(*border[:4]))
    x1, y1, x2, y2 = [column[i] for column in line[:4]]
    u1, v1, u2, v2 = [column[j] for column in border[:4]]
    with np.errstate(all='ignore'):
        dx, dy, du, dv = x2 - x1, y2 - y1, u2 - u1, v2 - v1
        cross = dx * dv - dy * du
        length = np.hypot(dx, dy)
        t = ((u1 - x1) * dv - (v1 - y1) * du) / cross
        s = ((u1 - x1) * dy - (v1 - y1) * dx) / cross
        found = [(i, t, np.isfinite(t) & (s >= 0) & (s <= 1))]
        for u, v in ((u1, v1), (u2, v2)):  # vertices of the border that lie on the line
            along = ((u - x1) * dx + (v - y1) * dy) / length ** 2
            off = np.abs((u - x1) * dy - (v - y1) * dx) / length
            found.append((i, along, off <= locate.TOLERANCE))
    segment = np.concatenate([one[good] for one, _, good in found])
    place = np.concatenate([t[good] for _, t, good in found])
    inside = (place > 0) & (place < 1)
    return segment[inside], place[inside]


def between_cuts(count, segment, place):
    """(segment, middle along it, share of it) of each part of ``count`` segments that are cut
    at places between 0 and 1."""
    segment = np.concatenate((np.arange(count), segment, np.arange(count)))
    place = np.concatenate((np.zeros(count), place, np.ones(count)))
    order = np.lexsort((place, segment))
    segment, place = segment[order], place[order]
    part = np.flatnonzero((segment[1:] == segment[:-1]) & (place[1:] > place[:-1]))
    return segment[part], (place[part] + place[part + 1]) / 2, place[part + 1] - place[part]


def cut(lines, polygons):
    """The ``Parts`` of the lines between the borders of the polygons."""
    bounds = lines.bounds()
    bounds = bounds[np.isfinite(bounds).all(axis=1)]
    if not len(bounds):
        return Parts(np.zeros(0, np.int64), np.zeros(0), np.zeros(0), np.zeros(0))
    box = np.concatenate((bounds[:, :2].min(axis=0), bounds[:, 2:].max(axis=0)))
    x1, y1, x2, y2, feature = line = _columns(lines)
    segment, place = _cuts(line, _columns(polygons, box))
    of, middle, share = between_cuts(len(x1), segment, place)
    dx, dy = (x2 - x1)[of], (y2 - y1)[of]
    return Parts(feature[of], x1[of] + middle * dx, y1[of] + middle * dy, share * np.hypot(dx, dy))

# -*- coding: utf-8 -*-
"""The borders that polygons of one class share."""
from __future__ import unicode_literals

import numpy as np

from . import edges, lines


def between(polygons, values):
    """The ``lines.Parts`` of the segments that two polygons with different values share, and the
    number of their pair. ``values`` has a comparable value per polygon."""
    start, end, path = edges.segments(polygons)
    feature = polygons.path_feature[path]
    x, y = (np.rint(one / edges.GRID).astype(np.int64) for one in (polygons.x, polygons.y))
    swap = (x[start] > x[end]) | ((x[start] == x[end]) & (y[start] > y[end]))
    low, high = np.where(swap, end, start), np.where(swap, start, end)
    order = np.lexsort((feature, y[high], x[high], y[low], x[low]))
    low, high, feature = low[order], high[order], feature[order]
    same = np.ones(max(len(low) - 1, 0), bool)
    for column in (x[low], y[low], x[high], y[high]):
        same &= column[1:] == column[:-1]
    number = np.unique(values, return_inverse=True)[1]
    differ = number[feature[1:]] != number[feature[:-1]]
    at = np.flatnonzero(same & differ)
    a, b = low[at], high[at]
    first, second = feature[at], feature[at + 1]
    pair = first * len(polygons) + second
    parts = lines.Parts(first, (polygons.x[a] + polygons.x[b]) / 2,
                        (polygons.y[a] + polygons.y[b]) / 2,
                        np.hypot(polygons.x[b] - polygons.x[a], polygons.y[b] - polygons.y[a]))
    return parts, pair

# -*- coding: utf-8 -*-
"""Points inside faces, and the polygons that contain a point."""
from __future__ import unicode_literals

import numpy as np

from . import segments
from .boxes import expand
from ..ticking import tick

# Edges compared at a time.
EDGES = 1 << 21


def interior_points(faces, chosen):
    """A point (n x 2, float) inside each chosen face, not on its border: in the middle of the
    widest stretch at half its height. Every y lies between two grid lines."""
    rank = np.full(len(faces.area) + 1, -1, np.int64)
    rank[chosen] = np.arange(len(chosen))
    rank[-1] = -1  # half-edges of the unbounded face
    y = (faces.box[chosen, 1] + faces.box[chosen, 3]) // 2 + 0.5
    half = np.flatnonzero(rank[faces.face] >= 0)
    face = rank[faces.face[half]]
    a, b = faces.points[faces.origin[half]], faces.points[faces.target[half]]
    some = (a[:, 1] > y[face]) != (b[:, 1] > y[face])
    a, b, face = a[some].astype(np.float64), b[some].astype(np.float64), face[some]
    x = a[:, 0] + (y[face] - a[:, 1]) * (b[:, 0] - a[:, 0]) / (b[:, 1] - a[:, 1])
    order = np.lexsort((x, face))
    x, face = x[order], face[order]
    # Crossings of one face come in pairs: into it and out of it.
    west, east, face = x[0::2], x[1::2], face[0::2]
    order = np.lexsort((west, east - west, face))
    last = order[np.concatenate((np.diff(face[order]) != 0, [True]))] if len(order) else order
    found = np.empty((len(chosen), 2))
    found[:, 1] = y
    found[face[last], 0] = (west[last] + east[last]) / 2
    return found


def contains(grid, points, point, feature):
    """For each pair of numbers of a point and a feature whether the point lies inside the
    polygon; ``points`` are in grid units (n x 2, float)."""
    shapes = grid.shapes
    used = np.unique(feature)
    path, _ = expand(shapes.feature_start[used],
                     shapes.feature_start[used + 1] - shapes.feature_start[used])
    return _inside(shapes, points[point], feature, path, shapes.path_feature[path])


def in_ring(grid, points, path):
    """For each point whether it lies inside the ring of the same position."""
    used = np.unique(path)
    return _inside(grid.shapes, points, path, used, used)


def _inside(shapes, places, wanted, path, owner):
    """For each place whether it lies inside the rings ``path`` whose ``owner`` is the one wanted. A side
    is compared with the places at its height alone: a ring of many vertices may have many holes."""
    order = np.lexsort((places[:, 1], wanted))
    places = places[order]
    vertex, at = expand(shapes.path_start[path],
                        shapes.path_start[path + 1] - shapes.path_start[path] - 1)
    # The places at the height of each side of an owner. Complex numbers are compared by their
    # real part first: (owner, height).
    keys = wanted[order] + 1j * places[:, 1]
    of = owner[at]
    y1, y2 = shapes.y[vertex], shapes.y[vertex + 1]
    first = np.searchsorted(keys, of + 1j * np.minimum(y1, y2), 'left')
    count = np.searchsorted(keys, of + 1j * np.maximum(y1, y2), 'left') - first
    crossed = np.zeros(len(places), np.int64)
    for part in _blocks(count):
        pair, side = expand(first[part], count[part])
        crossed += _crossed(shapes, places, pair, vertex[part][side])
    found = np.empty(len(places), bool)
    found[order] = crossed % 2 == 1
    return found


def _blocks(count):
    """Positions in blocks whose counts are limited, to limit memory."""
    ends = np.cumsum(count)
    at = 0
    while at < len(count):
        base = ends[at - 1] if at else 0
        stop = max(int(np.searchsorted(ends, base + EDGES, 'right')), at + 1)
        tick()
        yield slice(at, stop)
        at = stop


def _crossed(shapes, places, pair, vertex):
    """How often the ray to the east of each place crosses the sides, at its height, that start at
    the vertices paired with it."""
    x1, y1 = shapes.x[vertex].astype(np.float64), shapes.y[vertex].astype(np.float64)
    x2, y2 = shapes.x[vertex + 1].astype(np.float64), shapes.y[vertex + 1].astype(np.float64)
    right = x1 + (places[pair, 1] - y1) * (x2 - x1) / (y2 - y1) > places[pair, 0]
    return np.bincount(pair[right], minlength=len(places))


def segments_meet(p, q, tolerance):
    """For each pair of segments whether they cross or an end of one lies within the tolerance of
    the other."""
    found = segments.crossings(p, q)[0]
    for one, other in ((p, q), (q, p)):
        for end in (0, 2):
            points = other[:, end:end + 2]
            found |= segments.inside_of(points, one, tolerance)
            for k in (0, 2):
                found |= np.hypot(
                    *(points - one[:, k:k + 2]).astype(np.float64).T) <= tolerance
    return found

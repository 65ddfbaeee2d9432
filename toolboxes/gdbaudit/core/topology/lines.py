# -*- coding: utf-8 -*-
"""Intersections of the lines of a class with themselves, with each other and with borders."""
from __future__ import unicode_literals

import math

import numpy as np

from . import boxes, segments
from .noding import connected

CROSSING, OVERLAP = 'crossing', 'overlap'
SHORT, REPEATED, CUTBACK = 'short', 'repeated', 'cutback'
CUTBACK_DEGREES = 5
# Two lines overlap when the common stretch is this many tolerances long: lines that cross at half a
# degree are within the tolerance of each other for less.
STRETCH = 100


class _Segments(object):
    """The segments of a class: ``xy``, their feature and path, and whether one comes right after
    another in its path."""

    def __init__(self, grid):
        self.vertex, self.path = grid.segments()
        self.xy = grid.coordinates(self.vertex)
        self.feature = grid.shapes.path_feature[self.path]
        self.boxes = boxes.of_segments(self.xy, grid.tolerance)

    def follows(self, i, j):
        return (j == i + 1) & (self.path[i] == self.path[j])


def self_intersections(grid):
    """{feature: (kind, x, y)} of lines that cross or overlap themselves; they may end on
    themselves."""
    lines = _Segments(grid)
    found = []
    for i, j in boxes.pairs(lines.boxes, groups=lines.feature):
        p, q = lines.xy[i], lines.xy[j]
        first, last = segments.common(p, q, grid.tolerance)
        over = last - first > grid.tolerance
        found.append((OVERLAP, lines.feature[i[over]], p[over, 0], p[over, 1]))
        apart = ~lines.follows(i, j) & ~over
        i, j, p, q = i[apart], j[apart], p[apart], q[apart]
        crosses, x, y = segments.crossings(p, q)
        found.append((CROSSING, lines.feature[i[crosses]], x[crosses], y[crosses]))
        for points, chosen in _meetings(grid, lines, i, j, p, q):
            found.append((CROSSING, lines.feature[i[chosen]], points[chosen, 0],
                          points[chosen, 1]))
    return _first_places(found)


def _meetings(grid, lines, i, j, p, q):
    """Vertices within a line at which it comes back to itself."""
    start = grid.shapes.path_start
    for one, other, line in ((p, q, j), (q, p, i)):
        for end in (0, 2):
            points = other[:, end:end + 2]
            vertex = lines.vertex[line] + (end == 2)
            path = lines.path[line]
            inner = (vertex != start[path]) & (vertex != start[path + 1] - 1)
            on = segments.inside_of(points, one, 0.0)
            for k in (0, 2):
                same = (points == one[:, k:k + 2]).all(axis=1)
                at = lines.vertex[i if line is j else j] + (k == 2)
                own = lines.path[i if line is j else j]
                on |= same & (at != start[own]) & (at != start[own + 1] - 1)
            yield points, on & inner


def _first_places(found):
    """{feature: (kind, x, y)}: overlaps before crossings, then by place."""
    places = {}
    for kind, features, xs, ys in found:
        for feature, x, y in zip(features.tolist(), xs.tolist(), ys.tolist()):
            one = (kind != OVERLAP, float(x), float(y))
            if feature not in places or one < places[feature]:
                places[feature] = one
    return dict((feature, (CROSSING if one[0] else OVERLAP, one[1], one[2]))
                for feature, one in places.items())


def overlaps(grid, duplicate=None):
    """[(a, b, length, x, y)] of features with a stretch in common, in grid units."""
    lines = _Segments(grid)
    parts = [(np.zeros(0, np.int64),) * 2 + (np.zeros(0),) * 3]
    for i, j in boxes.pairs(lines.boxes):
        some = lines.feature[i] != lines.feature[j]
        if duplicate is not None:
            some &= ~duplicate[lines.feature[i]] & ~duplicate[lines.feature[j]]
        i, j = i[some], j[some]
        first, last = segments.common(lines.xy[i], lines.xy[j], grid.tolerance)
        some = last - first > 0
        i, j, first, last = i[some], j[some], first[some], last[some]
        step = (lines.xy[i, 2:] - lines.xy[i, :2]).astype(np.float64)
        share = (first + last) / 2 / np.hypot(step[:, 0], step[:, 1])
        a, b = lines.feature[i], lines.feature[j]
        parts.append((np.minimum(a, b), np.maximum(a, b), last - first,
                      lines.xy[i, 0] + step[:, 0] * share, lines.xy[i, 1] + step[:, 1] * share))
    a, b, length, x, y = [np.concatenate(one) for one in zip(*parts)]
    order = np.lexsort((y, x, -length, b, a))
    a, b, length, x, y = [one[order] for one in (a, b, length, x, y)]
    if not len(a):
        return []
    start = np.flatnonzero(np.concatenate(([True], (a[1:] != a[:-1]) | (b[1:] != b[:-1]))))
    total = np.add.reduceat(length, start)
    chosen = total > STRETCH * grid.tolerance
    return [(int(a[k]), int(b[k]), float(sum_), float(x[k]), float(y[k]))
            for k, sum_ in zip(start[chosen], total[chosen])]


def defects(grid):
    """[(feature, cause, x, y)]: lines shorter than the tolerance, repeated vertices, cutbacks."""
    shapes = grid.shapes
    found = []
    path_feature = shapes.path_feature
    length = np.bincount(path_feature, grid.path_length, len(shapes))
    short = ~shapes.empty & (length < grid.tolerance)
    for feature in np.flatnonzero(short):
        found.append((feature, SHORT, shapes.path_start[shapes.feature_start[feature]]))
    vertex = np.arange(len(shapes.x) - 1)
    inner = np.ones(len(vertex), bool)
    inner[shapes.path_start[1:-1] - 1] = False
    vertex = vertex[inner]
    feature_of = path_feature[np.searchsorted(shapes.path_start, vertex, 'right') - 1]
    xy = grid.coordinates(vertex)
    step = np.hypot(*(xy[:, 2:] - xy[:, :2]).astype(np.float64).T)
    close = (step < grid.tolerance) & ~short[feature_of]
    found += _firsts(REPEATED, feature_of[close], vertex[close] + 1)
    # Angles are measured between steps with a length.
    vertex, feature_of, xy = [one[step > 0] for one in (vertex, feature_of, xy)]
    path = np.searchsorted(shapes.path_start, vertex, 'right') - 1
    back = _cutbacks(xy, grid.tolerance) & (path[1:] == path[:-1])
    found += _firsts(CUTBACK, feature_of[1:][back], vertex[1:][back])
    return [(int(feature), cause, float(shapes.x[at]), float(shapes.y[at]))
            for feature, cause, at in found]


def _cutbacks(xy, tolerance):
    """Whether each segment turns back onto the one before by less than 5 degrees, but not so
    exactly that both lie over each other."""
    step = (xy[:, 2:] - xy[:, :2]).astype(np.float64)
    length = np.hypot(step[:, 0], step[:, 1])
    dot = -(step[1:] * step[:-1]).sum(axis=1)
    sharp = dot > math.cos(math.radians(CUTBACK_DEGREES)) * length[1:] * length[:-1]
    first, last = segments.common(xy[:-1], xy[1:], tolerance)
    return sharp & ~(last - first > tolerance) & (np.minimum(length[1:], length[:-1]) >= tolerance)


def _firsts(cause, features, vertices):
    features, first = np.unique(features, return_index=True)
    return [(feature, cause, at) for feature, at in zip(features, vertices[first])]


def nodes(grid):
    """(dangles, pseudo-nodes): [(feature, x, y)] and [(feature, feature, x, y)]."""
    shapes = grid.shapes
    first, last = shapes.path_start[:-1], shapes.path_start[1:] - 1
    ends = np.array([first, last]).T.ravel()
    points = np.array([shapes.x[ends], shapes.y[ends]], np.int64).T
    feature = np.repeat(shapes.path_feature, 2)
    near = np.concatenate((points, points), axis=1)
    near[:, :2] -= grid.tolerance // 2
    near[:, 2:] += (grid.tolerance + 1) // 2
    i, j = boxes.all_pairs(near)
    node = connected(len(points), i, j)
    degree = np.bincount(node, minlength=len(points))[node]
    lines = _Segments(grid)
    k, segment = boxes.all_pairs(near, lines.boxes)
    through = np.zeros(len(points), bool)
    on = segments.inside_of(points[k], lines.xy[segment], grid.tolerance)
    # An inner vertex of another line is a junction as well.
    start = shapes.path_start
    for add in (0, 1):
        at, path = lines.vertex[segment] + add, lines.path[segment]
        place = lines.xy[segment, 2 * add:2 * add + 2]
        close = np.hypot(*(points[k] - place).astype(np.float64).T) <= grid.tolerance
        on |= close & (at != start[path]) & (at != start[path + 1] - 1)
    through[k[on]] = True
    dangles = [(int(feature[e]), float(points[e, 0]), float(points[e, 1]))
               for e in np.flatnonzero((degree == 1) & ~through)]
    pseudo = []
    busy = np.zeros(len(points), bool)
    np.logical_or.at(busy, node, through)
    double = np.flatnonzero((degree == 2) & ~busy[node])
    double = double[np.argsort(node[double], kind='mergesort')]
    for one, other in zip(double[0::2].tolist(), double[1::2].tolist()):
        if feature[one] != feature[other]:
            pseudo.append((int(feature[one]), int(feature[other]), float(points[one, 0]),
                           float(points[one, 1])))
    return dangles, pseudo


def off_borders(grid, border, tolerance):
    """[(feature, length, x, y)] of lines that leave the borders of the polygons of another grid."""
    lines = _Segments(grid)
    vertex, _ = border.segments()
    sides = border.coordinates(vertex).astype(np.float64)
    sides = np.rint(np.concatenate(
        [grid.cells_of(border, sides[:, k:k + 2]) for k in (0, 2)], axis=1)).astype(np.int64)
    around = boxes.of_segments(lines.xy, int(math.ceil(tolerance)))
    parts = [(np.zeros(0, np.int64), np.zeros(0), np.zeros(0))]
    for i, j in boxes.pairs(around, boxes.of_segments(sides)):
        first, last = segments.common(lines.xy[i], sides[j], tolerance)
        parts.append((i, first, last))
    owner, first, last = [np.concatenate(one) for one in zip(*parts)]
    length = np.hypot(*(lines.xy[:, 2:] - lines.xy[:, :2]).astype(np.float64).T)
    bare = length - segments.covered(first, last, owner, len(length))
    total = np.bincount(lines.feature, np.where(bare > tolerance, bare, 0), len(grid))
    order = np.lexsort((-bare, lines.feature))
    features, first = np.unique(lines.feature[order], return_index=True)
    worst = dict(zip(features.tolist(), order[first].tolist()))
    return [(int(feature), float(total[feature]),
             float(lines.xy[worst[feature], 0::2].mean()),
             float(lines.xy[worst[feature], 1::2].mean()))
            for feature in np.flatnonzero(total > 0).tolist()]

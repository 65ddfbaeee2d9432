# -*- coding: utf-8 -*-
"""Edges of polygons matched by their integer coordinates.

An edge that two neighbors share is stored twice, in opposite directions. Such pairs cancel out;
the rest is the outline of the covered area and every place where neighbors do not fit.
"""
from __future__ import unicode_literals

import numpy as np

_A, _B = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_BINS = 8
_TABLE = 20  # bits of the key in the table of the first pass


def _u(number):
    return np.uint64(number)


def mix(values):
    """Spreads 64-bit values over all 64 bits (the finalizer of SplitMix64)."""
    values = values ^ (values >> _u(30))
    values *= _A
    values ^= values >> _u(27)
    values *= _B
    values ^= values >> _u(31)
    return values


def vertex_keys(x, y):
    """One 64-bit number per vertex; equal for equal vertices only, within 2^32 grid units."""
    return (x.astype(np.uint64) << _u(32)) + y.astype(np.uint64)


def _edge_keys(grid, first, last):
    """Of the edges that start at the vertices of some paths: the undirected key with the
    direction as its lowest bit, and whether there is an edge at all."""
    shapes = grid.shapes
    start = shapes.path_start[first:last + 1]
    where = slice(start[0], start[-1])
    v = vertex_keys(shapes.x[where], shapes.y[where])
    h = mix(v)
    key, real = np.zeros(len(v), np.uint64), np.zeros(len(v), bool)
    key[:-1] = h[:-1] + h[1:]  # the same for both directions
    real[:-1] = v[:-1] != v[1:]
    real[start[1:] - start[0] - 1] = False
    forward = np.zeros(len(v), bool)
    forward[:-1] = v[:-1] < v[1:]
    return key, forward, real, start


def feature_keys(grid):
    """A 64-bit number per feature, the same for the same geometry whatever its first vertex, the
    order of its rings or its direction; 0 for empty ones."""
    shapes = grid.shapes
    paths = np.zeros(len(shapes.path_start) - 1, np.uint64)
    for first, last in grid.path_blocks():
        key, _, real, start = _edge_keys(grid, first, last)
        single = np.diff(start) == 1
        ends = start[:-1][single] - start[0]
        sums = np.add.reduceat(np.where(real, mix(key), _u(0)), start[:-1] - start[0])
        points = vertex_keys(shapes.x[ends + start[0]], shapes.y[ends + start[0]])
        sums[single] = mix(points + _u(1))
        paths[first:last] = sums
    found = np.zeros(len(shapes), np.uint64)
    some = ~shapes.empty
    if some.any():
        found[some] = np.add.reduceat(paths, shapes.feature_start[:-1][some])
    return found


def _net(key, sign):
    """The sum of signs per distinct key of a sorted array: keys, first positions and sums."""
    if not len(key):
        return key, np.zeros(0, np.int64), np.zeros(0, np.int64)
    starts = np.flatnonzero(np.concatenate(([True], key[1:] != key[:-1])))
    return key[starts], starts, np.add.reduceat(sign, starts)


def _unmatched(key, left, real):
    """Position, key and net of what does not cancel out, one of each distinct edge. ``left`` says
    whether the interior lies on the left of the edge when it leads from its lower vertex up."""
    tagged = ((key & ~_u(1)) | left.astype(np.uint64))[real]
    ordered = np.sort(tagged)
    sign = (ordered & _u(1)).astype(np.int64) * 2 - 1
    keys, _, net = _net(ordered >> _u(1), sign)
    keys, net = keys[net != 0], net[net != 0]
    # A table by some bits of the key finds most of the matched edges without a search.
    table = np.zeros(1 << _TABLE, bool)
    table[(keys >> _u(63 - _TABLE)).astype(np.int64)] = True
    where = np.flatnonzero(real)[table[(tagged >> _u(64 - _TABLE)).astype(np.int64)]]
    wanted = key[where] >> _u(1)
    at = np.searchsorted(keys, wanted)
    hit = keys[np.minimum(at, len(keys) - 1)] == wanted if len(keys) else at < 0
    where, at = where[hit], at[hit]
    _, chosen = np.unique(at, return_index=True)
    return where[chosen], keys, net


def unmatched(grid, tick=None):
    """(vertex, net) of the edges that do not cancel out. The edge lies between vertex and
    vertex + 1; led from its lower vertex key to its higher one it has ``net`` more polygons on
    its left side than on its right side. See ``directed``."""
    found = []
    hole = grid.shapes.hole
    for first, last in grid.path_blocks():
        key, forward, real, start = _edge_keys(grid, first, last)
        # The interior lies on the left of counter-clockwise outer rings and clockwise holes.
        flip = (grid.path_area[first:last] > 0) == hole[first:last]
        where, keys, net = _unmatched(key, forward ^ np.repeat(flip, np.diff(start)), real)
        found.append((where + start[0], keys, net.astype(np.int32)))
        if tick:
            tick(float(last) / len(hole))
    return _combine(found)


def _combine(found):
    """Cancels the unmatched edges of all blocks against each other, a range of keys at a time."""
    vertices, nets = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    for number in range(_BINS if found else 0):
        parts = []
        for vertex, keys, net in found:
            chosen = keys >> _u(60) == _u(number)
            parts.append((vertex[chosen], keys[chosen], net[chosen]))
        vertex, keys, net = [np.concatenate(one) for one in zip(*parts)]
        order = np.argsort(keys, kind='mergesort')
        _, starts, total = _net(keys[order], net[order].astype(np.int64))
        vertices.append(vertex[order][starts][total != 0])
        nets.append(total[total != 0])
    vertex, net = np.concatenate(vertices), np.concatenate(nets)
    order = np.argsort(vertex, kind='mergesort')
    return vertex[order], net[order]


def directed(grid, vertex):
    """Coordinates (n x 4) of the edges at some vertices, led from the lower vertex key up."""
    xy = grid.coordinates(vertex)
    down = vertex_keys(xy[:, 0], xy[:, 1]) > vertex_keys(xy[:, 2], xy[:, 3])
    xy[down] = xy[down][:, [2, 3, 0, 1]]
    return xy


def grouped_keys(grid, group):
    """Yields (key, feature) of edges; keys are equal for the same edge of features of one group
    alone. Features with a negative number have none."""
    feature = grid.shapes.path_feature
    for first, last in grid.path_blocks():
        number = np.asarray(group)[feature[first:last]]
        if (number < 0).all():
            continue
        key, _, real, start = _edge_keys(grid, first, last)
        sizes = np.diff(start)
        real &= np.repeat(number >= 0, sizes)
        key ^= np.repeat(mix(number.astype(np.uint64) + _u(1)), sizes)
        yield mix(key[real]), np.repeat(feature[first:last], sizes)[real]

# -*- coding: utf-8 -*-
"""The edges of polygons on the grid of a file geodatabase (0.0001 m), as signed chains.

Coordinates become integers, so that equal vertices are equal numbers. An edge leads upwards; its
``step`` is by how much the number of polygons grows from its left to its right. Horizontal edges
have none and are left out. Edges that two neighbors share cancel each other out: the rest of a
coverage of many polygons is the border of their union, with its gaps and overlaps.
"""
from __future__ import unicode_literals

import numpy as np

from ..geometry import MULTIPOLYGON, POLYGON

GRID = 1e-4
# Above any coordinate of Colombia: damaged ones are left out, as their sums would overflow.
LARGEST = 1e9
CHUNK = 2 * 1000 * 1000
_MIX = np.array([0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9,
                 0x27D4EB2F165667C5], np.uint64)


class Edges(object):
    """x1, y1, x2, y2 (integers, y1 < y2), ``step`` (what crossing it to the right adds), and the
    ``feature`` of each, in rising order; it is None in a chain whose shared edges are cancelled."""

    def __init__(self, x1, y1, x2, y2, step, feature=None):
        self.x1, self.y1, self.x2, self.y2 = x1, y1, x2, y2
        self.step = step
        self.feature = feature

    def __len__(self):
        return len(self.x1)

    def take(self, chosen):
        return Edges(self.x1[chosen], self.y1[chosen], self.x2[chosen], self.y2[chosen],
                     self.step[chosen], None if self.feature is None else self.feature[chosen])


def is_polygon(geometries):
    """True per polygon feature."""
    return (geometries.wkb_type == POLYGON) | (geometries.wkb_type == MULTIPOLYGON)


def segments(geometries):
    """Start and end vertex, and path, of each segment; a polygon's last one closes its ring."""
    count = len(geometries.x)
    follower = np.arange(1, count + 1)
    last = geometries.path_start[1:] - 1
    follower[last] = geometries.path_start[:-1]
    path = geometries.vertex_path
    closed = is_polygon(geometries)[geometries.path_feature]
    start = np.arange(count)
    differ = (geometries.x != geometries.x[follower]) | (geometries.y != geometries.y[follower])
    chosen = np.flatnonzero(differ & (closed[path] | (start != last[path])))
    return chosen, follower[chosen], path[chosen]


def sound_paths(geometries):
    """True per ring of a polygon whose vertices are all places on earth."""
    sound = np.isfinite(geometries.x) & np.isfinite(geometries.y)
    sound[sound] = (np.abs(geometries.x[sound]) < LARGEST) & (
        np.abs(geometries.y[sound]) < LARGEST)
    bad = np.bincount(geometries.vertex_path[~sound], minlength=len(geometries.path_start) - 1)
    kinds = is_polygon(geometries)
    return (bad == 0) & kinds[geometries.path_feature]


def from_polygons(geometries):
    """The ``Edges`` of the polygons; rings may turn either way."""
    start, end, path = segments(geometries)
    with np.errstate(invalid='ignore'):
        left = (geometries.path_areas() > 0) != geometries.hole
    some = sound_paths(geometries)[path]
    start, end, path = start[some], end[some], path[some]
    gx = np.zeros(len(geometries.x), np.int64)
    gy = np.zeros(len(geometries.x), np.int64)
    used = np.concatenate((start, end))
    gx[used] = np.rint(geometries.x[used] / GRID).astype(np.int64)
    gy[used] = np.rint(geometries.y[used] / GRID).astype(np.int64)
    feature = geometries.path_feature[path]
    down = gy[end] < gy[start]
    low, high = np.where(down, end, start), np.where(down, start, end)
    # Going down along a ring with its inside on the left, the inside is to the east.
    step = np.where(down == left[path], 1, -1)
    made = Edges(gx[low], gy[low], gx[high], gy[high], step, feature)
    return made.take(np.flatnonzero(made.y2 > made.y1))


def cancel(edges):
    """The chain of the edges: equal ones are summed, and sums of 0 are removed."""
    if not len(edges):
        return Edges(edges.x1, edges.y1, edges.x2, edges.y2, edges.step)
    columns = (edges.x1, edges.y1, edges.x2, edges.y2)
    mixed = np.zeros(len(edges), np.uint64)
    for column, factor in zip(columns, _MIX):
        mixed = (mixed ^ (mixed >> np.uint64(29))) * _MIX[0] + column.astype(np.uint64) * factor
    order = np.argsort(mixed, kind='mergesort')
    same_mix = mixed[order][1:] == mixed[order][:-1]
    if not _all_equal(columns, order, same_mix):
        order = np.lexsort(columns)  # two different edges with one hash: practically never
    changes = np.zeros(len(order) - 1, bool)
    for column in columns:
        changes |= column[order][1:] != column[order][:-1]
    first = np.flatnonzero(np.concatenate(([True], changes)))
    step = np.add.reduceat(edges.step[order], first)
    remaining = order[first][step != 0]
    made = Edges(*[column[remaining] for column in columns], step=step[step != 0])
    return made.take(np.lexsort((made.x2, made.x1, made.y2, made.y1)))


def _all_equal(columns, order, same):
    return all((column[order][1:] == column[order][:-1])[same].all() for column in columns)


def union_chain(geometries):
    """The chain of all polygons of a class, read in batches that fit into memory."""
    chain = None
    size = np.diff(geometries.path_start[geometries.feature_start])
    part = np.cumsum(size) // CHUNK
    for number in np.unique(part):
        chosen = np.flatnonzero(part == number)
        some = geometries if len(chosen) == len(geometries) else geometries.take(chosen)
        made = cancel(from_polygons(some))
        chain = made if chain is None else cancel(join(chain, made))
    return chain if chain is not None else from_polygons(geometries)


def join(a, b):
    """Two chains as one, without cancelling shared edges."""
    return Edges(*[np.concatenate(one) for one in (
        (a.x1, b.x1), (a.y1, b.y1), (a.x2, b.x2), (a.y2, b.y2), (a.step, b.step))])

# -*- coding: utf-8 -*-
"""Cuts edges to boxes, and boxes with many edges into tiles.

Edges are columns of a float matrix with the rows group, x1, y1, x2, y2 (y1 < y2) and, one row per
chain, the change of the number of polygons when crossing to the right. Edges to the left of a tile are
moved to its left border, where they only change that number.
"""
from __future__ import unicode_literals

import numpy as np

G, X1, Y1, X2, Y2, STEPS = range(6)
# A tile is split until it has at most this many edges, or is a millimetre wide (grid units).
TILE_EDGES = 24
SMALLEST_TILE = 10.0
MAX_LEVELS = 60


def x_at(edges, y):
    return edges[X1] + (edges[X2] - edges[X1]) * ((y - edges[Y1]) / (edges[Y2] - edges[Y1]))


def _y_at(edges, x):
    width = edges[X2] - edges[X1]
    with np.errstate(all='ignore'):
        y = edges[Y1] + (edges[Y2] - edges[Y1]) * ((x - edges[X1]) / width)
    return np.clip(y, edges[Y1], edges[Y2])


def _cut(edges, y, upper_part):
    """The part of each edge above (below) a height."""
    x = x_at(edges, y)
    made = edges.copy()
    if upper_part:
        cut = edges[Y1] < y
        made[X1, cut], made[Y1, cut] = x[cut], y[cut]
    else:
        cut = edges[Y2] > y
        made[X2, cut], made[Y2, cut] = x[cut], y[cut]
    return made[:, made[Y2] > made[Y1]]


def _sides(edges, x):
    """The part of each edge to the left of x, that to the right, and the left one moved to x."""
    low, high = edges[X1] <= x, edges[X2] <= x
    y = _y_at(edges, x)
    left, right = edges.copy(), edges.copy()
    base = edges.copy()
    base[X1] = base[X2] = x
    rises = low & ~high  # its lower part is on the left
    left[X2, rises], left[Y2, rises] = x[rises], y[rises]
    right[X1, rises], right[Y1, rises] = x[rises], y[rises]
    base[Y2, rises] = y[rises]
    falls = ~low & high
    left[X1, falls], left[Y1, falls] = x[falls], y[falls]
    right[X2, falls], right[Y2, falls] = x[falls], y[falls]
    base[Y1, falls] = y[falls]
    on_left = (low | high) & ((edges[X1] < x) | (edges[X2] < x))
    left = left[:, on_left & (left[Y2] > left[Y1])]
    right = right[:, ~(low & high) & (right[Y2] > right[Y1])]
    base = base[:, (low | high) & (base[Y2] > base[Y1])]
    return left, right, base


def _merge(base):
    """Vertical edges on one line per group, summed up: most of them cancel."""
    if not base.shape[1]:
        return base
    group = np.concatenate((base[G], base[G]))
    y = np.concatenate((base[Y1], base[Y2]))
    x = np.concatenate((base[X1], base[X1]))
    step = np.concatenate((base[STEPS:], -base[STEPS:]), axis=1)
    order = np.lexsort((y, group))
    group, y, x, step = group[order], y[order], x[order], step[:, order]
    first = np.flatnonzero(np.concatenate(
        ([True], (group[1:] != group[:-1]) | (y[1:] != y[:-1]))))
    group, y, x = group[first], y[first], x[first]
    step = np.add.reduceat(step, first, axis=1)
    changes = np.flatnonzero((step != 0).any(axis=0))
    group, y, x = group[changes], y[changes], x[changes]
    total = np.cumsum(step[:, changes], axis=1)
    # The steps of each group sum to 0, so that no total affects the next group.
    some = np.flatnonzero((total[:, :-1] != 0).any(axis=0))
    return np.vstack((group[some], x[some], y[some], x[some], y[some + 1], total[:, some]))


def clip(edges, boxes):
    """The edges within the box of their group (xmin, ymin, xmax, ymax per group)."""
    def side(edges, column):
        return boxes[edges[G].astype(np.int64), column]

    some = (edges[Y2] > side(edges, 1)) & (edges[Y1] < side(edges, 3)) & (
        np.minimum(edges[X1], edges[X2]) < side(edges, 2))
    edges = edges[:, some]
    edges = _cut(edges, side(edges, 1), True)
    edges = _cut(edges, side(edges, 3), False)
    east = side(edges, 2)
    beyond = np.maximum(edges[X1], edges[X2]) > east
    edges = np.hstack((edges[:, ~beyond], _sides(edges[:, beyond], east[beyond])[0]))
    west = side(edges, 0)
    before = np.minimum(edges[X1], edges[X2]) <= west
    _, right, base = _sides(edges[:, before], west[before])
    return np.hstack((edges[:, ~before], right, _merge(base)))


def split(edges, boxes):
    """Splits groups with many edges. Returns edges by tile, the boxes and the groups of tiles."""
    root = np.arange(len(boxes))
    done = []
    for _ in range(MAX_LEVELS):
        tile = edges[G].astype(np.int64)
        width, height = boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1]
        many = np.bincount(tile, minlength=len(boxes)) > TILE_EDGES
        many &= np.maximum(width, height) > SMALLEST_TILE
        if not many.any():
            break
        done.append(edges[:, ~many[tile]])
        edges = edges[:, many[tile]]
        parents = np.flatnonzero(many)
        child = np.zeros(len(boxes))
        child[parents] = len(boxes) + 2 * np.arange(len(parents))
        upright = (height > width)[parents]
        middle = np.where(upright, boxes[parents, 1] + boxes[parents, 3],
                          boxes[parents, 0] + boxes[parents, 2]) / 2
        line = np.zeros(len(boxes))
        line[parents] = middle
        edges = _children(edges, child, line, height > width)
        boxes = np.vstack((boxes, _halves(boxes[parents], middle, upright)))
        root = np.concatenate((root, np.repeat(root[parents], 2)))
    return np.hstack(done + [edges]), boxes, root


def _children(edges, child, line, upright):
    tile = edges[G].astype(np.int64)
    by_height = upright[tile]
    line, child = line[tile], child[tile]
    edges[G] = child
    low = _cut(edges[:, by_height], line[by_height], False)
    high = _cut(edges[:, by_height], line[by_height], True)
    left, right, base = _sides(edges[:, ~by_height], line[~by_height])
    base = _merge(base)
    for second in (high, right, base):
        second[G] += 1
    return np.hstack((low, high, left, right, base))


def _halves(boxes, middle, upright):
    """The two boxes of each, one after the other."""
    halves = np.repeat(boxes, 2, axis=0)
    first, second = np.arange(0, len(halves), 2), np.arange(1, len(halves), 2)
    halves[first[upright], 3] = halves[second[upright], 1] = middle[upright]
    halves[first[~upright], 2] = halves[second[~upright], 0] = middle[~upright]
    return halves

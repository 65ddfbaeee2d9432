# -*- coding: utf-8 -*-
"""Finds the pairs of intersecting boxes of two lists, with boxes of any sizes."""
from __future__ import unicode_literals

import numpy as np

from ..ticking import tick

# The narrowest cell: all boxes may be at one place. And the farthest one: damaged coordinates have no
# number for theirs.
SMALLEST, FARTHEST = 1e-3, 2.0 ** 62
MAX_LEVEL = 1000
# Boxes with NaN (empty geometries) intersect nothing.
NO_PAIRS = (np.zeros(0, np.int64), np.zeros(0, np.int64))


def gather(start, size):
    """Positions start … start + size - 1 of each entry, one after the other, and the index of
    their entry."""
    size = np.asarray(size, np.int64)
    owner = np.repeat(np.arange(len(size)), size)
    first = np.cumsum(size) - size
    return np.asarray(start, np.int64)[owner] + np.arange(len(owner)) - first[owner], owner


def _unit(a, b):
    """The width of the smallest cells, of which the middle half of the boxes fills about as many as
    there are boxes. A few boxes far from the others, such as those at 0, 0, would make it so wide that all
    others share a cell, and each is compared with each."""
    low = np.concatenate((a[:, :2], b[:, :2]))
    first, last = np.percentile(low, [25, 75], axis=0)
    return max(2 * (last - first).max() / np.sqrt(max(len(a), len(b))), SMALLEST)


def _levels(boxes, unit):
    """The grid level of each box: its cells are at least as wide as the box."""
    with np.errstate(over='ignore'):  # a damaged one may be wider than any number
        width = np.maximum(boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1])
        # A little wider: the division by the cells' width rounds.
        levels = np.log2(np.maximum(width / unit * (1 + 1e-6), 1.0))
    return np.ceil(np.minimum(levels, MAX_LEVEL)).astype(np.int64)


def _cell(corners, size):
    return np.clip(np.floor(corners / size), -FARTHEST, FARTHEST).astype(np.int64)


def _cells(boxes, size):
    """The cells of a grid that each box touches (four at most): key, box."""
    low, high = _cell(boxes[:, :2], size), _cell(boxes[:, 2:], size)
    keys, owners = [], []
    for right in (0, 1):
        for up in (0, 1):
            some = (low[:, 0] + right <= high[:, 0]) & (low[:, 1] + up <= high[:, 1])
            keys.append((low[some, 0] + right) * (1 << 31) + low[some, 1] + up)
            owners.append(np.flatnonzero(some))
    return np.concatenate(keys), np.concatenate(owners)


def _meet(a, b, size):
    """Pairs of two lists whose boxes are no wider than a cell."""
    key_a, of_a = _cells(a, size)
    key_b, of_b = _cells(b, size)
    order = np.argsort(key_b, kind='mergesort')
    key_b, of_b = key_b[order], of_b[order]
    first = np.searchsorted(key_b, key_a, 'left')
    count = np.searchsorted(key_b, key_a, 'right') - first
    at, owner = gather(first, count)
    one, other = of_a[owner], of_b[at]
    low = np.maximum(a[one, :2], b[other, :2])
    some = (low <= np.minimum(a[one, 2:], b[other, 2:])).all(axis=1)
    # A pair that shares several cells is taken in the cell of its lower left corner.
    cell = _cell(low, size)
    some &= cell[:, 0] * (1 << 31) + cell[:, 1] == key_a[owner]
    return one[some], other[some]


def pairs(a, b):
    """(i, j) of the boxes a[i] and b[j] (n × 4: xmin, ymin, xmax, ymax) that meet, sorted."""
    some_a = np.flatnonzero(np.isfinite(a).all(axis=1))
    some_b = np.flatnonzero(np.isfinite(b).all(axis=1))
    if not len(some_a) or not len(some_b):
        return NO_PAIRS
    a, b = a[some_a], b[some_b]
    unit = _unit(a, b)
    level_a, level_b = _levels(a, unit), _levels(b, unit)
    found = []
    for level in np.unique(np.concatenate((level_a, level_b))):
        size = unit * 2.0 ** level
        for of_a, of_b in ((level_a == level, level_b <= level),
                           (level_a < level, level_b == level)):
            if of_a.any() and of_b.any():
                tick()
                i, j = _meet(a[of_a], b[of_b], size)
                found.append((np.flatnonzero(of_a)[i], np.flatnonzero(of_b)[j]))
    if not found:
        return NO_PAIRS
    i, j = [np.concatenate(one) for one in zip(*found)]
    order = np.lexsort((j, i))
    return some_a[i[order]], some_b[j[order]]

# -*- coding: utf-8 -*-
"""The intersecting boxes of two sets, by a grid of cells for each order of size."""
from __future__ import unicode_literals

import numpy as np

from ..ticking import tick

# Pairs compared at a time.
PAIRS = 1 << 21
# One of so many boxes is searched first by ``meeting``.
SHARE = 64
_X, _Y, _GROUP = [np.uint64(one) for one in (
    0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9)]


def expand(first, counts):
    """For each i the numbers first[i] … first[i] + counts[i] - 1; and i itself, as often."""
    owner = np.repeat(np.arange(len(counts)), counts)
    before = np.cumsum(counts) - counts
    return first[owner] + np.arange(len(owner)) - before[owner], owner


def _levels(boxes):
    size = np.maximum(boxes[:, 2] - boxes[:, 0], boxes[:, 3] - boxes[:, 1])
    # Two doublings per level: fewer passes, at most four times as many pairs to compare.
    return (np.frexp(np.maximum(size, 1).astype(np.float64))[1] + 1) // 2 * 2


class _Cells(object):
    """The cells of one level in which some boxes lie (at most four each), sorted by key."""

    def __init__(self, boxes, groups, chosen, shift):
        first = boxes[chosen, :2] >> shift
        last = boxes[chosen, 2:] >> shift
        across = last[:, 0] - first[:, 0] + 1
        offsets, owner = expand(np.zeros(len(chosen), np.int64),
                                across * (last[:, 1] - first[:, 1] + 1))
        self.cx = first[owner, 0] + offsets % across[owner]
        self.cy = first[owner, 1] + offsets // across[owner]
        self.index = chosen[owner]
        key = self.cx.astype(np.uint64) * _X + self.cy.astype(np.uint64) * _Y
        if groups is not None:
            key += groups[self.index].astype(np.uint64) * _GROUP
        order = np.argsort(key, kind='mergesort')
        self.key, self.cx, self.cy, self.index = [
            one[order] for one in (key, self.cx, self.cy, self.index)]


def _meeting(a, b, shift, one, other):
    """Intersecting pairs that share a cell. A pair that shares several cells is found in the cell
    of the lower left corner of the intersection."""
    start = np.searchsorted(other.key, one.key, 'left')
    counts = np.searchsorted(other.key, one.key, 'right') - start
    some = np.flatnonzero(counts)
    ends = np.cumsum(counts[some])
    at = 0
    while at < len(some):
        base = ends[at - 1] if at else 0
        stop = max(int(np.searchsorted(ends, base + PAIRS, 'right')), at + 1)
        part = some[at:stop]
        k, owner = expand(start[part], counts[part])
        cell = part[owner]
        i, j = one.index[cell], other.index[k]
        west = np.maximum(a[i, 0], b[j, 0])
        south = np.maximum(a[i, 1], b[j, 1])
        hit = ((west <= np.minimum(a[i, 2], b[j, 2])) & (south <= np.minimum(a[i, 3], b[j, 3])) &
               (west >> shift == one.cx[cell]) & (south >> shift == one.cy[cell]))
        yield i[hit], j[hit]
        at = stop


def pairs(a, b=None, groups=None):
    """Yields (i, j) arrays of the boxes (n x 4, int64: xmin, ymin, xmax, ymax) of a and b that
    meet, touching included. Without ``b``: pairs of a with i < j. ``groups``: only pairs of one
    group (for pairs within a). Boxes with xmin > xmax intersect nothing."""
    alone = b is None
    b = a if alone else b
    levels = [_levels(one) for one in ((a,) if alone else (a, b))]
    rows = [np.flatnonzero(one[:, 0] <= one[:, 2]) for one in ((a,) if alone else (a, b))]
    if not len(rows[0]) or not len(rows[-1]):
        return
    # Boxes much smaller than most have the level of most: no passes for a few tiny ones.
    lowest = int(np.median(np.concatenate([level[row] for level, row in zip(levels, rows)])))
    levels = [np.maximum(level, lowest) for level in levels]
    present = np.unique(np.concatenate([level[row] for level, row in zip(levels, rows)]))
    for shift in present:
        for one, other in _sides(levels, rows, shift, alone):
            if not len(one) or not len(other):
                continue
            same = one is other
            left = _Cells(a, groups, one, shift)
            right = left if same else _Cells(b, groups, other, shift)
            for i, j in _meeting(a, b, shift, left, right):
                chosen = np.ones(len(i), bool) if not same else i < j
                if groups is not None:
                    chosen &= groups[i] == groups[j]
                i, j = i[chosen], j[chosen]
                tick()
                yield (np.minimum(i, j), np.maximum(i, j)) if alone else (i, j)


def _sides(levels, rows, shift, alone):
    """The boxes to join at a level: boxes of its size with those of its size or below."""
    if alone:
        level = levels[0][rows[0]]
        same = rows[0][level == shift]
        yield same, same
        yield same, rows[0][level < shift]
        return
    (level_a, level_b), (a, b) = levels, rows
    yield a[level_a[a] == shift], b[level_b[b] <= shift]
    yield a[level_a[a] < shift], b[level_b[b] == shift]


def all_pairs(a, b=None, groups=None):
    """``pairs`` at once, sorted."""
    found = list(pairs(a, b, groups))
    i = np.concatenate([one[0] for one in found] or [np.zeros(0, np.int64)])
    j = np.concatenate([one[1] for one in found] or [np.zeros(0, np.int64)])
    order = np.lexsort((j, i))
    return i[order], j[order]


def meeting(a, b):
    """The numbers of the boxes of a that meet one of b. Of many of b some are searched first:
    most boxes meet one of them, and need not be compared with the rest."""
    found = np.zeros(len(a), bool)
    for step in (SHARE, 1) if len(b) > SHARE * SHARE else (1,):
        rest = np.flatnonzero(~found)
        for i, _ in pairs(a[rest], b[::step]):
            found[rest[i]] = True
    return np.flatnonzero(found)


def of_segments(xy, margin=0):
    """The boxes of segments (n x 4: x1, y1, x2, y2), wider by a margin."""
    found = np.empty((len(xy), 4), np.int64)
    found[:, :2] = np.minimum(xy[:, :2], xy[:, 2:]) - margin
    found[:, 2:] = np.maximum(xy[:, :2], xy[:, 2:]) + margin
    return found

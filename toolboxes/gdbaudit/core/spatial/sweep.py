# -*- coding: utf-8 -*-
"""Cuts chains of edges into trapezoids, each wholly inside or outside of every chain.

An area is cut into tiles with few edges, a tile into slabs between the heights of its vertices,
and a slab by its edges from left to right. Results are sums of small trapezoids: an edge that
rounding puts on the wrong side changes them by its own sliver only. All tiles and slabs of many
independent areas («groups») are processed at once.
"""
from __future__ import unicode_literals

import numpy as np

from .boxes import gather
from .tiles import G, STEPS, X1, X2, Y1, Y2, clip, split, x_at
from ..ticking import tick

# Edges that cross by less (grid units) have any order, and narrower pieces are left out.
CROSSING = 0.01
MAX_ROUNDS = 200
# Edges processed at once; each crosses some dozens of slabs.
CHUNK = 100 * 1000


class Trapezoids(object):
    """Columns: yb, yt (bottom and top), xbl, xbr, xtl, xtr (left and right on them), ``group``,
    ``tile``, ``slab`` and ``order`` (its place in the slab). Grid units."""

    NAMES = ('yb', 'yt', 'xbl', 'xbr', 'xtl', 'xtr', 'group', 'tile', 'slab', 'order')

    def __init__(self, columns):
        for name, column in zip(self.NAMES, columns):
            setattr(self, name, column)

    def __len__(self):
        return len(self.yb)

    def take(self, chosen):
        return Trapezoids([getattr(self, name)[chosen] for name in self.NAMES])

    def areas(self):
        """Area of each in square grid units."""
        return (self.yt - self.yb) * (self.xbr - self.xbl + self.xtr - self.xtl) / 2


class _Slabs(object):
    """Edges within slabs: ``slab`` numbers ``yb``, ``yt`` and ``tile``; xb and xt are its x at the
    slab's bottom and top, ``step`` (a row per chain) what it adds."""

    def __init__(self, slab, xb, xt, step, yb, yt, tile):
        self.slab, self.xb, self.xt, self.step = slab, xb, xt, step
        self.yb, self.yt, self.tile = yb, yt, tile

    def sort(self):
        order = np.lexsort((self.xb + self.xt, self.slab))
        self.slab, self.xb, self.xt = self.slab[order], self.xb[order], self.xt[order]
        self.step = self.step[:, order]

    def crossings(self):
        """(slab, height) where neighbors cross within a slab."""
        same = self.slab[1:] == self.slab[:-1]
        below, above = self.xb[1:] - self.xb[:-1], self.xt[1:] - self.xt[:-1]
        at = np.flatnonzero(same & (np.minimum(below, above) < -CROSSING))
        slab = self.slab[at]
        height = self.yt[slab] - self.yb[slab]
        y = self.yb[slab] + height * (below[at] / (below[at] - above[at]))
        inside = (y > self.yb[slab] + CROSSING) & (y < self.yt[slab] - CROSSING)
        return slab[inside], y[inside]

    def divide(self, slab, y):
        """The slabs named, cut at heights; and the others, as they are."""
        touched = np.zeros(len(self.yb), bool)
        touched[slab] = True
        mine = touched[self.slab]
        rest = _Slabs(self.slab[~mine], self.xb[~mine], self.xt[~mine], self.step[:, ~mine],
                      self.yb, self.yt, self.tile)
        old = np.flatnonzero(touched)
        of = np.concatenate((old, slab))
        bottoms = np.concatenate((self.yb[old], y))
        order = np.lexsort((bottoms, of))
        of, bottoms = of[order], bottoms[order]
        last = np.concatenate((of[1:] != of[:-1], [True]))
        tops = np.where(last, self.yt[of], np.concatenate((bottoms[1:], [0.0])))
        real = tops > bottoms
        of, bottoms, tops = of[real], bottoms[real], tops[real]
        first = np.searchsorted(of, self.slab[mine], 'left')
        count = np.searchsorted(of, self.slab[mine], 'right') - first
        at, owner = gather(first, count)
        source = np.flatnonzero(mine)[owner]
        height = (self.yt - self.yb)[of[at]]
        lean = (self.xt - self.xb)[source] / height
        low = self.xb[source] + lean * (bottoms[at] - self.yb[of[at]])
        high = np.where(tops[at] == self.yt[of[at]], self.xt[source],
                        self.xb[source] + lean * (tops[at] - self.yb[of[at]]))
        cut = _Slabs(at, low, high, self.step[:, source], bottoms, tops, self.tile[of])
        return rest, cut


def _slabs(edges, boxes):
    """The ``_Slabs`` of tiles; each slab ends with the right border of its tile."""
    count = edges.shape[1]
    tile = np.concatenate((edges[G], edges[G]))
    y = np.concatenate((edges[Y1], edges[Y2]))
    order = np.lexsort((y, tile))
    new = np.concatenate(([True], (np.diff(tile[order]) != 0) | (np.diff(y[order]) != 0)))
    rank = np.empty(2 * count, np.int64)
    rank[order] = np.cumsum(new) - 1
    level, of_tile = y[order][new], tile[order][new].astype(np.int64)
    slab, owner = gather(rank[:count], rank[count:] - rank[:count])
    yb, yt = level, np.concatenate((level[1:], level[-1:]))
    mine = edges[:, owner]
    at_start, at_end = yb[slab] == mine[Y1], yt[slab] == mine[Y2]
    xb = np.where(at_start, mine[X1], x_at(mine, yb[slab]))
    xt = np.where(at_end, mine[X2], x_at(mine, yt[slab]))
    used = np.unique(slab)
    border = boxes[of_tile[used], 2]
    step = np.hstack((mine[STEPS:], np.zeros((len(mine) - STEPS, len(used)))))
    return _Slabs(np.concatenate((slab, used)), np.concatenate((xb, border)),
                  np.concatenate((xt, border)), step, yb, yt, of_tile)


def _choose(slabs, wanted_where):
    """The wanted trapezoids as columns; slabs are sorted and free of crossings."""
    total = np.cumsum(slabs.step, axis=1)
    # Sums start at 0 in each slab. There is none where all were divided.
    first = np.flatnonzero(np.concatenate(
        ([True], slabs.slab[1:] != slabs.slab[:-1])))[:len(slabs.slab)]
    size = np.diff(np.concatenate((first, [len(slabs.slab)])))
    before = total[:, first] - slabs.step[:, first]
    total = total - np.repeat(before, size, axis=1)
    wanted = wanted_where(total)
    wanted[:-1] &= slabs.slab[1:] == slabs.slab[:-1]
    if len(wanted):
        wanted[-1] = False
    at = np.flatnonzero(wanted)
    # Two equal edges enclose no area.
    wide = np.maximum(slabs.xb[at + 1] - slabs.xb[at], slabs.xt[at + 1] - slabs.xt[at])
    at = at[wide > CROSSING]
    slab = slabs.slab[at]
    return [slabs.yb[slab], slabs.yt[slab], slabs.xb[at], slabs.xb[at + 1], slabs.xt[at],
            slabs.xt[at + 1], slabs.tile[slab], slab, at]


def _sweep(edges, boxes, wanted_where):
    slabs = _slabs(edges, boxes)
    found, base = [], np.zeros(2, np.int64)
    for round_number in range(MAX_ROUNDS):
        tick()
        slabs.sort()
        slab, y = slabs.crossings()
        cut = None
        if len(slab) and round_number + 1 < MAX_ROUNDS:
            slabs, cut = slabs.divide(slab, y)
        columns = _choose(slabs, wanted_where)
        columns[-2] = columns[-2] + base[0]
        columns[-1] = columns[-1] + base[1]
        found.append(columns)
        base += (len(slabs.yb), len(slabs.slab) + 1)
        if cut is None:
            break
        slabs = cut
    return [np.concatenate(one) for one in zip(*found)], base


def trapezoids(edges, boxes, wanted_where):
    """The wanted ``Trapezoids``, and the boxes of their tiles.

    ``edges`` is the matrix of ``tiles``; ``boxes`` (n × 4) bound the groups;
    ``wanted_where(counts)`` says which are wanted from how many polygons (a row per chain) lie
    over each.
    """
    edges, boxes, root = split(clip(edges, boxes), boxes)
    edges = edges[:, np.argsort(edges[G], kind='mergesort')]
    tile = edges[G].astype(np.int64)
    part = np.searchsorted(tile, tile, 'left') // CHUNK  # by the tile's first edge
    found, base = [], np.zeros(2, np.int64)
    for number in np.unique(part):
        columns, used = _sweep(edges[:, part == number], boxes, wanted_where)
        columns[-2] = columns[-2] + base[0]
        columns[-1] = columns[-1] + base[1]
        base += used
        found.append(columns)
    if not found:
        found = [[np.zeros(0)] * 6 + [np.zeros(0, np.int64)] * 3]
    columns = [np.concatenate(one) for one in zip(*found)]
    return Trapezoids(columns[:6] + [root[columns[6]]] + columns[6:]), boxes

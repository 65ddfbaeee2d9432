# -*- coding: utf-8 -*-
"""The faces into which noded segments divide the plane."""
from __future__ import unicode_literals

import numpy as np

from . import boxes
from .noding import connected, vertices
from ..ticking import tick

OUTSIDE = -1


class Faces(object):
    """``face`` is the number of the face on the left of each half-edge (OUTSIDE for the unbounded
    one); half-edges 2k and 2k + 1 are segment k in both directions; ``next`` is the one after each
    on the border of its face. Per face: ``area`` and ``perimeter`` (grid units, holes included),
    ``cover`` (how many polygons lie over it), ``box``.
    """

    def __init__(self, xy, net):
        self.points, a, b = vertices(xy)
        self.origin = np.empty(2 * len(xy), np.int64)
        self.origin[0::2], self.origin[1::2] = a, b
        self.next = self._follow()
        cycle = _cycles(self.next)
        _, cycle = np.unique(cycle, return_inverse=True)
        self._number(cycle, a, b)
        self._cover(net)

    @property
    def target(self):
        """The vertex that each half-edge leads to."""
        return self.origin.reshape(-1, 2)[:, ::-1].ravel()

    def _follow(self):
        """The half-edge after each one on the border of the face on its left."""
        count = len(self.origin)
        step = (self.points[self.target] - self.points[self.origin]).astype(np.float64)
        order = np.lexsort((np.arctan2(step[:, 1], step[:, 0]), self.origin))
        position = np.empty(count, np.int64)
        position[order] = np.arange(count)
        at = self.origin[order]
        first = np.searchsorted(at, at, 'left')
        last = np.searchsorted(at, at, 'right') - 1
        before = np.where(np.arange(count) == first, last, np.arange(count) - 1)
        twin = np.arange(count) ^ 1
        return order[before[position[twin]]]

    def _half_areas(self, cycle):
        """What each half-edge adds to the area on its left, from a vertex of its cycle."""
        base = np.empty(cycle.max() + 1 if len(cycle) else 0, np.int64)
        base[cycle] = self.origin
        base = self.points[base[cycle]]
        p = (self.points[self.origin] - base).astype(np.float64)
        q = (self.points[self.target] - base).astype(np.float64)
        return (p[:, 0] * q[:, 1] - p[:, 1] * q[:, 0]) / 2

    def _number(self, cycle, a, b):
        """Numbers the faces: cycles with an area on their left, with the outlines inside them."""
        halves = self._half_areas(cycle)
        count = int(cycle.max()) + 1 if len(cycle) else 0
        area = np.bincount(cycle, halves, count)
        part = connected(len(self.points), a, b)[self.origin]  # the component of each half-edge
        part_of = np.empty(count, np.int64)
        part_of[cycle] = part
        # The outline of a component is its cycle with the lowest area.
        order = np.lexsort((area, part_of))
        outer = order[np.concatenate(([True], np.diff(part_of[order]) != 0))] if count else order
        is_outer = np.zeros(count, bool)
        is_outer[outer] = True
        number = np.full(count, OUTSIDE, np.int64)
        number[~is_outer] = np.arange(count - len(outer))
        number[outer] = self._parents(cycle, part_of, outer, is_outer, number)
        self.face = number[cycle]
        self._measure(halves)

    def _parents(self, cycle, part_of, outer, is_outer, number):
        """The face in which each component lies."""
        if len(outer) == 1:
            return np.full(1, OUTSIDE, np.int64)
        # The lowest member of a component is its westernmost vertex.
        where = self.points[part_of[outer]]
        hit = self._left_of(where)
        parent = np.full(len(outer), OUTSIDE, np.int64)
        seen = hit >= 0
        target = cycle[hit[seen]]
        rank = np.full(len(is_outer), -1, np.int64)
        rank[outer] = np.arange(len(outer))
        # A hit on an outline means a neighbor: both lie in the same face.
        step = np.arange(len(outer))
        beside = is_outer[target]
        step[np.flatnonzero(seen)[beside]] = rank[target[beside]]
        parent[np.flatnonzero(seen)[~beside]] = number[target[~beside]]
        while True:
            further = step[step]
            if (further == step).all():
                return parent[step]
            step = further

    def _left_of(self, where):
        """The half-edge with its left side towards each place that is the next on its left; -1
        for none. Searches near first: most places have a neighbor."""
        a, b = self.points[self.origin[0::2]], self.points[self.origin[1::2]]
        spans = boxes.of_segments(np.concatenate((a, b), axis=1))
        spans[:, 3] -= 1  # the upper end belongs to the next segment
        spans[a[:, 1] == b[:, 1]] = (1, 1, 0, 0)
        best_x = np.full(len(where), -np.inf)
        best = np.full(len(where), -1, np.int64)
        extent = int(np.ptp(self.points[:, 0])) if len(self.points) else 0
        reach = 4 * max(int(np.median(spans[:, 2] - spans[:, 0])), 1) if len(spans) else 1
        open_ = np.arange(len(where))
        while len(open_) and len(spans):
            levels = where[open_][:, [0, 1, 0, 1]]
            levels[:, 0] -= reach
            if reach > extent / 8:
                # The few others have a far neighbor or none: they are found by their height only.
                levels[:, [0, 2]] = spans[:, [0, 2]] = 0
                spans[a[:, 1] == b[:, 1]] = (1, 1, 0, 0)
            for i, k in boxes.pairs(levels, spans):
                self._nearest(where, open_[i], k, a, b, best_x, best)
            if reach > extent / 8:
                break
            # A long segment may be met beyond the reach, and others lie before it there.
            beyond = open_[best_x[open_] < where[open_, 0] - reach]
            best_x[beyond], best[beyond] = -np.inf, -1
            open_ = beyond
            reach *= 4
        return best

    def _nearest(self, where, i, k, a, b, best_x, best):
        """Stores for each place i the segment k that lies nearest on its left."""
        rise = (b[k, 1] - a[k, 1]).astype(np.float64)
        x = a[k, 0] + (where[i, 1] - a[k, 1]) * ((b[k, 0] - a[k, 0]) / rise)
        ahead = x < where[i, 0]
        i, k, x = i[ahead], k[ahead], x[ahead]
        order = np.lexsort((k, x, i))
        i, k, x = i[order], k[order], x[order]
        last = np.concatenate((i[1:] != i[:-1], [True])) if len(i) else np.zeros(0, bool)
        i, k, x = i[last], k[last], x[last]
        better = x > best_x[i]
        i, k, x = i[better], k[better], x[better]
        best_x[i] = x
        # The half-edge that leads down has its left side to the east.
        best[i] = 2 * k + (b[k, 1] > a[k, 1])

    def _measure(self, halves):
        inner = self.face >= 0
        face = self.face[inner]
        count = int(face.max()) + 1 if len(face) else 0
        length = np.hypot(*(self.points[self.target] - self.points[self.origin])[inner].astype(
            np.float64).T)
        self.area = np.bincount(face, halves[inner], count)
        # A segment with the face on both sides is no border of it.
        self.twofold = self.face[0::2] == self.face[1::2]
        border = ~np.repeat(self.twofold, 2)[inner]
        self.perimeter = np.bincount(face[border], length[border], count)
        self.box = np.empty((count, 4), np.int64)
        places = self.points[self.origin[inner]]
        self.box[:, :2] = np.iinfo(np.int64).max
        self.box[:, 2:] = np.iinfo(np.int64).min
        for column in (0, 1):
            np.minimum.at(self.box[:, column], face, places[:, column])
            np.maximum.at(self.box[:, column + 2], face, places[:, column])

    def _cover(self, net):
        """Spreads the number of polygons from the outside: the left side of a segment has ``net``
        more than its right side."""
        left, right = self.face[0::2], self.face[1::2]
        cover = np.zeros(len(self.area) + 1, np.int64)  # the last one is the outside
        known = np.zeros(len(cover), bool)
        known[OUTSIDE] = True
        while len(left):
            tick()
            for one, other, sign in ((left, right, 1), (right, left, -1)):
                new = known[other] & ~known[one]
                cover[one[new]] = cover[other[new]] + sign * net[new]
                known[one[new]] = True
            open_ = ~(known[left] & known[right])
            if open_.all():
                break
            left, right, net = left[open_], right[open_], net[open_]
        self.cover = cover[:-1]

    def rings(self, chosen):
        """The rings (m x 2, not closed) of some faces: a dictionary of lists."""
        found = dict((int(face), []) for face in chosen)
        wanted = np.zeros(len(self.area) + 1, bool)
        wanted[list(found)] = True
        wanted[OUTSIDE] = False
        left = set(np.flatnonzero(wanted[self.face]).tolist())
        for start in sorted(left):
            walk = []
            half = start
            while half in left:
                left.discard(half)
                walk.append(int(self.origin[half]))
                half = int(self.next[half])
            for ring in clean_rings(walk):
                found[int(self.face[start])].append(self.points[ring])
        return found

    def width(self):
        """The mean width of each face in grid units: that of a strip, half the height of a
        triangle."""
        return 2 * self.area / np.maximum(self.perimeter, 1)


def _cycles(after):
    """The lowest half-edge of the cycle of each."""
    label = np.arange(len(after))
    jump = after
    while True:
        tick()
        low = np.minimum(label, label[jump])
        if (low == label).all() and (low == low[after]).all():
            return low
        label, jump = low, jump[jump]


def clean_rings(ring):
    """Rings (lists of vertex numbers) without repeated vertices, of a closed walk: a part
    attached by a vertex becomes a separate ring, and a part walked in both directions is left out."""
    stack, place, found = [], {}, []
    for vertex in ring:
        if vertex in place:
            at = place[vertex]
            loop = stack[at:]
            for one in loop:
                del place[one]
            del stack[at:]
            if len(loop) > 2:
                found.append(loop)
        place[vertex] = len(stack)
        stack.append(vertex)
    if len(stack) > 2:
        found.append(stack)
    return found

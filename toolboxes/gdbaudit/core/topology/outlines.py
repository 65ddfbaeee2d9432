# -*- coding: utf-8 -*-
"""The outlines of what some faces cover together."""
from __future__ import unicode_literals

import numpy as np

from .boxes import expand
from .faces import clean_rings
from .noding import connected


class Outlines(object):
    """Joins faces: polygons that lie over many others have an overlap of hundreds of faces."""

    def __init__(self, faces, max_vertices):
        self._faces = faces
        self._max_vertices = max_vertices
        # The half-edges by their face.
        self._order = np.argsort(faces.face, kind='mergesort')
        self._sorted = faces.face[self._order]
        self._rank = np.full(len(faces.area) + 1, -1, np.int64)  # the last one is the outside

    def common(self, mine, other):
        """The faces in both of two arrays, in the order of the second one."""
        self._rank[mine] = 0
        both = other[self._rank[other] >= 0]
        self._rank[mine] = -1
        return both

    def of(self, chosen):
        """The rings (m x 2, not closed) of each piece of some faces, a list per piece; no pieces
        where they have more vertices than the limit."""
        if len(chosen) == 1:
            return list(self._faces.rings(chosen).values())
        self._rank[chosen] = np.arange(len(chosen))
        first = np.searchsorted(self._sorted, chosen, 'left')
        at, own = expand(first, np.searchsorted(self._sorted, chosen, 'right') - first)
        half = self._order[at]
        beside = self._rank[self._faces.face[half ^ 1]]
        if np.count_nonzero(beside < 0) > self._max_vertices:
            self._rank[chosen] = -1
            return []
        rings, owner = self._walk(half[beside < 0], own[beside < 0])
        self._rank[chosen] = -1
        if sum(1 for ring in rings if is_outer(ring)) < 2:
            return [rings]
        piece = connected(len(chosen), own[beside >= 0], beside[beside >= 0])[owner]
        return [[ring for ring, number in zip(rings, piece) if number == one]
                for one in np.unique(piece)]

    def _walk(self, border, own):
        """The rings along the half-edges with another face on their other side, and the number of a
        face on the left of each."""
        faces = self._faces
        after = faces.next[border]
        while True:  # past the borders within the piece
            inner = np.flatnonzero(self._rank[faces.face[after ^ 1]] >= 0)
            if not len(inner):
                break
            after[inner] = faces.next[after[inner] ^ 1]
        left = dict(zip(border.tolist(), zip(
            after.tolist(), faces.origin[border].tolist(), own.tolist())))
        rings, owner = [], []
        for start in sorted(left):
            if start not in left:
                continue
            number, walk, half = left[start][2], [], start
            while half in left:
                half, vertex, _ = left.pop(half)
                walk.append(vertex)
            for ring in clean_rings(walk):
                rings.append(faces.points[ring])
                owner.append(number)
        return rings, owner


def is_outer(ring):
    """Whether a ring has its piece inside, and not outside: it turns counter-clockwise."""
    x, y = (ring - ring[0]).astype(np.float64).T
    return (x * np.roll(y, -1) - np.roll(x, -1) * y).sum() > 0

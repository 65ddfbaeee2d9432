# -*- coding: utf-8 -*-
"""The difference of two classes, and the common area of elements."""
from __future__ import unicode_literals

import binascii
import struct

import numpy as np

from . import edges as chains
from . import pieces, sweep, tiles
from .boxes import gather
from ..ticking import tick
from ...compat import isin

GRID = chains.GRID
# Pieces of more trapezoids have no outline: users hardly inspect them one by one.
MAX_TRAPEZOIDS = 3000
CHUNK = 1000 * 1000


class Piece(object):
    """A connected piece: ``area`` in square metres, ``place`` (x, y) inside of it, ``wkb`` its
    outline as hexadecimal text, or None where it is too detailed."""

    def __init__(self, area, place, shapes):
        self.area = area
        self.place = place
        self._shapes = shapes

    @property
    def wkb(self):
        if len(self._shapes) > MAX_TRAPEZOIDS:
            return None
        return wkb_of([[[(x * GRID + self._shapes.west, y * GRID + self._shapes.south)
                         for x, y in ring] for ring in polygon]
                       for polygon in pieces.outline(self._shapes)])


def wkb_of(polygons):
    """Hexadecimal WKB of polygons as rings of open vertex lists; None without any."""
    parts = []
    for rings in polygons:
        text = struct.pack(str('<BII'), 1, 3, len(rings))
        for ring in rings:
            closed = ring + ring[:1]
            text += struct.pack(str('<I'), len(closed))
            for x, y in closed:
                text += struct.pack(str('<dd'), round(x, 4), round(y, 4))
        parts.append(text)
    if not parts:
        return None
    if len(parts) > 1:
        parts = [struct.pack(str('<BII'), 1, 6, len(parts))] + parts
    return binascii.hexlify(b''.join(parts)).decode('ascii').upper()


def _matrix(edges, group, chain, chain_count, west=0, south=0):
    """Edges as a matrix of ``tiles``; ``chain`` is the number of theirs."""
    made = np.zeros((tiles.STEPS + chain_count, len(edges)))
    made[tiles.G] = group
    made[tiles.X1], made[tiles.X2] = edges.x1 - west, edges.x2 - west
    made[tiles.Y1], made[tiles.Y2] = edges.y1 - south, edges.y2 - south
    made[tiles.STEPS + chain] = edges.step
    return made


def difference(a, b, also=None):
    """The ``Piece``s of chain a, or of its common part with chain ``also``, that chain b does not
    cover; the largest first."""
    return _pieces(*_trapezoids([a, b] + ([also] if also is not None else []), _only_first))


def area(a, also=None):
    """Square metres of chain a, or of its common part with chain ``also``."""
    shapes = _trapezoids([a] + ([also] if also is not None else []), _in_all)[0]
    return float(shapes.areas().sum()) * GRID * GRID if len(shapes) else 0.0


def _trapezoids(chains, wanted_where):
    """The wanted trapezoids within the extent of the first chain, the boxes of their tiles, and
    the west and south from which they count, in metres; no trapezoids for an empty chain."""
    a = chains[0]
    if not len(a):
        return [], None, 0.0, 0.0
    west, south = min(a.x1.min(), a.x2.min()), a.y1.min()
    east, north = max(a.x1.max(), a.x2.max()), a.y2.max()
    near = [one.take(np.flatnonzero(
        (one.y2 > south) & (one.y1 < north) & (np.minimum(one.x1, one.x2) < east)))
            for one in chains]
    matrix = np.hstack([_matrix(one, 0, number, len(chains), west, south)
                        for number, one in enumerate(near)])
    box = np.array([[0, 0, east - west, north - south]], float)
    shapes, boxes = sweep.trapezoids(matrix, box, wanted_where)
    return shapes, boxes, west * GRID, south * GRID


def _only_first(counts):
    return (counts[0] != 0) & (counts[1] == 0) & (counts[2:] != 0).all(axis=0)


def _in_all(counts):
    return (counts != 0).all(axis=0)


def _pieces(shapes, boxes, west, south):
    if not len(shapes):
        return []
    number = pieces.label(shapes, boxes)
    area = shapes.areas()
    total = np.bincount(number, area) * GRID * GRID
    x, y = pieces.centers(shapes)
    order = np.lexsort((-area, number))
    first = np.searchsorted(number[order], np.arange(len(total)))
    ends = np.concatenate((first[1:], [len(order)]))
    found = []
    for piece in range(len(total)):
        tick()
        largest = order[first[piece]]
        chosen = shapes.take(order[first[piece]:ends[piece]])
        chosen.west, chosen.south = west, south
        place = (west + x[largest] * GRID, south + y[largest] * GRID)
        found.append(Piece(float(total[piece]), place, chosen))
    # Areas that differ only by rounding must not change the order between machines.
    found.sort(key=lambda one: (-round(one.area, 4), one.place))
    return found


def _of_pairs(edges, features, chain, boxes):
    """The edges of a list of features, group k for the k-th of them; those that lie above, below
    or to the right of the group's box are left out."""
    start = np.searchsorted(edges.feature, features, 'left')
    at, group = gather(start, np.searchsorted(edges.feature, features, 'right') - start)
    some = (edges.y2[at] > boxes[group, 1]) & (edges.y1[at] < boxes[group, 3])
    at, group = at[some], group[some]
    some = np.minimum(edges.x1[at], edges.x2[at]) < boxes[group, 2]
    return _matrix(edges.take(at[some]), group[some], chain, 2)


def shared_areas(a, b, a_bounds, b_bounds, i, j):
    """Area in square metres that the polygons a[i] and b[j] have in common, per pair.

    ``a`` and ``b`` are ``Edges`` with features, the bounds those of their ``Geometries``.
    """
    sizes = np.searchsorted(a.feature, i, 'right') - np.searchsorted(a.feature, i, 'left')
    sizes += np.searchsorted(b.feature, j, 'right') - np.searchsorted(b.feature, j, 'left')
    part = (np.cumsum(sizes) - sizes) // CHUNK
    found = np.zeros(len(i))
    for number in np.unique(part):
        of = np.flatnonzero(part == number)
        boxes = np.hstack((np.maximum(a_bounds[i[of], :2], b_bounds[j[of], :2]),
                           np.minimum(a_bounds[i[of], 2:], b_bounds[j[of], 2:])))
        boxes = np.rint(boxes / GRID)
        matrix = np.hstack((_of_pairs(a, i[of], 0, boxes),
                            _of_pairs(b, j[of], 1, boxes)))
        found[of] = _group_areas(matrix, boxes, _in_all)
    return found


def _group_areas(matrix, boxes, wanted_where):
    """Square metres that are wanted in each group. Coordinates count from the corner of its box: small
    numbers lose no digits."""
    group = matrix[tiles.G].astype(np.int64)
    corner = boxes[:, :2]
    matrix[[tiles.X1, tiles.X2]] -= corner[group, 0]
    matrix[[tiles.Y1, tiles.Y2]] -= corner[group, 1]
    shapes, _ = sweep.trapezoids(matrix, boxes - np.hstack((corner, corner)), wanted_where)
    return np.bincount(shapes.group, shapes.areas(), len(boxes)) * GRID * GRID


def uncovered_areas(a, b, i, j):
    """(features, square metres): the area of each feature of ``a`` that none of its partners covers.
    Both are ``Edges`` with features; (i, j) are pairs of them, sorted."""
    features, first = np.unique(a.feature, return_index=True)
    boxes = np.column_stack([work.reduceat(work(*pair), first) if len(first) else first for work, pair in (
        (np.minimum, (a.x1, a.x2)), (np.minimum, (a.y1, a.y2)),
        (np.maximum, (a.x1, a.x2)), (np.maximum, (a.y1, a.y2)))]).astype(float)
    some = isin(i, features)
    j, group = j[some], np.searchsorted(features, i[some])
    sizes = np.searchsorted(b.feature, j, 'right') - np.searchsorted(b.feature, j, 'left')
    sizes = np.diff(np.append(first, len(a))) + np.bincount(group, sizes, len(first))
    part = (np.cumsum(sizes) - sizes) // CHUNK
    found = np.zeros(len(features))
    for number in np.unique(part):
        of = np.flatnonzero(part == number)
        pair = np.flatnonzero((group >= of[0]) & (group <= of[-1]))
        theirs = _of_pairs(b, j[pair], 1, boxes[group[pair]])
        theirs[tiles.G] = group[pair][theirs[tiles.G].astype(np.int64)] - of[0]
        matrix = np.hstack((_of_pairs(a, features[of], 0, boxes[of]), theirs))
        found[of] = _group_areas(matrix, boxes[of], _only_first)
    return features, found

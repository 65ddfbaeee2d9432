# -*- coding: utf-8 -*-
"""Invalid rings of polygons. Rings may touch at vertices, as in ArcGIS."""
from __future__ import unicode_literals

import collections
import math

import numpy as np

from . import boxes, inside, segments
from .faces import clean_rings
from ..ticking import tick
from ...compat import isin

OPEN, EMPTY, CROSSING, TOUCHING, TWICE, RINGS_CROSS, RINGS_SHARE, OUTSIDE, NESTED, TURNED = (
    'open', 'empty', 'crossing', 'touching', 'twice', 'rings_cross', 'rings_share', 'outside',
    'nested', 'turned')
# Up to that many segments, the segments of a ring are compared by their distance in the ring.
SMALL = 64
_ROWS = 1 << 19
# Where along a side of a ring it is compared with others, which touch it on the grid, and so not there.
_ALONG = (3 - 5 ** 0.5) / 2


class _Found(object):
    """The first cause of each invalid feature, in the order of the checks."""

    def __init__(self, grid):
        self._grid = grid
        self._feature = grid.shapes.path_feature
        self.causes = {}

    def add(self, cause, paths, x=None, y=None):
        start = self._grid.shapes.path_start[paths]
        x = self._grid.shapes.x[start] if x is None else x
        y = self._grid.shapes.y[start] if y is None else y
        order = np.lexsort((y, x, paths))
        for i in order:
            self.causes.setdefault(
                int(self._feature[paths[i]]), (cause, float(x[i]), float(y[i])))


def invalid(grid):
    """{feature: (cause, x, y)} of the invalid polygons."""
    found = _Found(grid)
    shapes = grid.shapes
    if not len(shapes.x):
        return {}
    first, last = shapes.path_start[:-1], shapes.path_start[1:] - 1
    open_ = (shapes.x[first] != shapes.x[last]) | (shapes.y[first] != shapes.y[last])
    found.add(OPEN, np.flatnonzero(open_))
    found.add(EMPTY, np.flatnonzero(last - first < 3))
    none = np.zeros(0, np.int64)
    parts = [(none, none, none)] + [_compare(grid, found, i, j) for i, j in _candidates(grid)]
    doubtful, a, b = [np.concatenate(one) for one in zip(*parts)]
    _repeated(grid, found, np.unique(doubtful))
    _crossing(grid, found, a, b)
    _nesting(grid, found)
    _orientation(grid, found)
    # Last: the lobes of a ring that crosses itself may have no area between them.
    found.add(EMPTY, np.flatnonzero(grid.path_area == 0))
    return found.causes


def _candidates(grid):
    """Pairs of segments (their first vertices) of one feature whose boxes meet."""
    shapes = grid.shapes
    sizes = np.diff(shapes.path_start) - 1
    alone = np.repeat(np.diff(shapes.feature_start) == 1, np.diff(shapes.feature_start))
    small = alone & (sizes <= SMALL)
    for size in np.unique(sizes[small]):
        if size < 3:
            continue
        starts = shapes.path_start[:-1][small & (sizes == size)]
        step = max(_ROWS // int(size), 1)
        for at in range(0, len(starts), step):
            tick()
            for pair in _by_distance(shapes, starts[at:at + step], int(size)):
                yield pair
    vertex, path = grid.segments(np.flatnonzero(~small))
    around = boxes.of_segments(grid.coordinates(vertex))
    for i, j in boxes.pairs(around, groups=shapes.path_feature[path]):
        yield vertex[i], vertex[j]


def _by_distance(shapes, starts, size):
    """Pairs within rings of one size: segments 1, 2, 3 … places apart."""
    index = starts[:, None] + np.arange(size)
    x1, x2, y1, y2 = [one[index + k] for one in (shapes.x, shapes.y) for k in (0, 1)]
    west, east = np.minimum(x1, x2), np.maximum(x1, x2)
    south, north = np.minimum(y1, y2), np.maximum(y1, y2)
    # Each segment twice in a row, so that the end of the ring is no special case.
    west2, east2, south2, north2 = [
        np.concatenate((one, one), axis=1) for one in (west, east, south, north)]
    for apart in range(2, size // 2 + 1):
        other = slice(apart, apart + size)
        meet = west <= east2[:, other]
        meet &= west2[:, other] <= east
        meet &= south <= north2[:, other]
        meet &= south2[:, other] <= north
        row, column = np.nonzero(meet)
        if len(row):
            yield index[row, column], index[row, (column + apart) % size]
    # Neighbors always meet; they matter only where one turns back onto the other.
    turn = _turns_back(x2 - x1, y2 - y1)
    row, column = np.nonzero(turn)
    if len(row):
        yield index[row, column], index[row, (column + 1) % size]


def _turns_back(dx, dy):
    dx, dy = dx.astype(np.float64), dy.astype(np.float64)
    nx, ny = np.roll(dx, -1, axis=1), np.roll(dy, -1, axis=1)
    return (dx * ny == dy * nx) & (dx * nx + dy * ny < 0)


def _compare(grid, found, i, j):
    """Reports the defects of pairs of segments. Returns the rings with a repeated vertex, and pairs that touch."""
    p, q = grid.coordinates(i), grid.coordinates(j)
    some = ((p[:, :2] != p[:, 2:]).any(axis=1)) & ((q[:, :2] != q[:, 2:]).any(axis=1))
    i, j, p, q = i[some], j[some], p[some], q[some]
    start = grid.shapes.path_start
    a = np.searchsorted(start, i, 'right') - 1
    b = np.searchsorted(start, j, 'right') - 1
    crosses, x, y = segments.crossings(p, q)
    same = a == b
    for cause, chosen in ((CROSSING, crosses & same), (RINGS_CROSS, crosses & ~same)):
        found.add(cause, a[chosen], x[chosen], y[chosen])
    ends = [(p[:, k:k + 2] == q[:, m:m + 2]).all(axis=1) for k in (0, 2) for m in (0, 2)]
    share = np.flatnonzero(~same)
    share = share[_overlap(p[share], q[share])]
    found.add(RINGS_SHARE, a[share], p[share, 0], p[share, 1])
    meet = ends[0] | ends[1] | ends[2] | ends[3]
    touch = meet & ~same
    for one, other in ((p, q), (q, p)):
        for k in (0, 2):
            points = other[:, k:k + 2]
            on = segments.inside_of(points, one, 0.0)
            touch |= on & ~same
            on &= same
            found.add(TOUCHING, a[on], points[on, 0], points[on, 1])
    return a[same & meet], a[touch], b[touch]


def _overlap(p, q):
    """Whether pairs of segments lie on one line and have more than a point in common."""
    (first, beside), (last, above) = segments.project(q[:, :2], p), segments.project(q[:, 2:], p)
    length = np.hypot(*(p[:, 2:] - p[:, :2]).astype(np.float64).T)
    low, high = [np.clip(one, 0, 1) for one in (np.minimum(first, last), np.maximum(first, last))]
    return (beside == 0) & (above == 0) & ((high - low) * length > 0.5)


def _repeated(grid, found, paths):
    """Rings that pass through a vertex twice: touching there is allowed, crossing is not."""
    for path in paths:
        tick()
        x, y = grid.shapes.path_slice(path)
        ring = list(zip(x[:-1].tolist(), y[:-1].tolist()))
        ring = [one for k, one in enumerate(ring) if one != ring[k - 1]]
        loops = clean_rings(ring)
        sides = collections.Counter(zip(ring, ring[1:] + ring[:1]))
        cause, place = CROSSING, None
        if sum(len(loop) for loop in loops) < len(ring):
            used = set(one for loop in loops for one in loop)
            cause, place = TWICE, ([one for one in ring if one not in used] or ring)[0]
        elif len(sides) < len(ring):
            cause, place = TWICE, min(side for side in sides if sides[side] > 1)[0]
        elif len(loops) > 1:
            place = _crossed_vertex(ring)
        if place:
            found.add(cause, np.array([path]), *[np.array([value]) for value in place])


def _crossed_vertex(ring):
    """The westernmost vertex at which a ring crosses itself; None where it only touches itself."""
    ends = {}
    for number, (x, y) in enumerate(ring):
        for to in (ring[number - 1], ring[(number + 1) % len(ring)]):
            ends.setdefault((x, y), []).append((math.atan2(to[1] - y, to[0] - x), number))
    return next((vertex for vertex in sorted(ends) if _interleave(sorted(ends[vertex]))), None)


def _interleave(ends):
    """Whether two passages cross: in the order of their angles, one ends between those of the
    other."""
    open_ = []
    for _, passage in ends:
        if open_ and open_[-1] == passage:
            open_.pop()
        else:
            open_.append(passage)
    return bool(open_)


def _crossing(grid, found, a, b):
    """Rings that cross at common vertices: the sides of one lie on both sides of the other."""
    size = np.diff(grid.shapes.path_start)
    for pair in sorted(set(zip(np.minimum(a, b).tolist(), np.maximum(a, b).tolist()))):
        tick()
        one, other = pair if size[pair[0]] <= size[pair[1]] else pair[::-1]
        vertex, path = grid.segments([one])
        within = inside.in_ring(grid, _along(grid, vertex), np.full(len(vertex), other, np.int64))
        if within.any() and not within.all():
            at = vertex[within][:1]
            found.add(RINGS_CROSS, path[:1], grid.shapes.x[at], grid.shapes.y[at])


def _along(grid, vertex):
    """A place on each segment."""
    xy = grid.coordinates(vertex).astype(np.float64)
    return xy[:, :2] + (xy[:, 2:] - xy[:, :2]) * _ALONG


def _nesting(grid, found):
    """Holes outside their outer ring, and rings inside each other."""
    shapes = grid.shapes
    paths, _ = grid.paths_of(np.flatnonzero(np.diff(shapes.feature_start) > 1))
    paths = paths[(np.diff(shapes.path_start)[paths] > 3) & (grid.path_length[paths] > 0)]
    feature = shapes.path_feature[paths]
    if not len(paths):
        return
    limits = np.array([[op.reduce(axis[shapes.path_start[p]:shapes.path_start[p + 1]])
                        for op in (np.minimum, np.maximum) for axis in (shapes.x, shapes.y)]
                       for p in paths], np.int64)
    i, j = boxes.all_pairs(limits, groups=feature)
    i, j = paths[np.concatenate((i, j))], paths[np.concatenate((j, i))]
    vertex, owner = grid.segments(paths)
    within = inside.in_ring(grid, _along(grid, vertex[np.searchsorted(owner, i)]), j)
    i, j = i[within], j[within]
    part, hole = shapes.part, shapes.hole
    own = isin(paths, i[hole[i] & ~hole[j] & (part[i] == part[j])])
    found.add(OUTSIDE, paths[hole[paths] & ~own])
    found.add(NESTED, i[hole[i] & hole[j] & (part[i] == part[j])])
    # An outer ring lies inside another part unless it lies in a hole of it.
    outer = ~hole[i] & ~hole[j]
    in_hole = set(zip(i[~hole[i] & hole[j]].tolist(), part[j[~hole[i] & hole[j]]].tolist()))
    nested = [a for a, b in zip(i[outer].tolist(), j[outer].tolist())
              if (a, int(part[b])) not in in_hole]
    found.add(NESTED, np.array(nested, np.int64))


def _orientation(grid, found):
    """Rings that turn the other way than those of their kind in the class: clockwise and
    counter-clockwise are exchanged by some programs for all rings."""
    area, hole = grid.path_area, grid.shapes.hole
    turn = np.sign(area) * np.where(hole, -1, 1)
    balance = int(turn.sum())
    if balance:
        wrong = (turn != 0) & (turn != np.sign(balance))
        found.add(TURNED, np.flatnonzero(wrong))

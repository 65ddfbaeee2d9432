# -*- coding: utf-8 -*-
"""Places in polygons, and distances from places to elements."""
from __future__ import unicode_literals

import numpy as np

from . import boxes, edges as chains
from ..ticking import tick

# The XY tolerance of the model, in metres: a border belongs to its polygon.
TOLERANCE = 0.001
CHUNK = 2 * 1000 * 1000
# Segments whose common box is compared first.
RUN = 64


def _point_boxes(x, y, margin):
    return np.column_stack((x - margin, y - margin, x + margin, y + margin))


def locate(x, y, polygons, tolerance=TOLERANCE):
    """(i, j), sorted: place i lies in polygon j of the ``Geometries`` or on its border."""
    i, j = boxes.pairs(_point_boxes(x, y, tolerance), polygons.bounds())
    if not len(i):
        return i, j
    used, of = np.unique(j, return_inverse=True)
    chosen = polygons.take(used)
    inside = _inside(x[i], y[i], of, chains.from_polygons(chosen))
    rest = np.flatnonzero(~inside)
    if tolerance and len(rest):
        inside[rest] = _on_border(x[i[rest]], y[i[rest]], of[rest], chosen, tolerance)
    return i[inside], j[inside]


def _inside(x, y, polygon, edges):
    """Whether place k lies in the polygon of that number: the sum of its edges to the left."""
    order = np.lexsort((y, polygon))
    px, py = x[order] / chains.GRID, y[order] / chains.GRID
    # Complex numbers are compared by their real part first: (polygon, height).
    keys = polygon[order] + 1j * py
    first = np.searchsorted(keys, edges.feature + 1j * edges.y1, 'left')
    count = np.searchsorted(keys, edges.feature + 1j * edges.y2, 'left') - first
    total = np.zeros(len(x))
    for part in _parts(count):
        at, owner = boxes.gather(first[part], count[part])
        edge = part[owner]
        rise = (py[at] - edges.y1[edge]) / (edges.y2[edge] - edges.y1[edge])
        left = edges.x1[edge] + (edges.x2[edge] - edges.x1[edge]) * rise <= px[at]
        total += np.bincount(at[left], edges.step[edge[left]], len(x))
    inside = np.zeros(len(x), bool)
    inside[order] = total != 0
    return inside


def _parts(count):
    """Yields positions in batches whose counts are limited, to limit memory."""
    part = (np.cumsum(count) - count) // CHUNK
    starts = np.searchsorted(part, np.unique(part))
    for one in np.split(np.arange(len(count)), starts[1:]):
        tick()
        yield one


def _near_segments(x, y, geometries, tolerance):
    """(place, feature) where a place lies on a segment of a feature, within a tolerance."""
    start, end, path = chains.segments(geometries)
    x1, y1, x2, y2 = (geometries.x[start], geometries.y[start],
                      geometries.x[end], geometries.y[end])
    around = np.column_stack((np.minimum(x1, x2), np.minimum(y1, y2),
                              np.maximum(x1, x2), np.maximum(y1, y2)))
    k, s = boxes.pairs(_point_boxes(x, y, tolerance), around)
    near = _to_segment(x[k], y[k], x1[s], y1[s], x2[s], y2[s])[0] <= tolerance
    return k[near], geometries.path_feature[path[s[near]]]


def _on_border(x, y, polygon, polygons, tolerance):
    k, feature = _near_segments(x, y, polygons, tolerance)
    found = np.zeros(len(x), bool)
    found[k[feature == polygon[k]]] = True
    return found


def near(x, y, geometries, tolerance):
    """True per place that lies on a line, or the border of a polygon, within a tolerance."""
    found = np.zeros(len(x), bool)
    found[_near_segments(x, y, geometries, tolerance)[0]] = True
    return found


def _to_segment(x, y, x1, y1, x2, y2):
    """Distance of places to segments, and where along (0 … 1) the nearest point is."""
    with np.errstate(all='ignore'):  # damaged coordinates are far from everything
        dx, dy = x2 - x1, y2 - y1
        square = dx * dx + dy * dy
        t = np.clip(((x - x1) * dx + (y - y1) * dy) / square, 0, 1)
        t = np.where(square > 0, t, 0.0)
        return np.hypot(x - x1 - t * dx, y - y1 - t * dy), t


class _Runs(object):
    """Runs of consecutive segments of one feature, each with the box around it: of a feature with
    many segments most runs are too far from a place to be measured. ``owner`` is the feature of each
    segment, in rising order."""

    def __init__(self, owner, x1, y1, x2, y2):
        at = np.arange(len(owner)) - np.searchsorted(owner, owner, 'left')
        self.start = np.flatnonzero(at % RUN == 0)
        self.size = np.diff(np.concatenate((self.start, [len(owner)])))
        self._x, self._y = x1[self.start], y1[self.start]
        self._box = [work.reduceat(work(*pair), self.start) for pair in ((x1, x2), (y1, y2))
                     for work in (np.minimum, np.maximum)] if len(owner) else [self._x] * 4
        # Those with damaged coordinates are measured in any case.
        self._odd = ~np.isfinite(np.array(self._box)).all(axis=0)

    def segments(self, x, y, first, count):
        """Yields (segment, place), sorted by the latter: those of the ``count`` segments from
        ``first`` on of each place that may be the nearest one."""
        low = np.searchsorted(self.start, first)
        runs = np.searchsorted(self.start, first + count) - low
        for part in _parts(runs):
            at, of = boxes.gather(low[part], runs[part])
            run, place = self._near(x, y, at, part[of])
            starts = np.flatnonzero(np.concatenate(([True], np.diff(place) != 0)))[:len(place)]
            ends = np.concatenate((starts[1:], [len(place)]))
            sizes = np.add.reduceat(self.size[run], starts) if len(run) else starts
            for some in _parts(sizes) if len(run) else ():
                chosen = slice(starts[some[0]], ends[some[-1]])
                at, of = boxes.gather(self.start[run[chosen]], self.size[run[chosen]])
                yield at, place[chosen][of]

    def _near(self, x, y, run, place):
        """Those of some pairs of a run and a place that may have the nearest segment."""
        with np.errstate(all='ignore'):
            west, east, south, north = [side[run] for side in self._box]
            low = np.hypot(np.maximum(np.maximum(west - x[place], x[place] - east), 0),
                           np.maximum(np.maximum(south - y[place], y[place] - north), 0))
            far = np.hypot(x[place] - self._x[run], y[place] - self._y[run])
        low[self._odd[run] | ~np.isfinite(low)] = 0
        far[~np.isfinite(far)] = np.inf
        if not len(place):
            return run, place
        starts = np.flatnonzero(np.concatenate(([True], np.diff(place) != 0)))
        size = np.diff(np.concatenate((starts, [len(place)])))
        # A little more: distances are rounded.
        limit = np.repeat(np.minimum.reduceat(far, starts) * (1 + 1e-9) + 1e-6, size)
        return run[low <= limit], place[low <= limit]


def nearest(x, y, geometries, feature):
    """Distance of place k to the vertices and segments (the border of a polygon) of feature[k],
    and how far along the feature its nearest point lies. Infinite for empty features."""
    used, feature = np.unique(feature, return_inverse=True)
    if len(used) < len(geometries):
        geometries = geometries.take(used)
    start, end, path = chains.segments(geometries)
    alone = np.flatnonzero(np.diff(geometries.path_start) == 1)
    dots = geometries.path_start[:-1][alone]
    start, end = np.concatenate((start, dots)), np.concatenate((end, dots))
    path = np.concatenate((path, alone))
    order = np.lexsort((start, path))
    start, end = start[order], end[order]
    owner = geometries.path_feature[path[order]]
    x1, y1, x2, y2 = [values[at] for at in (start, end) for values in (geometries.x, geometries.y)]
    with np.errstate(all='ignore'):
        length = np.hypot(x2 - x1, y2 - y1)
    before = np.cumsum(length) - length
    first = np.searchsorted(owner, feature, 'left')
    count = np.searchsorted(owner, feature, 'right') - first
    distance, along = np.full(len(x), np.inf), np.zeros(len(x))
    for at, place in _Runs(owner, x1, y1, x2, y2).segments(x, y, first, count):
        far, t = _to_segment(x[place], y[place], x1[at], y1[at], x2[at], y2[at])
        starts = np.flatnonzero(np.concatenate(([True], np.diff(place) != 0)))
        shortest = np.minimum.reduceat(far, starts)
        size = np.diff(np.concatenate((starts, [len(place)])))
        ties = np.flatnonzero(far == np.repeat(shortest, size))
        best = ties[np.concatenate(([True], np.diff(place[ties]) != 0))]
        distance[place[best]] = far[best]
        along[place[best]] = (before[at] + t * length[at] - before[first[place]])[best]
    return distance, along


def distances(x, y, geometries, feature):
    """Distance of place k to feature[k]; 0 within a polygon."""
    found = nearest(x, y, geometries, feature)[0]
    for_inside = np.flatnonzero(chains.is_polygon(geometries)[feature])
    if len(for_inside):
        used, of = np.unique(feature[for_inside], return_inverse=True)
        inside = _inside(x[for_inside], y[for_inside], of,
                         chains.from_polygons(geometries.take(used)))
        found[for_inside[inside]] = 0.0
    return found

# -*- coding: utf-8 -*-
"""Places in polygons, and distances from places to elements."""
from __future__ import unicode_literals

import numpy as np

from . import boxes, edges as chains
from ..ticking import tick

# The XY tolerance of the model, in metres: a border belongs to its polygon.
TOLERANCE = 0.001
CHUNK = 2 * 1000 * 1000


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


def nearest(x, y, geometries, feature):
    """Distance of place k to the vertices and segments (the border of a polygon) of feature[k],
    and how far along the feature its nearest point lies. Infinite for empty features."""
    start, end, path = chains.segments(geometries)
    alone = np.flatnonzero(np.diff(geometries.path_start) == 1)
    dots = geometries.path_start[:-1][alone]
    start, end = np.concatenate((start, dots)), np.concatenate((end, dots))
    path = np.concatenate((path, alone))
    order = np.lexsort((start, path))
    start, end = start[order], end[order]
    owner = geometries.path_feature[path[order]]
    with np.errstate(all='ignore'):
        length = np.hypot(geometries.x[end] - geometries.x[start],
                          geometries.y[end] - geometries.y[start])
    before = np.cumsum(length) - length
    first = np.searchsorted(owner, feature, 'left')
    count = np.searchsorted(owner, feature, 'right') - first
    distance, along = np.full(len(x), np.inf), np.zeros(len(x))
    for part in _parts(count):
        at, of = boxes.gather(first[part], count[part])
        place = part[of]
        far, t = _to_segment(x[place], y[place], geometries.x[start[at]], geometries.y[start[at]],
                             geometries.x[end[at]], geometries.y[end[at]])
        if not len(place):
            continue
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

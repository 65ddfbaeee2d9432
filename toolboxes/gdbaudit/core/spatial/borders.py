# -*- coding: utf-8 -*-
"""The borders that polygons of one class share, and what lines follow of them."""
from __future__ import unicode_literals

import numpy as np

from . import boxes, edges, lines, locate
from ..topology import boxes as grid_boxes, segments

# The XY tolerance in grid units.
TOLERANCE = int(round(locate.TOLERANCE / edges.GRID))


class Borders(object):
    """Straight parts of borders: both ends, and a number for each pair of polygons."""

    def __init__(self, x1, y1, x2, y2, pair):
        self.x1, self.y1, self.x2, self.y2, self.pair = x1, y1, x2, y2, pair

    @property
    def length(self):
        return np.hypot(self.x2 - self.x1, self.y2 - self.y1)


def between(polygons, values):
    """The ``Borders`` between polygons with different values. ``values`` has a comparable value per
    polygon."""
    start, end, path = edges.segments(polygons)
    some = edges.sound_paths(polygons)[path]
    start, end, feature = start[some], end[some], polygons.path_feature[path[some]]
    with np.errstate(invalid='ignore'):
        x, y = (np.rint(one / edges.GRID).astype(np.int64) for one in (polygons.x, polygons.y))
    swap = (x[start] > x[end]) | ((x[start] == x[end]) & (y[start] > y[end]))
    low, high = np.where(swap, end, start), np.where(swap, start, end)
    order = np.lexsort((feature, y[high], x[high], y[low], x[low]))
    low, high, feature = low[order], high[order], feature[order]
    same = np.ones(max(len(low) - 1, 0), bool)
    for column in (x[low], y[low], x[high], y[high]):
        same &= column[1:] == column[:-1]
    number = np.unique(values, return_inverse=True)[1]
    at = np.flatnonzero(same & (number[feature[1:]] != number[feature[:-1]]))
    shared = np.zeros(len(low), bool)
    shared[1:] = same
    shared[:-1] |= same
    alone = np.flatnonzero(~shared)
    xy = np.column_stack((x[low], y[low], x[high], y[high]))[alone]
    side, other, first, last = _stretches(xy, number[feature[alone]])
    of = np.concatenate((at, alone[side]))
    beside = np.concatenate((at + 1, alone[other]))
    first = np.concatenate((np.zeros(len(at)), first))
    last = np.concatenate((np.ones(len(at)), last))
    a, b = low[of], high[of]
    dx, dy = polygons.x[b] - polygons.x[a], polygons.y[b] - polygons.y[a]
    one, two = feature[of], feature[beside]
    return Borders(polygons.x[a] + first * dx, polygons.y[a] + first * dy,
                   polygons.x[a] + last * dx, polygons.y[a] + last * dy,
                   np.minimum(one, two) * len(polygons) + np.maximum(one, two))


def _stretches(xy, number):
    """(i, j, from, to) of sides of polygons with different numbers that lie over each other with
    different vertices; from and to are shares of side i."""
    found = [(np.zeros(0, np.int64),) * 2 + (np.zeros(0),) * 2]
    for i, j in grid_boxes.pairs(grid_boxes.of_segments(xy, TOLERANCE)):
        differ = number[i] != number[j]
        i, j = i[differ], j[differ]
        first, last = segments.common(xy[i], xy[j], TOLERANCE)
        over = last - first > TOLERANCE
        i, j, first, last = i[over], j[over], first[over], last[over]
        length = np.hypot(*(xy[i, 2:] - xy[i, :2]).astype(np.float64).T)
        found.append((i, j, first / length, last / length))
    i, j, first, last = [np.concatenate(one) for one in zip(*found)]
    order = np.lexsort((j, i))
    return i[order], j[order], first[order], last[order]


def bare(borders, followers, tolerance):
    """(pair, ``lines.Parts``) of the borders that no line follows. A border is cut at the vertices
    of lines that are near it: a line may end in the middle of a long side."""
    dx, dy = borders.x2 - borders.x1, borders.y2 - borders.y1
    side, place = _cuts(borders, dx, dy, followers, tolerance)
    of, middle, share = lines.between_cuts(len(dx), side, place)
    parts = lines.Parts(of, borders.x1[of] + middle * dx[of], borders.y1[of] + middle * dy[of],
                        share * borders.length[of])
    parts = parts.take(np.flatnonzero(~locate.near(parts.x, parts.y, followers, tolerance)))
    return borders.pair[parts.feature], parts


def _cuts(borders, dx, dy, followers, tolerance):
    """(side, where along it) of the vertices of lines within the tolerance of a side."""
    x, y = followers.x, followers.y
    around = np.column_stack((
        np.minimum(borders.x1, borders.x2), np.minimum(borders.y1, borders.y2),
        np.maximum(borders.x1, borders.x2), np.maximum(borders.y1, borders.y2)))
    k, side = boxes.pairs(np.column_stack((
        x - tolerance, y - tolerance, x + tolerance, y + tolerance)), around)
    with np.errstate(all='ignore'):
        east, north = x[k] - borders.x1[side], y[k] - borders.y1[side]
        length = borders.length[side]
        place = (east * dx[side] + north * dy[side]) / length ** 2
        off = np.abs(east * dy[side] - north * dx[side]) / length
        near = (off <= tolerance) & (place > 0) & (place < 1)
    return side[near], place[near]

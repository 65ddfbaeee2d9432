# -*- coding: utf-8 -*-
"""Joins trapezoids that touch along a line into pieces, and computes the outline of a piece."""
from __future__ import unicode_literals

import numpy as np

from .boxes import gather

# A shorter common line (grid units) does not join two trapezoids.
TOUCH = 0.05


def _facing(low, high, line, other_low, other_high, other_line):
    """Pairs of intervals, disjoint among themselves on each line, that overlap on equal lines."""
    wide = np.flatnonzero(other_high - other_low > TOUCH)  # the points of triangles are none
    order = wide[np.lexsort((other_low[wide], other_line[wide]))]
    # Complex numbers are compared by their real part first: (line, place).
    starts = other_line[order] + 1j * other_low[order]
    ends = other_line[order] + 1j * other_high[order]
    first = np.searchsorted(ends, line + 1j * (low + TOUCH), 'right')
    last = np.searchsorted(starts, line + 1j * (high - TOUCH), 'left')
    at, owner = gather(first, np.maximum(last - first, 0))
    return owner, order[at]


def _touching(shapes, boxes):
    """Pairs of trapezoids with a common line: in a slab, across slabs, across tiles."""
    beside = np.flatnonzero((shapes.slab[1:] == shapes.slab[:-1]) & (
        shapes.order[1:] == shapes.order[:-1] + 1))
    found = [(beside, beside + 1),
             _facing(shapes.xtl, shapes.xtr, shapes.yt, shapes.xbl, shapes.xbr, shapes.yb)]
    west, east = boxes[shapes.tile, 0], boxes[shapes.tile, 2]
    on_east = np.flatnonzero((shapes.xbr == east) & (shapes.xtr == east))
    on_west = np.flatnonzero((shapes.xbl == west) & (shapes.xtl == west))
    i, j = _facing(shapes.yb[on_east], shapes.yt[on_east], east[on_east],
                   shapes.yb[on_west], shapes.yt[on_west], west[on_west])
    found.append((on_east[i], on_west[j]))
    return [np.concatenate(one) for one in zip(*found)]


def components(count, a, b):
    """The component (0, 1, …, by their lowest member) of each node of a graph."""
    label = np.arange(count)
    while len(a):
        one, other = label[a], label[b]
        open_ = one != other
        a, b, one, other = a[open_], b[open_], one[open_], other[open_]
        label[np.maximum(one, other)] = np.minimum(one, other)
        while (label[label] != label).any():
            label = label[label]
    return np.unique(label, return_inverse=True)[1]


def label(shapes, boxes):
    """The piece of each trapezoid; those of one group only may touch."""
    a, b = _touching(shapes, boxes)
    same = shapes.group[a] == shapes.group[b]
    return components(len(shapes), a[same], b[same])


def centers(shapes):
    """A place inside of each trapezoid."""
    return ((shapes.xbl + shapes.xbr + shapes.xtl + shapes.xtr) / 4, (shapes.yb + shapes.yt) / 2)


def _net(line, low, high, step):
    """Directed segments on parallel lines, with those that go both ways taken out."""
    lines = np.concatenate((line, line))
    places = np.concatenate((low, high))
    steps = np.concatenate((step, -step))
    order = np.lexsort((places, lines))
    lines, places = lines[order], places[order]
    total = np.cumsum(steps[order])[:-1]
    some = np.flatnonzero((total != 0) & (places[1:] > places[:-1]))
    return lines[some], places[some], places[some + 1], total[some]


def _outline_edges(shapes):
    """Directed edges (x1, y1, x2, y2) with the inside on the left; whole grid units."""
    ints = [np.rint(one).astype(np.int64) for one in (
        shapes.yb, shapes.yt, shapes.xbl, shapes.xbr, shapes.xtl, shapes.xtr)]
    # One lower than half a unit has no edges that lead up: the others would not close.
    yb, yt, xbl, xbr, xtl, xtr = [column[ints[1] > ints[0]] for column in ints]
    one = np.ones(len(yb), np.int64)
    y, low, high, step = _net(np.concatenate((yb, yt)), np.concatenate((xbl, xtl)),
                              np.concatenate((xbr, xtr)), np.concatenate((one, -one)))
    level = np.where(step > 0, low, high), y, np.where(step > 0, high, low), y
    upright = [(xbr == xtr), (xbl == xtl)]
    x, low, high, step = _net(
        np.concatenate((xbr[upright[0]], xbl[upright[1]])),
        np.concatenate((yb[upright[0]], yb[upright[1]])),
        np.concatenate((yt[upright[0]], yt[upright[1]])),
        np.concatenate((one[upright[0]], -one[upright[1]])))
    steep = x, np.where(step > 0, low, high), x, np.where(step > 0, high, low)
    lean = [~upright[0], ~upright[1]]
    right = xbr[lean[0]], yb[lean[0]], xtr[lean[0]], yt[lean[0]]
    left = xtl[lean[1]], yt[lean[1]], xbl[lean[1]], yb[lean[1]]
    return _without_pairs([np.concatenate(column) for column in zip(level, steep, right, left)])


def _without_pairs(columns):
    """Removes pairs of equal edges with opposite directions."""
    edges = {}
    for edge in zip(*[column.tolist() for column in columns]):
        back = (edge[2], edge[3], edge[0], edge[1])
        if edges.get(back):
            edges[back] -= 1
        else:
            edges[edge] = edges.get(edge, 0) + 1
    return sorted(edge for edge, count in edges.items() for _ in range(count))


def _turn(back, leave):
    """How far clockwise from the way back an edge leaves (smaller is first)."""
    angle = np.arctan2(back[1], back[0]) - np.arctan2(leave[1], leave[0])
    return angle % (2 * np.pi) or 2 * np.pi


def _rings(edges):
    """Closed rings of directed edges; at a common vertex the inside stays on the left."""
    leaving = {}
    for edge in edges:
        leaving.setdefault(edge[:2], []).append(edge[2:])
    rings = []
    for start in sorted(leaving):
        while leaving[start]:
            ring, at = [start], leaving[start].pop()
            while at != start:
                before = ring[-1]
                ring.append(at)
                ways = leaving[at]
                back = (before[0] - at[0], before[1] - at[1])
                chosen = min(ways, key=lambda way, at=at, back=back: _turn(
                    back, (way[0] - at[0], way[1] - at[1])))
                ways.remove(chosen)
                at = chosen
            rings.append(ring)
    return rings


def _straightened(ring):
    """A ring without the vertices in the middle of straight lines."""
    count = len(ring)
    corners = []
    for i, (x, y) in enumerate(ring):
        (x0, y0), (x1, y1) = ring[i - 1], ring[(i + 1) % count]
        if (x - x0) * (y1 - y0) != (y - y0) * (x1 - x0):
            corners.append((x, y))
    return corners


def _signed_area(ring):
    x, y = ring[0]
    total = 0
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
        total += (x1 - x) * (y2 - y) - (x2 - x) * (y1 - y)
    return total / 2.0


def _contains(ring, place):
    x, y = place
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / float(y2 - y1):
            inside = not inside
    return inside


def outline(shapes):
    """The polygons (outer ring and holes, grid units) that trapezoids make."""
    rings = [_straightened(ring) for ring in _rings(_outline_edges(shapes))]
    rings = [ring for ring in rings if len(ring) > 2]
    outer = [[ring] for ring in rings if _signed_area(ring) > 0]
    for ring in rings:
        if _signed_area(ring) < 0:
            (x1, y1), (x2, y2) = ring[:2]
            place = ((x1 + x2) / 2.0, (y1 + y2) / 2.0)
            around = [one for one in outer if _contains(one[0], place)]
            if around:
                min(around, key=lambda one: _signed_area(one[0])).append(ring)
    return outer

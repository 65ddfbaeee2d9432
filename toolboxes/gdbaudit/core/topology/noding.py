# -*- coding: utf-8 -*-
"""Splits segments where they meet, so that any two have only ends in common.

Vertices nearer than the tolerance become one; a segment is led through each vertex within the
tolerance of it; crossings become vertices on the grid.
"""
from __future__ import unicode_literals

import numpy as np

from . import boxes, segments

# Each round moves split segments by about a grid unit: two or three suffice.
ROUNDS = 12


def connected(count, a, b):
    """The lowest member of the group of each of ``count`` items; a and b are linked pairs."""
    label = np.arange(count)
    while len(a):
        one, other = label[a], label[b]
        apart = one != other
        a, b, one, other = a[apart], b[apart], one[apart], other[apart]
        np.minimum.at(label, np.maximum(one, other), np.minimum(one, other))
        while (label[label] != label).any():
            label = label[label]
    return label


def vertices(xy):
    """The distinct ends of segments (m x 2, from the west, then from the south) and the numbers
    of both ends of each."""
    points = np.concatenate((xy[:, :2], xy[:, 2:]))
    order = np.lexsort((points[:, 1], points[:, 0]))
    points = points[order]
    new = np.ones(len(points), bool)
    new[1:] = (points[1:] != points[:-1]).any(axis=1)
    number = np.empty(len(points), np.int64)
    number[order] = np.cumsum(new) - 1
    return points[new], number[:len(xy)], number[len(xy):]


def _snapped(xy, tolerance):
    """The segments with vertices nearer than the tolerance made one."""
    points, a, b = vertices(xy)
    near = np.concatenate((points, points + tolerance), axis=1)
    links = [(np.zeros(0, np.int64),) * 2]
    for i, j in boxes.pairs(near):
        close = np.hypot(*(points[i] - points[j]).astype(np.float64).T) <= tolerance
        links.append((i[close], j[close]))
    i, j = [np.concatenate(one) for one in zip(*links)]
    if not len(i):
        return xy
    # The lowest number is the westernmost vertex: the same whatever the order of the segments.
    points = points[connected(len(points), i, j)]
    return np.concatenate((points[a], points[b]), axis=1)


def merge(xy, net, include_cancelled):
    """Each distinct segment once, led eastward (or north), with the sum of its nets.
    Without ``include_cancelled`` those whose sum is 0 are left out."""
    points, a, b = vertices(xy)
    some = a != b
    a, b, net = a[some], b[some], net[some]
    net = np.where(a > b, -net, net)
    low, high = np.minimum(a, b), np.maximum(a, b)
    order = np.lexsort((high, low))
    low, high, net = low[order], high[order], net[order]
    if not len(low):
        return np.zeros((0, 4), np.int64), np.zeros(0, np.int64)
    start = np.flatnonzero(np.concatenate((
        [True], (low[1:] != low[:-1]) | (high[1:] != high[:-1]))))
    total = np.add.reduceat(net, start)
    start, total = (start, total) if include_cancelled else (start[total != 0], total[total != 0])
    return np.concatenate((points[low[start]], points[high[start]]), axis=1), total


def _splits(xy, tolerance):
    """(segment, x, y) of the places at which segments are to be split."""
    found = [(np.zeros(0, np.int64),) * 3]
    for i, j in boxes.pairs(boxes.of_segments(xy, tolerance)):
        touching = np.zeros(len(i), bool)
        for one, other in ((i, j), (j, i)):
            for end in (0, 2):
                points = xy[other, end:end + 2]
                hit = segments.inside_of(points, xy[one], tolerance)
                touching |= hit
                found.append((one[hit], points[hit, 0], points[hit, 1]))
        i, j = i[~touching], j[~touching]
        crosses, x, y = segments.crossings(xy[i], xy[j])
        x, y = np.rint(x[crosses]).astype(np.int64), np.rint(y[crosses]).astype(np.int64)
        found += [(i[crosses], x, y), (j[crosses], x, y)]
    return [np.concatenate(one) for one in zip(*found)]


def _split(xy, net, owner, x, y):
    """Replaces the segments ``owner`` by chains through the given places."""
    untouched = np.ones(len(xy), bool)
    untouched[owner] = False
    whole = np.flatnonzero(~untouched)
    stop = np.concatenate((owner, whole, whole))
    places = np.concatenate((np.array([x, y]).T,
                             xy[whole, :2], xy[whole, 2:]))
    share, _ = segments.project(places, xy[stop])
    share[len(owner):len(owner) + len(whole)] = -np.inf
    share[len(owner) + len(whole):] = np.inf
    order = np.lexsort((places[:, 1], places[:, 0], share, stop))
    stop, places = stop[order], places[order]
    joined = stop[1:] == stop[:-1]
    chain = np.concatenate((places[:-1][joined], places[1:][joined]), axis=1)
    return (np.concatenate((xy[untouched], chain)),
            np.concatenate((net[untouched], net[stop[:-1][joined]])))


def node(xy, net, tolerance, include_cancelled=False):
    """(segments, nets) without crossings. ``include_cancelled``: also those that cancel out."""
    for _ in range(ROUNDS):
        xy, net = merge(_snapped(xy, tolerance), net, include_cancelled)
        owner, x, y = _splits(xy, tolerance)
        if not len(owner):
            break
        xy, net = _split(xy, net, owner, x, y)
    return merge(xy, net, include_cancelled)

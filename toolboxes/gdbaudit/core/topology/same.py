# -*- coding: utf-8 -*-
"""Features with the same geometry, too near to each other, or with a common border."""
from __future__ import unicode_literals

import numpy as np

from . import boxes, edges, segments
from .lines import STRETCH
from .noding import connected

# Edges that are sorted at a time.
_SORTED = 1 << 22


def duplicates(grid):
    """Groups (sorted lists of features) with the same geometry, whatever its first vertex."""
    keys = edges.feature_keys(grid)
    order = np.argsort(keys, kind='mergesort')
    ordered = keys[order]
    some = ~grid.shapes.empty[order]
    equal = (ordered[1:] == ordered[:-1]) & some[1:] & some[:-1]
    return _groups(len(grid), order[:-1][equal], order[1:][equal])


def later_duplicates(grid):
    """True for each feature that has the geometry of an earlier one."""
    found = np.zeros(len(grid), bool)
    for group in duplicates(grid):
        found[group[1:]] = True
    return found


def _groups(count, a, b):
    label = connected(count, a, b)
    members = np.unique(np.concatenate((a, b)))
    found = {}
    for member in members.tolist():
        found.setdefault(int(label[member]), []).append(member)
    return [found[key] for key in sorted(found)]


def near_points(grid):
    """[(a, b, distance)] of features with points nearer than the tolerance, in their order. Of
    those that are the same (``duplicates``) only the first counts: their pairs are not searched, as
    all of a class may lie at one place."""
    shapes = grid.shapes
    feature = np.repeat(shapes.path_feature, np.diff(shapes.path_start))
    points = np.array([shapes.x, shapes.y], np.int64).T
    single = ~later_duplicates(grid)[feature]
    feature, points = feature[single], points[single]
    reach = np.concatenate((points, points + grid.tolerance), axis=1)
    found = {}
    for i, j in boxes.pairs(reach):
        distance = np.hypot(*(points[i] - points[j]).astype(np.float64).T)
        i, j = feature[i], feature[j]
        close = (distance < grid.tolerance) & (i != j)
        for a, b, apart in zip(i[close].tolist(), j[close].tolist(), distance[close].tolist()):
            pair = min(a, b), max(a, b)
            found[pair] = min(apart, found.get(pair, apart))
    return [pair + (found[pair],) for pair in sorted(found)]


def neighbors(grid, group):
    """Groups of features that share borders and have the same number in ``group`` (-1: none)."""
    pairs = zip(_sharing_edges(grid, group), _sharing_stretches(grid, group))
    found = _groups(len(grid), *[np.concatenate(one) for one in pairs])
    # Of those that are the same (``duplicates``) only the first counts.
    keys = edges.feature_keys(grid) if found else None
    first = [np.sort(np.unique(keys[one], return_index=True)[1]).tolist() for one in found]
    return [[one[at] for at in some] for one, some in zip(found, first) if len(some) > 1]


def _sharing_edges(grid, group):
    """The pairs of ``neighbors`` that have an edge with both of its vertices in common."""
    bins = len(grid.shapes.x) // _SORTED + 1
    ones, others = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    for number in range(bins):
        keys, features = [np.zeros(0, np.uint64)], [np.zeros(0, np.int64)]
        for key, feature in edges.grouped_keys(grid, group):
            chosen = key % np.uint64(bins) == np.uint64(number)
            keys.append(key[chosen])
            features.append(feature[chosen])
        keys, features = np.concatenate(keys), np.concatenate(features)
        order = np.argsort(keys, kind='mergesort')
        keys, features = keys[order], features[order]
        equal = (keys[1:] == keys[:-1]) & (features[1:] != features[:-1])
        ones.append(features[:-1][equal])
        others.append(features[1:][equal])
    return np.concatenate(ones), np.concatenate(others)


def _sharing_stretches(grid, group):
    """The pairs of ``neighbors`` whose sides lie over each other with different vertices, as where
    a long side lies beside two short ones."""
    shapes = grid.shapes
    # Only edges that no polygon shares as a whole can be shared in part.
    vertex = edges.unmatched(grid)[0]
    feature = shapes.path_feature[np.searchsorted(shapes.path_start, vertex, 'right') - 1]
    number = np.asarray(group)[feature]
    some = number >= 0
    xy, feature, number = grid.coordinates(vertex[some]), feature[some], number[some]
    ones, others = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    lengths = [np.zeros(0)]
    for i, j in boxes.pairs(boxes.of_segments(xy, grid.tolerance), groups=number):
        apart = feature[i] != feature[j]
        i, j = i[apart], j[apart]
        first, last = segments.common(xy[i], xy[j], grid.tolerance)
        over = last > first
        a, b = feature[i[over]], feature[j[over]]
        ones.append(np.minimum(a, b))
        others.append(np.maximum(a, b))
        lengths.append((last - first)[over])
    a, b = np.concatenate(ones), np.concatenate(others)
    pair, number = np.unique(a * len(grid) + b, return_inverse=True)
    total = np.zeros(len(pair))
    np.add.at(total, number, np.concatenate(lengths))
    pair = pair[total > STRETCH * grid.tolerance]
    return pair // len(grid), pair % len(grid)

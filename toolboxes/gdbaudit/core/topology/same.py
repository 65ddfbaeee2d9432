# -*- coding: utf-8 -*-
"""Features with the same geometry, too near to each other, or with a common border."""
from __future__ import unicode_literals

import numpy as np

from . import boxes, edges
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
    """[(a, b, distance)] of points nearer than the tolerance that are not the same."""
    shapes = grid.shapes
    feature = np.repeat(shapes.path_feature, np.diff(shapes.path_start))
    points = np.array([shapes.x, shapes.y], np.int64).T
    reach = np.concatenate((points, points + grid.tolerance), axis=1)
    found = []
    for i, j in boxes.pairs(reach):
        distance = np.hypot(*(points[i] - points[j]).astype(np.float64).T)
        close = (distance < grid.tolerance) & (distance > 0) & (feature[i] != feature[j])
        found += zip(feature[i[close]].tolist(), feature[j[close]].tolist(),
                     distance[close].tolist())
    return sorted((min(a, b), max(a, b), apart) for a, b, apart in found)


def neighbours(grid, group):
    """Groups of features that share borders and have the same number in ``group`` (-1: none)."""
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
    return _groups(len(grid), np.concatenate(ones), np.concatenate(others))

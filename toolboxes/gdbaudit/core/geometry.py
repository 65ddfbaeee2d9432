# -*- coding: utf-8 -*-
"""Geometries of a class as ragged numpy arrays."""
from __future__ import unicode_literals

import numpy as np

POINT, LINE, POLYGON, MULTIPOINT, MULTILINE, MULTIPOLYGON = 1, 2, 3, 4, 5, 6


class Geometries(object):
    """The geometries of n features.

    ``x``, ``y`` contain all vertices; path p (a ring, a line or a point) has the vertices
    ``path_start[p]:path_start[p + 1]``; feature f has the paths
    ``feature_start[f]:feature_start[f + 1]``. ``part`` numbers the parts of a feature per path
    (the rings of one polygon share it) and ``hole`` marks inner rings. A null or empty geometry
    has no paths. ``wkb_type`` is the type of each feature (1 … 6), 0 for null ones.
    """

    def __init__(self, x, y, path_start, feature_start, part, hole, wkb_type):
        self.x = x
        self.y = y
        self.path_start = path_start
        self.feature_start = feature_start
        self.part = part
        self.hole = hole
        self.wkb_type = wkb_type

    def __len__(self):
        return len(self.feature_start) - 1

    @property
    def empty(self):
        """True per feature without any vertex."""
        return self.feature_start[1:] == self.feature_start[:-1]

    @property
    def path_feature(self):
        """The feature of each path."""
        return np.repeat(np.arange(len(self)), np.diff(self.feature_start))

    @property
    def vertex_path(self):
        """The path of each vertex."""
        return np.repeat(np.arange(len(self.path_start) - 1), np.diff(self.path_start))

    def part_counts(self):
        """Parts per feature: polygons with their holes, lines or points."""
        counts = np.zeros(len(self), np.int64)
        np.maximum.at(counts, self.path_feature, self.part + 1)
        return counts

    def path_slice(self, path):
        """x and y of one path."""
        where = slice(self.path_start[path], self.path_start[path + 1])
        return self.x[where], self.y[where]

    def bounds(self):
        """xmin, ymin, xmax, ymax per feature (n × 4); NaN for empty ones."""
        found = np.full((len(self), 4), np.nan)
        some = ~self.empty
        if len(self.x) and some.any():
            first = self.path_start[self.feature_start[:-1][some]]
            for column, reduce_at, values in (
                    (0, np.minimum, self.x), (1, np.minimum, self.y),
                    (2, np.maximum, self.x), (3, np.maximum, self.y)):
                found[some, column] = reduce_at.reduceat(values, first)
        return found

    def path_areas(self):
        """Signed area per path (shoelace; counter-clockwise is positive)."""
        count = len(self.path_start) - 1
        if not len(self.x):
            return np.zeros(count)
        # Differences to the path's first vertex avoid the loss of digits of large coordinates.
        first = self.path_start[:-1][self.vertex_path]
        x, y = self.x - self.x[first], self.y - self.y[first]
        cross = np.zeros(len(x))
        cross[:-1] = x[:-1] * y[1:] - x[1:] * y[:-1]
        cross[self.path_start[1:] - 1] = 0  # no segment leads from a path to the next
        return _sum_paths(cross, self.path_start) / 2

    def areas(self):
        """Plane area per feature in square units: outer rings less holes."""
        signed = np.abs(self.path_areas()) * np.where(self.hole, -1.0, 1.0)
        return _sum_by(signed, self.path_feature, len(self))

    def path_lengths(self):
        """Length per path."""
        step = np.zeros(len(self.x))
        if len(self.x):
            step[:-1] = np.hypot(np.diff(self.x), np.diff(self.y))
            step[self.path_start[1:] - 1] = 0
        return _sum_paths(step, self.path_start)

    def lengths(self):
        """Length per feature; the perimeter of polygons."""
        return _sum_by(self.path_lengths(), self.path_feature, len(self))

    def anchor(self, feature):
        """A place that represents the feature: its first vertex; None when it is empty."""
        if self.feature_start[feature] == self.feature_start[feature + 1]:
            return None
        vertex = self.path_start[self.feature_start[feature]]
        return float(self.x[vertex]), float(self.y[vertex])

    def vertices(self, features):
        """The vertices of some features, in their order, and the position in ``features`` of the
        one that each belongs to."""
        features = np.asarray(features, np.int64)
        paths, feature_start = _gather(self.feature_start, features)
        vertices, path_start = _gather(self.path_start, paths)
        return vertices, np.repeat(
            np.arange(len(features)), np.diff(path_start[feature_start]))

    def take(self, features):
        """The geometries of some features, in the order asked for."""
        features = np.asarray(features, np.int64)
        paths, feature_start = _gather(self.feature_start, features)
        vertices, path_start = _gather(self.path_start, paths)
        return Geometries(self.x[vertices], self.y[vertices], path_start, feature_start,
                          self.part[paths], self.hole[paths], self.wkb_type[features])


def _sum_paths(values, path_start):
    count = len(path_start) - 1
    if not count:
        return np.zeros(0)
    return np.add.reduceat(values, path_start[:-1])


def _sum_by(values, group, count):
    return np.bincount(group, values, count) if len(values) else np.zeros(count)


def _gather(start, chosen):
    """Members of the chosen groups, and the new starts."""
    sizes = (start[1:] - start[:-1])[chosen]
    new_start = np.concatenate(([0], np.cumsum(sizes))).astype(np.int64)
    members = np.arange(new_start[-1]) + np.repeat(start[:-1][chosen] - new_start[:-1], sizes)
    return members, new_start

# -*- coding: utf-8 -*-
"""The geometries of a class on the integer grid in which a file geodatabase stores them."""
from __future__ import unicode_literals

import math

import numpy as np

from .. import srs
from ..geometry import Geometries

RESOLUTION = 0.0001
TOLERANCE = 0.001
# Features read at a time, and vertices processed at a time.
CHUNK = 20000
BLOCK = 1 << 21
METRES_PER_DEGREE = 111320.0


class Grid(object):
    """Geometries in grid units: ``shapes`` is a ``Geometries`` with integers relative to
    ``origin``; ``unit`` is the side of a grid cell in the class's units, ``metres`` in metres;
    ``tolerance`` is the XY tolerance in grid units (at least 1)."""

    def __init__(self, oids, shapes, origin, unit, metres, tolerance):
        self.oids = oids
        self.shapes = shapes
        self.origin = origin
        self.unit = unit
        self.metres = metres
        self.tolerance = tolerance
        self._measures = None

    def __len__(self):
        return len(self.shapes)

    def take(self, rows):
        """The grid of some features, in the order asked for."""
        return Grid(self.oids[rows], self.shapes.take(rows), self.origin, self.unit, self.metres,
                    self.tolerance)

    def place(self, x, y):
        """The coordinates of a place (or of arrays of places) given in grid units as floats."""
        # Division returns the decimal number as it was written; multiplication leaves a remainder.
        per_unit = round(1 / self.unit) if self.unit < 1 else 1 / self.unit
        return (self.origin[0] + x) / per_unit, (self.origin[1] + y) / per_unit

    def square_metres(self, area):
        """An area given in square grid units."""
        return area * self.metres * self.metres

    def cells_of(self, other, points):
        """Points in the units of another grid (n x 2) in those of this one."""
        scaled = (points + np.array(other.origin)) * (other.unit / self.unit)
        return scaled - np.array(self.origin)

    def parts(self):
        """(area, perimeter, first path) of each part of a polygon, in grid units."""
        shapes = self.shapes
        if not len(shapes.part):
            return np.zeros(0), np.zeros(0), np.zeros(0, np.int64)
        new = np.ones(len(shapes.part), bool)
        new[1:] = np.diff(shapes.part) != 0
        first = shapes.feature_start[:-1][~shapes.empty]
        new[first] = True
        start = np.flatnonzero(new)
        area = np.abs(self.path_area) * np.where(shapes.hole, -1.0, 1.0)
        return (np.add.reduceat(area, start), np.add.reduceat(self.path_length, start), start)

    @property
    def path_area(self):
        """Signed area per path in square grid units; counter-clockwise is positive."""
        return self._measured()[0]

    @property
    def path_length(self):
        """Length per path in grid units."""
        return self._measured()[1]

    def _measured(self):
        if self._measures is None:
            parts = [self._measure(first, last) for first, last in self.path_blocks()]
            self._measures = [np.concatenate([part[i] for part in parts] or [np.zeros(0)])
                              for i in (0, 1)]
        return self._measures

    def _measure(self, first, last):
        start = self.shapes.path_start[first:last + 1]
        where = slice(start[0], start[-1])
        x, y = self.shapes.x[where].astype(np.float64), self.shapes.y[where].astype(np.float64)
        start = start - start[0]
        sizes = np.diff(start)
        x -= np.repeat(x[start[:-1]], sizes)
        y -= np.repeat(y[start[:-1]], sizes)
        cross, step = np.zeros(len(x)), np.zeros(len(x))
        cross[:-1] = x[:-1] * y[1:] - x[1:] * y[:-1]
        step[:-1] = np.hypot(np.diff(x), np.diff(y))
        cross[start[1:] - 1] = 0
        step[start[1:] - 1] = 0
        return np.add.reduceat(cross, start[:-1]) / 2, np.add.reduceat(step, start[:-1])

    def path_blocks(self):
        """(first, last + 1) of runs of whole paths with about ``BLOCK`` vertices."""
        start = self.shapes.path_start
        first, count = 0, len(start) - 1
        while first < count:
            last = int(np.searchsorted(start, start[first] + BLOCK, 'right')) - 1
            last = min(max(last, first + 1), count)
            yield first, last
            first = last

    def segments(self, paths=None):
        """(vertex, path) of each segment of some paths: it leads to vertex + 1. Segments without
        length are left out."""
        start = self.shapes.path_start
        paths = np.arange(len(start) - 1) if paths is None else np.asarray(paths, np.int64)
        sizes = np.maximum(start[paths + 1] - start[paths] - 1, 0)
        owner = np.repeat(paths, sizes)
        first = np.concatenate(([0], np.cumsum(sizes)))[:-1]
        vertex = start[owner] + np.arange(len(owner)) - np.repeat(first, sizes)
        x, y = self.shapes.x, self.shapes.y
        some = (x[vertex] != x[vertex + 1]) | (y[vertex] != y[vertex + 1])
        return vertex[some], owner[some]

    def coordinates(self, vertex):
        """x1, y1, x2, y2 (int64, n x 4) of the segments that start at some vertices."""
        x, y = self.shapes.x, self.shapes.y
        found = np.empty((len(vertex), 4), np.int64)
        found[:, 0], found[:, 1] = x[vertex], y[vertex]
        found[:, 2], found[:, 3] = x[vertex + 1], y[vertex + 1]
        return found

    def paths_of(self, features):
        """The paths of some features, and the feature of each."""
        start = self.shapes.feature_start
        features = np.asarray(features, np.int64)
        sizes = start[features + 1] - start[features]
        first = np.concatenate(([0], np.cumsum(sizes)))[:-1]
        offsets = np.arange(int(sizes.sum())) - np.repeat(first, sizes)
        return np.repeat(start[features], sizes) + offsets, np.repeat(features, sizes)

    def bounds(self, features=None):
        """xmin, ymin, xmax, ymax (int64, n x 4) of features; empty ones have xmin > xmax."""
        shapes = self.shapes
        found = np.empty((len(shapes), 4), np.int64)
        found[:] = (1, 1, 0, 0)
        some = ~shapes.empty
        if some.any():
            first = shapes.path_start[shapes.feature_start[:-1][some]]
            for column, reduce_at, values in (
                    (0, np.minimum, shapes.x), (1, np.minimum, shapes.y),
                    (2, np.maximum, shapes.x), (3, np.maximum, shapes.y)):
                found[some, column] = reduce_at.reduceat(values, first)
        return found if features is None else found[features]


def _scale(info):
    """Unit of the grid, metres per unit of the class, tolerance in grid units."""
    unit = info.xy_resolution or RESOLUTION
    system = srs.parse(info.wkt)
    if system is None or system.is_projected:
        metres = system.unit if system is not None else 1.0
        tolerance = info.xy_tolerance or TOLERANCE
    else:
        metres = METRES_PER_DEGREE
        unit = info.xy_resolution or RESOLUTION / METRES_PER_DEGREE
        tolerance = info.xy_tolerance or TOLERANCE / METRES_PER_DEGREE
    return unit, unit * metres, max(1, int(math.floor(tolerance / unit + 0.5)))


class _Column(object):
    """An array that grows. One block from the start: many small ones would leave the memory
    full of holes between them."""

    def __init__(self, kind):
        self.values = np.empty(0, kind)
        self.size = 0

    def extend(self, values, share):
        """Appends values, with which about ``share`` of all values are read."""
        end = self.size + len(values)
        if end > len(self.values) or values.dtype.itemsize > self.values.dtype.itemsize:
            kind = max(values.dtype, self.values.dtype, key=lambda one: one.itemsize)
            larger = np.empty(max(int(end / max(share, 0.001) * 1.05), end), kind)
            larger[:self.size] = self.values[:self.size]
            self.values = larger
        self.values[self.size:end] = values
        self.size = end

    def result(self):
        return self.values[:self.size]


_KINDS = {'x': np.int32, 'y': np.int32, 'part': np.int32, 'hole': bool, 'wkb_type': np.int8,
          'oids': np.int64, 'path_sizes': np.int32, 'feature_sizes': np.int32}


def read(info, chunks):
    """The ``Grid`` of a class from the (oids, ``Geometries``) that ``chunks`` yields."""
    unit, metres, tolerance = _scale(info)
    columns = dict((name, _Column(kind)) for name, kind in _KINDS.items())
    origin, count = None, 0
    for ids, shapes in chunks:
        count += len(ids)
        share = min(float(count) / max(info.records, 1), 1.0)
        if origin is None and len(shapes.x):
            origin = [float(_cells(one[:1], unit)[0]) for one in (shapes.x, shapes.y)]
        for name, values in _chunk_columns(ids, shapes, origin or (0.0, 0.0), unit):
            columns[name].extend(values, share)
    found = dict((name, column.result()) for name, column in columns.items())
    for name in ('path', 'feature'):
        sizes = found.pop(name + '_sizes')
        found[name + '_start'] = np.concatenate(([0], np.cumsum(sizes, dtype=np.int64)))
    return Grid(found.pop('oids'), Geometries(**found), tuple(origin or (0.0, 0.0)), unit, metres,
                tolerance)


def _chunk_columns(ids, shapes, origin, unit):
    yield 'oids', np.asarray(ids, np.int64)
    yield 'path_sizes', np.diff(shapes.path_start).astype(np.int32)
    yield 'feature_sizes', np.diff(shapes.feature_start).astype(np.int32)
    for name in ('part', 'hole', 'wkb_type'):
        yield name, getattr(shapes, name).astype(_KINDS[name])
    for name, start in (('x', origin[0]), ('y', origin[1])):
        values = _cells(getattr(shapes, name), unit) - start
        far = np.abs(values).max() if len(values) else 0
        yield name, values.astype(np.int32 if far < 2 ** 31 - 1 else np.int64)


def _cells(values, unit):
    # NaN has no place on the grid; coordinates beyond its range are clipped.
    return np.clip(np.rint(np.nan_to_num(values) / unit), -2.0 ** 61, 2.0 ** 61)

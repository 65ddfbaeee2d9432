# -*- coding: utf-8 -*-
"""Synthetic polygons for the tests of the spatial core."""
from __future__ import unicode_literals

import math

import numpy as np
from osgeo import ogr

from gdbaudit.core import geometry
from gdbaudit.core.wkb import from_wkb
from gdbaudit.tests.geodatabases import X0, Y0


def from_wkt(texts):
    """``Geometries`` of WKT texts."""
    return from_wkb([
        bytes(ogr.CreateGeometryFromWkt(text).ExportToWkb(ogr.wkbNDR)) for text in texts])


def ring_text(points):
    return '({})'.format(', '.join('{!r} {!r}'.format(x, y) for x, y in points + points[:1]))


def star(random, x, y, radius, count, hole=False):
    """WKT of a valid star-shaped polygon, on the grid of 0.0001 m."""
    while True:
        angles = sorted(random.uniform(0, 2 * math.pi) for _ in range(count))
        points = [_polar(x, y, radius * random.uniform(0.4, 1.0), angle) for angle in angles]
        rings = [ring_text(points)]
        if hole:
            rings.append(ring_text([_polar(x, y, 0.1 * radius, angle) for angle in (0, 2, 4)]))
        text = 'POLYGON ({})'.format(', '.join(rings))
        if ogr.CreateGeometryFromWkt(text).IsValid():
            return text


def _polar(x, y, radius, angle):
    return (round(x + radius * math.cos(angle), 4), round(y + radius * math.sin(angle), 4))


def stars(random, count, spread=600):
    return [star(random, X0 + random.uniform(-spread, spread), Y0 + random.uniform(-spread, spread),
                 random.choice([50, 200, 400]), random.randint(4, 20), random.random() < 0.3)
            for _ in range(count)]


def partition(count, seed=1, size=100.0, sides=5):
    """``Geometries`` of count × count cells whose jagged sides (20 vertices a cell) fit."""
    random = np.random.RandomState(seed)
    steps = np.arange(count * sides + 1)
    level = random.uniform(-10, 10, (count + 1, len(steps)))
    upright = random.uniform(-10, 10, (count + 1, len(steps)))
    for lines in (level, upright):
        lines[:, ::sides] = 0
        lines[0] = lines[-1] = 0
    rows, columns = [one.ravel() for one in np.mgrid[0:count, 0:count]]
    rings = []
    for k in range(sides):
        rings.append(_on_level(level, rows, columns * sides + k, size, sides))
    for k in range(sides):
        rings.append(_on_level(upright, columns + 1, rows * sides + k, size, sides)[::-1])
    for k in range(sides):
        rings.append(_on_level(level, rows + 1, (columns + 1) * sides - k, size, sides))
    for k in range(sides):
        rings.append(_on_level(upright, columns, (rows + 1) * sides - k, size, sides)[::-1])
    rings.append(rings[0])
    x = np.round(X0 + np.array([one[0] for one in rings]).T.ravel(), 4)
    y = np.round(Y0 + np.array([one[1] for one in rings]).T.ravel(), 4)
    cells = count * count
    return geometry.Geometries(
        x, y, np.arange(cells + 1) * len(rings), np.arange(cells + 1), np.zeros(cells, np.int64),
        np.zeros(cells, bool), np.full(cells, geometry.POLYGON))


def _on_level(lines, number, step, size, sides):
    return [step * size / sides, number * size + lines[number, step]]

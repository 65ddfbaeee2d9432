# -*- coding: utf-8 -*-
"""The sides that polygons share, where each side has vertices of its own."""
from __future__ import unicode_literals

import math
import random
import unittest

import numpy as np
from osgeo import ogr

from gdbaudit.core.spatial import borders
from gdbaudit.core.topology import same
from gdbaudit.tests.geodatabases import X0, Y0
from gdbaudit.tests.shapes import from_wkt, ring_text
from gdbaudit.tests.test_coverage import grid_of


def divided(source, west, south, east, north, depth):
    """Boxes that divide one at random."""
    width, height = east - west, north - south
    if not depth or min(width, height) < 20:
        return [(west, south, east, north)]
    if width > height:
        middle = west + round(width * source.uniform(0.3, 0.7))
        parts = (west, south, middle, north), (middle, south, east, north)
    else:
        middle = south + round(height * source.uniform(0.3, 0.7))
        parts = (west, south, east, middle), (west, middle, east, north)
    return [one for part in parts for one in divided(source, *part, depth=depth - 1)]


def common_side(a, b):
    """The length that the sides of two boxes without a common inside have in common."""
    across = min(a[2], b[2]) - max(a[0], b[0])
    up = min(a[3], b[3]) - max(a[1], b[1])
    return max(across, up) if min(across, up) == 0 else 0


def turned(box, angle):
    """WKT of a box turned around the place of the tests, on the grid of 0.0001 m: a vertex on the
    side of another box is up to half a grid unit off it."""
    west, south, east, north = box
    east_part, north_part = math.cos(angle), math.sin(angle)
    return 'POLYGON ({})'.format(ring_text([
        (round(X0 + x * east_part - y * north_part, 4), round(Y0 + x * north_part + y * east_part, 4))
        for x, y in ((west, south), (west, north), (east, north), (east, south))]))


class SharedSidesTest(unittest.TestCase):
    def setUp(self):
        source = random.Random(21)
        self.cases = []
        for _ in range(12):
            boxes = divided(source, 0, 0, 1000, 800, 6)
            angle = source.choice((0, source.uniform(0, 1.5)))
            values = [source.choice('ABC') for _ in boxes]
            self.cases.append((boxes, values, [turned(box, angle) for box in boxes]))

    def sharing(self, boxes, values, equal):
        """{(a, b): length} of the boxes that share a side, by whether their values are equal."""
        return dict(((a, b), common_side(boxes[a], boxes[b]))
                    for b in range(len(boxes)) for a in range(b)
                    if common_side(boxes[a], boxes[b]) and (values[a] == values[b]) == equal)

    def test_measures_the_borders_between_different_values(self):
        for boxes, values, texts in self.cases:
            found = borders.between(from_wkt(texts), values)
            lengths = {}
            for pair, length in zip(found.pair.tolist(), found.length.tolist()):
                pair = divmod(pair, len(texts))
                lengths[pair] = lengths.get(pair, 0.0) + length
            expected = self.sharing(boxes, values, equal=False)
            self.assertEqual(sorted(lengths), sorted(expected))
            for pair, length in expected.items():
                self.assertLess(abs(lengths[pair] - length), 0.005)

    def test_joins_neighbors_with_equal_values(self):
        for boxes, values, texts in self.cases:
            group = dict((row, {row}) for row in range(len(boxes)))
            for a, b in self.sharing(boxes, values, equal=True):
                joined = group[a] | group[b]
                for row in joined:
                    group[row] = joined
            expected = sorted(set(tuple(sorted(one)) for one in group.values() if len(one) > 1))
            found = same.neighbors(
                grid_of([ogr.CreateGeometryFromWkt(text) for text in texts]), np.unique(values, return_inverse=True)[1])
            self.assertEqual(sorted(tuple(one) for one in found), expected)

    def test_ignores_damaged_coordinates(self):
        polygons = from_wkt(self.cases[0][2][:3])
        polygons.x[1], polygons.y[6] = np.nan, 1e300
        self.assertEqual(len(borders.between(polygons, ['A', 'B', 'C']).pair), 0)
        self.assertEqual(len(borders.between(from_wkt(['POLYGON EMPTY']), ['A']).pair), 0)


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
"""Overlaps and gaps compared with those that GEOS finds on the same polygons."""
from __future__ import unicode_literals

import math
import unittest

import numpy as np
from osgeo import gdal, ogr

from gdbaudit.core import schema
from gdbaudit.core.topology import coverage, grid
from gdbaudit.core.wkb import from_wkb

UNIT = 0.0001
MIN_AREA = 0.01 / UNIT / UNIT


def grid_of(shapes):
    """The ``Grid`` of OGR geometries."""
    info = schema.ClassInfo('Prueba', schema.FEATURE_CLASS, len(shapes), [],
                            geometry=schema.POLYGON, xy_resolution=UNIT, xy_tolerance=0.001)
    parsed = from_wkb([bytes(one.ExportToWkb(ogr.wkbNDR)) for one in shapes])
    return grid.read(info, [(np.arange(len(shapes)) + 1, parsed)])


def polygon(*rings):
    made = ogr.Geometry(ogr.wkbPolygon)
    for points in rings:
        ring = ogr.Geometry(ogr.wkbLinearRing)
        for x, y in list(points) + [points[0]]:
            ring.AddPoint_2D(round(float(x), 4), round(float(y), 4))
        made.AddGeometry(ring)
    return made


def box(west, south, east, north):
    return [(west, south), (west, north), (east, north), (east, south)]


def found(shapes, **options):
    """{(a, b): m2} of the overlaps and the sorted m2 of the gaps."""
    made = grid_of(shapes)
    overlaps, _, gaps = coverage.find(made, MIN_AREA, **options)
    return (dict(((one.a, one.b), made.square_metres(one.area)) for one in overlaps),
            sorted(made.square_metres(one.area) for one in gaps))


def expected(shapes):
    """The same by GEOS."""
    overlaps = {}
    for a in range(len(shapes)):
        for b in range(a + 1, len(shapes)):
            common = shapes[a].Intersection(shapes[b])
            area = common.GetArea() if common.GetDimension() == 2 else 0
            if area > 0.01:
                overlaps[(a, b)] = area
    # Gaps are the uncovered parts that do not reach the frame.
    rest = polygon(box(-1000, -1000, 1000, 1000))
    for one in shapes:
        rest = rest.Difference(one)
    parts = [rest] if rest.GetGeometryName() == 'POLYGON' else [
        rest.GetGeometryRef(i) for i in range(rest.GetGeometryCount())]
    gaps = [one.GetArea() for one in parts if one.GetEnvelope()[0] > -1000]
    return overlaps, sorted(area for area in gaps if area > 0.01)


def star(random, center, radius):
    angles = np.sort(random.uniform(0, 2 * math.pi, random.randint(3, 12)))
    reach = random.uniform(0.3, 1, len(angles)) * radius
    return [(center[0] + r * math.cos(a), center[1] + r * math.sin(a))
            for r, a in zip(reach, angles)]


class QuietCase(unittest.TestCase):
    """GEOS warns of each random polygon that is not valid."""

    def setUp(self):
        gdal.PushErrorHandler('CPLQuietErrorHandler')
        self.addCleanup(gdal.PopErrorHandler)


class CoverageTest(QuietCase):
    def compare(self, shapes):
        overlaps, gaps = found(shapes)
        true_overlaps, true_gaps = expected(shapes)
        self.assertEqual(sorted(overlaps), sorted(true_overlaps))
        for pair, area in overlaps.items():
            self.assertLess(abs(area - true_overlaps[pair]), 0.01 + area * 1e-4, pair)
        self.assertEqual(len(gaps), len(true_gaps))
        for area, true in zip(gaps, true_gaps):
            self.assertLess(abs(area - true), 0.01 + area * 1e-4)

    def test_agrees_with_geos_on_random_polygons(self):
        random = np.random.RandomState(7)
        for _ in range(60):
            shapes = [polygon(star(random, random.uniform(0, 60, 2), 30))
                      for _ in range(random.randint(2, 14))]
            self.compare([one for one in shapes if one.IsValid() and one.GetArea() > 1])

    def test_agrees_with_geos_on_boxes_with_common_borders(self):
        random = np.random.RandomState(8)
        for _ in range(60):
            shapes = []
            for _ in range(random.randint(2, 20)):
                x, y = random.randint(0, 8, 2) * 10.0
                w, h = random.randint(1, 5, 2) * 10.0
                rings = [box(x, y, x + w, y + h)]
                if w > 20 and h > 20 and random.rand() < 0.5:
                    rings.append(box(x + 10, y + 10, x + 20, y + 20))
                shapes.append(polygon(*rings))
            self.compare(shapes)

    def test_finds_a_polygon_inside_another_that_shares_no_edge(self):
        inner = polygon(box(3, 3, 5, 6))
        self.assertEqual(found([polygon(box(0, 0, 10, 10)), inner])[0], {(0, 1): 6.0})

    def test_finds_nothing_in_an_island_that_fills_a_hole(self):
        island = [polygon(box(0, 0, 30, 30), box(10, 10, 20, 20)), polygon(box(10, 10, 20, 20))]
        self.assertEqual(found(island), ({}, []))

    def test_subtracts_an_island_from_the_gap_around_it(self):
        shapes = [polygon(box(0, 0, 30, 30), box(10, 10, 20, 20)), polygon(box(12, 12, 14, 14))]
        self.assertEqual(found(shapes), ({}, [96.0]))

    def test_reports_every_pair_of_three_overlapping_polygons(self):
        shapes = [polygon(box(0, 0, 10, 10)), polygon(box(5, 0, 15, 10)),
                  polygon(box(8, 0, 9, 10))]
        self.assertEqual(found(shapes)[0], {(0, 1): 50.0, (0, 2): 10.0, (1, 2): 10.0})

    def test_ignores_duplicates_which_another_check_reports(self):
        shapes = [polygon(box(0, 0, 10, 10)), polygon(box(0, 0, 10, 10)),
                  polygon(box(9, 0, 19, 10))]
        self.assertEqual(found(shapes)[0], {(0, 1): 100.0, (0, 2): 10.0, (1, 2): 10.0})
        duplicate = np.array([False, True, False])
        self.assertEqual(found(shapes, duplicate=duplicate)[0], {(0, 2): 10.0})

    def test_reports_a_polygon_over_several_cells_once_per_cell(self):
        cells = [polygon(box(x, y, x + 10, y + 10)) for y in (0, 10) for x in (0, 10)]
        over = polygon(box(8, 7, 13, 12))
        self.assertEqual(found(cells + [over]), (
            {(0, 4): 6.0, (1, 4): 9.0, (2, 4): 4.0, (3, 4): 6.0}, []))


class OutlinesTest(QuietCase):
    """The geometries of overlaps, each of which other polygons divide into faces."""

    def compare(self, shapes):
        made = grid_of(shapes)
        for one in coverage.find(made, MIN_AREA, gaps=False)[0]:
            shape = ogr.CreateGeometryFromWkb(bytes(bytearray.fromhex(coverage.wkb(made, one.faces))))
            common = shapes[one.a].Intersection(shapes[one.b])
            self.assertLess(shape.SymDifference(common).GetArea(), 0.01)
            # Where pieces touch at a vertex, both divisions are valid.
            self.assertLessEqual(shape.GetGeometryCount(), max(common.GetGeometryCount(), 1) + 1)

    def test_agrees_with_geos_on_random_polygons(self):
        random = np.random.RandomState(9)
        for _ in range(30):
            shapes = [polygon(star(random, random.uniform(0, 30, 2), 30)) for _ in range(12)]
            self.compare([one for one in shapes if one.IsValid() and one.GetArea() > 1])

    def test_joins_faces_around_a_hole_and_beside_it(self):
        hole, strip = box(10, 10, 20, 20), polygon(box(14, -5, 16, 65))
        shapes = [polygon(box(0, 0, 60, 60), hole), strip,
                  polygon([(0, 0), (0, 60), (30, 60), (30, 40), (40, 40), (40, 60), (60, 60),
                           (60, 30), (25, 30), (25, 0)]), polygon(box(0, 0, 60, 25))]
        self.compare(shapes)
        self.compare([polygon(box(0, 0, 30, 60), hole), polygon(box(0, 0, 30, 25), hole),
                      polygon(box(-5, 12, 65, 15)), strip])

    def test_finds_the_same_in_batches_of_pairs(self):
        random = np.random.RandomState(10)
        shapes = [polygon(star(random, random.uniform(0, 20, 2), 30)) for _ in range(12)]
        shapes = [one for one in shapes if one.IsValid() and one.GetArea() > 1]
        whole, count, _ = coverage.find(grid_of(shapes), MIN_AREA)
        self.assertEqual(len(whole), count)
        self.addCleanup(setattr, coverage, 'FACES', coverage.FACES)
        coverage.FACES = 5
        for limit in (3, None):
            parts, again, _ = coverage.find(grid_of(shapes), MIN_AREA, limit=limit)
            self.assertEqual(again, count)
            self.assertEqual([one[:2] + (round(one.area), one.point) for one in parts],
                             [one[:2] + (round(one.area), one.point) for one in whole[:limit]])
        self.assertTrue(all(one.faces for one in whole))


class ToleranceTest(unittest.TestCase):
    def neighbors(self, shift):
        """A long border with a vertex on one side only, at a distance of ``shift``."""
        return [polygon(box(0, 0, 4000, 100)),
                polygon([(0, 100), (0, 200), (4000, 200), (4000, 100), (2000, 100 + shift)])]

    def test_accepts_a_vertex_beside_the_border_within_the_tolerance(self):
        for shift in (0, 0.0005, -0.0005, 0.001):
            self.assertEqual(found(self.neighbors(shift)), ({}, []))

    def test_finds_an_overlap_wider_than_the_tolerance(self):
        overlaps, _ = found(self.neighbors(-0.01))
        self.assertAlmostEqual(overlaps[(0, 1)], 20.0, 3)

    def test_accepts_a_border_that_is_moved_within_the_tolerance(self):
        for shift in (0.0009, -0.0009):
            shapes = [polygon(box(0, 0, 4000, 100)), polygon(box(0, 100 + shift, 4000, 200)),
                      polygon(box(-100, 0, 0, 200)), polygon(box(4000, 0, 4100, 200))]
            self.assertEqual(found(shapes), ({}, []))


class PartitionTest(unittest.TestCase):
    """Grids of cells with moved corners, and seeded defects."""

    def cells(self, random, side):
        corners = np.empty((side + 1, side + 1, 2))
        corners[..., 0] = np.arange(side + 1) * 20.0
        corners[..., 1] = (np.arange(side + 1) * 20.0)[:, None]
        corners = np.round(corners + random.uniform(-6, 6, corners.shape), 4)
        return [[corners[r, c], corners[r + 1, c], corners[r + 1, c + 1], corners[r, c + 1]]
                for r in range(side) for c in range(side)]

    def test_finds_the_seeded_defects_and_nothing_else(self):
        random = np.random.RandomState(11)
        side = 15
        for _ in range(5):
            cells = [list(one) for one in self.cells(random, side)]
            kinds = {}
            for row, column in [(r, c) for r in range(1, side - 1, 3)
                                for c in range(1, side - 1, 3)]:
                number = row * side + column
                a, b = cells[number][1], cells[number][2]
                kind = random.choice([-1, 0, 1])
                kinds[number] = kind
                middle = (a + b) / 2 + [0, 2.0 * kind]
                cells[number].insert(2, middle)
            order = random.permutation(len(cells))
            place = dict((int(number), at) for at, number in enumerate(order))
            overlaps, gaps = found([polygon(cells[number]) for number in order])
            self.assertEqual(sorted(overlaps), sorted(
                tuple(sorted((place[number], place[number + side])))
                for number, kind in kinds.items() if kind > 0))
            self.assertEqual(len(gaps), sum(kind < 0 for kind in kinds.values()))


if __name__ == '__main__':
    unittest.main()

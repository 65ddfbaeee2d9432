# -*- coding: utf-8 -*-
"""Rings and lines compared with the results of GEOS."""
from __future__ import unicode_literals

import unittest

import numpy as np
from osgeo import gdal, ogr

from gdbaudit.core import schema
from gdbaudit.core.topology import grid, inside, lines, rings, same
from gdbaudit.core.wkb import from_wkb
from gdbaudit.tests.test_coverage import box, grid_of, polygon


def lines_of(*shapes):
    """The ``Grid`` of lines given by their points."""
    info = schema.ClassInfo('Prueba', schema.FEATURE_CLASS, len(shapes), [],
                            geometry=schema.POLYLINE)
    made = []
    for points in shapes:
        one = ogr.Geometry(ogr.wkbLineString)
        for x, y in points:
            one.AddPoint_2D(float(x), float(y))
        made.append(bytes(one.ExportToWkb(ogr.wkbNDR)))
    return grid.read(info, [(np.arange(len(shapes)) + 1, from_wkb(made))])


def causes(*shapes):
    return dict((row, one[0]) for row, one in rings.invalid(grid_of(list(shapes))).items())


def multi(*polygons):
    made = ogr.Geometry(ogr.wkbMultiPolygon)
    for one in polygons:
        made.AddGeometry(one)
    return made


class RingsTest(unittest.TestCase):
    def setUp(self):
        gdal.PushErrorHandler('CPLQuietErrorHandler')
        self.addCleanup(gdal.PopErrorHandler)

    def test_agrees_with_geos_on_random_rings(self):
        random = np.random.RandomState(5)
        shapes = [polygon(random.uniform(0, 100, (random.randint(3, 7), 2))) for _ in range(300)]
        # More than 64 segments are compared by their places, not by their distance in the ring.
        shapes += [polygon(np.array([
            (np.cos(k * 0.09) * r, np.sin(k * 0.09) * r) for k, r in enumerate(
                random.uniform(90, 100, 69))])) for _ in range(5)]
        shapes.append(polygon(random.uniform(0, 100, (80, 2))))
        wrong = causes(*shapes)
        wrong = set(row for row, cause in wrong.items() if cause != rings.TURNED)
        self.assertEqual(sorted(wrong), [
            row for row, one in enumerate(shapes) if not one.IsValid()])
        self.assertTrue(0 < len(wrong) < len(shapes))

    def test_accepts_holes_islands_and_rings_that_touch_at_a_vertex(self):
        outer = box(0, 0, 30, 30)
        hole = list(reversed(box(5, 5, 25, 25)))
        kiss = [(0, 0), (0, 10), (10, 10), (10, 20), (20, 20), (20, 10), (10, 10), (10, 0)]
        self.assertEqual(causes(
            polygon(outer, hole), multi(polygon(outer, hole), polygon(box(10, 10, 20, 20))),
            multi(polygon(box(0, 0, 10, 10)), polygon(box(10, 10, 20, 20))),
            polygon(kiss)), {})

    def test_accepts_a_ring_that_touches_the_middle_of_a_side_of_another(self):
        west, east = [(0, 0), (0, 20), (-10, 10)], [(0, 10), (10, 5), (10, 15)]
        outer = box(-50, -50, 50, 50)
        self.assertEqual(causes(polygon(outer, west, east)), {})
        self.assertEqual(causes(multi(polygon(west), polygon(east))), {})
        # The first side may have no length.
        self.assertEqual(causes(multi(polygon([(0, 0)] + west), polygon(east))), {})

    def test_finds_rings_that_cross_at_common_vertices(self):
        one = [(0, 40), (0, 30), (20, 10), (10, 30), (30, 40)]
        other = [(20, 10), (40, 40), (10, 30), (10, 20), (10, 0)]
        self.assertEqual(causes(multi(polygon(one), polygon(other[::-1]))), {0: rings.RINGS_CROSS})
        random, found = np.random.RandomState(21), []
        shapes = [multi(*[polygon(10 * random.randint(0, 5, (random.randint(3, 6), 2)))
                          for _ in range(2)]) for _ in range(1500)]
        found = causes(*shapes)
        # In ArcGIS a ring may touch itself, in GEOS it may not.
        valid = [row for row, one in enumerate(shapes) if one.IsValid()]
        self.assertEqual([row for row in valid if found.get(row, rings.TURNED) != rings.TURNED], [])
        for row in set(range(len(shapes))) - set(valid) - set(found):
            made = shapes[row].MakeValid()
            self.assertAlmostEqual(made.GetArea(), sum(
                one.GetArea() for one in shapes[row]), 6, shapes[row].ExportToWkt())

    def test_compares_a_ring_with_few_places_of_its_many_holes(self):
        counts, expand = [], inside.expand
        self.addCleanup(setattr, inside, 'expand', expand)
        inside.expand = lambda *sizes: counts.append(sizes[1].sum()) or expand(*sizes)
        angles = np.arange(2000) * np.pi / 1000
        holes = [list(reversed(box(x, y, x + 1, y + 1))) for x in range(-30, 30, 3) for y in range(-30, 30, 3)]
        circle = list(zip(50 * np.cos(angles), 50 * np.sin(angles)))
        self.assertEqual(causes(polygon(circle, *[one[::-1] for one in holes])), {})
        self.assertLess(sum(counts), 20000)

    def test_works_with_a_numpy_without_in1d(self):
        before = getattr(np, 'in1d', None)
        if before:
            del np.in1d
            self.addCleanup(setattr, np, 'in1d', before)
        self.test_accepts_holes_islands_and_rings_that_touch_at_a_vertex()

    def test_names_the_cause(self):
        outer = box(0, 0, 30, 30)
        eight = [(0, 0), (0, 10), (5, 5), (10, 0), (10, 12), (5, 5)]
        spike = [(0, 0), (0, 10), (10, 10), (10, 20), (10, 10), (10, 0)]
        self.assertEqual(causes(
            polygon(box(0, 0, 10, 10)), polygon(eight), polygon(spike),
            polygon([(0, 0), (0, 10), (10, 10), (10, 5), (0, 5), (10, 3), (10, 0)]),
            polygon(outer, list(reversed(box(40, 40, 50, 50)))),
            polygon(outer, list(reversed(box(5, 5, 25, 25))), list(reversed(box(8, 8, 9, 9)))),
            polygon(outer, list(reversed(box(20, 20, 40, 28)))),
            multi(polygon(box(0, 0, 10, 10)), polygon(box(10, 0, 20, 10))),
            multi(polygon(outer), polygon(box(8, 8, 9, 9))),
            polygon(list(reversed(box(0, 0, 10, 10)))), polygon(outer, box(5, 5, 9, 9))), {
                1: rings.CROSSING, 2: rings.TWICE, 3: rings.TOUCHING, 4: rings.OUTSIDE,
                5: rings.NESTED, 6: rings.RINGS_CROSS, 7: rings.RINGS_SHARE, 8: rings.NESTED,
                9: rings.TURNED, 10: rings.TURNED})

    def test_reports_a_ring_that_covers_a_place_twice(self):
        """Both pass through a vertex twice, and turn the same way each time."""
        inner = [(0, 0), (2, 8), (8, 2), (0, 0), (0, 10), (10, 10), (10, 0)]
        side = [(0, 0), (0, 10), (10, 5), (0, 0), (0, 10), (5, 5)]
        self.assertEqual(causes(polygon(inner), polygon(side)),
                         {0: rings.CROSSING, 1: rings.TWICE})

    def test_reports_rings_that_share_part_of_a_side(self):
        outer = [(0, 0), (0, 30), (30, 30)]
        for hole in ([(0, 5), (5, 20), (0, 20)], [(0, 5), (0, 20), (-5, 20)],
                     [(5, 5), (20, 20), (5, 20)]):
            self.assertEqual(causes(polygon(outer, hole)), {0: rings.RINGS_SHARE})
        self.assertEqual(causes(multi(polygon(box(0, 0, 10, 10)), polygon(box(10, 2, 20, 8)))),
                         {0: rings.RINGS_SHARE})

    def test_reports_open_and_empty_rings(self):
        shapes = grid_of([polygon(box(0, 0, 10, 10)), polygon(box(20, 0, 30, 10)),
                          polygon([(0, 0), (5, 5), (9, 9)])])
        shapes.shapes.x[4] += 20000  # the closing vertex of the first ring
        found = rings.invalid(shapes)
        self.assertEqual(found[0][0], rings.OPEN)
        self.assertNotIn(1, found)
        self.assertIn(2, found)

    def test_reports_the_place_of_a_crossing(self):
        made = grid_of([polygon([(0, 0), (10, 10), (10, 0), (0, 8)])])
        _, x, y = rings.invalid(made)[0]
        self.assertAlmostEqual(made.place(x, y)[0], 4.4444, 3)


class LinesTest(unittest.TestCase):
    def test_agrees_with_geos_on_random_lines(self):
        random = np.random.RandomState(6)
        shapes = [np.round(random.uniform(0, 100, (random.randint(3, 9), 2)), 4)
                  for _ in range(200)]
        expected = []
        for row, points in enumerate(shapes):
            line = ogr.Geometry(ogr.wkbLineString)
            for x, y in points:
                line.AddPoint_2D(x, y)
            if not line.IsSimple():
                expected.append(row)
        self.assertEqual(sorted(lines.self_intersections(lines_of(*shapes))), expected)
        self.assertTrue(0 < len(expected) < len(shapes))

    def test_accepts_a_line_that_ends_on_itself_or_closes(self):
        self.assertEqual(lines.self_intersections(lines_of(
            [(0, 0), (10, 0), (10, 10), (5, 0)], [(0, 0), (10, 0), (10, 10), (0, 0)])), {})

    def test_distinguishes_overlaps_from_crossings(self):
        found = lines.self_intersections(lines_of(
            [(0, 0), (10, 0), (4, 0)], [(0, 0), (10, 0), (10, 5), (5, 0), (0, 5)]))
        self.assertEqual([found[row][0] for row in (0, 1)], [lines.OVERLAP, lines.CROSSING])

    def test_measures_the_overlap_of_two_lines(self):
        made = lines_of([(0, 0), (100, 0)], [(50, 0.0005), (80, 0), (80, 50)], [(90, 10), (90, -10)],
                        [(0, 0), (100, 0.5)])
        self.assertEqual([(a, b, round(length * made.metres, 2))
                          for a, b, length, _, _ in lines.overlaps(made)],
                         [(0, 1, 30.0)])

    def test_finds_short_lines_repeated_vertices_and_cutbacks(self):
        made = lines_of([(0, 0), (0.0004, 0)], [(0, 0), (5, 0), (5, 0.0003), (9, 0)],
                        [(0, 0), (50, 0), (20, 2)], [(0, 0), (50, 0), (20, 4)], [(0, 0), (9, 9)])
        self.assertEqual([(row, cause) for row, cause, _, _ in sorted(lines.defects(made))], [
            (0, lines.SHORT), (1, lines.REPEATED), (2, lines.CUTBACK)])

    def test_finds_dangles_and_pseudo_nodes(self):
        dangles, pseudo = lines.nodes(lines_of(
            [(0, 0), (10, 0)], [(10.0005, 0), (20, 0)], [(5, 0), (5, 9)], [(20, 0), (30, 5)],
            [(20, 0), (30, -5)]))
        self.assertEqual(sorted(one[0] for one in dangles), [0, 2, 3, 4])
        self.assertEqual([one[:2] for one in pseudo], [(0, 1)])

    def test_measures_the_part_of_a_line_off_the_borders(self):
        border = grid_of([polygon(box(0, 0, 50, 50)), polygon(box(50, 0, 100, 50))])
        made = lines_of([(50, 0), (50, 25), (50, 50)], [(50, 40), (50, 50), (50, 57)],
                        [(10, 10), (20, 10)])
        self.assertEqual([(row, round(length * made.metres, 2)) for row, length, _, _ in
                          lines.off_borders(made, border, 10.0)], [(1, 7.0), (2, 10.0)])


class SameTest(unittest.TestCase):
    def test_finds_equal_polygons_with_another_first_vertex(self):
        ring = box(0, 0, 10, 10)
        shapes = [polygon(ring), polygon(box(0, 0, 10, 11)), polygon(ring[2:] + ring[:2]),
                  polygon(list(reversed(ring)))]
        self.assertEqual(same.duplicates(grid_of(shapes)), [[0, 2, 3]])

    def test_groups_neighbors_of_one_kind(self):
        cells = [polygon(box(10 * k, 0, 10 * k + 10, 10)) for k in range(5)]
        kinds = np.array([1, 1, 0, 0, -1])
        self.assertEqual(same.neighbors(grid_of(cells), kinds), [[0, 1], [2, 3]])

    def test_a_duplicate_is_no_neighbor(self):
        cells = [polygon(box(10 * k, 0, 10 * k + 10, 10)) for k in (0, 0, 2, 3, 3, 2, 3)]
        kinds = np.array([1, 1, 0, 0, 0, 1, 1])
        self.assertEqual(same.neighbors(grid_of(cells), kinds), [[2, 3], [5, 6]])


if __name__ == '__main__':
    unittest.main()

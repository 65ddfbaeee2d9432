# -*- coding: utf-8 -*-
"""The spatial core compared with GEOS."""
from __future__ import unicode_literals

import binascii
import math
import random
import unittest

import numpy as np
from osgeo import gdal, ogr

from gdbaudit.core.spatial import edges, locate, overlaps, overlay, within
from gdbaudit.tests.geodatabases import X0, Y0, rectangle
from gdbaudit.tests.shapes import from_wkt, partition, ring_text, star, stars

TOLERANCE = 1e-6


def shape(text):
    return ogr.CreateGeometryFromWkt(text)


def polygon(*points):
    """WKT of a polygon by its vertices from the place of the tests."""
    return 'POLYGON ({})'.format(ring_text([(X0 + x, Y0 + y) for x, y in points]))


def union(texts):
    made = ogr.Geometry(ogr.wkbMultiPolygon)
    for text in texts:
        made.AddGeometry(shape(text))
    return made.UnionCascaded()


def parts(geometry):
    count = geometry.GetGeometryCount()
    if geometry.GetGeometryName() == 'POLYGON':
        return [geometry]
    return [geometry.GetGeometryRef(number) for number in range(count)]


def difference(covered, coverers):
    return overlay.difference(
        edges.union_chain(from_wkt(covered)), edges.union_chain(from_wkt(coverers)))


class SpatialTest(unittest.TestCase):
    def setUp(self):
        gdal.PushErrorHandler('CPLQuietErrorHandler')

    def tearDown(self):
        gdal.PopErrorHandler()

    def assert_near(self, found, expected, scale):
        self.assertLessEqual(abs(found - expected), TOLERANCE * scale, (found, expected))

    def check_difference(self, covered, coverers):
        expected = union(covered).Difference(union(coverers))
        found = difference(covered, coverers)
        whole = union(covered).GetArea()
        self.assert_near(sum(piece.area for piece in found), expected.GetArea(), whole)
        self.assert_near(overlay.area(edges.union_chain(from_wkt(covered))), whole, whole)
        sizes = sorted((one.GetArea() for one in parts(expected) if one.GetArea() > 0.01),
                       reverse=True)
        large = [piece for piece in found if piece.area > 0.01]
        self.assertEqual(len(large), len(sizes))
        for piece, size in zip(large, sizes):
            self.assert_near(piece.area, size, whole)
            point = ogr.Geometry(ogr.wkbPoint)
            point.AddPoint_2D(*piece.place)
            self.assertTrue(expected.Contains(point))
            outline = ogr.CreateGeometryFromWkb(binascii.unhexlify(piece.wkb.encode('ascii')))
            self.assertLess(outline.SymDifference(expected.Intersection(
                outline.Buffer(0.001))).GetArea(), max(0.02, TOLERANCE * whole))

    def test_differences_equal_those_of_geos(self):
        source = random.Random(7)
        for number in range(60):
            covered = [star(source, X0, Y0, 500, source.randint(5, 30), number % 3 == 0)]
            self.check_difference(covered, stars(source, source.randint(1, 40)))

    def test_joins_the_polygons_that_are_covered(self):
        source = random.Random(8)
        for _ in range(10):
            self.check_difference(stars(source, 15), stars(source, 15))

    def test_shared_areas_equal_those_of_geos(self):
        source = random.Random(9)
        for _ in range(10):
            one, other = stars(source, 20), stars(source, 20)
            i, j, measure = overlaps.overlaps(from_wkt(one), from_wkt(other))
            found = dict(zip(zip(i.tolist(), j.tolist()), measure.tolist()))
            for a, first in enumerate(one):
                for b, second in enumerate(other):
                    area = shape(first).Intersection(shape(second)).GetArea()
                    self.assert_near(found.get((a, b), 0.0), area, max(area, 1000.0))

    def test_places_and_distances_equal_those_of_geos(self):
        source = random.Random(10)
        texts = stars(source, 30)
        polygons = from_wkt(texts)
        places = [(round(X0 + source.uniform(-700, 700), 4), round(
            Y0 + source.uniform(-700, 700), 4)) for _ in range(300)]
        places += list(zip(polygons.x[::7], polygons.y[::7]))  # on the borders
        x, y = np.array(places).T
        i, j = locate.locate(x, y, polygons)
        found = set(zip(i.tolist(), j.tolist()))
        for k, text in enumerate(texts):
            far = locate.distances(x, y, polygons, np.full(len(x), k))
            for number, (east, north) in enumerate(places):
                point = ogr.Geometry(ogr.wkbPoint)
                point.AddPoint_2D(float(east), float(north))
                metres = shape(text).Distance(point)
                self.assertEqual((number, k) in found, metres <= locate.TOLERANCE)
                self.assertLess(abs(far[number] - metres), 1e-6)

    def test_compares_only_polygons_that_reach_into_the_limits(self):
        compared, compare = [], overlay.uncovered_areas
        self.addCleanup(setattr, overlay, 'uncovered_areas', compare)
        overlay.uncovered_areas = lambda *args: compared.append(args) or compare(*args)
        elements = from_wkt([
            rectangle(X0 + x, Y0, X0 + x + 10, Y0 + 10) for x in (0, 95, 200, 300)])
        limits = [from_wkt([rectangle(X0, Y0, X0 + 100, Y0 + 100)])]
        self.assertEqual(
            within.share_within(elements, limits).round(6).tolist(), [1.0, 0.5, 0.0, 0.0])
        self.assertEqual([np.unique(one[0].feature).tolist() for one in compared], [[0]])

    def test_shares_within_overlapping_limits_equal_those_of_geos(self):
        source = random.Random(13)
        elements, some, others = [stars(source, count) for count in (30, 12, 6)]
        limits = [from_wkt(some), from_wkt(others)]
        found = within.share_within(from_wkt(elements), limits)
        whole = union(some + others)
        for text, share in zip(elements, found.tolist()):
            expected = shape(text).Intersection(whole).GetArea() / shape(text).GetArea()
            self.assertLess(abs(share - expected), 1e-6)
        self.addCleanup(setattr, overlay, 'CHUNK', overlay.CHUNK)
        overlay.CHUNK = 100  # one or two elements at a time
        np.testing.assert_allclose(within.share_within(from_wkt(elements), limits), found, 1e-9)

    def test_lengths_in_polygons_equal_those_of_geos(self):
        source = random.Random(11)
        texts = stars(source, 20)
        lines = ['LINESTRING ({})'.format(', '.join('{!r} {!r}'.format(
            round(X0 + source.uniform(-700, 700), 4), round(Y0 + source.uniform(-700, 700), 4))
            for _ in range(source.randint(2, 12)))) for _ in range(20)]
        i, j, measure = overlaps.overlaps(from_wkt(lines), from_wkt(texts))
        found = dict(zip(zip(i.tolist(), j.tolist()), measure.tolist()))
        for a, line in enumerate(lines):
            for b, polygon in enumerate(texts):
                length = shape(line).Intersection(shape(polygon)).Length()
                # A border belongs to its polygon for a millimetre on either side.
                self.assertLess(abs(found.get((a, b), 0.0) - length), 0.05)
        outside = within.uncovered_lengths(from_wkt(lines), [from_wkt(texts)])
        for line, metres in zip(lines, outside):
            expected = shape(line).Difference(union(texts)).Length()
            self.assertLess(abs(metres - expected), 0.05)

    def test_a_line_along_a_border_lies_in_its_polygon(self):
        source = random.Random(12)
        for _ in range(40):
            angle = source.uniform(0.1, 1.4)
            east, north = math.cos(angle), math.sin(angle)
            corners = [(0, 0), (100, 0), (100, 100), (0, 100)]
            turned = [(round(X0 + x * east - y * north, 4), round(Y0 + x * north + y * east, 4))
                      for x, y in corners]
            line = 'LINESTRING ({!r} {!r}, {!r} {!r})'.format(*[round(one, 4) for one in (
                X0 - 30 * east, Y0 - 30 * north, X0 + 150 * east, Y0 + 150 * north)])
            measure = overlaps.overlaps(
                from_wkt([line]), from_wkt(['POLYGON ({})'.format(ring_text(turned))]))[2]
            self.assertLess(abs(measure.sum() - 100.0), 0.01)

    def test_shared_borders_duplicates_and_junctions_leave_no_gap(self):
        whole = [rectangle(X0, Y0, X0 + 100, Y0 + 100)]
        left = rectangle(X0, Y0, X0 + 33.3333, Y0 + 100)
        low = rectangle(X0 + 33.3333, Y0, X0 + 100, Y0 + 41.7)  # a T-junction with the left one
        high = rectangle(X0 + 33.3333, Y0 + 41.7, X0 + 100, Y0 + 100)
        self.assertEqual(difference(whole, [left, low, high]), [])
        self.assertEqual(difference(whole, [left, left, low, high, whole[0]]), [])
        self.assertEqual([round(piece.area, 4) for piece in difference(whole, [left, high, left])],
                         [round(66.6667 * 41.7, 4)])

    def test_borders_may_cross_between_the_same_heights(self):
        leaning = polygon((0, 0), (20, 0), (12, 10), (0, 10))
        other = polygon((0, 0), (12, 0), (19, 10), (0, 10))
        self.check_difference([leaning], [other])
        common = shape(leaning).Intersection(shape(other)).GetArea()
        measure = overlaps.overlaps(from_wkt([leaning]), from_wkt([other]))[2]
        self.assertEqual([round(one, 4) for one in measure.tolist()], [round(common, 4)])

    def test_leaves_the_outline_of_a_piece_without_height_out(self):
        """The borders cross 0.00002 m below their ends: a fifth of a grid unit."""
        covered = polygon((-10, 0), (0, 0), (10, 10), (-10, 10))
        cover = polygon((-20, 0), (50, 0), (9.9999, 10), (-20, 10))
        self.assertEqual([(piece.area < 1e-8, piece.wkb)
                          for piece in difference([covered], [cover])], [(True, None)])

    def test_islands_in_holes_and_pieces_that_touch_at_a_point(self):
        ring = 'POLYGON (({0} {1}, {2} {1}, {2} {3}, {0} {3}, {0} {1}), ({4} {5}, {4} {6}, ' \
            '{7} {6}, {7} {5}, {4} {5}))'.format(
                X0, Y0, X0 + 100, Y0 + 100, X0 + 20, Y0 + 20, Y0 + 80, X0 + 80)
        island = rectangle(X0 + 40, Y0 + 40, X0 + 60, Y0 + 60)
        whole = [rectangle(X0, Y0, X0 + 100, Y0 + 100)]
        found = difference(whole, [ring, island])
        self.assertEqual([round(piece.area, 4) for piece in found], [3200.0])
        outline = ogr.CreateGeometryFromWkb(binascii.unhexlify(found[0].wkb.encode('ascii')))
        self.assertEqual((outline.GetGeometryCount(), outline.IsValid()), (2, True))
        corners = [rectangle(X0, Y0, X0 + 50, Y0 + 50), rectangle(
            X0 + 50, Y0 + 50, X0 + 100, Y0 + 100)]
        self.assertEqual([round(piece.area, 4) for piece in difference(whole, corners)],
                         [2500.0, 2500.0])

    def test_rings_may_turn_either_way_and_have_several_parts(self):
        turned = 'POLYGON (({0} {1}, {2} {1}, {2} {3}, {0} {3}, {0} {1}))'.format(
            X0, Y0, X0 + 10, Y0 + 10)  # rectangle() turns the other way
        both = 'MULTIPOLYGON ({}, {})'.format(
            turned[8:], rectangle(X0 + 20, Y0, X0 + 30, Y0 + 10)[8:])
        whole = [rectangle(X0, Y0, X0 + 30, Y0 + 10)]
        for cover in ([turned, rectangle(X0 + 20, Y0, X0 + 30, Y0 + 10)], [both]):
            self.assertEqual([round(piece.area, 4) for piece in difference(whole, cover)],
                             [100.0])

    def test_ignores_damaged_coordinates_and_empty_geometries(self):
        polygons = from_wkt([rectangle(X0, Y0, X0 + 10, Y0 + 10), 'POLYGON EMPTY',
                             rectangle(X0 + 20, Y0, X0 + 30, Y0 + 10)])
        polygons.x[2] = np.nan
        polygons.y[6] = 1e300
        self.assertEqual(len(edges.union_chain(polygons)), 0)
        self.assertEqual(len(locate.locate(np.array([X0 + 5]), np.array([Y0 + 5]), polygons)[0]), 0)

    def test_finds_the_gaps_of_fifty_thousand_polygons(self):
        cells = partition(224)
        gone = [100, 5000, 30000]
        chain = edges.union_chain(cells.take(np.setdiff1d(np.arange(len(cells)), gone)))
        whole = from_wkt([rectangle(X0, Y0, X0 + 22400, Y0 + 22400)])
        found = overlay.difference(edges.union_chain(whole), chain)
        self.assertEqual([round(piece.area, 3) for piece in found], sorted(
            (round(area, 3) for area in cells.areas()[gone]), reverse=True))


if __name__ == '__main__':
    unittest.main()

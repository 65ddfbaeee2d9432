# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import math
import unittest

import numpy as np
from osgeo import ogr

from gdbaudit import engine
from gdbaudit.core import curves
from gdbaudit.core.wkb import flatten, from_wkb
from gdbaudit.tests.clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.defects_r_inf_04 import COVER, FOREST, SHRUBS
from gdbaudit.tests.geodatabases import X0, Y0, create
from gdbaudit.tests.tool_case import ToolCase

HEIGHT = NORTH - SOUTH


def circle(radius):
    return 'MULTISURFACE (CURVEPOLYGON (CIRCULARSTRING ({0} {2}, {1} {3}, {4} {2}, {1} {5}, {0} {2})))'.format(
        X0 - radius, X0, Y0, Y0 + radius, X0 + radius, Y0 - radius)


def arc_points(bulge, *shares):
    """Points at some shares of the way from south to north on the arc in the middle of the cover,
    which bulges eastward."""
    radius = (HEIGHT ** 2 / 4 + bulge ** 2) / 2 / bulge
    half = math.asin(HEIGHT / 2 / radius)
    return ['{!r} {!r}'.format(
        MIDDLE + bulge - radius + radius * math.cos(half * (2 * share - 1)),
        (SOUTH + NORTH) / 2 + radius * math.sin(half * (2 * share - 1))) for share in shares]


def side(points, x):
    """A polygon between an arc, of some points from south to north, and the western or eastern
    side of the cover."""
    if x > MIDDLE:
        points = points[::-1]
    first, last = (SOUTH, NORTH) if x > MIDDLE else (NORTH, SOUTH)
    return 'MULTISURFACE (CURVEPOLYGON (COMPOUNDCURVE (CIRCULARSTRING ({}), ({}))))'.format(
        ', '.join(points), ', '.join(
            [points[-1], '{} {}'.format(x, first), '{} {}'.format(x, last), points[0]]))


class CurvesTest(ToolCase):
    tool = 'R_INF_04'

    def create(self, content, name):
        """Writes a class of true curves: its rows have their exact areas and lengths."""
        kind = ogr.wkbMultiSurface if name == COVER else ogr.wkbMultiCurve
        create(self.path, content, layers={name: {'geometry': kind}})

    def geometries(self, name, wkt):
        self.create({name: [minimal_row(name, wkt)]}, name)
        delivery = engine.open_delivery(self.path)
        return delivery.geometries(delivery.find(name))

    def test_measures_circles_as_true_curves(self):
        for radius in (1, 30, 1000, 20000):
            self.remove_geodatabase()
            found = self.geometries(COVER, circle(radius))
            for measured, exact in ((found.areas()[0], math.pi * radius ** 2),
                                    (found.lengths()[0], math.pi * radius * 2)):
                self.assertLess(abs(measured - exact), max(3e-5 * exact, 0.01))
            self.assertLess(len(found.x), 200 * radius ** 0.5 + 200)

    def test_follows_an_arc_within_half_the_tolerance(self):
        ends = np.array([[X0, Y0], [X0 + 300.0, Y0 + 1.0], [X0 + 600.0, Y0]])
        line = curves.stroke(ends)
        middles = (line[1:] + line[:-1]) / 2
        center, _ = curves._circle(ends[1] - ends[0], ends[2] - ends[0])
        radius = math.hypot(*center)
        for points, limit in ((line, 1e-6), (middles, curves.MAX_DEVIATION + 1e-6)):
            apart = radius - np.hypot(*(points - ends[0] - center).T)
            self.assertLess(np.abs(apart).max(), limit)
        self.assertGreater(line[:, 1].max(), Y0 + 0.999)

    def test_follows_an_arc_alike_in_both_directions(self):
        for ends in ([[0.0, 0.0], [3.0, 1.0], [5.0, 0.1]], [[0.0, 0.0], [3.0, -9.0], [5.0, 0.1]],
                     [[0.0, 0.0], [0.0, 7.0], [0.0, 0.0]]):
            ends = np.array(ends)
            line, back = curves.stroke(ends), curves.stroke(ends[::-1])
            self.assertGreater(len(line), 20)
            self.assertEqual(sorted(line.tolist()), sorted(back.tolist()))

    def test_reads_points_on_a_line_as_a_line(self):
        for ends in ([[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]],
                     [[0.0, 0.0], [float('nan'), 1.0], [2.0, 2.0]]):
            self.assertEqual(len(curves.stroke(np.array(ends))), 3)

    def cover(self, west, east):
        """Writes land cover of two polygons."""
        content = clean_delivery()
        content[COVER] = [minimal_row(COVER, side(west, WEST), 1, **FOREST),
                          minimal_row(COVER, side(east, EAST), 2, **SHRUBS)]
        self.remove_geodatabase()
        self.create(content, COVER)

    def test_accepts_neighbors_that_share_an_arc(self):
        whole = 0, 0.5, 1
        for bulge in (0.01, 1, 50, 499):
            for shares in (whole, (0, 0.2, 1), (0, 0.1, 0.3, 0.7, 1)):
                self.cover(arc_points(bulge, *whole), arc_points(bulge, *shares))
                self.assertEqual([one.message for one in self.audit()], [])

    def test_leads_whole_circles_as_the_other_rings_of_a_geodatabase(self):
        """GDAL reads a whole circle of ArcGIS as three points without a direction."""
        circle_ = 'CIRCULARSTRING (4 5, 6 5, 4 5)'
        square = '(0 0, 0 10, 10 10, 10 0, 0 0)'
        shapes = from_wkb([flatten(bytes(ogr.CreateGeometryFromWkt(
            'CURVEPOLYGON ({})'.format(rings)).ExportToWkb())) for rings in (
                square, circle_, 'COMPOUNDCURVE ({})'.format(circle_), '{}, {}'.format(square, circle_),
                '{}, COMPOUNDCURVE ({})'.format(square, circle_))])
        self.assertEqual((shapes.path_areas() > 0).tolist(), shapes.hole.tolist())
        self.assertAlmostEqual(shapes.areas()[1], math.pi, 2)

    def test_accepts_the_areas_and_lengths_of_true_curves(self):
        self.tool = 'R_INF_06'
        points, radius, half = arc_points(300, 0, 0.5, 1), 3400 / 6.0, math.asin(15 / 17.0)
        beyond = radius ** 2 * (2 * half - math.sin(2 * half)) / 2
        line = 'MULTICURVE (CIRCULARSTRING ({}))'.format(', '.join(points))
        for name, wkt, values in (
                (COVER, side(points, WEST), {'AREA_HA': (400 * HEIGHT + beyond) / 10000}),
                ('LineaProyecto', line, {'LONGITUD_M': 2 * half * radius})):
            self.remove_geodatabase()
            self.create({name: [minimal_row(name, wkt, **values)]}, name)
            self.assertEqual([one.message for one in self.audit() if one.code[:2] == '06'], [])

    def test_reads_ellipses_with_finer_steps_than_gdals(self):
        """GDAL itself makes lines of the ellipses and Bézier curves of a geodatabase."""
        self.create({COVER: [minimal_row(COVER, circle(30))]}, COVER)
        batches = engine.open_delivery(self.path).workspace.read(COVER, [], True, 10)
        next(batches)
        found = ogr.ApproximateArcAngles(0, 0, 0, 200, 100, 0, 0, 360, 0)
        area = ogr.ForceToPolygon(found).GetArea()
        self.assertAlmostEqual(area / (math.pi * 20000), 1, 5)


if __name__ == '__main__':
    unittest.main()

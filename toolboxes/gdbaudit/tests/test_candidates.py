# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

import numpy as np

from gdbaudit.core import themes
from gdbaudit.core.spatial import boxes, candidates, locate
from gdbaudit.tests.clean_delivery import SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.defects_r_inf_12 import point
from gdbaudit.tests.geodatabases import X0, Y0
from gdbaudit.tests.shapes import from_wkt
from gdbaudit.tests.tool_case import ToolCase


def points(places):
    return from_wkt(['POINT ({!r} {!r})'.format(float(x), float(y)) for x, y in places])


def lines(places):
    return from_wkt(['LINESTRING ({!r} {!r}, {!r} {!r})'.format(float(x), float(y), x + 9.0, y + 4.0)
                     for x, y in places])


class CandidatesTest(ToolCase):
    tool = 'R_INF_12'

    def nearest(self, places, elements, features):
        """Least metres of each place to some elements, and how many pairs were measured."""
        rows, found, count = np.arange(len(places)), np.full(len(places), np.inf), 0
        for pairs in candidates.nearest(places, rows, elements, features):
            count += len(pairs)
            np.minimum.at(found, pairs[:, 0], locate.distances(
                places.x[pairs[:, 0]], places.y[pairs[:, 0]], elements, pairs[:, 1]))
        return found, count

    def test_finds_the_pairs_of_intersecting_boxes(self):
        source = np.random.RandomState(3)
        corner = source.uniform(0, 1000, (400, 2))
        size = source.choice([0, 1, 10, 400], (400, 1))
        bounds = np.hstack((corner, corner + size))
        a, b = bounds[:150], bounds[150:]
        meet = ((a[:, None, :2] <= b[None, :, 2:]) & (b[None, :, :2] <= a[:, None, 2:])).all(2)
        i, j = boxes.pairs(a, b)
        self.assertEqual(list(zip(i.tolist(), j.tolist())),
                         list(zip(*[one.tolist() for one in np.nonzero(meet)])))

    def test_measures_few_of_the_pairs_of_many_elements(self):
        random = np.random.RandomState(16)
        self.addCleanup(setattr, candidates, 'CHUNK', candidates.CHUNK)
        candidates.CHUNK = 1000
        spread, place = random.uniform(0, 5000, (700, 2)), np.full((700, 2), 50.0)
        features = np.arange(5, 700)
        i, j = [one.ravel() for one in np.meshgrid(np.arange(700), features, indexing='ij')]
        for mine, theirs, made in (
                (spread, spread[::-1] + 3, points), (spread, spread[::-1] + 3, lines),
                (spread + 90000, spread, lines), (place, place + 7, points), (spread, place, points)):
            places, elements = points(mine + (X0, Y0)), made(theirs + (X0, Y0))
            found, count = self.nearest(places, elements, features)
            expected = locate.distances(places.x[i], places.y[i], elements, j).reshape(700, -1)
            self.assertLess(np.abs(found - expected.min(axis=1)).max(), 1e-5)
            self.assertLess(count, 700 * 695 / 2)

    def test_measures_damaged_coordinates_in_any_case(self):
        places, elements = points([(X0, Y0), (X0, Y0), (X0 + 5, Y0)]), points([(X0, Y0)] * 70)
        places.x[1], elements.x[:69] = np.nan, np.inf
        found, _ = self.nearest(places, elements, np.arange(70))
        self.assertEqual((found[0], found[2]), (0.0, 5.0))
        self.assertFalse(np.isfinite(found[1]))

    def test_finds_the_same_of_one_key_on_many_rows(self):
        content = clean_delivery()
        content['OcupacionCauce'] = [minimal_row('OcupacionCauce', point(
            WEST + 300 + 3 * number, SOUTH + 300), number, ID_OCU_CAU='OC-01') for number in range(1, 9)]
        content['InfraProyectoPT'] = [minimal_row('InfraProyectoPT', point(
            WEST + 250 + 14 * number, SOUTH + 300), number, REQU_OCUP='OC-01', ESTADO=502.0)
            for number in range(1, 9)]
        content['InfraProyectoLN'] = [minimal_row('InfraProyectoLN', 'LINESTRING ({0} {1}, {0} {2})'.format(
            WEST + 250 + 14 * number, SOUTH + 310, SOUTH + 330), number, REQU_OCUP='OC-01', ESTADO=502.0)
            for number in range(1, 9)]
        found = self.findings(content)
        self.assertEqual(set(one.code for one in found), set(['12.03']))
        self.addCleanup(setattr, themes, 'MANY', themes.MANY)
        self.addCleanup(setattr, candidates, 'RUN', candidates.RUN)
        themes.MANY, candidates.RUN = 0, 2
        self.assertEqual([one.as_dict() for one in self.audit()], [one.as_dict() for one in found])


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

import numpy as np

from gdbaudit import engine
from gdbaudit.core import calculated, measures, srs
from gdbaudit.core.wkb import from_wkb
from gdbaudit.tests import defects_r_inf_06 as defects
from gdbaudit.tests.clean_delivery import MIDDLE, SOUTH, WEST, clean_delivery
from gdbaudit.tests.defects_r_inf_02 import CUSTOM, SPHERE, reference
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase
from gdbaudit.tests.variants import FOOT, elsewhere, in_feet
from osgeo import ogr

COVER = 'CoberturaTierra'


class CalculatedValuesTest(ToolCase):
    tool = 'R_INF_06'

    def test_names_the_origin_that_an_area_was_calculated_in(self):
        defects.other_system(self.path)
        found = self.audit()
        self.assertEqual([one.code for one in found], ['06.02'])
        self.assertIn('en MAGNA-SIRGAS / Colombia Bogotá (EPSG:3116)', found[0].message)

    def test_names_the_element_that_an_area_belongs_to(self):
        content = clean_delivery()
        first, second = content[COVER]
        first.values['AREA_HA'] = second.values['AREA_HA']
        found = self.findings(content)
        self.assertEqual([(one.code, one.objectid) for one in found], [('06.02', 1)])
        self.assertIn('coincide con el área del elemento 2', found[0].message)

    def test_recognizes_an_area_and_a_length_on_the_ellipsoid(self):
        # The place is near the meridian of the origin Bogotá, where both give the same.
        defects.length(self.path)
        delivery = engine.open_delivery(self.path)
        project = delivery.geometries(delivery.find('AreaProyecto'))
        line = delivery.geometries(delivery.find('VertimientoLN'))
        content = clean_delivery()
        content['AreaProyecto'][0].values['AREA_HA'] = round(float(
            measures.Ellipsoidal(project, srs.ALLOWED[9377]).areas()[0]) / 10000, 6)
        content['VertimientoLN'] = [defects.line(LONGITUD_M=float(
            measures.Ellipsoidal(line, srs.ALLOWED[9377]).lengths()[0]))]
        found = self.findings(content)
        self.assertEqual([one.code for one in found], ['06.02', '06.03'])
        for one, noun in zip(found, ('el área', 'la longitud')):
            self.assertIn('{0} geodésica o con {0} en MAGNA-SIRGAS / Colombia Bogotá'.format(noun),
                          one.message)

    def test_reports_a_column_in_square_metres_once(self):
        content = clean_delivery()
        for row in content[COVER]:
            row.values['AREA_HA'] *= 10000
        self.assertEqual(self.brief(content), [('06.02', '1-2', '400000')])

    def test_reports_a_rounded_area_as_a_warning(self):
        content = clean_delivery()
        values = content[COVER][0].values
        content[COVER][0] = content[COVER][0]._replace(
            wkt='POLYGON (({0} {1}, {0} {2}, {3} {2}, {0} {1}))'.format(
                WEST, SOUTH, SOUTH + 33, MIDDLE))
        values['AREA_HA'] = 0.66
        self.assertEqual(self.findings(content), [])
        values['AREA_HA'] = 0.7
        self.assertEqual(self.brief(content), [('06.01', '1', '0,7')])
        content[COVER][0] = content[COVER][0]._replace(
            wkt=content[COVER][0].wkt.replace(str(SOUTH + 33), str(SOUTH + 33.1)))
        values['AREA_HA'] = 0.66
        found = self.findings(content)
        self.assertEqual([(one.code, one.severity) for one in found], [('06.02', 'A')])

    def test_accepts_differences_within_the_tolerance(self):
        content = clean_delivery()
        content['AreaProyecto'][0].values['AREA_HA'] += 0.0009
        self.assertEqual(self.findings(content), [])
        found = self.findings(content, {'R_INF_06': {'tolerancia_area_relativa': 0.00001}})
        self.assertEqual([one.code for one in found], ['06.01'])

    def test_recognizes_coordinates_of_another_system(self):
        content = clean_delivery()
        point = content[defects.POINT][0].values
        lon, lat = srs.to_geographic(
            srs.ALLOWED[9377], point['COOR_ESTE'], point['COOR_NORTE'])
        for name, (east, north) in (
                ('longitud y latitud', (float(lon), float(lat))),
                ('EPSG:3116', [float(one) for one in srs.from_geographic(
                    srs.ALLOWED[3116], lon, lat)])):
            point['COOR_ESTE'], point['COOR_NORTE'] = east, north
            found = self.findings(content)
            self.assertEqual([one.code for one in found], ['06.04'])
            self.assertIn(name, found[0].message)

    def test_compares_classes_in_feet_in_metres(self):
        cover, point = clean_delivery()[COVER][0], clean_delivery()[defects.POINT][0]
        square_of = 'POLYGON ((16010000 6820000,16010000 {0},{1} {0},{1} 6820000,16010000 6820000))'
        side = 100 / FOOT
        content = {COVER: [cover._replace(wkt=square_of.format(6820000 + side, 16010000 + side))],
                   defects.POINT: [point._replace(wkt='POINT (16010000 6820000)')]}
        cover.values['AREA_HA'] = 1.0
        point.values.update(COOR_ESTE=16010000.0 + 10, COOR_NORTE=6820000.0)
        create(self.path, content, layers={COVER: in_feet(), defects.POINT: in_feet()})
        self.assertEqual([one.message.split(' m ')[0].split(': ')[1] for one in self.audit()],
                         ['distan 3,05'])

    def test_compares_the_areas_of_a_class_on_a_sphere(self):
        content = {COVER: clean_delivery()[COVER]}
        content[COVER][0].values['AREA_HA'] = 7.0
        create(self.path, content, layers={COVER: {'reference': reference(wkt=SPHERE)}})
        self.assertEqual([(one.code, one.objectid) for one in self.audit()], [('06.01', 1)])

    def test_leaves_out_areas_in_degrees_and_is_not_charged_when_there_is_nothing_else(self):
        content = {COVER: clean_delivery()[COVER]}
        content[COVER][0].values['AREA_HA'] = 1.0
        create(self.path, content, epsg=4686)
        self.assertIn('no midió «CoberturaTierra»', self.result().failure)
        self.remove_geodatabase()
        content[defects.POINT] = clean_delivery()[defects.POINT]
        create(self.path, content, layers={COVER: elsewhere(4686)})
        self.assertEqual(self.assert_left_out('no midió «CoberturaTierra»'), [])

    def test_reads_no_words_as_numbers(self):
        content = clean_delivery()
        for row, text in zip(content[defects.POINT], ('inf', '2550,5')):
            row.values['COTA'] = text
        create(self.path, content, layers={defects.POINT: {'fields': {
            'COTA': ogr.FieldDefn(str('COTA'), ogr.OFTString)}}})
        self.assertEqual(self.audit(), [])
        self.tool = 'R_INF_08'
        self.assertEqual([one.message for one in self.audit()], [
            'COTA = inf no es un número en 1 registro de «PuntoMuestreoAguaSuper».'])
        self.assertEqual(repr(calculated.numbers(['1_000', 'nan', ' 2,5', None, '1e400']).tolist()),
                         '[nan, nan, 2.5, nan, nan]')

    def test_limits_the_findings_and_reports_how_many_are_left_out(self):
        content = clean_delivery()
        for row in content[defects.POINT]:
            row.values['COTA'] = 9000.0
        found = self.findings(content, {'R_INF_06': {'maximo_por_clase': 1}})
        self.assertEqual(len(found), 1)
        self.assertIn('hay 1 caso más', found[0].message)


class MeasuresTest(unittest.TestCase):
    def test_measures_on_a_sphere(self):
        shapes = from_wkb([bytes(ogr.CreateGeometryFromWkt(
            'POLYGON ((5000000 2000000,5000000 2000100,5000100 2000100,5000100 2000000,5000000 2000000))'
        ).ExportToWkb(ogr.wkbNDR))])
        found = measures.Ellipsoidal(shapes, srs.parse(SPHERE))
        self.assertAlmostEqual(found.areas()[0] * 0.9992 ** 2 / 10000, 1, 6)
        self.assertAlmostEqual(found.lengths()[0] * 0.9992 / 400, 1, 6)

    def test_reads_a_system_without_its_parameters_and_none_whose_numbers_are_damaged(self):
        mercator = CUSTOM[:CUSTOM.index(',PARAMETER')] + ',UNIT["Meter",1.0]]'
        lon, lat = srs.to_geographic(srs.parse(mercator), 0.0, 0.0)
        self.assertEqual((float(lon), float(lat)), (0.0, 0.0))
        for number in ('298.257222101', '0.0174532925199433', '0.9992'):
            self.assertIsNone(srs.parse(CUSTOM.replace(number, '"x"')), number)

    def test_measures_on_the_ellipsoid(self):
        # A cell of 0.1 by 0.1 degrees at the equator, whose measures have exact formulas.
        edge = np.linspace(0, 0.1, 101)
        lon = np.concatenate((edge, edge * 0 + 0.1, edge[::-1], edge * 0))
        lat = np.concatenate((edge * 0, edge, edge * 0 + 0.1, edge[::-1]))
        plane = srs.from_geographic(srs.ALLOWED[9377], lon - 73, lat)
        ring = ogr.Geometry(ogr.wkbLinearRing)
        for x, y in zip(*plane):
            ring.AddPoint_2D(float(x), float(y))
        polygon = ogr.Geometry(ogr.wkbPolygon)
        polygon.AddGeometry(ring)
        shapes = from_wkb([bytes(polygon.ExportToWkb(ogr.wkbNDR))])
        found = measures.Ellipsoidal(shapes, srs.ALLOWED[9377])
        self.assertAlmostEqual(found.areas()[0] / self.cell(0.1), 1, 6)
        self.assertAlmostEqual(found.lengths()[0] / self.border(0.1), 1, 6)

    @staticmethod
    def radii():
        a, rf = srs.GRS80
        return a, a * (1 - 1 / rf)

    def cell(self, degrees):
        """Exact area of a cell at the equator: integral of M N cos(lat)."""
        a, b = self.radii()
        e = np.sqrt(1 - (b / a) ** 2)
        s = np.sin(np.radians(degrees))
        zone = b ** 2 / 2 * (s / (1 - (e * s) ** 2) + np.log((1 + e * s) / (1 - e * s)) / (2 * e))
        return zone * np.radians(degrees)

    def border(self, degrees):
        a, b = self.radii()
        e2 = 1 - (b / a) ** 2
        lat = np.radians((np.arange(10000) + 0.5) * degrees / 10000)
        meridian = np.sum(a * (1 - e2) / (1 - e2 * np.sin(lat) ** 2) ** 1.5) * np.radians(
            degrees) / 10000
        top = np.radians(degrees)
        parallel = a * np.cos(top) / np.sqrt(1 - e2 * np.sin(top) ** 2) * top
        return 2 * meridian + a * top + parallel


if __name__ == '__main__':
    unittest.main()

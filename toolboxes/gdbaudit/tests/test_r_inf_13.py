# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import binascii
import unittest

from osgeo import ogr

from gdbaudit.tests.clean import EAST, MIDDLE, NORTH, SOUTH, WEST, clean, sober
from gdbaudit.tests.faults_r_inf_13 import FAULTS, uncovered_strip, with_cover_to
from gdbaudit.tests.geodatabases import rectangle
from gdbaudit.tests.spatial_case import SpatialCase

TOOL = 'R_INF_13'


class CoverageTest(SpatialCase):
    def test_each_fault_gives_its_finding_and_no_other(self):
        self.check_faults(TOOL, FAULTS)

    def test_gives_place_area_and_outline_of_what_is_uncovered(self):
        uncovered_strip(self.path)
        found = self.run_tool(TOOL)[0]
        self.assertEqual(found.severity, 'E')
        self.assertEqual(found.message, (
            '«CoberturaTierra» no cubre 5,0000 ha (5,00 %) del área de influencia 1 '
            '(Medio Físicobiótico); este vacío mide 50000,0 m².'))
        shape = ogr.CreateGeometryFromWkb(binascii.unhexlify(found.wkb.encode('ascii')))
        self.assertEqual(shape.GetEnvelope(), (EAST - 50, EAST, SOUTH, NORTH))
        self.assertEqual(shape.GetGeometryRef(0).GetPointCount(), 5)
        self.assertTrue(EAST - 50 < found.x < EAST and SOUTH < found.y < NORTH)

    def test_lists_the_largest_gaps_and_counts_the_others(self):
        content = clean()
        content['Departamento'] = [sober('Departamento', (
            'POLYGON (({0} {1}, {0} {3}, {2} {3}, {2} {1}, {0} {1}), {4}, {5}, {6})').format(
                WEST, SOUTH, EAST, NORTH, _ring(100, 10), _ring(300, 30), _ring(500, 20)))]
        found = self.run_content(TOOL, content, {TOOL: {'piezas_por_par': 2}})
        # Findings are sorted by value as text: 400 is written before 900.
        self.assertEqual([one.value for one in found], ['400,0 m²', '900,0 m²'])
        self.assertIn('no cubre 0,1400 ha (0,14 %)', found[0].message)
        self.assertTrue(found[0].message.endswith('Otros vacíos que no se listan: 1.'))

    def test_accepts_what_the_tolerances_allow(self):
        content = with_cover_to(EAST - 0.05)
        self.assertEqual(self.run_content(TOOL, content), [])
        found = self.run_tool(TOOL, {TOOL: {'tolerancia_p': 0.001}})
        self.assertEqual([one.value for one in found], ['50,0 m²'])

    def test_compares_component_areas_by_the_text_of_the_component(self):
        content = clean()
        content['AreaInfluencia'].append(sober(
            'AreaInfluencia', rectangle(EAST, SOUTH, EAST + 100, NORTH), 3, AREA_INFL=205.0,
            COMPONENTE='Flora y fauna'))
        content['AreaInfluencia'].append(sober(
            'AreaInfluencia', rectangle(EAST + 200, SOUTH, EAST + 300, NORTH), 4,
            AREA_INFL=206.0, GRUPO_COMP='Hidrogeología e hidrología'))
        content['Pendiente'] = [sober('Pendiente', rectangle(WEST, SOUTH, EAST, NORTH))]
        found = self.run_content(TOOL, content)
        self.assertEqual([(one.code, getattr(one, 'class')) for one in found],
                         [('13.01', 'CoberturaTierra')])
        self.assertIn('área de influencia 3 (Componente: Flora y fauna)', found[0].message)

    def test_reports_the_classes_of_a_medium_without_area(self):
        content = clean()
        content['AreaInfluencia'] = content['AreaInfluencia'][:1]
        found = self.run_content(TOOL, content)
        self.assertEqual([one.message for one in found], [
            'No hay área de influencia para el medio socioeconómico (AREA_INFL 204), y se '
            'entregaron «Departamento», «Municipio», «UnidadTerritorial».'])

    def test_warns_of_other_classes_only_where_the_settings_name_them(self):
        content = clean()
        content['ProcesoMorfodinamicoPG'] = [sober(
            'ProcesoMorfodinamicoPG', rectangle(WEST, SOUTH, MIDDLE, NORTH))]
        self.assertEqual(self.run_content(TOOL, content), [])
        found = self.run_tool(TOOL, {TOOL: {'clases_parciales': ['ProcesoMorfodinamicoPG']}})
        self.assertEqual([(one.code, one.severity, one.value) for one in found],
                         [('13.01', 'A', '600000,0 m²')])


def _ring(offset, side):
    x, y = WEST + offset, SOUTH + offset
    return '({0} {1}, {2} {1}, {2} {3}, {0} {3}, {0} {1})'.format(x, y, x + side, y + side)


if __name__ == '__main__':
    unittest.main()

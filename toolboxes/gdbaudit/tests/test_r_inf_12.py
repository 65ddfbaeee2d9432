# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from osgeo import ogr

from gdbaudit.core import themes
from gdbaudit.core.spatial import locate, shares, stations
from gdbaudit.tests.clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.defects_r_inf_12 import (
    EAST_HALF, WEST_HALF, _forest, far_from_its_crossing, other_basin, other_cover, point,
    with_stations)
from gdbaudit.tests.geodatabases import MODEL, create, rectangle, square
from gdbaudit.tests.shapes import from_wkt
from gdbaudit.tests.tool_case import ToolCase

TOOL = 'R_INF_12'


class ThematicTest(ToolCase):
    tool = TOOL

    def test_names_the_land_cover_at_the_place(self):
        other_cover(self.path)
        found = self.audit()[0]
        self.assertEqual((found.field, found.value, found.expected), ('NOMENCLAT', '322', '314'))
        self.assertIn('es Bosque de galería y/o ripario (314) (100,0 % del elemento)',
                      found.message)

    def test_reports_the_name_of_another_cover_beside_a_right_code(self):
        content = clean_delivery()
        content['AprovechaForestalPG'] = [
            _forest(square(WEST + 250, SOUTH + 250, 50), 1, N_COBERT='3.2.2. ARBUSTAL'),
            _forest(square(WEST + 250, SOUTH + 350, 50), 2, N_COBERT='Bosque del predio')]
        found = self.findings(content)
        self.assertEqual([(one.code, one.objectid, one.field) for one in found],
                         [('12.01', 1, 'N_COBERT')])

    def test_compares_a_cover_that_is_delivered_as_a_number(self):
        content = clean_delivery()
        content['AprovechaForestalPG'] = [
            _forest(square(WEST + 250, SOUTH + 250, 50), 1, N_COBERT=322.0)]
        create(self.path, content, layers={'AprovechaForestalPG': {
            'fields': {'N_COBERT': ogr.FieldDefn(str('N_COBERT'), ogr.OFTReal)}}})
        self.assertEqual(self.audit(), [])

    def test_compares_a_polygon_with_the_cover_of_its_greatest_part(self):
        content = clean_delivery()
        content['AprovechaForestalPG'] = [
            _forest(rectangle(MIDDLE - 80, SOUTH + 250, MIDDLE + 20, SOUTH + 300)),
            _forest(rectangle(MIDDLE - 20, SOUTH + 350, MIDDLE + 80, SOUTH + 400), 2)]
        found = self.findings(content)
        self.assertEqual([one.objectid for one in found], [2])
        self.assertIn('(80,0 % del elemento)', found[0].message)

    def test_accepts_a_coarser_level_of_the_same_cover(self):
        self.assertTrue(themes.same_cover('314', '31411'))
        self.assertFalse(themes.same_cover('31', '31411'))
        self.assertEqual(themes.covers_by_name(MODEL)[themes.plain_name(' 3.2.2 arbustál')], '322')

    def test_names_the_basin_at_the_place(self):
        other_basin(self.path)
        found = self.audit()[0]
        self.assertEqual((found.field, found.value, found.expected), ('SZH', '2119', '2120'))

    def test_measures_the_distance_to_the_related_element(self):
        far_from_its_crossing(self.path)
        found = self.audit()[0]
        self.assertIn('dista 50,0 m del elemento «OC-01» de «OcupacionCauce»', found.message)
        self.assertEqual(self.audit({TOOL: {'distancia_relacion_m': 60}}), [])

    def test_measures_the_distance_to_the_nearest_row_of_a_key(self):
        content = clean_delivery()
        content['OcupacionCauce'] = [minimal_row('OcupacionCauce', point(
            WEST + 300 + metres, SOUTH + 300), number, ID_OCU_CAU='OC-01')
            for number, metres in enumerate((80, 5, 50), 1)]
        content['InfraProyectoPT'] = [minimal_row('InfraProyectoPT', point(
            WEST + metres, SOUTH + 300), number, REQU_OCUP='OC-01', ESTADO=502.0)
            for number, metres in enumerate((300, 330), 1)]
        found = self.findings(content)
        self.assertEqual([(one.code, one.objectid) for one in found], [('12.03', 2)])
        self.assertIn('dista 20,0 m', found[0].message)

    def test_describes_only_the_findings_that_it_lists(self):
        content, described = clean_delivery(), []
        content['AprovechaForestalPG'] = [
            _forest(square(WEST + 250, SOUTH + 250, 50), number, N_COBERT='Arbustal', NOMENCLAT=322)
            for number in range(1, 10)]
        add_all, cover_name = shares.add_all, themes.cover_name
        self.addCleanup(setattr, shares, 'add_all', add_all)
        self.addCleanup(setattr, themes, 'cover_name', cover_name)
        shares.add_all = lambda *words: described.extend(words[3]) or add_all(*words)
        themes.cover_name = lambda *words: described.append(words) or cover_name(*words)
        found = self.findings(content, {TOOL: {'maximo_por_clase': 2}})
        self.assertEqual([(one.code, one.objectid) for one in found], [('12.01', 1), ('12.01', 2)])
        self.assertTrue(found[1].message.endswith('que no se listan: 7.'), found[1].message)
        self.assertEqual(len(described), 2 + 2)

    def test_a_placeholder_relates_no_elements(self):
        content = clean_delivery()
        content['OcupacionCauce'] = [minimal_row(
            'OcupacionCauce', point(WEST + 100, SOUTH + 300), ID_OCU_CAU='N/A')]
        content['InfraProyectoPT'] = [minimal_row(
            'InfraProyectoPT', point(WEST + 300, SOUTH + 300), REQU_OCUP='N/A')]
        self.assertEqual(self.findings(content), [])

    def test_compares_no_placeholders(self):
        content = clean_delivery()
        content['Suelo'] = [minimal_row('Suelo', WEST_HALF, 1, SIMB_U_CAR='MVAf2'),
                            minimal_row('Suelo', EAST_HALF, 2, SIMB_U_CAR='N/A')]
        content['PuntoMuestreoSuelo'] = [
            minimal_row('PuntoMuestreoSuelo', point(x, SOUTH + 100), number, SIMB_U_CAR=text)
            for number, (x, text) in enumerate((
                (WEST + 100, 'S.I.'), (MIDDLE + 100, 'MVAf2'), (WEST + 200, 'MVBe')), 1)]
        self.assertEqual([(one.code, one.objectid) for one in self.findings(content)],
                         [('12.02', 3)])

    def test_relates_a_sample_by_the_class_that_its_code_names(self):
        content = clean_delivery()
        content['OcupacionCauce'] = [minimal_row(
            'OcupacionCauce', point(WEST + 100, SOUTH + 300), ID_OCU_CAU='X-01')]
        content['VertimientoPT'] = [minimal_row(
            'VertimientoPT', point(WEST + 105, SOUTH + 100), ID_VERT_PT='X-01')]
        sample = content['PuntoMuestreoAguaSuper'][0].values
        sample.update(ID_ACT_REL='X-01', FC_MON_AGU=80104.0)
        self.assertEqual(self.findings(content), [])
        sample['FC_MON_AGU'] = 80101.0
        self.assertEqual([one.code for one in self.findings(content)], ['12.03'])

    def test_compares_no_blank_units(self):
        content = clean_delivery()
        rows = [minimal_row('UnidadGeologica', WEST_HALF, NOMENCLAT='Kv', NOMBRE='Formación Villeta'),
                minimal_row('UnidadGeologica', EAST_HALF, NOMENCLAT=None, NOMBRE='Sin unidad')]
        content['UnidadGeologica'] = rows
        content['PuntoHidrogeologico'] = [
            minimal_row('PuntoHidrogeologico', point(WEST + 100, SOUTH + 100), 1,
                        UNI_GEOLO='Formación Villeta'),
            minimal_row('PuntoHidrogeologico', point(WEST + 100, SOUTH + 200), 2, UNI_GEOLO=None)]
        self.assertEqual(self.findings(content), [])

    def test_finds_the_station_whose_chainage_does_not_grow(self):
        found = self.findings(with_stations(
            [(0, 0, 'K0+000'), (100, 0, 'K0+100'), (200, 0, 'K0+950'), (300, 0, 'K0+300')]))
        self.assertEqual([(one.code, one.objectid, one.value) for one in found],
                         [('12.04', 3, 'K0+950')])

    def test_accepts_chainage_against_the_direction_of_the_line(self):
        self.assertEqual(self.findings(with_stations(
            [(0, 0, 'K0+300'), (100, 0, 'K0+200'), (300, 0, '0+000,0')])), [])

    def test_reads_chainage_as_it_is_written(self):
        texts = ('K12+350,5', 'PR 3+020', '0+100', '1500', 'km uno')
        self.assertEqual([stations.chainage(one) for one in texts],
                         [12350.5, 3020.0, 100.0, 1500.0, None])

    def test_measures_a_station_to_the_nearest_line_however_far_it_is(self):
        measured, nearest = [], locate.nearest
        self.addCleanup(setattr, locate, 'nearest', nearest)

        def counted(x, *others):
            measured.append(len(x))
            return nearest(x, *others)

        locate.nearest = counted
        lines = from_wkt(['LINESTRING ({0} 0, {0} 100)'.format(5000 * k) for k in range(40)] + [
            'LINESTRING (0 1000, 5000 6000)'])
        points = from_wkt(['POINT ({} 50)'.format(5000 * k + 20) for k in range(40)] + [
            'POINT (-90000 50)', 'POINT (0 6000)'])
        found = stations.nearest_lines(points, [lines])
        self.assertEqual(found.line.tolist(), list(range(40)) + [0, 40])
        self.assertEqual(found.distance[:41].tolist(), [20.0] * 40 + [90000.0])
        self.assertAlmostEqual(found.distance[41], 5000 / 2 ** 0.5)
        self.assertLess(sum(measured), 200)

    def test_accepts_numbers_that_are_not_finite(self):
        content = clean_delivery()
        content['ZonificacionManejo'] = [
            minimal_row('ZonificacionManejo', WEST_HALF, 1, ZONMANEJO=float('nan')),
            minimal_row('ZonificacionManejo', EAST_HALF, 2, ZONMANEJO=float('inf'))]
        content['Zodmes'] = [minimal_row(
            'Zodmes', rectangle(MIDDLE - 50, NORTH - 20, MIDDLE, NORTH))]
        self.assertEqual(self.findings(content), [])

    def test_reports_a_work_partly_outside_the_area(self):
        content = clean_delivery()
        content['Zodmes'] = [
            minimal_row('Zodmes', rectangle(EAST - 50, SOUTH, EAST, SOUTH + 50), 1),
            minimal_row('Zodmes', rectangle(EAST - 50, SOUTH + 100, EAST + 10, SOUTH + 150), 2)]
        content['InfraProyectoLN'] = [minimal_row('InfraProyectoLN', 'LINESTRING ({} {}, {} {})'.format(
            EAST - 50, SOUTH + 200, EAST + 10, SOUTH + 200))]
        content['SitioPaisajePG'] = [minimal_row(
            'SitioPaisajePG', rectangle(EAST - 50, SOUTH + 300, EAST + 10, SOUTH + 350))]
        found = self.findings(content)
        self.assertEqual([(one.code, getattr(one, 'class'), one.objectid) for one in found],
                         [('12.07', 'InfraProyectoLN', 1), ('12.07', 'Zodmes', 2)])

    def test_compares_nothing_with_an_area_of_influence_that_is_not_there(self):
        content = clean_delivery()
        content['AreaInfluencia'] = [one._replace(wkt=None) for one in content['AreaInfluencia']]
        self.assertEqual(self.findings(content), [])
        del content['AreaInfluencia']
        self.assertEqual(self.findings(content), [])

    def test_measures_the_part_in_an_exclusion_zone(self):
        content = clean_delivery()
        content['ZonificacionManejo'] = [
            minimal_row('ZonificacionManejo', WEST_HALF, 1, ZONMANEJO=5001.0),
            minimal_row('ZonificacionManejo', EAST_HALF, 2, ZONMANEJO=5005.0)]
        content['InfraProyectoLN'] = [minimal_row('InfraProyectoLN', 'LINESTRING ({} {}, {} {})'.format(
            MIDDLE - 50, SOUTH + 20, MIDDLE + 30, SOUTH + 20))]
        content['Zodmes'] = [minimal_row(
            'Zodmes', rectangle(MIDDLE - 50, NORTH - 20, MIDDLE, NORTH))]
        found = self.findings(content)
        self.assertEqual([one.code for one in found], ['12.08'])
        self.assertIn('está, en un tramo de 30,0 m, en una zona de exclusión', found[0].message)


if __name__ == '__main__':
    unittest.main()

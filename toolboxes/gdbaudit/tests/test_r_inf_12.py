# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from osgeo import ogr

from gdbaudit.core import themes
from gdbaudit.core.spatial import stations
from gdbaudit.tests.clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.defects_r_inf_12 import (
    EAST_HALF, WEST_HALF, WHOLE, _codes, _forest, far_from_its_crossing, other_basin, other_cover,
    point, with_stations)
from gdbaudit.tests.geodatabases import MODEL, create, rectangle, square
from gdbaudit.tests.tool_case import ToolCase
from gdbaudit.tests.variants import add_variant

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

    def test_a_placeholder_relates_no_elements(self):
        content = clean_delivery()
        content['OcupacionCauce'] = [minimal_row(
            'OcupacionCauce', point(WEST + 100, SOUTH + 300), ID_OCU_CAU='N/A')]
        content['InfraProyectoPT'] = [minimal_row(
            'InfraProyectoPT', point(WEST + 300, SOUTH + 300), REQU_OCUP='N/A')]
        self.assertEqual(self.findings(content), [])

    def test_measures_the_distance_to_the_nearest_of_several_classes(self):
        content = clean_delivery()
        content['InfraProyectoPT'] = [minimal_row(
            'InfraProyectoPT', point(WEST + 300, SOUTH + 300), REQU_OCUP='OC-01', ESTADO=502.0)]
        far, near, farther = [[minimal_row(
            'OcupacionCauce', point(WEST + 300 + metres, SOUTH + 300), ID_OCU_CAU='OC-01')]
                              for metres in (50, 5, 80)]
        self.assertEqual(self.variants(content, 'OcupacionCauce', far, near), [])
        self.assertEqual(self.variants(content, 'OcupacionCauce', farther, far), [
            ('12.03', 1, 'REQU_OCUP', 'OC-01', '10 m como máximo')])

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

    def test_compares_a_variant_with_those_of_its_year(self):
        content = clean_delivery()
        content['AprovechaForestalPG'] = [_forest(square(WEST + 250, SOUTH + 250, 50))]
        source = create(self.path, content, layers={
            'AprovechaForestalPG': {'name': 'AprovechaForestalPG_2023'}})
        add_variant(source, 'AprovechaForestalPG', '_2024', [
            _forest(square(WEST + 350, SOUTH + 250, 50))])
        for suffix in ('_2023', '_2024'):
            add_variant(source, 'AprovechaForestalPT', suffix, [minimal_row(
                'AprovechaForestalPT', point(WEST + 360, SOUTH + 260))])
        source = None
        self.assertEqual([(one.code, getattr(one, 'class')) for one in self.audit()],
                         [('12.05', 'AprovechaForestalPT_2023')])

    def test_compares_with_every_class_of_areas_and_zones(self):
        content = clean_delivery()
        content['AprovechaForestalPT'] = [minimal_row(
            'AprovechaForestalPT', point(WEST + 360, SOUTH + 260))]
        content['Zodmes'] = [minimal_row('Zodmes', square(WEST + 350, SOUTH + 350, 20))]
        source = create(self.path, content)
        for number, suffix in enumerate(('_2023', '_2024', '_2025')):
            x = WEST + (250, 350, 340)[number]
            add_variant(source, 'AprovechaForestalPG', suffix, [
                _forest(square(x, SOUTH + 250, 50))])
            add_variant(source, 'ZonificacionManejo', suffix, [minimal_row(
                'ZonificacionManejo', square(x, SOUTH + 340, 80),
                ZONMANEJO=5005.0 if number else 5001.0)])
        source = None
        found = self.audit()
        self.assertEqual([(one.code, getattr(one, 'class')) for one in found], [('12.08', 'Zodmes')])
        self.assertIn('en un área de 400,0 m²', found[0].message)

    def variants(self, content, class_name, *rows):
        """The findings on a delivery with a class in variants of 2023, 2024 …, by their rows."""
        self.remove_geodatabase()
        content.pop(class_name, None)
        source = create(self.path, content)
        for year, some in enumerate(rows, 2023):
            add_variant(source, class_name, '_{}'.format(year), some)
        source = None
        return [(one.code, one.objectid, one.field, one.value, one.expected) for one in self.audit()]

    def test_compares_a_cover_with_every_class_of_covers(self):
        content = clean_delivery()
        content['AprovechaForestalPG'] = [
            _forest(square(WEST + 250, SOUTH + 250, 50)),
            _forest(square(MIDDLE + 50, SOUTH + 250, 50), 2),
            _forest(rectangle(MIDDLE - 10, SOUTH + 350, MIDDLE + 40, SOUTH + 400), 3)]
        west, east, whole = [[minimal_row('CoberturaTierra', wkt, NOMENCLAT=code)] for wkt, code in (
            (WEST_HALF, 314), (EAST_HALF, 322), (WHOLE, 314))]
        wrong = [('12.01', 2, 'NOMENCLAT', '314', '322'), ('12.01', 3, 'NOMENCLAT', '314', '322')]
        self.assertEqual(self.variants(content, 'CoberturaTierra', west, east), wrong)
        self.assertEqual(self.variants(content, 'CoberturaTierra', east, west), wrong)
        # Where two classes have the place, an element agrees with one of them.
        self.assertEqual(self.variants(content, 'CoberturaTierra', east, whole), [])

    def test_compares_a_basin_with_every_class_of_basins(self):
        content = clean_delivery()
        content['PuntoMuestreoAguaSuper'][1].values['SZH'] = '2119'
        here, other = [[minimal_row('CuencaHidrografica', WHOLE, AH='2', ZH='21', SZH=code)]
                       for code in ('2120', '2119')]
        nowhere = [minimal_row('CuencaHidrografica', square(EAST + 900, NORTH, 9), SZH='2119')]
        wrong = [('12.02', 2, 'SZH', '2119', '2120')]
        self.assertEqual(self.variants(content, 'CuencaHidrografica', nowhere, here), wrong)
        self.assertEqual(self.variants(content, 'CuencaHidrografica', here, other), [])

    def test_compares_a_conflict_with_every_class_of_uses(self):
        content = clean_delivery()
        uses = _codes('Dom_UsoAct')
        content['ConflictoUsoSuelo'] = [
            minimal_row('ConflictoUsoSuelo', WEST_HALF, 1, USO_ACT=uses[0]),
            minimal_row('ConflictoUsoSuelo', EAST_HALF, 2, USO_ACT=uses[0])]
        west, east, whole = [[minimal_row('UsoActualSuelo', wkt, USO_ACT=use)] for wkt, use in (
            (WEST_HALF, uses[0]), (EAST_HALF, uses[1]), (WHOLE, uses[0]))]
        wrong = [('12.06', 2, 'USO_ACT', '{:.0f}'.format(uses[0]), '{:.0f}'.format(uses[1]))]
        self.assertEqual(self.variants(content, 'UsoActualSuelo', west, east), wrong)
        self.assertEqual(self.variants(content, 'UsoActualSuelo', whole, east), [])

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

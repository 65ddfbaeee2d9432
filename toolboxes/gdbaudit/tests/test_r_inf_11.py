# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import os
import unittest

from osgeo import gdal, ogr, osr

from gdbaudit import engine
from gdbaudit.core import reference, texts
from gdbaudit.core.spatial import shares
from gdbaudit.tests.clean_delivery import PLACE, SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.defects_r_inf_11 import (
    BORDER, COTA, _point, _reference, _two_municipalities, wrong_municipality)
from gdbaudit.tests.gdal_sources import open_source
from gdbaudit.tests.geodatabases import MODEL, create, rectangle, square
from gdbaudit.tests.tool_case import ToolCase
from gdbaudit.tests.variants import add_variant, elsewhere

TOOL = 'R_INF_11'


class PoliticalTest(ToolCase):
    tool = TOOL

    def test_names_both_municipalities_and_the_distance(self):
        wrong_municipality(self.path)
        found = self.audit()[0]
        self.assertEqual((found.severity, found.value, found.expected),
                         ('E', 'Chía (25175)', 'Cota (25214)'))
        self.assertIn('cae en Cota (25214), no en Chía (25175) (a 200,0 m del límite).',
                      found.message)

    def test_warns_only_of_a_point_close_to_the_border(self):
        wrong_municipality(self.path)
        found = self.audit({TOOL: {'tolerancia_limite_m': 250}})
        self.assertEqual([one.severity for one in found], ['A'])

    def test_limits_the_findings_by_the_setting_and_reports_how_many_are_left_out(self):
        content = clean_delivery()
        for point in content['PuntoMuestreoAguaSuper']:
            point.values['VEREDA'] = 'La Balsa'
        found = self.findings(content, {TOOL: {'maximo_por_clase': 1}})
        self.assertEqual(len(found), 1)
        self.assertTrue(found[0].message.endswith(
            'Otros casos de «PuntoMuestreoAguaSuper» que no se listan: 1.'))

    def test_describes_only_the_findings_that_it_lists(self):
        content, described = _two_municipalities(clean_delivery()), []
        content['PuntoMuestreoAguaSuper'] = [
            _point(BORDER + 200, **dict(PLACE, VEREDA='La Balsa'))] * 9
        place_name, add_all = reference.place_name, shares.add_all
        self.addCleanup(setattr, reference, 'place_name', place_name)
        self.addCleanup(setattr, shares, 'add_all', add_all)
        reference.place_name = lambda *words: described.append(words) or place_name(*words)
        shares.add_all = lambda *words: described.extend(words[3]) or add_all(*words)
        found = self.findings(content, {TOOL: {'maximo_por_clase': 2}})
        self.assertEqual([one.code for one in found], ['11.01'] * 2 + ['11.03'] * 2)
        for one in found[1::2]:
            self.assertTrue(one.message.endswith('que no se listan: 7.'), one.message)
        self.assertEqual(len(described), 2 * 2 + 2 + 2)

    def test_compares_no_placeholders(self):
        content = clean_delivery()
        first, second = content['PuntoMuestreoAguaSuper']
        first.values['VEREDA'], second.values['VEREDA'] = 'N/A', 'La Balsa'
        self.assertEqual([one.objectid for one in self.findings(content)], [2])
        content['UnidadTerritorial'][0].values.update(NOM_U_TERR='S.I.', VEREDA='N/A')
        self.assertEqual(self.findings(content), [])

    def test_names_the_share_of_a_polygon(self):
        content = _two_municipalities(clean_delivery())
        content['Zodmes'] = [minimal_row(
            'Zodmes', rectangle(BORDER - 10, SOUTH, BORDER + 90, SOUTH + 50), VEREDA='El Carmen',
            MUNICIPIO='25175', DEPTO='25')]
        found = self.findings(content)
        self.assertEqual([one.code for one in found], ['11.02'])
        self.assertTrue(found[0].message.startswith('El 90,0 % del elemento'), found[0].message)

    def test_compares_with_every_class_of_municipalities(self):
        content = _two_municipalities(clean_delivery())
        first, second = content['Municipio']
        site = minimal_row('Zodmes', rectangle(BORDER - 10, SOUTH, BORDER + 90, SOUTH + 50),
                           VEREDA='El Carmen', MUNICIPIO='25175', DEPTO='25')
        wrong = [('11.02', 'Zodmes', 'El 90,0 % del elemento')]
        for classes, own, expected in (
                ({'_2023': [first], '_2024': [second]}, '', wrong),
                # Of two scales the first counts, and nothing twice.
                ({'_25k': [first, second], '_50k': [first, second]}, '', wrong),
                # A class by year is compared with the municipalities of its year.
                ({'_2023': [first], '_2024': [second]}, '_2023', [])):
            self.remove_geodatabase()
            source = create(self.path, dict(content, Municipio=[]))
            for suffix in sorted(classes):
                add_variant(source, 'Municipio', suffix, classes[suffix])
            add_variant(source, 'Zodmes', own, [site])
            source = None
            self.assertEqual([
                (one.code, getattr(one, 'class'), one.message[:22]) for one in self.audit()], expected)

    def test_reads_official_places_from_several_layers(self):
        content = _two_municipalities(clean_delivery())
        content['PuntoMuestreoAguaSuper'][1] = _point(BORDER + 200, **dict(PLACE, MUNICIPIO=COTA))
        settings = _reference(self.path, {'Municipio': []})
        source = open_source(settings['referencia'], gdal.OF_UPDATE)
        for suffix, one in zip(('_2023', '_2024'), content['Municipio']):
            add_variant(source, 'Municipio', suffix, [one])
        source = None
        self.assertEqual(self.findings(content, settings), [])
        content['PuntoMuestreoAguaSuper'][1] = _point(BORDER + 2000, **dict(PLACE, MUNICIPIO=COTA))
        self.assertIn('un lugar fuera de «Municipio_2023», «Municipio_2024»',
                      self.findings(content, settings)[0].message)

    def test_accepts_an_authority_that_is_not_finite(self):
        for value in (float('nan'), float('inf')):
            self.assertEqual(reference.code_of(MODEL, 'CAR', value), None)

    def test_searches_each_value_once(self):
        content, calls = clean_delivery(), []
        content['PuntoMuestreoAguaSuper'] = [_point(
            BORDER - 100, **dict(PLACE, MUNICIPIO='Chía'))] * 20
        code_of, fold = reference.code_of, texts.fold
        self.addCleanup(setattr, reference, 'code_of', code_of)
        reference.code_of = lambda *words: calls.append(words[2]) or code_of(*words)
        self.assertEqual(self.findings(content), [])
        self.assertEqual(calls.count('Chía'), 1)
        # The names of authorities are folded for each; nothing else is compared by its name.
        self.addCleanup(setattr, texts, 'fold', fold)
        reference.code_of, calls = code_of, []
        texts.fold = lambda text: calls.append(text) or fold(text)
        self.assertEqual(reference.codes_of(MODEL, 'MUNICIPIO', ['Chía', '0', None]), [None] * 3)
        self.assertEqual(calls, [])
        (code, name) = sorted(MODEL.domain('Dom_CAR')['codes'].items())[0]
        self.assertEqual(reference.codes_of(MODEL, 'CAR', [name.lower()] * 9), [code] * 9)
        self.assertLessEqual(len(calls), 2 * len(MODEL.domain('Dom_CAR')['codes']))

    def test_compares_only_classes_of_one_coordinate_system(self):
        content = clean_delivery()
        points = {'PuntoMuestreoAguaSuper': content.pop('PuntoMuestreoAguaSuper')}
        for point in points['PuntoMuestreoAguaSuper']:
            point.values['VEREDA'] = 'La Balsa'
        create(self.path, content)
        beside = os.path.join(self.folder, 'otra.gdb')
        create(beside, points, epsg=3116)
        gdal.VectorTranslate(self.path, beside, accessMode='update')
        self.assertEqual(len(engine.open_delivery(self.path).find(
            'PuntoMuestreoAguaSuper').info.wkt.split('Bogota')), 2)
        self.assert_left_out('«PuntoMuestreoAguaSuper»')

    def test_converts_a_reference_of_another_accepted_system(self):
        systems = []
        for code in (9377, 3116):
            one = osr.SpatialReference()
            one.ImportFromEPSG(code)
            one.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
            systems.append(one)
        shape = ogr.CreateGeometryFromWkt(
            rectangle(WEST - 500, SOUTH - 500, WEST + 150, SOUTH + 1500))
        shape.Transform(osr.CoordinateTransformation(*systems))
        beside = os.path.join(self.folder, 'oficial.gdb')
        create(beside, {'Municipio': [minimal_row('Municipio', shape.ExportToWkt(), MUNICIPIO='25175')]},
               epsg=3116)
        create(self.path, clean_delivery())
        found = self.audit({'referencia': beside})
        self.assertEqual([(one.code, getattr(one, 'class'), one.objectid) for one in found],
                         [('11.01', 'PuntoMuestreoAguaSuper', 2), ('11.05', 'Municipio', 1)])
        self.assertIn('fuera de «Municipio»', found[0].message)
        self.assertEqual(found[0].correction, (
            'Corrija la ubicación del elemento PM-02, o verifique que la capa de referencia '
            '«Municipio» cubra todo el estudio.'))

    def test_does_not_run_on_classes_in_degrees(self):
        """The spatial core rounds to 0.0001 units: in degrees, a small site would have no area."""
        create(self.path, {'Zodmes': [minimal_row('Zodmes', square(-74.0, 4.7, 0.00004), **PLACE)]},
               layers={'Zodmes': elsewhere(4686)})
        settings = _reference(self.path, {'Municipio': [minimal_row('Municipio', rectangle(
            WEST - 500000, SOUTH - 500000, WEST + 500000, SOUTH + 500000), MUNICIPIO='25175')]})
        found = self.result(settings).findings
        self.assertEqual(set((one.code, getattr(one, 'class')) for one in found), {
            ('NO_EJECUTADO', 'Zodmes')}, [one.message for one in found])

    def test_never_corrects_to_an_authority_outside_the_reference(self):
        content = clean_delivery()
        area = rectangle(WEST - 500, SOUTH - 500, WEST + 150, SOUTH + 1500)
        settings = _reference(self.path, {'VertimientoSuelo': [
            minimal_row('VertimientoSuelo', area, CAR=1003.0)]})
        settings[TOOL] = {'campos_referencia': {'CAR': ['CAR']}}
        (found,) = self.findings(content, settings)
        self.assertEqual((found.code, found.objectid), ('11.04', 2))
        self.assertIn('; el sitio es de otra jurisdicción, fuera de «VertimientoSuelo»',
                      found.message)
        self.assertTrue(found.correction.startswith('Corrija la ubicación del elemento PM-02, o '))

    def test_writes_the_names_of_places_as_a_text_has_them(self):
        for field, name in (
                ('MUNICIPIO', 'Bogotá, D.C. (11001)'), ('MUNICIPIO', 'Cartagena de Indias (13001)'),
                ('MUNICIPIO', 'La Unión (Valle del Cauca) (76400)'), ('DEPTO', 'Bogotá, D.C. (11)')):
            code = name.split('(')[-1].rstrip(')')
            self.assertEqual(reference.place_name(MODEL, field, code), name)

    def test_reports_once_per_check_that_the_reference_cannot_be_used(self):
        create(self.path, clean_delivery())
        content = clean_delivery()
        create(os.path.join(self.folder, 'ajena.gdb'),
               {'CoberturaTierra': content['CoberturaTierra']})
        for name, reason in (('ajustes.json', ': no se puede leer la geodatabase'),
                             ('ajena.gdb', 'MPIO_CDPMP')):
            result = self.result({'referencia': name})
            self.assertFalse(result.complete)
            self.assertEqual(result.failure, result.findings[0].message)
            self.assertEqual([(one.code, one.value) for one in result.findings], [
                ('NO_EJECUTADO', '11.0{}'.format(number)) for number in range(1, 6)])
            self.assertIn(name, result.findings[0].message)
            self.assertIn(reason, result.findings[0].message)


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import binascii
import unittest

from osgeo import ogr

from gdbaudit.core import registry
from gdbaudit.tests.clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.defects_r_inf_13 import uncovered_strip, with_cover_to
from gdbaudit.tests.geodatabases import create, rectangle, square
from gdbaudit.tests.tool_case import ToolCase
from gdbaudit.tests.variants import add_variant, elsewhere

TOOL = 'R_INF_13'


class CoverageTest(ToolCase):
    tool = TOOL

    def test_reports_place_area_and_outline_of_a_gap(self):
        uncovered_strip(self.path)
        found = self.audit()[0]
        self.assertEqual(found.severity, 'E')
        self.assertEqual(found.message, (
            '«CoberturaTierra» no cubre 5,0000 ha (5,00 %) del área de influencia 1 '
            '(Medio Físicobiótico); este vacío mide 50000,0 m².'))
        shape = ogr.CreateGeometryFromWkb(binascii.unhexlify(found.wkb.encode('ascii')))
        self.assertEqual(shape.GetEnvelope(), (EAST - 50, EAST, SOUTH, NORTH))
        self.assertEqual(shape.GetGeometryRef(0).GetPointCount(), 5)
        self.assertTrue(EAST - 50 < found.x < EAST and SOUTH < found.y < NORTH)

    def test_names_an_area_without_identifier_by_its_objectid(self):
        content = with_cover_to(EAST - 50)
        content['AreaInfluencia'][0].values['ID_AREAINF'] = None
        content['AreaInfluencia'].insert(0, content['AreaInfluencia'][0])
        source = create(self.path, content)
        source.GetLayerByName('AreaInfluencia').DeleteFeature(1)
        del source
        self.assertIn('del área de influencia 2 (', self.audit()[0].message)

    def test_lists_the_largest_gaps_and_counts_the_others(self):
        content = clean_delivery()
        content['Departamento'] = [minimal_row('Departamento', (
            'POLYGON (({0} {1}, {0} {3}, {2} {3}, {2} {1}, {0} {1}), {4}, {5}, {6})').format(
                WEST, SOUTH, EAST, NORTH, _ring(100, 10), _ring(300, 30), _ring(500, 20)))]
        found = self.findings(content, {TOOL: {'piezas_por_par': 2}})
        # Findings are sorted by value as text: 400 is written before 900.
        self.assertEqual([one.value for one in found], ['400,0 m²', '900,0 m²'])
        self.assertIn('no cubre 0,1400 ha (0,14 %)', found[0].message)
        self.assertTrue(found[0].message.endswith('Otros vacíos que no se listan: 1.'))

    def test_accepts_gaps_within_the_tolerances(self):
        content = with_cover_to(EAST - 0.05)
        self.assertEqual(self.findings(content), [])
        found = self.audit({TOOL: {'tolerancia_p': 0.001}})
        self.assertEqual([one.value for one in found], ['50,0 m²'])

    def test_compares_component_areas_by_the_text_of_the_component(self):
        content = clean_delivery()
        content['AreaInfluencia'].append(minimal_row(
            'AreaInfluencia', rectangle(EAST, SOUTH, EAST + 100, NORTH), 3, AREA_INFL=205.0,
            COMPONENTE='Flora y fauna'))
        content['AreaInfluencia'].append(minimal_row(
            'AreaInfluencia', rectangle(EAST + 200, SOUTH, EAST + 300, NORTH), 4,
            AREA_INFL=206.0, GRUPO_COMP='Hidrogeología e hidrología'))
        content['Pendiente'] = [minimal_row('Pendiente', rectangle(WEST, SOUTH, EAST, NORTH))]
        found = self.findings(content)
        self.assertEqual([(one.code, getattr(one, 'class')) for one in found],
                         [('13.01', 'CoberturaTierra')])
        self.assertIn('área de influencia 3 (Componente: Flora y fauna)', found[0].message)

    def test_reports_the_classes_of_a_medium_without_area(self):
        content = clean_delivery()
        content['AreaInfluencia'] = content['AreaInfluencia'][:1]
        found = self.findings(content)
        self.assertEqual([one.message for one in found], [
            'No hay área de influencia para el medio socioeconómico (AREA_INFL 204), y '
            'la entrega tiene «Departamento», «Municipio», «UnidadTerritorial».'])
        self.assertIn('el polígono para el medio socioeconómico con AREA_INFL 204',
                      found[0].correction)

    def test_searches_every_class_of_areas_for_a_medium(self):
        content = clean_delivery()
        first, second = content['AreaInfluencia']
        content['AreaInfluencia'] = [minimal_row('AreaInfluencia', square(-74.0, 4.7, 0.1))]
        for rows, codes in (([first], ['13.03']), ([first, second], [])):
            self.remove_geodatabase()
            source = create(self.path, content, layers={'AreaInfluencia': elsewhere(4686)})
            add_variant(source, 'AreaInfluencia', '_2024', rows)
            source = None
            found = self.assert_left_out('no comparó «AreaInfluencia» con')
            self.assertEqual([(one.code, getattr(one, 'class')) for one in found],
                             [(code, 'AreaInfluencia_2024') for code in codes])

    def test_reads_types_that_were_delivered_as_texts_with_decimals(self):
        content = clean_delivery()
        for row in content['AreaInfluencia']:
            row.values['AREA_INFL'] = '{:.1f}'.format(row.values['AREA_INFL'])
        create(self.path, content, layers={'AreaInfluencia': {'fields': {
            'AREA_INFL': ogr.FieldDefn(str('AREA_INFL'), ogr.OFTString)}}})
        self.assertEqual(self.audit(), [])

    def test_ignores_an_area_whose_type_is_not_finite(self):
        content = clean_delivery()
        for number, value in ((3, float('nan')), (4, float('-inf'))):
            content['AreaInfluencia'].append(minimal_row(
                'AreaInfluencia', rectangle(EAST, SOUTH, EAST + 100, NORTH), number,
                AREA_INFL=value))
        self.assertEqual(self.findings(content), [])

    def test_reads_types_that_the_settings_have_as_texts(self):
        uncovered_strip(self.path)
        media = registry.tool(TOOL).settings['medios']
        written = [dict(one, areas=['{}'.format(kind) for kind in one['areas']]) for one in media]
        found = [[one.as_dict() for one in self.audit({TOOL: {'medios': some}})] for some in (media, written)]
        self.assertTrue(found[0])
        self.assertEqual(*found)

    def test_warns_of_other_classes_only_where_the_settings_name_them(self):
        content = clean_delivery()
        content['ProcesoMorfodinamicoPG'] = [minimal_row(
            'ProcesoMorfodinamicoPG', rectangle(WEST, SOUTH, MIDDLE, NORTH))]
        self.assertEqual(self.findings(content), [])
        found = self.audit({TOOL: {'clases_parciales': ['ProcesoMorfodinamicoPG']}})
        self.assertEqual([(one.code, one.severity, one.value) for one in found],
                         [('13.01', 'A', '600000,0 m²')])


def _ring(offset, side):
    x, y = WEST + offset, SOUTH + offset
    return '({0} {1}, {2} {1}, {2} {3}, {0} {3}, {0} {1})'.format(x, y, x + side, y + side)


if __name__ == '__main__':
    unittest.main()

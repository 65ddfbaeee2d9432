# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import io
import os
import unittest

from gdbaudit import engine
from gdbaudit.core import metadata_values
from . import fake_arcpy
from .clean_delivery import clean_delivery
from .defects_r_inf_15 import (
    CLASS, COLUMNS, changed_item, record, with_workbook, workbook_rows)
from .geodatabases import EPSG, create, reference_of
from .item_metadata import degrees, document
from .tool_case import ToolCase

ARCGIS = '''<metadata><mdFileID>EIA_Altiplano_CoberturaTierra</mdFileID>
<dataIdInfo><idCitation><resTitle>Cobertura. EIA. El Carmen. Escala 1:10000. 2024</resTitle>
<date><createDate>2024-05-01T00:00:00</createDate></date></idCitation><idAbs>Prueba</idAbs>
<idPoC><rpOrgName>Altiplano</rpOrgName><rpCntInfo><cntAddress><eMailAdd>sig@example.com</eMailAdd>
</cntAddress></rpCntInfo><role><RoleCd value="007"/></role></idPoC>
<searchKeys><keyword>prueba</keyword></searchKeys><spatRpType><SpatRepTypCd value="001"/></spatRpType>
<dataScale><equScale><rfDenom>10000</rfDenom></equScale></dataScale>
<tpCat><TopicCatCd value="007"/></tpCat><dataExt><geoEle><GeoBndBox><westBL>{}</westBL>
<eastBL>{}</eastBL><southBL>{}</southBL><northBL>{}</northBL></GeoBndBox></geoEle></dataExt></dataIdInfo>
<refSysInfo><RefSystem><refSysID><identCode code="103599"/></refSysID></RefSystem></refSysInfo>
<dqInfo><dataLineage><statement>Campo</statement></dataLineage></dqInfo>
<mdContact><rpOrgName>Altiplano</rpOrgName><rpCntInfo><cntAddress><eMailAdd>sig@example.com</eMailAdd>
</cntAddress></rpCntInfo><role><RoleCd value="{}"/></role></mdContact>
<mdDateSt>20240520</mdDateSt></metadata>'''


class MetadataTest(ToolCase):
    tool = 'R_INF_15'

    def test_reports_nothing_on_the_clean_workbook(self):
        settings = with_workbook(self.path, workbook_rows())
        self.assertEqual([one.message for one in self.audit(settings)], [])

    def test_reports_a_delivery_without_metadata_once(self):
        create(self.path, clean_delivery(), layers=dict(
            (name, {'metadata': None}) for name in clean_delivery()))
        found = self.audit()
        self.assertEqual([(one.code, getattr(one, 'class')) for one in found], [('15.01', None)])
        self.assertIn('sus 7 capas con registros: AreaInfluencia, AreaProyecto', found[0].message)

    def test_names_a_single_layer_without_metadata(self):
        create(self.path, {'AreaProyecto': clean_delivery()['AreaProyecto']}, layers={
            'AreaProyecto': {'metadata': None}})
        (found,) = self.audit()
        self.assertIn('de su única capa con registros: AreaProyecto', found.message)

    def test_names_a_single_column_that_differs(self):
        rows = workbook_rows()
        rows[1] = rows[1][:-1] + ['Mi columna']
        found = self.audit(with_workbook(self.path, rows))
        message = [one.message for one in found if one.code == '15.03'][0]
        self.assertIn('falta la columna ', message)
        self.assertIn('; sobra la columna Mi columna', message)

    def test_requires_no_metadata_of_an_empty_delivery(self):
        create(self.path, {'AreaProyecto': [], 'AreaInfluencia': []})
        self.assertEqual(self.audit(), [])

    def arcgis(self, role):
        shapes = [one.wkt for one in clean_delivery()[CLASS]]
        text = ARCGIS.format(*(degrees(shapes, reference_of(EPSG)) + (role,)))
        create(self.path, clean_delivery(), layers={CLASS: {'metadata': text}})
        return self.audit()

    def test_reads_the_metadata_that_arcgis_writes(self):
        self.assertEqual([one.message for one in self.arcgis('007')], [])

    def test_checks_the_codes_that_arcgis_writes(self):
        found = self.arcgis('099')
        self.assertEqual([(one.code, one.severity, one.value) for one in found],
                         [('15.06', 'A', '099')])

    def test_ignores_the_metadata_that_arcgis_fills_in(self):
        create(self.path, clean_delivery(), layers={CLASS: {'metadata': (
            '<metadata><Esri><CreaDate>20240501</CreaDate></Esri><dataIdInfo><idCitation>'
            '<resTitle>CoberturaTierra</resTitle></idCitation></dataIdInfo></metadata>')}})
        self.assertEqual([(one.code, getattr(one, 'class')) for one in self.audit()],
                         [('15.01', CLASS)])

    def test_reads_a_folder_of_documents(self):
        create(self.path, clean_delivery())
        folder = os.path.join(self.folder, 'metadatos')
        os.makedirs(folder)
        for name, rows in clean_delivery().items():
            shapes = [one.wkt for one in rows if one.wkt]
            if shapes and name != CLASS:
                with io.open(os.path.join(folder, name + '.xml'), 'w', encoding='utf-8') as stream:
                    stream.write('<?xml version="1.0" encoding="ISO-8859-1"?>' + document(
                        name, shapes, reference_of(EPSG)))
        found = self.audit({'metadatos': 'metadatos'})
        self.assertEqual([(one.code, getattr(one, 'class')) for one in found], [('15.01', CLASS)])

    def test_reports_an_unreadable_document_for_its_class(self):
        create(self.path, clean_delivery(), layers={CLASS: {'metadata': '<gmd:MD_Metadata>'}})
        result = self.result()
        self.assertEqual((result.complete, result.failure), (False, None))
        self.assertEqual([(one.code, getattr(one, 'class'), one.value) for one in result.findings],
                         [('NO_EJECUTADO', CLASS, '15.01')])

    def test_does_not_call_metadata_missing_that_arcgis_desktop_cannot_read(self):
        create(self.path, clean_delivery())
        self.addCleanup(fake_arcpy.install)
        workspace = fake_arcpy.install(lacking=('metadata',)).open_workspace(self.path)
        result = engine.run_tool(
            engine.open_delivery(self.path, workspace=workspace), self.tool)
        self.assertFalse(result.complete)
        self.assertEqual(result.failure, result.findings[0].message)
        self.assertEqual([one.code for one in result.findings], ['NO_EJECUTADO'] * 11)
        self.assertIn('no puede leer los metadatos', result.findings[0].message)

    def test_says_nothing_of_a_check_that_is_switched_off_and_cannot_run(self):
        create(self.path, clean_delivery(), layers={CLASS: {'metadata': '<gmd:MD_Metadata>'}})
        self.assertEqual(self.audit({'severidades': {'15.01': 'no'}}), [])

    def test_finds_the_code_of_a_coordinate_system_beside_a_year(self):
        for text in ('9377', 'EPSG:9377', 'urn:ogc:def:crs:EPSG::9377', 'EPSG/0/9377',
                     'EPSG:9377 MAGNA-SIRGAS 2018 / Origen-Nacional', 'MAGNA 2018, epsg 9377 (2020)'):
            self.assertEqual(metadata_values.epsg_code(text), 9377, text)

    def test_reports_a_file_that_is_no_workbook(self):
        create(self.path, clean_delivery())
        self.write('metadatos.xlsx', 'no es un libro')
        result = self.result({'metadatos': 'metadatos.xlsx', 'severidades': {'15.03': 'no'}})
        self.assertFalse(result.complete)
        self.assertEqual(result.failure, result.findings[0].message)
        self.assertEqual(len(result.findings), 10)
        self.assertIn(' no se ejecutó: no se puede leer el archivo de metadatos «',
                      result.findings[0].message)

    def test_finds_every_invalid_value_of_one_row(self):
        rows = workbook_rows()
        place = [row[2] for row in rows[2:]].index(CLASS) + 2
        rows[place] = record(CLASS, id=rows[place - 1][0], fecha='01/05/2024', denominador='1:10000',
                             src='4326', oeste='-73,9', este='-74,2', sur='5', norte='4,1',
                             tipo_fecha='Mañana', titulo='Cobertura')
        found = self.audit(with_workbook(self.path, rows))
        self.assertEqual(
            [(one.code, one.severity, one.value) for one in found if one.code == '15.06'],
            [('15.06', 'E', '4326'), ('15.06', 'E', '1:10000'), ('15.06', 'E', '01/05/2024'),
             ('15.06', 'A', 'Mañana')])
        self.assertEqual([one.code for one in found if one.code != '15.06'],
                         ['15.05', '15.07', '15.08'])
        self.assertIn('se repite', found[0].message)
        self.assertIn('tiene 1 de las 5 partes', found[-2].message)
        self.assertIn('«CoberturaTierra» tiene intercambiados el oeste y el este, y el sur y el norte.',
                      found[-1].message)

    def test_names_the_coordinates_that_are_exchanged_or_no_numbers(self):
        sides = dict(zip(('oeste', 'este', 'sur', 'norte'), (4880000, 4881000, 2080000, 2081000)))
        for changed, words in (
                ({'oeste': 4881000, 'este': 4880000}, 'tiene intercambiados el oeste y el este.'),
                ({'sur': 2081000, 'norte': 2080000}, 'tiene intercambiados el sur y el norte.'),
                ({'sur': 'cinco'}, 'tiene un valor que no es un número: cinco.')):
            rows = workbook_rows()
            place = [row[2] for row in rows[2:]].index(CLASS) + 2
            rows[place] = record(CLASS, **dict(sides, **changed))
            self.remove_geodatabase()
            found = self.audit(with_workbook(self.path, rows))
            self.assertEqual([one.code for one in found], ['15.08'])
            self.assertIn('La extensión del metadato de «CoberturaTierra» ' + words,
                          found[0].message)

    def test_plane_coordinates_are_compared_as_they_are(self):
        rows = workbook_rows()
        place = [row[2] for row in rows[2:]].index(CLASS) + 2
        exact = dict(zip(('oeste', 'este', 'sur', 'norte'), (4880000, 4881000, 2080000, 2081000)))
        rows[place] = record(CLASS, **exact)
        self.assertEqual(self.audit(with_workbook(self.path, rows)), [])
        rows[place] = record(CLASS, **dict(exact, norte=2081025.0))
        self.remove_geodatabase()
        found = self.audit(with_workbook(self.path, rows))
        self.assertEqual([one.code for one in found], ['15.08'])
        self.assertIn('difiere 25 m', found[0].message)

    def test_the_order_of_the_columns_counts_and_values_are_still_found(self):
        rows = [row[1:] + row[:1] for row in workbook_rows()[1:]]
        found = self.audit(with_workbook(self.path, rows))
        self.assertEqual([one.code for one in found], ['15.03'])
        self.assertIn('orden', found[0].message)

    def test_headings_may_differ_in_notes_case_and_accents(self):
        rows = workbook_rows()
        rows[1] = [one.split(' (')[0].upper() for one in COLUMNS]
        self.assertEqual(self.audit(with_workbook(self.path, rows)), [])

    def test_a_table_needs_no_metadata(self):
        changed_item(self.path, 'prueba', 'ensayo')
        self.assertEqual(self.audit(), [])


if __name__ == '__main__':
    unittest.main()

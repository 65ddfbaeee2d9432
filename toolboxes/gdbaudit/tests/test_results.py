# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import binascii
import io
import os
import re
import shutil
import sqlite3
import types
import unittest
import zipfile
from xml.etree import ElementTree

import numpy as np
from osgeo import gdal, ogr

from gdbaudit import VERSION, engine, xlsx
from gdbaudit.core import finding
from gdbaudit.errors import AuditError
from gdbaudit.report import findings_workbook, geopackage, page, workbook, write
from gdbaudit.tests.clean_delivery import clean_delivery, minimal_row
from gdbaudit.tests.geodatabases import MODEL, X0, Y0, create, rectangle
from gdbaudit.tests.results_case import SHEET, ResultsCase
from gdbaudit.tests.test_multipart import TWO_PARTS

CATALOGUE = 'https://portal.example.com/support/hallazgos'


class ResultsTest(ResultsCase):
    def test_writes_the_same_bytes_each_time(self):
        audited = self.audit()
        first, second = self.write(audited, 'a'), self.write(audited, 'b')
        self.assertEqual(sorted(first), ['.gpkg', '.html', '.json', '.xlsx'])
        for ending in first:
            with io.open(first[ending], 'rb') as one, io.open(second[ending], 'rb') as other:
                self.assertEqual(one.read(), other.read(), ending)

    def test_links_each_code_of_the_workbook_to_the_catalogue(self):
        path = self.write(self.audit(), catalogue=CATALOGUE)['.xlsx']
        with zipfile.ZipFile(path) as archive:
            sheet = ElementTree.fromstring(archive.read('xl/worksheets/sheet2.xml'))
            relations = archive.read('xl/worksheets/_rels/sheet2.xml.rels').decode('utf-8')
        self.assertIn(CATALOGUE + '/R_INF_05#H05-01', relations)
        self.assertEqual(sheet.find(SHEET + 'autoFilter').get('ref'), 'A2:S3')
        self.assertEqual(sheet.find('.//{}pane'.format(SHEET)).get('ySplit'), '2')
        self.assertIn('El elemento 3 de «CoberturaTierra» tiene 2 partes: debe estar explotado.',
                      [one.text for one in sheet.iter(SHEET + 't')])

    def test_escapes_the_geodatabases_name_in_the_page(self):
        with io.open(self.write(self.audit())['.html'], encoding='utf-8') as stream:
            page = stream.read()
        self.assertIn('Hallazgos de estudio &lt;&amp;&gt;.gdb', page)
        self.assertNotIn('<&>', page)

    def test_prints_the_page_in_dark_ink(self):
        with io.open(self.write(self.audit())['.html'], encoding='utf-8') as stream:
            page = stream.read()
        self.assertEqual(re.findall(r'@media ([^{]*prefers-color-scheme[^{]*) {', page), [
            'screen and (prefers-color-scheme: dark)'])
        self.assertIn('@media print { :root { color-scheme: light; }', page)

    def test_underlines_codes_below_their_underscores(self):
        with io.open(self.write(self.audit())['.html'], encoding='utf-8') as stream:
            page = stream.read()
        self.assertIn('\na { color: var(--link); text-underline-offset: .25em; }', page)

    def test_replaces_what_is_no_character_in_the_page(self):
        audited = self.audit()
        audited[1][0].findings[0].message = 'uno\x01dos\x0btres'
        with io.open(self.write(audited)['.html'], encoding='utf-8') as stream:
            self.assertIn('>uno\ufffddos\ufffdtres<', stream.read())

    def test_says_which_program_and_model_checked_what(self):
        paths = self.write(self.audit())
        self.assertEqual(dict(xlsx.read_worksheets(paths['.xlsx']))['Resumen'][:4], [
            ['Hallazgos de estudio <&>.gdb'], ['Programa', 'GDB Audit V' + VERSION],
            ['Modelo', MODEL.edition],
            ['Registros', '11 en clases de entidad (FC), 4 en tablas (TB)']])
        with io.open(paths['.html'], encoding='utf-8') as stream:
            self.assertIn('<p>GDB Audit V{}. Modelo: {}. Registros: 11 FC, 4 TB.</p>'.format(
                VERSION, MODEL.edition), stream.read())

    def test_names_the_tables_of_the_page(self):
        with io.open(self.write(self.audit())['.html'], encoding='utf-8') as stream:
            text = stream.read()
        self.assertEqual(re.findall('<table[^>]*>', text), [
            '<table class="counts" aria-label="Hallazgos por herramienta">',
            '<table aria-labelledby="R_INF_05">'])
        self.assertIn('<h2 id="R_INF_05">', text)

    def test_breaks_names_in_the_page_between_their_words_alone(self):
        with io.open(self.write(self.audit())['.html'], encoding='utf-8') as stream:
            page = stream.read()
        row = page[page.index('<tr>', page.index('id="R_INF_05"')):].partition('</tbody>')[0]
        self.assertIn('<td class="where">Cobertura<wbr>Tierra<br>OBJECTID 3', row)
        self.assertIn('El elemento 3 de «Cobertura<wbr>Tierra» tiene 2 partes', row)
        self.assertIn('<span class="E">Error</span>', row)

    def test_lists_every_row_of_a_finding_as_far_as_a_cell_can(self):
        self.assertEqual(finding.ranges(np.array([9, 3, 1, 2])), '1-3, 9')
        every_second = finding.ranges(np.arange(1, 2000, 2))
        self.assertEqual(every_second.split(', ')[40:], [
            '{}'.format(number) for number in range(81, 2000, 2)])
        self.assertEqual(page._first_ranges(every_second).split(', ')[39:], ['79', '…'])
        text = finding.ranges(np.arange(1, 1000000, 2))
        self.assertTrue(31900 < len(text) < 32767 and text.endswith(', …'))

    def test_writes_the_places_for_a_gis(self):
        source = ogr.Open(self.write(self.audit())['.gpkg'])
        layer = source.GetLayerByName('hallazgos')
        feature = layer.GetNextFeature()
        self.assertEqual((feature['codigo'], feature['clase']), ('05.01', 'CoberturaTierra'))
        self.assertEqual(feature.GetGeometryRef().GetPoint_2D(), (X0, Y0))
        self.assertEqual(layer.GetSpatialRef().GetAuthorityCode(None), '9377')

    def test_continues_on_further_worksheets_beyond_the_limit_of_excel(self):
        self.assertLessEqual(findings_workbook.MAX_FINDINGS, 65530)
        self.assertLess(findings_workbook.MAX_FINDINGS + 2, xlsx.MAX_ROWS)
        self.addCleanup(setattr, findings_workbook, 'MAX_FINDINGS', findings_workbook.MAX_FINDINGS)
        findings_workbook.MAX_FINDINGS = 2
        whole = clean_delivery()
        content = dict(whole, CoberturaTierra=[
            minimal_row('CoberturaTierra', TWO_PARTS, number) for number in range(1, 6)])
        found, previous = [], None
        for rows in (content, content, whole):
            shutil.rmtree(self.path, ignore_errors=True)
            create(self.path, rows)
            delivery = engine.open_delivery(self.path)
            audited = delivery, [engine.run_tool(delivery, 'R_INF_05')]
            written = self.write(audited, 'hojas{}'.format(len(found)), previous=previous,
                                 catalogue=CATALOGUE)['.xlsx']
            previous = previous or written
            worksheets = xlsx.read_worksheets(written)
            found.append([(name, table[0][0], [line[2] for line in table[2:]])
                          for name, table in worksheets[1:] if len(table[2]) > 1])
        for state, name, title, worksheets in (
                ('', 'R_INF_05', 'R_INF_05 · Entidades multiparte', found[0]),
                ('abierto', 'R_INF_05', 'R_INF_05 · Entidades multiparte', found[1]),
                ('resuelto', 'Resueltos', 'Resueltos desde la revisión anterior', found[2])):
            self.assertEqual(worksheets, [
                (name, title + ' (hoja 1 de 3)', [state] * 2),
                (name + ' (2)', title + ' (hoja 2 de 3)', [state] * 2),
                (name + ' (3)', title + ' (hoja 3 de 3)', [state])])
        self.assertIn('Completa (3 hojas)', dict(xlsx.read_worksheets(previous))['Resumen'][6])
        self.assertEqual(engine.read_previous(written), [])

    def test_names_the_first_of_several_tools_as_all_of_them(self):
        audited = self.audit()
        self.assertIn('_R_INF_05.', self.write(audited, formats=('json',))['.json'])
        self.assertIn('_hallazgos.', self.write(
            audited, formats=('json',), several=True)['.json'])

    def test_leaves_the_extensions_out_of_the_names(self):
        for name, stem in (('estudio.gdb', 'estudio'), ('estudio.gdb.zip', 'estudio'),
                           ('estudio.GDB', 'estudio'), ('estudio.gdbzip', 'estudio.gdbzip')):
            document = types.SimpleNamespace(name=name)
            self.assertEqual(write._base_name(document, True), stem + '_hallazgos')

    def test_places_findings_in_degrees_to_a_centimetre(self):
        west, south = -74.1234567, 4.5012345
        lines = ['LINESTRING ({0} {1}, {2} {3}, {0} {3}, {2} {1})'.format(
            west + step, south, west + step + 1e-5, south + 1e-5) for step in (0, 4e-5)]
        create(self.path, {'Isoyeta': [minimal_row('Isoyeta', wkt) for wkt in lines]},
               epsg=4686, options=['XYTOLERANCE=8.98315284119521e-09', 'XYSCALE=1000000000'])
        delivery = engine.open_delivery(self.path)
        audited = delivery, [engine.run_tool(delivery, 'R_INF_04')]
        found = [one for one in audited[1][0].findings if one.code == '04.04']
        for one, step in zip(found, (0, 4e-5)):
            self.assertLess(max(abs(one.x - west - step - 5e-6), abs(one.y - south - 5e-6)), 1e-8)
            self.assertIn('en (-74,12{}; 4,5012395)'.format(round((one.x + 74.12) * -1e7)), one.message)
        for one in found:
            one.identifier = None
        finding.add_fingerprints(found[:1])
        first = found[0].fingerprint
        finding.add_fingerprints(found[1:])
        self.assertNotEqual(found[1].fingerprint, first)
        with io.open(self.write(audited)['.html'], encoding='utf-8') as stream:
            self.assertIn('<code>-74,1234517; 4,5012395</code>', stream.read())

    def test_shortens_long_values_in_messages_alone(self):
        content, value = clean_delivery(), 'palabra ' * 6000
        content['AreaProyecto'][0].values['OPERADOR'] = value
        create(self.path, content, layers={'AreaProyecto': {'fields': {
            'OPERADOR': ogr.FieldDefn('OPERADOR', ogr.OFTString)}}})
        delivery = engine.open_delivery(self.path)
        audited = delivery, [engine.run_tool(delivery, 'R_INF_03')]
        (found,) = audited[1][0].findings
        self.assertEqual(found.value, value.strip())
        self.assertIn('palabra…» en 1 registro; en el resto', found.message)
        written = self.write(audited)
        line = dict(xlsx.read_worksheets(written['.xlsx']))['R_INF_03'][2]
        self.assertEqual((line[8][-1], len(line[8]), line[10]), ('…', workbook.MAX_TEXT, found.message))
        self.assertLess(os.path.getsize(written['.html']), 20000)

    def test_gives_each_layer_its_own_bounds_and_one_type(self):
        audited = self.audit()
        area = ogr.CreateGeometryFromWkt(rectangle(X0, Y0, X0 + 300, Y0 + 200))
        found = audited[1][0].findings[0]
        found.wkb = binascii.hexlify(bytes(area.ExportToWkb(ogr.wkbNDR))).decode('ascii')
        source = gdal.OpenEx(self.write(audited)['.gpkg'])
        for name, bounds in (('hallazgos', (X0, X0, Y0, Y0)),
                             ('hallazgos_areas', (X0, X0 + 300, Y0, Y0 + 200))):
            self.assertEqual(source.GetLayerByName(name).GetExtent(), bounds)
        areas = source.GetLayerByName('hallazgos_areas')
        self.assertEqual(areas.GetGeomType(), ogr.wkbMultiPolygon)
        (feature,) = areas
        self.assertEqual(feature.GetGeometryRef().GetGeometryType(), ogr.wkbMultiPolygon)

    def test_reports_in_spanish_why_results_cannot_be_written(self):
        audited = self.audit()
        for folder, why in ((os.path.join(self.folder, 'no'), 'la carpeta no existe'),
                            (__file__, 'la ruta no es una carpeta')):
            with self.assertRaises(AuditError) as caught:
                engine.write_results(audited[0], audited[1], folder)
            self.assertIn(why, caught.exception.text)

    def test_reports_in_spanish_why_a_geopackage_cannot_be_written(self):
        audited = self.audit()
        self.addCleanup(setattr, geopackage, 'write', geopackage.write)
        for said, why in (('database or disk is full', 'no hay espacio en el disco'),
                          ('disk I/O error', 'el disco o la red no permitió escribir el archivo «')):
            def fail(_document, _path, said=said):
                raise sqlite3.OperationalError(said)

            geopackage.write = fail
            with self.assertRaises(AuditError) as caught:
                self.write(audited)
            self.assertIn(why, caught.exception.text)
            self.assertNotIn(said, caught.exception.text)

    def test_leaves_no_partially_written_file(self):
        audited = self.audit()
        path = self.write(audited, formats=('json',))['.json']
        os.remove(path)
        os.mkdir(path)
        with self.assertRaises(AuditError):
            self.write(audited, formats=('json',))
        self.assertEqual(os.listdir(os.path.dirname(path)), [os.path.basename(path)])
        os.rmdir(path)


if __name__ == '__main__':
    unittest.main()

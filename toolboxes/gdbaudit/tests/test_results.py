# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import binascii
import io
import json
import os
import shutil
import tempfile
import types
import unittest
import zipfile
from xml.etree import ElementTree

from osgeo import gdal, ogr

from gdbaudit import engine, xlsx
from gdbaudit.errors import AuditError
from gdbaudit.report import findings_workbook, workbook, write
from gdbaudit.tests.clean_delivery import clean_delivery, minimal_row
from gdbaudit.tests.geodatabases import X0, Y0, create, rectangle, truncate_class
from gdbaudit.tests.test_multipart import TWO_PARTS

CATALOGUE = 'https://portal.example.com/support/hallazgos'
SHEET = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'


def fill_in(path, texts):
    """Fills cells of the first finding in a workbook, by the heads of their columns, as a
    spreadsheet program saves them: with the texts in a table of their own."""
    with zipfile.ZipFile(path) as archive:
        members = dict((name, archive.read(name)) for name in archive.namelist())
    sheet = ElementTree.fromstring(members['xl/worksheets/sheet2.xml'])
    _title, heads, finding = sheet.iter(SHEET + 'row')
    names = [''.join(cell.itertext()) for cell in heads]
    shared = ElementTree.Element(SHEET + 'sst')
    for number, (head, text) in enumerate(sorted(texts.items())):
        item = ElementTree.SubElement(shared, SHEET + 'si')
        ElementTree.SubElement(item, SHEET + 't').text = text
        cell = finding[names.index(head)]
        cell.set('t', 's')
        ElementTree.SubElement(cell, SHEET + 'v').text = '{}'.format(number)
    members['xl/worksheets/sheet2.xml'] = ElementTree.tostring(sheet)
    members['xl/sharedStrings.xml'] = ElementTree.tostring(shared)
    with zipfile.ZipFile(path, 'w') as archive:
        for name in sorted(members):
            archive.writestr(name, members[name])


class ResultsTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.path = os.path.join(self.folder, 'estudio <&>.gdb')

    def tearDown(self):
        shutil.rmtree(self.folder)

    def audit(self, with_defect=True):
        """Makes the geodatabase and gives (delivery, results) of one tool."""
        content = clean_delivery()
        if with_defect:
            content['CoberturaTierra'].append(minimal_row('CoberturaTierra', TWO_PARTS, 3))
        if os.path.exists(self.path):
            shutil.rmtree(self.path)
        create(self.path, content)
        delivery = engine.open_delivery(self.path)
        return delivery, [engine.run_tool(delivery, 'R_INF_05')]

    def write(self, audited, name='salida', **options):
        folder = os.path.join(self.folder, name)
        if not os.path.isdir(folder):
            os.mkdir(folder)
        if options.get('previous'):
            options['previous'] = engine.read_previous(options['previous'])
        paths = engine.write_results(audited[0], audited[1], folder, **options)
        return dict((os.path.splitext(path)[1], path) for path in paths)

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

    def test_writes_the_places_for_a_gis(self):
        source = ogr.Open(self.write(self.audit())['.gpkg'])
        layer = source.GetLayerByName('hallazgos')
        feature = layer.GetNextFeature()
        self.assertEqual((feature['codigo'], feature['clase']), ('05.01', 'CoberturaTierra'))
        self.assertEqual(feature.GetGeometryRef().GetPoint_2D(), (X0, Y0))
        self.assertEqual(layer.GetSpatialRef().GetAuthorityCode(None), '9377')

    def test_marks_findings_as_new_open_and_resolved(self):
        audited = self.audit()
        previous = self.write(audited)['.json']
        states = []
        for with_defect in (True, False):
            again = self.audit(with_defect)
            written = self.write(again, previous=previous)
            with io.open(written['.json'], encoding='utf-8') as stream:
                content = json.load(stream)
            states.append([one['state'] for one in content['findings'] + content['resolved']])
        self.assertEqual(states, [['abierto'], ['resuelto']])
        with io.open(written['.html'], encoding='utf-8') as stream:
            self.assertIn('<p>1 hallazgo de la revisión anterior está resuelto.</p>', stream.read())
        with io.open(previous, 'w', encoding='utf-8') as stream:
            stream.write('[]')
        self.write(audited, previous=previous)
        self.assertEqual(audited[1][0].findings[0].state, 'nuevo')

    def test_does_not_call_a_finding_resolved_whose_check_could_not_run(self):
        previous = self.write(self.audit())['.json']
        self.audit(with_defect=False)
        truncate_class(self.path, 'CoberturaTierra')
        delivery = engine.open_delivery(self.path)
        results = [engine.run_tool(delivery, 'R_INF_05')]
        written = self.write((delivery, results), previous=previous)
        with io.open(written['.json'], encoding='utf-8') as stream:
            content = json.load(stream)
        with zipfile.ZipFile(written['.xlsx']) as archive:
            self.assertIn('revisión no se ejecutó',
                          archive.read('xl/worksheets/sheet1.xml').decode('utf-8'))
        self.assertEqual([one['code'] for one in content['findings']], ['NO_EJECUTADO'])
        self.assertEqual(content['resolved'], [])

    def test_does_not_call_a_finding_resolved_whose_check_is_switched_off(self):
        previous = self.write(self.audit())['.json']
        delivery = engine.open_delivery(self.path)
        delivery.settings.general['severidades'] = {'05.01': 'no'}
        written = self.write(
            (delivery, [engine.run_tool(delivery, 'R_INF_05')]), previous=previous)
        with io.open(written['.json'], encoding='utf-8') as stream:
            content = json.load(stream)
        self.assertEqual((content['findings'], content['resolved']), ([], []))

    def test_preserves_who_accepted_a_finding_and_why(self):
        audited = self.audit()
        previous = self.write(audited)['.json']
        with io.open(previous, encoding='utf-8') as stream:
            content = json.load(stream)
        content['findings'][0].update(accepted_by='L. Gómez', reason='Isla fluvial')
        with io.open(previous, 'w', encoding='utf-8') as stream:
            stream.write('{}'.format(json.dumps(content)))
        again = self.audit()
        self.write(again, previous=previous)
        one = again[1][0].findings[0]
        self.assertEqual((one.state, one.accepted_by, one.reason),
                         ('aceptado', 'L. Gómez', 'Isla fluvial'))

    def test_reads_accepted_findings_from_the_workbook(self):
        for filled, expected in (
                ({'Aceptado por': 'L. Gómez', 'Motivo': 'Isla fluvial'},
                 ('aceptado', 'L. Gómez', 'Isla fluvial')),
                ({'Aceptado por': 'L. Gómez'}, ('abierto', None, None))):
            previous = self.write(self.audit(), 'antes')['.xlsx']
            fill_in(previous, filled)
            again = self.audit()
            self.write(again, previous=previous)
            one = again[1][0].findings[0]
            self.assertEqual((one.state, one.accepted_by, one.reason), expected)

    def test_continues_on_further_worksheets_beyond_the_limit_of_excel(self):
        self.assertLessEqual(findings_workbook.MOST_FINDINGS, 65530)
        self.assertLess(findings_workbook.MOST_FINDINGS + 2, xlsx.MOST_ROWS)
        self.addCleanup(setattr, findings_workbook, 'MOST_FINDINGS', findings_workbook.MOST_FINDINGS)
        findings_workbook.MOST_FINDINGS = 2
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
        self.assertIn('Completa (3 hojas)', dict(xlsx.read_worksheets(previous))['Resumen'][5])
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

    def test_gives_each_layer_its_own_bounds(self):
        audited = self.audit()
        area = ogr.CreateGeometryFromWkt(rectangle(X0, Y0, X0 + 300, Y0 + 200))
        found = audited[1][0].findings[0]
        found.wkb = binascii.hexlify(bytes(area.ExportToWkb(ogr.wkbNDR))).decode('ascii')
        source = gdal.OpenEx(self.write(audited)['.gpkg'])
        for name, bounds in (('hallazgos', (X0, X0, Y0, Y0)),
                             ('hallazgos_areas', (X0, X0 + 300, Y0, Y0 + 200))):
            self.assertEqual(source.GetLayerByName(name).GetExtent(), bounds)

    def test_reports_in_spanish_why_results_cannot_be_written(self):
        audited = self.audit()
        for folder, why in ((os.path.join(self.folder, 'no'), 'la carpeta no existe'),
                            (__file__, 'la ruta no es una carpeta')):
            with self.assertRaises(AuditError) as caught:
                engine.write_results(audited[0], audited[1], folder)
            self.assertIn(why, caught.exception.text)

    def test_reports_in_spanish_why_previous_results_cannot_be_read(self):
        written = self.write(self.audit())
        other = os.path.join(self.folder, 'metadatos.xlsx')
        with open(other, 'wb') as stream:
            stream.write(workbook.to_bytes([workbook.Worksheet('Hoja1', [9], [])]))
        strange = ': no es el JSON ni el libro de hallazgos que GDB Audit escribe.'
        for path, why in ((other, strange), (written['.html'], strange),
                          (written['.gpkg'], strange), (self.folder, ': es una carpeta.'),
                          ('no-existe.json', ': el archivo no existe.')):
            with self.assertRaises(AuditError) as caught:
                engine.read_previous(path)
            self.assertIn('hallazgos anteriores', caught.exception.text)
            self.assertTrue(caught.exception.text.endswith(why), caught.exception.text)

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

# -*- coding: utf-8 -*-
"""The comparison with previous results."""
from __future__ import unicode_literals

import io
import json
import os
import unittest
import zipfile
from xml.etree import ElementTree

from gdbaudit import engine, xlsx
from gdbaudit.errors import AuditError
from gdbaudit.report import workbook
from gdbaudit.tests.geodatabases import truncate_class
from gdbaudit.tests.results_case import SHEET, ResultsCase


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


class CompareTest(ResultsCase):
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
        written = self.write(again, previous=previous)
        said = '1 hallazgo aceptado no se cuenta.'
        self.assertEqual(dict(xlsx.read_worksheets(written['.xlsx']))['Resumen'][4], ['Comparación', said])
        with io.open(written['.html'], encoding='utf-8') as stream:
            self.assertIn('<p>{}</p>'.format(said), stream.read())

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

    def test_writes_resolved_findings_alike_from_the_workbook_and_the_json(self):
        previous, found = self.write(self.audit(), 'antes'), []
        for ending in ('.json', '.xlsx'):
            written = self.write(self.audit(with_defect=False), ending[1:], previous=previous[ending])
            with io.open(written['.json'], encoding='utf-8') as stream:
                found.append(json.load(stream)['resolved'])
            with zipfile.ZipFile(written['.xlsx']) as archive:
                sheet = ElementTree.fromstring(archive.read('xl/worksheets/sheet3.xml'))
            kinds = dict((cell.get('r'), cell.get('t')) for cell in sheet.iter(SHEET + 'c'))
            self.assertEqual([kinds[one] for one in ('D3', 'F3', 'G3', 'M3', 'N3')],
                             ['inlineStr'] + [None] * 4)
        names = ('tool', 'code', 'objectid', 'records', 'x', 'y', 'severity', 'message', 'fingerprint')
        self.assertEqual(*[[[one[name] for name in names] for one in some] for some in found])

    def test_reports_in_spanish_why_previous_results_cannot_be_read(self):
        written = self.write(self.audit())
        other = os.path.join(self.folder, 'metadatos.xlsx')
        with open(other, 'wb') as stream:
            stream.write(workbook.to_bytes('Libro', [workbook.Worksheet('Hoja1', [9], [])]))
        strange = ': no es el JSON ni el libro de hallazgos que GDB Audit escribe.'
        for path, why in ((other, strange), (written['.html'], strange),
                          (written['.gpkg'], strange), (self.folder, ': es una carpeta.'),
                          ('no-existe.json', ': el archivo no existe.')):
            with self.assertRaises(AuditError) as caught:
                engine.read_previous(path)
            self.assertIn('hallazgos anteriores', caught.exception.text)
            self.assertTrue(caught.exception.text.endswith(why), caught.exception.text)


if __name__ == '__main__':
    unittest.main()

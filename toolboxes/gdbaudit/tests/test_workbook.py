# -*- coding: utf-8 -*-
"""The findings workbook as a spreadsheet program shows, prints and stores it."""
from __future__ import unicode_literals

import io
import os
import zipfile
from xml.etree import ElementTree

from gdbaudit import xlsx
from gdbaudit.core.finding import NOT_RUN
from gdbaudit.report import findings_workbook, workbook, workbook_styles as styles
from gdbaudit.tests import workbooks
from gdbaudit.tests.results_case import SHEET, ResultsCase

DC = '{http://purl.org/dc/elements/1.1/}'
# Points of a character of the font, and of the width of a letter page in landscape.
CHARACTER, PAGE = 5.25, 11 * 72
# The font of the cells, and the smallest print that can be read, in points.
FONT, SMALLEST = 10, 6.8


class WorkbookTest(ResultsCase):
    def stored(self, cells):
        """The path of a workbook with one row of values."""
        path = os.path.join(self.folder, 'libro.xlsx')
        with io.open(path, 'wb') as stream:
            stream.write(workbook.to_bytes('Libro', [workbook.Worksheet(
                'Hoja', [9] * len(cells), [[workbook.Cell(value) for value in cells]])]))
        return path

    @staticmethod
    def member(path, name):
        with zipfile.ZipFile(path) as archive:
            return ElementTree.fromstring(archive.read(name))

    def test_has_a_title_and_the_language(self):
        properties = self.member(self.write(self.audit())['.xlsx'], 'docProps/core.xml')
        self.assertEqual(properties.findtext(DC + 'title'), 'Hallazgos de estudio <&>.gdb')
        self.assertEqual(properties.findtext(DC + 'language'), 'es-CO')

    def test_names_the_font_of_each_cell_format(self):
        styles = self.member(self.stored(['']), 'xl/styles.xml')
        for place in ('cellStyleXfs', 'cellXfs'):
            formats = styles.find(SHEET + place)
            self.assertEqual([one.get('fontId') for one in formats if not one.get('fontId')], [])

    def test_names_the_default_style(self):
        # Programs that do not find it warn that it is missing.
        (style,) = self.member(self.stored(['']), 'xl/styles.xml').find(SHEET + 'cellStyles')
        self.assertEqual((style.get('name'), style.get('builtinId')), ('Normal', '0'))

    def test_shows_numbers_of_rows_and_places_without_marks_between_thousands(self):
        path = self.write(self.audit())['.xlsx']
        written = self.member(path, 'xl/styles.xml')
        other = dict((one.get('numFmtId'), one.get('formatCode')) for one in written.iter(SHEET + 'numFmt'))
        formats = [one.get('numFmtId') for one in written.find(SHEET + 'cellXfs')]
        sheet = self.member(path, 'xl/worksheets/sheet2.xml')
        used = dict((one.get('r'), formats[int(one.get('s'))]) for one in sheet.iter(SHEET + 'c'))
        # 1 is «0» and 3 is «#,##0».
        self.assertEqual([other.get(used[one], used[one]) for one in ('F3', 'G3', 'M3', 'N3')],
                         ['1', '3', '0.00#######', '0.00#######'])

    def test_prints_in_a_size_that_can_be_read(self):
        path = self.write(self.audit())['.xlsx']
        margins = self.member(path, 'xl/worksheets/sheet2.xml').find(SHEET + 'pageMargins')
        width = PAGE - 72 * sum(float(margins.get(side)) for side in ('left', 'right'))
        columns = findings_workbook.COLUMNS[:findings_workbook.PRINTED]
        self.assertEqual(columns[-1][0], 'Cómo corregir')
        size = FONT * width / sum(one[1] * CHARACTER for one in columns)
        self.assertGreater(size, SMALLEST)

    def test_shows_the_whole_code_of_a_check_that_did_not_run(self):
        self.assertGreater(dict(one[:2] for one in findings_workbook.COLUMNS)['Código'], len(NOT_RUN))

    def test_gives_a_row_the_height_of_its_line_ends(self):
        for text, lines in (('corto', 1), ('uno\ndos\r\n\ncuatro', 4), ('x' * 45 + '\ny', 6)):
            xml = workbook.to_bytes('Libro', [workbook.Worksheet(
                'Hoja', [11], [[workbook.Cell(text, styles.WRAP)]])])
            with zipfile.ZipFile(io.BytesIO(xml)) as archive:
                (row,) = ElementTree.fromstring(archive.read('xl/worksheets/sheet1.xml')).iter(SHEET + 'row')
            self.assertEqual(float(row.get('ht') or workbook.LINE_POINTS), lines * workbook.LINE_POINTS)

    def test_has_no_table_of_classes_without_findings(self):
        for with_defect in (True, False):
            written = self.write(self.audit(with_defect), '{}'.format(with_defect))['.xlsx']
            heads = [one[:1] for one in dict(xlsx.read_worksheets(written))['Resumen']]
            self.assertEqual(['Clase'] in heads, with_defect)

    def test_escapes_what_is_a_code_of_the_format(self):
        texts = ['_x0041_', 'fin_x000D_', '_x005F_x0041_', 'ID_x1']
        path = self.stored(texts)
        cells = self.member(path, 'xl/worksheets/sheet1.xml').iter(SHEET + 't')
        self.assertEqual([one.text for one in cells], [
            '_x005F_x0041_', 'fin_x005F_x000D_', '_x005F_x005F_x005F_x0041_', 'ID_x1'])
        self.assertEqual(xlsx.read_worksheets(path), [('Hoja', [texts])])

    def test_reads_the_line_ends_of_other_programs(self):
        path = workbooks.write(os.path.join(self.folder, 'metadatos.xlsx'), [
            ('Hoja', [['Título_x000D_\nSegunda', '_xD83D_']])])
        self.assertEqual(xlsx.read_worksheets(path), [('Hoja', [['Título\r\nSegunda', '_xD83D_']])])

    def test_stores_the_long_integers_of_python_2(self):
        class Long(int):
            def __repr__(self):
                return '7L'

            def __str__(self):
                return '7'

        cells = self.member(self.stored([Long(7), 0.1 + 0.2]), 'xl/worksheets/sheet1.xml').iter(
            SHEET + 'v')
        self.assertEqual([one.text for one in cells], ['7', '0.30000000000000004'])


if __name__ == '__main__':
    import unittest
    unittest.main()

# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from gdbaudit.tests import defects_r_inf_07 as defects
from gdbaudit.tests.clean_delivery import clean_delivery, minimal_row
from gdbaudit.tests.tool_case import ToolCase

POINT, PARAMETERS = defects.POINT, defects.PARAMETERS


class ObligatoryFieldsTest(ToolCase):
    tool = 'R_INF_07'

    def test_distinguishes_null_and_blank_values_from_placeholders(self):
        content = clean_delivery()
        content[POINT][0].values['NOMBRE'] = None
        content[POINT][1].values['NOMBRE'] = '  '
        content[POINT][0].values['VEREDA'] = '---'
        content[POINT][1].values['VEREDA'] = '0'
        self.assertEqual(self.brief(content), [
            ('07.01', '1-2', None), ('07.01', '1', '---'), ('07.01', '2', '0')])

    def test_ignores_identifiers_which_r_inf_09_checks(self):
        content = clean_delivery()
        content[POINT][0].values['ID_PUNTO_M'] = None
        self.assertEqual(self.findings(content), [])

    def test_reports_an_empty_key_that_refers_to_another_class(self):
        content = clean_delivery()
        content[PARAMETERS][0].values['ID_MUESTRA'] = None
        found = self.findings(content)
        self.assertEqual([(one.code, one.field) for one in found], [('07.01', 'ID_MUESTRA')])

    def test_accepts_zero_as_a_number(self):
        content = clean_delivery()
        content[POINT][0].values['COTA'] = 0.0
        self.assertEqual(self.findings(content), [])

    def test_a_placeholder_is_no_key_of_another_class(self):
        content = clean_delivery()
        content[defects.FAUNA] = [minimal_row(defects.FAUNA, None, 1, ID_MUES_PT='N/A')]
        self.assertEqual(self.brief(content), [('07.05', '1', None)])

    def test_accepts_that_a_field_does_not_apply(self):
        content = clean_delivery()
        content[PARAMETERS][0].values['OT_PARAM'] = 'No aplica'
        self.assertEqual(self.findings(content), [])

    def test_ignores_a_condition_whose_other_field_is_empty(self):
        content = clean_delivery()
        content[PARAMETERS][0].values.update(OT_PARAM='Bromacil', PARAMETRO=None)
        found = self.findings(content)
        self.assertEqual([(one.code, one.field) for one in found], [('07.01', 'PARAMETRO')])

    def test_requires_the_file_number_in_follow_up(self):
        content = clean_delivery()
        for rows in content.values():
            for row in rows:
                row.values['EXPEDIENTE'] = None
        self.assertEqual(self.findings(content, {'estudio': 'EIA'}), [])
        found = self.audit({'estudio': 'ICA'})
        self.assertEqual(len(found), len(content))
        self.assertEqual(set(one.code for one in found), set(['07.04']))


if __name__ == '__main__':
    unittest.main()

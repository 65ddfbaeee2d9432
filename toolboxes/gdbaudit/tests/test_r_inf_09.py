# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from gdbaudit.core.attributes import own_keys
from gdbaudit.model import load
from gdbaudit.tests import defects_r_inf_09 as defects
from gdbaudit.tests.clean_delivery import clean_delivery, minimal_row
from gdbaudit.tests.tool_case import ToolCase

POINT = defects.POINT


class IdentifiersTest(ToolCase):
    tool = 'R_INF_09'

    def test_identifies_own_keys_without_references(self):
        keys = dict((name, [one.name for one in fields])
                    for name, fields in own_keys(load()).items() if fields)
        self.assertEqual(keys['PUNTOMUESTREOAGUASUPER'], ['ID_PUNTO_M'])
        self.assertEqual(keys['MUESTREOFISICOQUIMSUPERTB'], ['ID_MUESTRA'])
        self.assertNotIn('PARAMFISICOQUIMSUPERTB', keys)
        # 65 marked keys of classes less 4 that refer to another class, and 6 of tables.
        self.assertEqual(sum(map(len, keys.values())), 67)

    def test_treats_placeholders_as_empty_identifiers(self):
        content = clean_delivery()
        content[POINT][0].values['ID_PUNTO_M'] = 'N/A'
        content[POINT][1].values['ID_PUNTO_M'] = 'n/a'
        self.assertEqual(self.brief(content), [('09.02', '1-2', None)])

    def test_warns_of_a_repeated_official_code(self):
        content = clean_delivery()
        content['Municipio'] *= 2
        found = self.findings(content)
        self.assertEqual([(one.code, one.severity) for one in found], [('09.01', 'A')])

    def test_accepts_several_polygons_of_a_compensation(self):
        content = {'CompensacionBiodiversidad': [
            minimal_row('CompensacionBiodiversidad', None, number, ID_COMP='CB-01')
            for number in (1, 2)]}
        self.assertEqual(self.findings(content), [])

    def test_accepts_equal_identifiers_of_siblings_with_a_discriminator(self):
        content = {'InfraProyectoPT': [minimal_row('InfraProyectoPT', ID_INFRA_PT='IN-1')],
                   'InfraProyectoLN': [minimal_row('InfraProyectoLN', ID_INFRA_LN='IN-1')]}
        self.assertEqual(self.findings(content), [])

    def test_finds_a_name_with_two_symbols(self):
        content = {'UnidadGeologica': [
            minimal_row('UnidadGeologica', None, number, NOMBRE='Formación Guaduas', NOMENCLAT=code)
            for number, code in ((1, 'Ktg'), (2, 'Ktg'), (3, 'Kg'))]}
        self.assertEqual(self.brief(content), [('09.05', '3', 'Formación Guaduas')])

    def test_limits_the_findings(self):
        content = {'Predios': [minimal_row('Predios', None, number, ID_PREDIO='P{}'.format(number // 2))
                               for number in range(2, 10)]}
        found = self.findings(content, {'R_INF_09': {'maximo_por_clase': 2}})
        self.assertEqual([one.value for one in found], ['P1', 'P2'])
        self.assertIn('hay 2 casos más', found[1].message)


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import datetime
import unittest

from ..errors import AuditError
from .clean_delivery import PROJECT, clean_delivery, minimal_row
from .defects_r_inf_03 import LINE, changed, with_line
from .geodatabases import create
from .tool_case import ToolCase


class IdentificationTest(ToolCase):
    tool = 'R_INF_03'

    def test_prefers_the_declared_value_to_the_most_frequent(self):
        create(self.path, clean_delivery())
        self.assertEqual(self.audit({'expediente': PROJECT['EXPEDIENTE']}), [])
        found = self.audit({'expediente': 'LAV0002-00-2025'})
        self.assertEqual(set((one.code, one.field, one.expected) for one in found),
                         {('03.01', 'EXPEDIENTE', 'LAV0002-00-2025')})
        self.assertIn(('AreaInfluencia', 2),
                      [(getattr(one, 'class'), one.records) for one in found])

    def test_compares_with_the_most_frequent_value_where_half_of_the_records_have_it(self):
        changed(self.path, 'AreaProyecto', EXPEDIENTE='LAM9999-00-2011')
        (found,) = self.audit()
        self.assertIn('; en el resto de la entrega es «LAV0001-00-2024» (', found.message)
        self.assertEqual(found.expected, 'LAV0001-00-2024')

    def _dragged(self):
        """The clean delivery with another project in each record."""
        content, number = clean_delivery(), 0
        for rows in content.values():
            for one in rows:
                if 'PROYECTO' in one.values:
                    number += 1
                    one.values['PROYECTO'] = 'Vía {:02d}'.format(number)
        create(self.path, content)
        return number

    def test_expects_no_value_where_all_records_differ(self):
        number = self._dragged()
        found = self.audit()
        self.assertEqual([(one.code, one.expected) for one in found], [('03.01', None)] * (number - 1))
        self.assertTrue(found[0].message.endswith(
            '; la entrega tiene {} valores distintos y ninguno predomina; se comparó con «Vía 01» '
            '(1 registro).'.format(number)), found[0].message)
        self.assertTrue(found[0].correction.startswith(
            'Escriba en PROYECTO de toda la entrega un solo valor'), found[0].correction)
        found = self.audit({'proyecto': 'Vía 02'})
        self.assertEqual(set(one.expected for one in found), {'Vía 02'})

    def test_lists_the_most_frequent_values_of_a_class(self):
        content = clean_delivery()
        first = content['PuntoMuestreoAguaSuper'][0]
        content['PuntoMuestreoAguaSuper'] = [
            first._replace(values=dict(first.values, EXPEDIENTE=text))
            for text in ('LAM1', 'LAM2', 'LAM3', 'LAM3', 'LAM2', 'LAM3')]
        for settings in ({'maximo_por_clase': 2},
                         {'maximo_por_clase': 2, 'patron_expediente': '^LAV'}):
            found = [one for one in self.findings(content, {'R_INF_03': settings})
                     if ('03.04' if settings.get('patron_expediente') else '03.01') == one.code]
            self.assertEqual([(one.value, one.records) for one in found],
                             [('LAM2', 2), ('LAM3', 3)])
            self.assertTrue(found[0].message.endswith('1 caso más de esta revisión sin listar.'),
                            found[0].message)
            self.assertNotIn('sin listar', found[1].message)

    def test_reports_how_the_writing_differs(self):
        for text, words in (
                ('Energia del Altiplano S.A.S.', 'solo en tildes;'),
                ('ENERGIA DEL ALTIPLANO S.A.S.', 'solo en tildes y mayúsculas;'),
                ('Energía del Altiplano S. A. S.', 'solo en espacios;'),
                ('ENERGI\u0301A del Altiplano S.A.S.', 'solo en mayúsculas;'),
                ('Energi\u0301a del Altiplano S.A.S.',
                 'solo en el código de las tildes, que se ven iguales;')):
            self.remove_geodatabase()
            changed(self.path, 'AreaProyecto', OPERADOR=text)
            found = self.audit()
            self.assertEqual([one.code for one in found], ['03.02'])
            self.assertIn(words, found[0].message)

    def test_ignores_blanks_around_a_value_which_r_inf_08_checks(self):
        changed(self.path, 'AreaProyecto', OPERADOR=' Energía  del Altiplano S.A.S. ')
        self.assertEqual(self.audit(), [])

    def test_does_not_compare_with_placeholders_which_r_inf_07_and_08_check(self):
        content = clean_delivery()
        rows = [one for name, some in content.items() for one in some if name != 'AreaProyecto']
        for name, text in (('EXPEDIENTE', 'N/A'), ('OPERADOR', '-'), ('PROYECTO', '0')):
            for one in rows:
                if name in one.values:
                    one.values[name] = text
        create(self.path, content)
        self.assertEqual(self.audit({'R_INF_03': {'patron_expediente': '^LAV'}}), [])

    def test_names_one_missing_part_of_an_act_or_two(self):
        for values, expected in (
                ({'NUM_ACT_AD': '1234', 'FEC_ACT_AD': datetime.datetime(2023, 4, 5)},
                 ': falta ART_ACT_AD.'),
                ({'NUM_ACT_AD': '1234'}, ': faltan FEC_ACT_AD y ART_ACT_AD.')):
            self.remove_geodatabase()
            changed(self.path, 'AreaProyecto', **values)
            (found,) = self.audit()
            self.assertTrue(found.message.endswith(expected), found.message)

    def test_accepts_a_complete_act(self):
        changed(self.path, 'AreaProyecto', NUM_ACT_AD='1234', ART_ACT_AD='Art. 1',
                FEC_ACT_AD=datetime.datetime(2023, 4, 5))
        self.assertEqual(self.audit(), [])

    def test_ignores_that_an_act_does_not_apply(self):
        for text in ('No aplica', 'N/A'):
            self.remove_geodatabase()
            changed(self.path, 'AreaProyecto', NUM_ACT_AD=text, ART_ACT_AD=text)
            self.assertEqual(self.audit(), [])
        self.remove_geodatabase()
        changed(self.path, 'AreaProyecto', NUM_ACT_AD='1234', ART_ACT_AD='No aplica')
        self.assertEqual([(one.code, one.field) for one in self.audit()],
                         [('03.03', 'FEC_ACT_AD')])

    def test_accepts_a_line_with_the_sector_and_contract_of_the_area(self):
        with_line(self.path)
        self.assertEqual(self.audit(), [])

    def test_compares_a_sector_that_is_not_finite(self):
        with_line(self.path, SECTOR=float('nan'))
        found = self.audit()
        self.assertEqual([(one.code, one.value) for one in found], [('03.05', 'nan')])

    def test_lists_the_first_of_many_contracts(self):
        content = clean_delivery()
        content['AreaProyecto'][0].values['CONTRATO'] = 'C-001'
        content['LineaProyecto'] = [
            minimal_row('LineaProyecto', LINE, number, SECTOR=104.0, DESCRIP='Eje', NOMENCLAT='LP',
                        CONTRATO='C-{:03d}'.format(number)) for number in range(1, 14)]
        (found,) = self.findings(content)
        self.assertEqual(found.code, '03.05')
        self.assertTrue(found.value.startswith('C-001, C-002, '), found.value)
        self.assertTrue(found.value.endswith(', C-010 y 3 más'), found.value)

    def test_reports_an_invalid_pattern(self):
        create(self.path, clean_delivery())
        with self.assertRaises(AuditError):  # before the tool is run, and charged
            self.result({'R_INF_03': {'patron_expediente': '('}})


if __name__ == '__main__':
    unittest.main()

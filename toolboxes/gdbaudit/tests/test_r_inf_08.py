# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import collections
import datetime
import fnmatch
import random
import unittest

from osgeo import ogr

from gdbaudit.core import number_ranges, text_quality, texts
from gdbaudit.core.attributes import number_of
from gdbaudit.model import load
from gdbaudit.tests import defects_r_inf_08 as defects
from gdbaudit.tests.clean_delivery import clean_delivery, minimal_row
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase

POINT, PROJECT, SAMPLES = defects.POINT, defects.PROJECT, defects.SAMPLES


class AttributeQualityTest(ToolCase):
    tool = 'R_INF_08'

    def change(self, class_name, **values):
        content = clean_delivery()
        content[class_name][0].values.update(values)
        return self.findings(content)

    def test_suggests_near_codes(self):
        found = self.change(POINT, MUNICIPIO='25174')
        self.assertEqual([one.code for one in found], ['08.01'])
        self.assertIn('25175 (CHÍA)', found[0].message)

    def test_ignores_obligatory_placeholders_which_r_inf_07_checks(self):
        self.assertEqual(self.change(POINT, NOM_C_AG='N/A', VEREDA=None), [])

    def test_reports_padded_identification_which_r_inf_03_does_not(self):
        (found,) = self.change(PROJECT, PROYECTO='Línea de transmisión de prueba ')
        self.assertEqual((found.code, found.field, found.expected), (
            '08.03', 'PROYECTO', 'Línea de transmisión de prueba'))

    def test_reports_invisible_characters(self):
        for value in ('\u200bPozo La Honda', 'Pozo La\u00ad Honda', '\u202aPozo La Honda\ufeff'):
            (found,) = self.change(POINT, NOM_C_AG=value)
            self.assertEqual((found.code, found.expected), ('08.03', 'Pozo La Honda'))
            self.assertIn('¶', found.message)

    def test_compares_only_valid_codes_with_their_level(self):
        self.assertEqual([one.code for one in self.change(POINT, DEPTO='99')], ['08.09'])
        self.assertEqual([one.code for one in self.change(POINT, DEPTO='00')], ['08.01'])

    def test_compares_land_cover_with_its_levels_and_its_number(self):
        found = self.change('CoberturaTierra', N2_COBERT=32.0)
        self.assertEqual([(one.field, one.value) for one in found], [('N3_COBERT', '314')])
        found = self.change('CoberturaTierra', NOMENCLAT=31)
        self.assertEqual([(one.field, one.value) for one in found], [('NOMENCLAT', '31')])

    def test_compares_a_level_with_the_one_above_that_is_filled_in(self):
        found = self.change('CoberturaTierra', N3_COBERT=None, N4_COBERT=3221.0, NOMENCLAT=3221)
        self.assertEqual([(one.field, one.value) for one in found], [('N4_COBERT', '3221')])
        found = self.change(POINT, AH='3', ZH=None)
        self.assertEqual([(one.field, one.value) for one in found], [('SZH', '2120')])

    def test_compares_dates_with_the_day_of_the_settings(self):
        content = clean_delivery()
        values = content[SAMPLES][0].values
        values['FEC_TOM'] = values['FEC_ANALIS'] = datetime.datetime(2025, 2, 1)
        self.assertEqual(self.findings(content, {'fecha': '2025-02-01'}), [])
        found = self.audit({'fecha': '2025-01-31'})
        self.assertEqual([(one.code, one.severity) for one in found], [('08.08', 'A')] * 2)
        self.assertNotIn('2025-01-31', found[0].message)

    def test_reports_a_period_that_ends_before_it_starts_as_an_error(self):
        content = clean_delivery()
        content['RegistrosCalidadAireTB'] = [minimal_row(
            'RegistrosCalidadAireTB', FECHA_INI=datetime.datetime(2024, 3, 2),
            FECHA_FIN=datetime.datetime(2024, 3, 1))]
        found = self.findings(content)
        self.assertEqual([(one.code, one.severity) for one in found], [('08.08', 'E')])

    def test_compares_a_date_without_a_time_by_its_day(self):
        morning, day = datetime.datetime(2024, 5, 1, 10, 30), datetime.datetime(2024, 5, 1)
        self.assertEqual(self.change(SAMPLES, FEC_TOM=morning, FEC_ANALIS=day), [])
        found = self.change(SAMPLES, FEC_TOM=morning, FEC_ANALIS=morning.replace(minute=10))
        self.assertEqual([one.code for one in found], ['08.08'])

    def dates_as_text(self, *pairs):
        """The findings on samples whose dates were delivered as text."""
        self.remove_geodatabase()
        content, row = clean_delivery(), clean_delivery()[SAMPLES][0]
        content[SAMPLES] = [row._replace(values=dict(
            row.values, FEC_TOM=sampled, FEC_ANALIS=analyzed, ID_MUESTRA='MS-0{}'.format(number)))
            for number, (sampled, analyzed) in enumerate(pairs, 1)]
        create(self.path, content, layers={SAMPLES: {'fields': dict(
            (name, ogr.FieldDefn(str(name), ogr.OFTString)) for name in ('FEC_TOM', 'FEC_ANALIS'))}})
        return [(one.objectids, one.field, one.value) for one in self.audit({'fecha': '2026-03-31'})
                if one.code == '08.08']

    def test_compares_dates_that_were_delivered_as_text(self):
        self.assertEqual(self.dates_as_text(
            ('2024-03-01', '2024/02/28'), ('25/03/2024 10:30', '24-03-2024'),
            ('2099-01-01', None), ('13/05/1924', '2024-05-13T08:00:00Z'),
            ('05/06/2026', '06/05/2026')), [
                ('5', 'FEC_ANALIS', '06/05/2026'), ('1', 'FEC_TOM', '2024-03-01'),
                ('2', 'FEC_TOM', '25/03/2024 10:30'), ('3', 'FEC_TOM', '2099-01-01'),
                ('4', 'FEC_TOM', '13/05/1924'), ('5', 'FEC_TOM', '05/06/2026')])

    def test_says_nothing_of_dates_that_may_mean_two_days(self):
        # The fourth of March may be after the third of February, and before the third of May.
        self.assertEqual(self.dates_as_text(
            ('04/03/2024', '03/05/2024'), ('04/03/2024', '02/04/2024'), ('02/05/2026', None),
            ('2024-03-01', '2024-03-01 00:00:00')), [])
        # Both of its days are after both of the other's.
        self.assertEqual(self.dates_as_text(('05/06/2024', '04/03/2024')), [
            ('1', 'FEC_TOM', '05/06/2024')])

    def test_reports_texts_that_are_no_dates_once_for_each_field(self):
        self.assertEqual(self.dates_as_text(
            ('31/02/2099', 'marzo de 2099'), ('2099', 'N/A'), ('24-03-01', '  '),
            ('2024-03-01', None), ('2099', 'No aplica')), [
                ('1', 'FEC_ANALIS', 'marzo de 2099'), ('1-3, 5', 'FEC_TOM', '31/02/2099')])
        self.assertEqual([one.message for one in self.audit() if one.code == '08.08'], [
            'FEC_ANALIS = marzo de 2099 no es una fecha completa y posible en 1 registro de '
            '«MuestreoFisicoquimSuperTB».',
            'FEC_TOM = 31/02/2099 y otros 2 valores no son una fecha completa y posible en 4 registros '
            'de «MuestreoFisicoquimSuperTB».'])

    def test_reports_texts_that_are_no_numbers_once_for_each_field(self):
        content = clean_delivery()
        for row, value in zip(content['CoberturaTierra'], ('60.000,5', '1234,5')):
            row.values['AREA_HA'] = value
        create(self.path, content, layers={'CoberturaTierra': {'fields': {
            'AREA_HA': ogr.FieldDefn(str('AREA_HA'), ogr.OFTString)}}})
        (found,) = self.audit()
        self.assertEqual((found.code, found.severity, found.objectids), ('08.07', 'A', '1'))
        self.assertEqual(found.message, (
            'AREA_HA = 60.000,5 no es un número en 1 registro de «CoberturaTierra».'))
        self.assertIn('sin separador de miles', found.correction)

    def test_reports_an_act_of_the_future(self):
        found = self.change(PROJECT, NUM_ACT_AD='0100', ART_ACT_AD='1',
                            FEC_ACT_AD=datetime.datetime(2099, 1, 1))
        self.assertEqual([(one.code, one.field, one.severity) for one in found],
                         [('08.08', 'FEC_ACT_AD', 'A')])

    def test_compares_records_without_what_the_software_adds(self):
        content = clean_delivery()
        name = defects.PARAMETERS
        content[name] = [
            row._replace(values=dict(row.values, GLOBALID='{}'.format(number), EditDate=number))
            for number, row in enumerate(content[name] + content[name][:1])]
        create(self.path, content, layers={name: {'fields': {
            'GLOBALID': ogr.FieldDefn(str('GLOBALID'), ogr.OFTString),
            'EditDate': ogr.FieldDefn(str('EditDate'), ogr.OFTInteger)}}})
        self.assertEqual([(one.code, one.objectids) for one in self.audit()], [('08.10', '1, 3')])

    def test_finds_numbers_that_are_not_finite(self):
        found = self.change(SAMPLES, TEMP_AIRE=float('inf'), T_MUEST=float('nan'))
        self.assertEqual([(one.code, one.severity, one.value) for one in found], [
            ('08.07', 'E', 'inf'), ('08.07', 'E', 'nan')])

    def test_writes_a_number_of_single_precision_with_its_own_digits(self):
        content = clean_delivery()
        content['AprovechaForestalPT'] = [minimal_row('AprovechaForestalPT', content[POINT][0].wkt,
                                                      DAP_INDIV=-0.3)]
        self.assertEqual([(one.code, one.value) for one in self.findings(content)],
                         [('08.07', '-0,3')])

    def test_compares_names_without_their_numbers(self):
        content = clean_delivery()
        content[POINT][0].values['NOMBRE'] = 'Quebrada La Onda 7'
        content[POINT][1].values['NOMBRE'] = 'Quebrada La Ronda 8'
        self.assertEqual(self.findings(content), [])
        content[POINT][1].values['NOMBRE'] = 'QUEBRADA LA ONDA 8'
        found = self.findings(content)
        self.assertEqual([(one.code, one.value, one.expected) for one in found], [
            ('08.11', 'QUEBRADA LA ONDA 8', 'Quebrada La Onda 7')])

    def test_reports_when_there_are_too_many_names_to_compare(self):
        content = clean_delivery()
        content[POINT][0].values['NOMBRE'] = 'Caño Seco'
        found = self.findings(content, {'R_INF_08': {'maximo_de_nombres_distintos': 1}})
        self.assertEqual([(one.code, one.field) for one in found], [('08.11', 'NOMBRE')])
        self.assertIn('solo se comparan hasta 1.', found[0].message)
        self.assertIn('Aumente el ajuste «maximo_de_nombres_distintos»', found[0].correction)


class NumbersTest(unittest.TestCase):
    def test_reads_the_numbers_that_every_version_of_python_reads(self):
        self.assertEqual([number_of(one) for one in (' 104,5 ', '1_04', 'uno', '', None)],
                         [104.5, None, None, None, None])

    def test_a_code_may_have_been_written_with_decimals(self):
        self.assertEqual([texts.code_text(one) for one in (203.0, '203.0', '203,0', '203.5', 'A.0')],
                         ['203', '203', '203', '203.5', 'A.0'])


class TextQualityTest(unittest.TestCase):
    def near(self, *texts):
        return text_quality.near_pairs(collections.Counter(texts))

    def test_pairs_texts_that_differ_by_case_accents_or_one_character(self):
        self.assertEqual(self.near('Río Bogotá', 'Rio Bogota', 'Río Bogotá'), [
            ['Rio Bogota', 'Río Bogotá']])
        self.assertEqual(len(self.near('Quebrada Honda', 'Quebrada Hondo')), 1)
        self.assertEqual(len(self.near('Quebrada Honda', 'Quebrda Honda')), 1)

    def test_does_not_pair_numbered_short_long_or_different_texts(self):
        for pair in (('Quebrada Honda 1', 'Quebrada Honda 2'), ('Predio Sur A', 'Predio Sur B'),
                     ('Casa', 'Cama'), ('Quebrada Honda', 'Quebrada Hundida'),
                     [' baja' * 60 + ' por {}'.format(name) for name in ('Honda', 'Hondo')]):
            self.assertEqual(self.near(*pair), [], pair)

    def test_measures_distances_up_to_a_limit(self):
        source = random.Random(3)
        words = [''.join(source.choice('ab ') for _ in range(source.randint(0, 9)))
                 for _ in range(40)]
        for one in words:
            for other in words:
                whole = texts.edit_distance(one, other)
                for limit in range(6):
                    found = texts.edit_distance(one, other, limit)
                    self.assertEqual(min(found, limit + 1), min(whole, limit + 1))

    def test_knows_broken_text(self):
        for text in ('BogotÃ¡', 'Ca?o Limón', 'â€œtexto', 'Bogot\ufffd'):
            self.assertTrue(text_quality.is_broken(text), text)
        for text in ('¿Bogotá?', 'SÃO PAULO', 'http://a.co/ver?id', 'Ñame'):
            self.assertFalse(text_quality.is_broken(text), text)


class RangesTest(unittest.TestCase):
    def test_every_name_of_the_table_is_a_field_of_the_model(self):
        names = set(field.name.upper() for one in load().classes.values()
                    for field in one.fields.values() if not field.domain)
        for rule in number_ranges.RULES:
            for pattern in rule['fields']:
                self.assertTrue(fnmatch.filter(sorted(names), pattern), pattern)

    def test_temperatures_may_be_negative_and_counts_may_not(self):
        model = load()
        point = model.classes[SAMPLES.upper()]
        self.assertEqual(number_ranges.rule_of(point.field('TEMP_AIRE'))['min'], -15)
        self.assertIsNone(number_ranges.rule_of(model.classes[POINT.upper()].field('COTA')))


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

import case  # adds the folders of the toolboxes to the path
from metering import errors, prices


class PricesTest(case.ToolboxCase):
    def test_writes_amounts_as_the_portal_does(self):
        for decimal, expected in (
                ('1250.00', '1.250'), ('1234567.50', '1.234.567,50'), ('18.00', '18'),
                ('0.00', '0'), ('20.5', '20,50'), ('-0.50', '-0,50'), ('12.1234', '12,1234')):
            self.assertEqual(prices.format_decimal(decimal), expected)

    def test_counts_credits_in_the_singular_and_the_plural(self):
        for decimal, expected in (('1.00', '1 crédito'), ('0.00', '0 créditos'),
                                  ('1.50', '1,50 créditos'), ('1250', '1.250 créditos')):
            self.assertEqual(prices.credit_text(decimal), expected)

    def test_shows_counts_with_points_between_thousands(self):
        quote = prices.Quote({'fc_records90': 48210, 'tb_records90': 999}, [{
            'feature_id': 'R_INF_04', 'score': '48709.5', 'level': 'Nivel 3', 'credits': '18.00',
            'available_credits': '1250.00'}])
        self.assertEqual(quote.lines()[1:5], [
            'Registros FC: 48.210. Registros TB: 999.', 'Score: 48.709,50. Nivel: Nivel 3.',
            'Créditos de la ejecución: 18', 'Créditos disponibles: 1.250'])

    def test_speaks_of_one_run_and_of_several(self):
        run = {'feature_id': 'R_INF_04', 'score': '10', 'level': 'Nivel 1', 'credits': '1.00',
               'available_credits': '0.50'}
        counts = {'fc_records90': 10, 'tb_records90': 0}
        for responses, short, costs in (
                ([run], 'esta ejecución', 'La ejecución cuesta 1 crédito'),
                ([run, run], 'todas las ejecuciones', 'Las 2 ejecuciones cuestan 2 créditos')):
            quote = prices.Quote(counts, responses)
            self.assertEqual(
                quote.lines()[-1], 'Sus créditos disponibles no alcanzan para {}.'.format(short))
            error = self.assert_error(errors.MeteringError, quote.require_enough)
            self.assertIn(costs + ' y usted tiene disponibles 0,50.', error.text)


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from gdbaudit.core import texts


class TextsTest(unittest.TestCase):
    def test_counts_have_points_between_thousands(self):
        for count, expected in ((1, '1 registro'), (999, '999 registros'),
                                (48210, '48.210 registros'), (1234567, '1.234.567 registros')):
            self.assertEqual(texts.count_text(count), expected)

    def test_numbers_are_written_as_in_an_attribute_table(self):
        self.assertEqual(texts.number(4881230.5, 2), '4881230,50')
        for value, expected in ((1e300, '1e+300'), (-2.3e16, '-2,3e+16'), (9e15, '9000000000000000,00')):
            self.assertEqual(texts.number(value, 2), expected)

    def test_a_reason_ends_a_sentence(self):
        for reason, expected in (
                ('No se puede leer «X»: OSError.', 'no se puede leer «X»: OSError.'),
                ('no se puede abrir la clase «X»', 'no se puede abrir la clase «X».'),
                ('OpenFileGDB no responde', 'OpenFileGDB no responde.'),
                ('GDAL no responde', 'GDAL no responde.')):
            self.assertEqual(texts.clause(reason), expected)


if __name__ == '__main__':
    unittest.main()

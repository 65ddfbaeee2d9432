# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from gdbaudit import settings
from gdbaudit.errors import AuditError
from gdbaudit.tests.tool_case import ToolCase


class SettingsTest(ToolCase):
    def failure(self, content):
        with self.assertRaises(AuditError) as caught:
            settings.load(self.write('ajustes.json', content))
        return caught.exception.text

    def test_reports_a_wrong_value_before_a_tool_is_run(self):
        for key in ('adiciones', 'metadatos', 'multimedia', 'referencia', 'modelo'):
            text = self.failure({key: 'no existe/ñandú'})
            self.assertTrue(text.startswith(
                'El ajuste «{}» indica una ruta que no existe: «{}'.format(key, self.folder)), text)
            self.assertIn('debe ser un texto', self.failure({key: [1]}))
        self.assertIn('debe ser una fecha como 2026-03-31', self.failure({'fecha': '31.03.2026'}))

    def test_accepts_paths_relative_to_the_file(self):
        self.write('adicionados.txt', '')
        found = settings.load(self.write('ajustes.json', {
            'adiciones': 'adicionados.txt', 'fecha': '31/03/2026', 'referencia': None}))
        self.assertTrue(found.general['adiciones'].startswith(self.folder))

    def test_reports_in_spanish_why_the_file_cannot_be_read(self):
        text = self.failure('{\n "referencia": "C:\\datos\\limites.gdb"\n}')
        self.assertIn('no es JSON válido (línea 2). Revise comas', text)
        self.assertIn('escriba «/» o «\\\\».', text)
        with self.assertRaises(AuditError) as caught:
            settings.load('no-existe.json')
        self.assertIn('«no-existe.json»: el archivo no existe.', caught.exception.text)


if __name__ == '__main__':
    unittest.main()

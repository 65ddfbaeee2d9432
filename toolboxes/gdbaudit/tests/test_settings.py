# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from gdbaudit import engine, settings
from gdbaudit.core import registry
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

    def test_reports_a_wrong_part_of_a_list_or_object(self):
        for tool, name, value, example in (
                ('R_INF_04', 'clases_de_red', [5], '["texto"]'),
                ('R_INF_04', 'clases_totales', ['Suelo', None], '["CapacidadUsoTierra"]'),
                ('R_INF_12', 'codigos_exclusion', ['zona'], '[5005]'),
                ('R_INF_14', 'pares', [{'cubre': 'Suelo'}],
                 '[{"cubierta": ["AreaProyecto"], "cubre": "AreaInfluencia", "severidad": "E"}]'),
                ('R_INF_14', 'pares', ['Suelo'], '[{"cubierta": ["AreaProyecto"], '
                 '"cubre": "AreaInfluencia", "severidad": "E"}]'),
                ('R_INF_07', 'campos_por_estudio', {'EIA': 'X'}, '{"ICA": ["*.EXPEDIENTE"]}')):
            self.assertEqual(self.failure({tool: {name: value}}),
                             'El ajuste «{}.{}» debe ser como {}.'.format(tool, name, example))

    def test_accepts_codes_as_texts(self):
        media = [{'nombre': 'el medio biótico', 'componentes': ['20'], 'areas': ['202', 203]}]
        found = settings.load(self.write('ajustes.json', {
            'R_INF_12': {'codigos_exclusion': ['5005']}, 'R_INF_13': {'medios': media}}))
        self.assertEqual(found.tool('R_INF_13')['medios'], media)

    def test_accepts_every_default_and_empty_lists(self):
        for tool in registry.tools():
            content = dict((name, type(one)() if isinstance(one, (list, dict)) else one)
                           for name, one in tool.settings.items())
            for configured in (tool.settings, content):
                found = settings.load(self.write('ajustes.json', {tool.code: configured}))
                self.assertEqual(found.tool(tool.code), configured)

    def test_says_in_spanish_why_a_model_cannot_be_read(self):
        for content in ('{}', '[]', 'no', '{"edition": "x", "classes": [{}]}'):
            with self.assertRaises(AuditError) as caught:
                engine.open_model(self.write('modelo.json', content))
            self.assertTrue(caught.exception.text.endswith(
                'modelo.json»: no es un modelo de GDB Audit, o está dañado.'), caught.exception.text)
        with self.assertRaises(AuditError) as caught:
            engine.open_model(self.folder)
        self.assertTrue(caught.exception.text.endswith('»: es una carpeta.'))

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
        with self.assertRaises(AuditError) as caught:
            settings.load(self.folder)
        self.assertTrue(caught.exception.text.endswith('»: es una carpeta.'))


if __name__ == '__main__':
    unittest.main()

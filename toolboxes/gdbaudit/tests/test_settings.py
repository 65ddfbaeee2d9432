# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import json
import re
import unittest

from gdbaudit import engine, model, setting_names, settings
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

    def checked(self, content):
        return setting_names.checked(settings.load(self.write('ajustes.json', content)), model.load())

    def test_reports_a_misspelled_name_with_the_nearest_ones(self):
        for tool, name, value, text in (
                ('R_INF_04', 'clases_de_red', ['Rios'], '«Rios», que no existe en el modelo'),
                ('R_INF_05', 'clases_del_proyecto', ['InfraProyecto'],
                 '¿Quiso decir «InfraProyectoLN», «InfraProyectoPG» o «InfraProyectoPT»?'),
                ('R_INF_07', 'campos_por_estudio', {'EAI': []}, 'Use «DAA», «EIA», «PMA» o «ICA».'),
                ('R_INF_07', 'campos_por_estudio', {'EIA': ['*.EXPEDIENT']}, '¿Quiso decir «EXPEDIENTE»?'),
                ('R_INF_07', 'campos_por_estudio', {'EIA': ['EXPEDIENTE']}, '«EXPEDIENTE», que no'),
                ('R_INF_07', 'campos_condicionales_vacios', ['Sueloo'], '¿Quiso decir «Suelo»?'),
                ('R_INF_09', 'identificadores_repetibles', ['Suelo.CLAS'], '«CLASE»'),
                ('R_INF_09', 'nombre_de_cada_codigo', {'Suelo': 'NADA_ASI'}, '«NADA_ASI», que no'),
                ('R_INF_10', 'hijas_esperadas', ['CalidadAire>RegistroCalidadAireTB'],
                 '¿Quiso decir «CalidadAire>RegistrosCalidadAireTB»?'),
                ('R_INF_12', 'obras', ['CoberturaTierra_25K'],
                 'Escriba el nombre sin la escala ni el año: «CoberturaTierra».'),
                ('R_INF_12', 'campos_relacion', ['ID_ACT_REI'], '«ID_ACT_REL»'),
                ('R_INF_12', 'atributos_por_lugar',
                 [{'campos': ['SZH'], 'capa': 'CuencaHidrografia', 'campos_capa': []}],
                 '¿Quiso decir «CuencaHidrografica»?'),
                ('R_INF_13', 'clases_por_medio', {'Suelo': 'el medio abiotico'}, '«el medio abiótico»'),
                ('R_INF_14', 'pares', [{'cubre': 'Municipio', 'cubierta': ['Veredas'], 'severidad': 'E'}],
                 '«Veredas», que no'),
                ('R_INF_14', 'pares', [{'cubre': 'Municipio', 'cubierta': [], 'severidad': 'error'}],
                 '«error», que no existe. Use «E», «A» o «I».'),
                ('R_INF_15', 'elementos_obligatorios', ['titulos'], '¿Quiso decir «titulo»?')):
            with self.assertRaises(AuditError) as caught:
                self.checked({tool: {name: value}})
            found = caught.exception.text
            self.assertTrue(found.startswith('El ajuste «{}.{}» tiene «'.format(tool, name)), found)
            self.assertIn(text, found)
        with self.assertRaises(AuditError) as caught:
            self.checked({'R_INF_03': {'patron_expediente': '^(LAV'}})
        self.assertIn('no es una expresión regular válida', caught.exception.text)

    def test_reads_names_whatever_their_case(self):
        found = self.checked({
            'R_INF_12': {'obras': ['linEAproyecto']},
            'R_INF_13': {'clases_totales': ['SUELO'], 'clases_por_medio': {'suelo': 'El medio biótico'}},
            'R_INF_14': {'pares': [{'cubre': 'municipio', 'cubierta': ['unidadGeologica'], 'severidad': 'e',
                                    'tipo': 'LIMITES', 'campo': 'nomenclat'}]}})
        self.assertEqual(found.tool('R_INF_12')['obras'], ['LineaProyecto'])
        self.assertEqual(found.tool('R_INF_13')['clases_totales'], ['Suelo'])
        self.assertEqual(found.tool('R_INF_13')['clases_por_medio'], {'Suelo': 'el medio biótico'})
        self.assertEqual(found.tool('R_INF_14')['pares'], [{
            'cubre': 'Municipio', 'cubierta': ['UnidadGeologica'], 'severidad': 'E', 'tipo': 'limites',
            'campo': 'NOMENCLAT'}])

    def test_knows_every_setting_with_names_of_the_model(self):
        names = set(one.upper() for one in model.load().classes)
        for tool in registry.tools():
            for name, value in tool.settings.items():
                parts = set(re.findall('[A-Za-z0-9_]+', json.dumps(value).upper()))
                if name.startswith(('clases_', 'campos_', 'identificadores_')) or parts & names:
                    if (tool.code, name) not in (
                            ('R_INF_07', 'marcadores_de_vacio'), ('R_INF_11', 'campos_referencia'),
                            ('R_INF_13', 'componentes')):
                        self.assertIn(name, setting_names.CHECKED[tool.code])

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
                self.assertEqual(self.checked({tool.code: configured}).tool(tool.code), configured)

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

# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import contextlib
import io
import json
import os
import shutil
import tempfile
import unittest

from osgeo import ogr

from gdbaudit import engine
from gdbaudit.errors import AuditError
from gdbaudit.unmetered import audit
from gdbaudit.model import Model, changes, importing
from . import authority, workbooks
from .clean_delivery import clean_delivery
from .geodatabases import MODEL, create


def canonical(facts):
    """A model without its edition and without the order of its lists."""
    found = dict((key, value) for key, value in facts.items() if key not in ('edition',))
    for key in ('classes', 'domains', 'relations', 'conditions'):
        found[key] = sorted(json.dumps(one, sort_keys=True) for one in facts[key])
    found['contradictions'] = dict(facts['contradictions'], **dict(
        (key, sorted(json.dumps(one, sort_keys=True) for one in facts['contradictions'][key]))
        for key in ('fields', 'codes')))
    return json.loads(json.dumps(found))


class ImportTest(unittest.TestCase):
    maxDiff = 4000

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp()
        cls.template = os.path.join(cls.folder, 'BD_ANLA.gdb')
        cls.book = os.path.join(cls.folder, 'diccionario.xlsx')
        authority.make_template(cls.template)
        authority.make_dictionary(cls.book)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.folder)

    def path(self, name):
        return os.path.join(self.folder, name)

    def test_imports_an_equal_model_from_files_made_of_the_model(self):
        facts, notes = importing.import_model(self.template, self.book, MODEL)
        self.assertEqual(notes, [])
        self.assertEqual(facts['edition'], 'MAG, importado de «BD_ANLA.gdb» y «diccionario.xlsx»')
        imported, known = canonical(facts), canonical(MODEL.facts)
        for key in sorted(known):
            self.assertEqual(imported[key], known[key], key)
        self.assertEqual([one['name'] for one in facts['classes']],
                         [one['name'] for one in MODEL.facts['classes']])
        self.assertEqual(changes.describe(MODEL, Model(facts)), [])

    def test_reports_the_changes_and_audits_with_the_new_model(self):
        template, book = self.path('nueva.gdb'), self.path('nuevo.xlsx')
        longer = ogr.FieldDefn(str('OBSERV'), ogr.OFTString)
        longer.SetWidth(400)
        extra = ogr.FieldDefn(str('ZONA'), ogr.OFTInteger)
        authority.make_template(template, without=('Seg_TecnologiasPUEA_TB',), more={
            'AreaProyecto': {'OBSERV': longer, 'ZONA': extra}})

        def change(owner, row):
            if owner == 'AreaProyecto' and row[0] == 'CONTRATO':
                row[3] = 'Obligatorio'
            if owner == 'AreaProyecto' and row[0] == 'NOMENCLAT':
                row[6] = 'Se relaciona con LineaProyecto.NOMENCLAT'

        authority.make_dictionary(book, change)
        output = self.path('modelo.json')
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(io.StringIO()):
            code = audit.main(['importar', '--plantilla', template, '--diccionario', book,
                                    '--salida', output, '--edicion', 'MAG de prueba'])
        self.assertEqual(code, 0)
        lines = printed.getvalue().splitlines()
        self.assertEqual(lines[1:], [
            'Edición importada: MAG de prueba',
            'Campo nuevo: «AreaProyecto.ZONA» (Long, opcional).',
            'Clase retirada: «Seg_TecnologiasPUEA_TB».',
            'Relación nueva: AreaProyecto.NOMENCLAT → LineaProyecto.NOMENCLAT.',
            '«AreaProyecto.CONTRATO»: obligación: condicional → obligatorio.',
            '«AreaProyecto.OBSERV»: tipo: Text(255) → Text(400).'])
        self.audit_with(output)

    def audit_with(self, output):
        """The clean delivery of the old edition lacks a field of the new one."""
        delivery_path = self.path('entrega.gdb')
        create(delivery_path, clean_delivery())
        settings = self.path('ajustes.json')
        with io.open(settings, 'w', encoding='utf-8') as stream:
            stream.write('{"modelo": "modelo.json"}')
        delivery = engine.open_delivery(delivery_path, settings)
        found = engine.run_tool(delivery, 'R_INF_01').findings
        self.assertEqual([(one.code, one.field, one.edition) for one in found],
                         [('01.06', 'ZONA', 'MAG de prueba'), ('01.08', 'OBSERV', 'MAG de prueba')])

    def test_preserves_the_relations_in_use_when_the_dictionary_has_none(self):
        book = self.path('breve.xlsx')
        worksheets = [(name, [row[:6] if name == 'TABLAS' else row[:7] for row in rows])
                  for name, rows in authority.dictionary_worksheets()]
        workbooks.write(book, worksheets)
        facts, _ = importing.import_model(self.template, book, MODEL)
        self.assertEqual(facts['relations'], MODEL.relations)
        self.assertEqual(facts['conditions'], MODEL.conditions)

    def fails(self, template, book):
        with self.assertRaises(AuditError) as caught:
            importing.import_model(template, book, MODEL)
        return caught.exception.text

    def test_reports_files_that_are_no_template_or_dictionary(self):
        wrong = self.path('nada.xlsx')
        with io.open(wrong, 'w', encoding='utf-8') as stream:
            stream.write('nada')
        self.assertIn('No se puede leer el diccionario', self.fails(self.template, wrong))
        workbooks.write(wrong, [('Hoja1', [['Esto', 'no', 'es']])])
        self.assertIn('ninguna hoja tiene una tabla de campos', self.fails(self.template, wrong))
        self.assertIn('No existe la geodatabase', self.fails(self.path('no.gdb'), self.book))

    def test_reports_a_file_that_is_no_model(self):
        wrong = self.path('falso.json')
        for text in ('{', '[]', '{"edition": "x"}'):
            with io.open(wrong, 'w', encoding='utf-8') as stream:
                stream.write(text)
            with self.assertRaises(AuditError) as caught:
                engine.open_model(wrong)
            self.assertIn('No se puede leer el modelo', caught.exception.text)


if __name__ == '__main__':
    unittest.main()

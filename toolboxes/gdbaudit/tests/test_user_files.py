# -*- coding: utf-8 -*-
"""Files that users write: in UTF-8, as «Unicode» of Windows, or in its own encoding."""
from __future__ import unicode_literals

import io
import os

from gdbaudit import settings
from gdbaudit.adapters import sidecar
from gdbaudit.core import additions, metadata_records
from gdbaudit.tests.tool_case import ToolCase

ENCODINGS = ('utf-8', 'utf-8-sig', 'utf-16', 'cp1252')
TITLE = 'Área de influencia – Ñame'
XML = ('<?xml version="1.0" encoding="{}"?><metadata><dataIdInfo><idCitation><resTitle>' + TITLE +
       '</resTitle></idCitation><idAbs>Resumen</idAbs></dataIdInfo></metadata>')


class UserFilesTest(ToolCase):
    def write(self, name, text, encoding):
        path = os.path.join(self.folder, name)
        with io.open(path, 'w', encoding=encoding) as stream:
            stream.write(text)
        return path

    def test_reads_settings_of_every_editor(self):
        for encoding in ENCODINGS:
            path = self.write('ajustes.json', '{"proyecto": "' + TITLE + '"}', encoding)
            self.assertEqual(settings.load(path).general['proyecto'], TITLE)

    def test_reads_metadata_documents_in_their_encoding(self):
        for encoding, declared in (('utf-8', 'UTF-8'), ('utf-16', 'UTF-16'),
                                   ('cp1252', 'ISO-8859-1'), ('cp1252', 'windows-1252')):
            text = XML.format(declared)
            self.write('AreaInfluencia.shp.xml', text, encoding)
            self.assertEqual(sidecar.read_metadata(self.folder, 'AreaInfluencia'), text)
            found = metadata_records._from_files(self.folder, ['AreaInfluencia.shp.xml'])
            self.assertEqual([one.get('titulo') for one in found.records], [TITLE])

    def test_reads_the_list_of_additions_of_every_editor(self):
        for encoding in ENCODINGS:
            path = self.write('adicionados.txt', 'ÑameTB\n', encoding)

            class Delivery(object):
                settings = settings.Settings({'adiciones': path})

            self.assertTrue(additions.load(Delivery).has('ÑameTB'))

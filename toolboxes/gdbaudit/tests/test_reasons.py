# -*- coding: utf-8 -*-
"""What NO_EJECUTADO says of files and geometries: Spanish, without folders and messages of libraries."""
from __future__ import unicode_literals

import os
import struct

from gdbaudit import engine
from gdbaudit.core import additions
from gdbaudit.core.finding import NOT_RUN
from gdbaudit.errors import AuditError
from gdbaudit.settings import Settings
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase

COVER = 'CoberturaTierra'
# A surface of triangles, as GDAL reads a multipatch.
SURFACE = struct.pack(str('<BII'), 1, 16, 0)


class ReasonsTest(ToolCase):
    def setUp(self):
        ToolCase.setUp(self)
        create(self.path, clean_delivery())

    def reasons(self, tool, settings=None):
        """The messages of the checks of a tool that did not run."""
        self.tool = tool
        return [one.message for one in self.result(settings).findings if one.code == NOT_RUN]

    def test_of_a_document_of_metadata(self):
        os.mkdir(os.path.join(self.folder, 'metadatos'))
        document = os.path.join('metadatos', COVER + '.xml')
        for content, reason in (('<metadata>\n<mdFileID></metadata>', 'está mal formado en la línea 2'),
                                ('', 'está mal formado en la línea 1')):
            self.write(document, content + ' ')
            (text,) = self.reasons('R_INF_15', {'metadatos': 'metadatos'})
            self.assertTrue(text.endswith(
                'no se puede leer el archivo de metadatos «CoberturaTierra.xml»: el documento .xml {}.'
                .format(reason)), text)

    def test_of_a_workbook_of_metadata(self):
        self.write('metadatos.xlsx', 'x')
        found = self.reasons('R_INF_15', {'metadatos': 'metadatos.xlsx'})
        self.assertEqual(len(found), 11)
        for text in found:
            self.assertTrue(text.endswith(
                'no se puede leer el archivo de metadatos «metadatos.xlsx»: no es un libro .xlsx, está '
                'dañado o tiene contraseña.'), text)

    def test_of_the_list_of_additions(self):
        class Delivery(object):
            settings = Settings({'adiciones': self.folder})

        with self.assertRaises(AuditError) as caught:
            additions.load(Delivery)
        self.assertEqual(caught.exception.text, (
            'No se puede leer la lista de elementos adicionados «{}»: es una carpeta.').format(
                os.path.basename(self.folder)))

    def test_of_a_geometry_that_cannot_be_parsed(self):
        delivery = engine.open_delivery(self.path)
        read = delivery.workspace.read

        def with_a_surface(name, *others, **options):
            for oids, columns, wkb in read(name, *others, **options):
                yield oids, columns, [SURFACE] * len(oids) if wkb and name == COVER else wkb

        delivery.workspace.read = with_a_surface
        for tool in ('R_INF_02', 'R_INF_04', 'R_INF_06', 'R_INF_12', 'R_INF_13', 'R_INF_15'):
            found = [one.message for one in engine.run_tool(delivery, tool).findings
                     if one.code == NOT_RUN and getattr(one, 'class') == COVER]
            self.assertTrue(found, tool)
            for text in found:
                self.assertTrue(text.endswith(
                    'en «CoberturaTierra»: una de sus geometrías está dañada o es de un tipo que no se '
                    'puede revisar.'), text)

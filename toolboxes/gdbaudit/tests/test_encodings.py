# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import os
import shutil
import struct
import unittest

from osgeo import gdal, ogr

from gdbaudit.adapters import encodings
from gdbaudit.adapters import ogr as adapter
from gdbaudit.core import text_quality
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.tool_case import ToolCase

TEXTS = ['Línea de transmisión – «Ñame»', 'Café', 'Ñ', 'Corredor']
WIDTH, WINDOWS_LDID = 60, 0x57


class EncodingsTest(ToolCase):
    tool = 'R_INF_08'

    def write_table(self, encoding, named=None, ldid=0):
        """A folder with one table in an encoding, that its .cpg and its header name or do not."""
        folder = os.path.join(self.folder, 'tabla')
        shutil.rmtree(folder, ignore_errors=True)
        os.mkdir(folder)
        source = gdal.GetDriverByName('ESRI Shapefile').Create(folder, 0, 0, 0, gdal.GDT_Unknown)
        layer = source.CreateLayer('Tabla', None, ogr.wkbNone, ['ENCODING='])
        text = ogr.FieldDefn('NOMBRE', ogr.OFTString)
        text.SetWidth(WIDTH)
        layer.CreateField(text)
        layer.CreateField(ogr.FieldDefn('FECHA', ogr.OFTDate))
        for _ in TEXTS:
            layer.CreateFeature(ogr.Feature(layer.GetLayerDefn()))
        layer = source = None
        path = os.path.join(folder, 'Tabla.dbf')
        with open(path, 'rb') as stream:
            content = bytearray(stream.read())
        start, size = struct.unpack(str('<HH'), content[8:12])
        for row, value in enumerate(TEXTS):
            first = start + row * size + 1
            content[first:first + WIDTH] = value.encode(encoding).ljust(WIDTH)
        content[29] = ldid
        with open(path, 'wb') as stream:
            stream.write(bytes(content))
        if named:
            self.write(os.path.join('tabla', 'Tabla.cpg'), named)
        return folder

    def texts(self, *options):
        """The texts as they are read alone, and beside a date."""
        workspace = adapter.open_workspace(self.write_table(*options))
        found = [list(workspace.read('Tabla', names, False, 10))[0][1][0]
                 for names in (['NOMBRE'], ['NOMBRE', 'FECHA'])]
        workspace.close()
        return found

    def test_reads_texts_in_the_encoding_that_they_have(self):
        for options in (('cp1252', '1252'), ('utf-8', 'UTF-8', WINDOWS_LDID), ('utf-8', '65001'),
                        ('utf-8',), ('cp1252',), ('cp1252', 'ANSI 1252'),
                        ('cp1252', None, WINDOWS_LDID), ('cp1252', 'ISO 88591')):
            self.assertEqual(self.texts(*options), [TEXTS, TEXTS], options)

    def test_marks_what_contradicts_the_encoding_that_is_named_however_it_is_read(self):
        alone, beside_a_date = self.texts('cp1252', 'UTF-8')
        self.assertEqual(alone[1:], ['Caf\ufffd', '\ufffd', 'Corredor'])
        self.assertEqual(beside_a_date, alone)

    def test_knows_utf8_whose_last_character_was_cut(self):
        whole = 'Línea Café'.encode('utf-8')
        self.assertEqual(encodings.undeclared(whole), 'Línea Café')
        self.assertEqual(encodings.undeclared(whole[:-1]), 'Línea Caf\ufffd')
        self.assertEqual(encodings.undeclared('Línea Café'.encode('cp1252')), 'Línea Café')

    def test_reads_a_class_with_field_names_that_were_cut_or_name_no_encoding(self):
        folder = os.path.join(self.folder, 'capas')
        source = gdal.GetDriverByName('ESRI Shapefile').Create(folder, 0, 0, 0, gdal.GDT_Unknown)
        layer = source.CreateLayer('AreaProyecto', None, ogr.wkbPoint, ['ENCODING=UTF-8'])
        gdal.PushErrorHandler('CPLQuietErrorHandler')  # names are cut
        for name in ('DESCRIPCIÓN', 'AnO', 'NOMBRE'):
            layer.CreateField(ogr.FieldDefn(name, ogr.OFTString))
        gdal.PopErrorHandler()
        feature = ogr.Feature(layer.GetLayerDefn())
        for index, value in enumerate(TEXTS[:3]):
            feature.SetField(index, value)
        layer.CreateFeature(feature)
        feature = layer = source = None
        path = os.path.join(folder, 'AreaProyecto.dbf')
        with open(path, 'r+b') as stream:
            content = stream.read()
            stream.seek(content.index(b'AnO'))
            stream.write('AÑO'.encode('cp1252'))
        workspace = adapter.open_workspace(folder)
        self.assertEqual(workspace.damaged(), [])
        (info,) = workspace.classes()
        names = [one.name for one in info.fields]
        self.assertEqual(names, ['DESCRIPCI', 'AÑO', 'NOMBRE'])
        for some in ([0, 1, 2], [2], [1]):
            (batch,) = workspace.read('AreaProyecto', [names[one] for one in some], True, 10)
            self.assertEqual(batch[1], [[TEXTS[one]] for one in some])
        workspace.close()

    def test_proposes_no_text_that_is_lost_or_broken(self):
        self.assertEqual([text_quality.repaired(one) for one in (
            'BogotÃ¡', 'Ca?o Limon', 'Ca?o Limón', 'Bogot\ufffd')], ['Bogotá', None, None, None])
        content = clean_delivery()
        content['AreaProyecto'][0].values['DESCRIP'] = 'Ca?o Limon'
        (found,) = self.findings(content)
        self.assertEqual((found.code, found.expected, found.correction), (
            '08.04', None, 'Escriba de nuevo los textos con sus tildes y eñes.'))


if __name__ == '__main__':
    unittest.main()

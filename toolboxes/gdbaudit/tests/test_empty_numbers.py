# -*- coding: utf-8 -*-
"""Empty numbers of shapefiles, which ArcGIS writes as 0 or as the lowest number."""
from __future__ import unicode_literals

import os
import struct
import unittest

from osgeo import gdal, ogr

from gdbaudit import engine
from gdbaudit.tests import fake_arcpy
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.gdal_sources import open_source
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase

COVER = 'CoberturaTierra'
NUMBERS = (ogr.OFTInteger, ogr.OFTInteger64, ogr.OFTReal)


class EmptyNumbersTest(ToolCase):
    def setUp(self):
        ToolCase.setUp(self)
        create(self.path, clean_delivery())
        self.shapes = self.as_shapefiles()

    def codes(self, workspace=None):
        delivery = engine.open_delivery(self.shapes, workspace=workspace)
        return [(one.code, getattr(one, 'class'), one.field)
                for code in ('R_INF_07', 'R_INF_08', 'R_INF_10')
                for one in engine.run_tool(delivery, code).findings]

    def fill_empty_numbers(self, *also):
        """Writes 0 to every empty number, and to fields of the cover that are not empty."""
        source = open_source(self.shapes, gdal.OF_UPDATE)
        for index in range(source.GetLayerCount()):
            layer = source.GetLayer(index)
            for feature in layer:
                for at in range(feature.GetFieldCount()):
                    definition = feature.GetFieldDefnRef(at)
                    if definition.GetType() in NUMBERS and (
                            not feature.IsFieldSetAndNotNull(at) or definition.GetName() in also):
                        feature.SetField(at, 0)
                layer.SetFeature(feature)
        source = None

    def write_lowest(self, name):
        """Writes the lowest number to a field of the first cover, as ArcGIS formats it."""
        path = os.path.join(self.shapes, COVER + '.dbf')
        with open(path, 'rb') as stream:
            content = bytearray(stream.read())
        at, offset = 32, 1
        while bytes(content[at:at + 11]).split(b'\0')[0].decode('ascii') != name:
            offset += content[at + 16]
            at += 32
        start, width = struct.unpack(str('<H'), content[8:10])[0] + offset, content[at + 16]
        content[start:start + width] = b'-1.79769313486e+308'.rjust(width)
        with open(path, 'wb') as stream:
            stream.write(bytes(content))

    def test_finds_no_codes_in_fields_that_were_empty(self):
        self.fill_empty_numbers()
        self.assertEqual(self.codes(), [])
        self.assertEqual(self.codes(fake_arcpy.install().open_workspace(self.shapes)), [])

    def test_leaves_a_0_that_may_have_been_meant(self):
        self.fill_empty_numbers('N3_COBERT', 'AREA_HA')
        self.assertIn(('08.01', COVER, 'N3_COBERT'), self.codes())
        delivery = engine.open_delivery(self.shapes)
        self.assertEqual(delivery.column(delivery.find(COVER), 'AREA_HA'), [0.0, 0.0])

    def test_reads_the_lowest_number_as_empty(self):
        for name in ('AREA_HA', 'N4_COBERT'):
            self.write_lowest(name)
        self.assertEqual(self.codes(), [('07.01', COVER, 'AREA_HA')])


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
"""What GDAL's Python part may lack, and what it says in English."""
from __future__ import unicode_literals

import sys
import unittest
import warnings

import osgeo
from osgeo import gdal, gdal_array

from gdbaudit import adapters
from gdbaudit.adapters import ogr as ogr_adapter
from gdbaudit.errors import AuditError
from gdbaudit.tests import fake_arcpy
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase


class GdalPartsTest(ToolCase):
    def setUp(self):
        ToolCase.setUp(self)
        create(self.path, clean_delivery())

    def test_reads_with_arcpy_where_gdal_lacks_arrays(self):
        fake_arcpy.install()
        # As where it is not installed: neither a module nor a part of the package.
        for names, name in ((sys.modules, 'osgeo.gdal_array'), (vars(osgeo), 'gdal_array')):
            self.addCleanup(names.__setitem__, name, gdal_array)
        sys.modules['osgeo.gdal_array'] = None
        del osgeo.gdal_array
        self.assertEqual(type(adapters.open_workspace(self.path)).__name__, 'DesktopWorkspace')
        with self.assertRaises(AuditError) as caught:
            ogr_adapter.open_workspace(self.path)
        self.assertIn('le falta la parte que usa numpy', caught.exception.text)

    def test_shows_no_warning_of_gdal(self):
        open_ex = gdal.OpenEx
        self.addCleanup(setattr, gdal, 'OpenEx', open_ex)

        def with_warning(*words, **options):
            warnings.warn('In GDAL 4.0, exceptions will be enabled by default.', FutureWarning)
            return open_ex(*words, **options)

        gdal.OpenEx = with_warning
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter('always')
            self.assertEqual(ogr_adapter.open_workspace(self.path).kind, 'gdb')
        self.assertEqual(caught, [])


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
"""What a geodatabase of ArcGIS has besides its classes and tables."""
from __future__ import unicode_literals

import os
import unittest

from osgeo import gdal, ogr

from gdbaudit import engine
from gdbaudit.adapters import open_workspace
from gdbaudit.errors import AuditError
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.gdal_sources import open_source
from gdbaudit.tests.geodatabases import create, table_file
from gdbaudit.tests.tool_case import ToolCase

COVER = 'CoberturaTierra'
# The tables of a topology, a raster, a network and a mosaic.
INTERNAL = ('T_1_PointErrors', 'T_1_DirtyAreas', 'fras_blk_MDT', 'N_1_Desc', 'AMD_Orto_BND')


class ItemsTest(ToolCase):
    tool = 'R_INF_01'

    def add_table(self, name, definition=None):
        """Adds a table with a row that is no item; with another definition, an item of that kind."""
        source = open_source(self.path, gdal.OF_UPDATE)
        layer = source.CreateLayer(name, None, ogr.wkbNone)
        layer.CreateField(ogr.FieldDefn('A', ogr.OFTInteger))
        layer.CreateFeature(ogr.Feature(layer.GetLayerDefn()))
        source = layer = None
        self.define(name, lambda _definition: definition)

    def define(self, name, change):
        """Changes the definition of an item, or removes the item where there is none."""
        source = open_source(self.path, gdal.OF_UPDATE)
        items = source.GetLayerByName('GDB_Items')
        (item,) = [one for one in items if one.GetField('Name') == name]
        definition = change(item.GetField('Definition'))
        if definition is None:
            items.DeleteFeature(item.GetFID())
        else:
            item.SetField('Definition', definition)
            items.SetFeature(item)
        source = items = item = None

    def compress(self, name):
        """Writes the file that GDAL takes for the compressed rows of a class."""
        with open(table_file(self.path, name) + '.cdf', 'wb'):
            pass

    def test_leaves_out_the_tables_inside_of_topologies_rasters_and_networks(self):
        create(self.path, clean_delivery())
        counts = engine.open_delivery(self.path).counts()
        for name in INTERNAL:
            self.add_table(name)
        self.add_table('MDT', '<DERasterDataset/>')
        delivery = engine.open_delivery(self.path)
        self.assertEqual((delivery.counts(), self.audit()), (counts, []))
        self.assertEqual(delivery.workspace.damaged(), [])

    def test_reports_a_table_that_is_no_item(self):
        create(self.path, clean_delivery())
        self.add_table('Apoyo')
        (found,) = self.audit()
        self.assertEqual((found.code, found.value), ('01.02', 'Apoyo'))

    def test_reports_a_class_without_its_files(self):
        create(self.path, clean_delivery())
        os.remove(table_file(self.path, COVER))
        (found,) = self.audit()
        self.assertEqual((found.code, getattr(found, 'class')), ('01.01', COVER))

    def test_reports_compressed_classes(self):
        create(self.path, clean_delivery())
        self.compress(COVER)
        (found,) = self.audit()
        self.assertEqual((found.code, getattr(found, 'class')), ('01.01', COVER))

    def test_says_that_a_geodatabase_is_compressed(self):
        create(self.path, {COVER: []})
        self.compress(COVER)
        with self.assertRaises(AuditError) as caught:
            open_workspace(self.path)
        self.assertIn('estudio.gdb»: está comprimida. Descomprímala', caught.exception.text)

    def test_reads_the_documents_of_a_class_and_not_of_a_domain_of_its_name(self):
        create(self.path, clean_delivery())
        expected = open_workspace(self.path)
        source = open_source(self.path, gdal.OF_UPDATE)
        source.AddFieldDomain(ogr.CreateCodedFieldDomain(
            COVER, '', ogr.OFTString, ogr.OFSTNone, {'1': 'Bosque'}))
        source = None
        workspace = open_workspace(self.path)
        self.assertIn(COVER, workspace.domains())
        self.assertEqual(workspace.metadata(COVER), expected.metadata(COVER))
        (info,) = [one for one in workspace.classes() if one.name == COVER]
        self.assertEqual(info.xy_tolerance, 0.001)

    def test_reports_surfaces_in_space_whose_parts_are_polygons(self):
        create(self.path, clean_delivery())
        self.define(COVER, lambda one: one.replace('esriGeometryPolygon', 'esriGeometryMultiPatch'))
        (found,) = self.audit()
        self.assertEqual((found.code, found.value, found.message), (
            '01.04', 'MultiPatch', '«CoberturaTierra» es una capa de multiparches (superficies en 3D); '
            'el modelo exige una capa de polígonos.'))

    def test_leaves_out_the_measures_of_a_geometry_with_another_name(self):
        fields = dict((name, ogr.FieldDefn(name, ogr.OFTReal))
                      for name in ('forma_Length', 'forma_Area'))
        create(self.path, clean_delivery(), layers={
            COVER: {'options': ['GEOMETRY_NAME=forma'], 'fields': fields}})
        self.assertEqual(self.audit(), [])


if __name__ == '__main__':
    unittest.main()

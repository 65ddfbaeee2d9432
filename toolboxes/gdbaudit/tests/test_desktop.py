# -*- coding: utf-8 -*-
"""What only arcpy returns: the files of a folder, the settings of the map, types of ArcGIS Pro."""
from __future__ import unicode_literals

import datetime
import io
import os
import unittest

from osgeo import gdal, ogr

from gdbaudit import engine
from gdbaudit.errors import AuditError
from gdbaudit.tests import fake_arcpy
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.gdal_sources import forget, open_source
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase

COVER, AREA = 'CoberturaTierra', 'AreaProyecto'


class _Zone(datetime.tzinfo):
    def utcoffset(self, _at):
        return datetime.timedelta(hours=-5)


class DesktopTest(ToolCase):
    def setUp(self):
        ToolCase.setUp(self)
        create(self.path, clean_delivery())
        self.desktop = fake_arcpy.install()
        self.addCleanup(fake_arcpy.install)

    def replace(self, name, result):
        """A function of arcpy returns one result until the test ends."""
        module = self.desktop.arcpy
        self.addCleanup(setattr, module, name, getattr(module, name))
        setattr(module, name, lambda *_args: result)

    def open(self, path):
        return engine.open_delivery(path, workspace=self.desktop.open_workspace(path))

    def test_reads_only_the_shapefiles_of_a_folder(self):
        folder = self.as_shapefiles()
        for name in ('LEAME.txt', 'coordenadas.csv', 'plano.dwg'):
            with io.open(os.path.join(folder, name), 'w') as stream:
                stream.write('x,y\n1,2\n')
        delivery = self.open(folder)
        expected = engine.open_delivery(folder)
        self.assertEqual([one.name for one in delivery.classes],
                         [one.name for one in expected.classes])
        self.assertEqual(delivery.counts(), expected.counts())
        self.assertEqual(
            (delivery.workspace.damaged(), delivery.workspace.datasets()), ([], []))

    def test_reports_shapefiles_without_their_table_or_geometries(self):
        folder = self.as_shapefiles()
        os.remove(os.path.join(folder, 'AreaProyecto.dbf'))
        os.remove(os.path.join(folder, COVER + '.shp'))
        delivery, expected = self.open(folder), engine.open_delivery(folder)
        self.assertEqual(delivery.workspace.damaged(), expected.workspace.damaged())
        self.assertEqual(delivery.counts(), expected.counts())

    def test_names_what_to_choose_instead_of_a_folder_without_shapefiles(self):
        # arcpy opens any folder, and lists what it knows in it.
        folder = os.path.join(self.folder, 'nada')
        os.mkdir(folder)
        for name, result in (('Describe', fake_arcpy._Namespace(workspaceType='FileSystem')),
                             ('ListDatasets', []), ('ListFeatureClasses', []),
                             ('ListTables', [])):
            self.replace(name, result)
        with self.assertRaises(AuditError) as caught:
            self.desktop.open_workspace(folder)
        self.assertIn('la carpeta no contiene shapefiles. Indique', caught.exception.text)

    def test_reads_all_rows_whatever_the_settings_of_the_map_are(self):
        expected = engine.open_delivery(self.path)
        env = self.desktop.arcpy.env
        env.extent, env.outputCoordinateSystem = 'una vista', 'WGS 84'
        delivery = self.open(self.path)
        cover, other = delivery.find(COVER), expected.find(COVER)
        self.assertEqual(delivery.counts(), expected.counts())
        self.assertEqual(delivery.oids(cover).tolist(), expected.oids(other).tolist())
        self.assertEqual(delivery.geometries(cover).areas().tolist(),
                         expected.geometries(other).areas().tolist())
        self.assertEqual((env.extent, env.outputCoordinateSystem), ('una vista', 'WGS 84'))

    def test_reads_rows_by_their_identifier_whatever_the_order_of_the_cursor_is(self):
        da = self.desktop.arcpy.da
        cursor = da.SearchCursor

        class Backwards(cursor):
            def __iter__(self):
                return reversed(list(cursor.__iter__(self)))

        self.addCleanup(setattr, da, 'SearchCursor', cursor)
        da.SearchCursor = Backwards
        delivery, expected = self.open(self.path), engine.open_delivery(self.path)
        cover, other = delivery.find(COVER), expected.find(COVER)
        self.assertEqual(delivery.column(cover, 'ID_COBERT'), expected.column(other, 'ID_COBERT'))
        self.assertEqual(delivery.oids(cover).tolist(), [1, 2])
        self.assertEqual(delivery.geometries(cover).x.tolist(),
                         expected.geometries(other).x.tolist())
        grid, expected_grid = delivery.grid(cover), expected.grid(other)
        self.assertEqual(grid.oids.tolist(), [1, 2])
        self.assertEqual(grid.place(grid.shapes.x, grid.shapes.y)[0].tolist(),
                         expected_grid.place(expected_grid.shapes.x, expected_grid.shapes.y)[0].tolist())

    def test_says_what_gdal_says_of_rows_that_cannot_be_read(self):
        def fail(*_args):
            raise RuntimeError('ERROR 999999: the table C:\\datos\\estudio.gdb could not be read')

        da = self.desktop.arcpy.da
        self.addCleanup(setattr, da, 'SearchCursor', da.SearchCursor)
        da.SearchCursor = fail
        (text,) = set(one.message for one in engine.run_tool(self.open(self.path), 'R_INF_05').findings
                      if getattr(one, 'class') == COVER and one.value == '05.01')
        self.assertTrue(text.endswith(
            ': no se pueden leer todos los registros de «CoberturaTierra»: sus archivos están dañados, '
            'incompletos, comprimidos o en uso por otro programa.'), text)

    def test_leaves_out_the_measures_that_arcgis_adds_to_shapefiles(self):
        folder = self.as_shapefiles()
        source = open_source(folder, gdal.OF_UPDATE)
        layer = source.GetLayerByName(COVER)
        for name in ('Shape_Leng', 'Shape_Area'):
            layer.CreateField(ogr.FieldDefn(name, ogr.OFTReal))
        source = layer = None
        forget()
        for delivery in (engine.open_delivery(folder), self.open(folder)):
            info = delivery.find(COVER).info
            self.assertEqual([info.field(name) for name in ('Shape_Leng', 'Shape_Area')],
                             [None, None])

    def test_reads_the_dates_and_identifiers_of_arcgis_pro(self):
        day = datetime.datetime(2024, 5, 6)
        moment = day.replace(hour=7, minute=8, second=9)
        cases = [('DateOnly', day.date(), 'Date', day),
                 ('TimestampOffset', moment.replace(tzinfo=_Zone()), 'Date', moment),
                 ('TimeOnly', moment.time(), 'Time', '07:08:09'),
                 ('GlobalID', '{0A}', 'Text', '{0A}'), ('Guid', '{0B}', 'Text', '{0B}')]
        for kind, value, expected_kind, expected in cases:
            fake_arcpy.field_types['FEC_ACT_AD'] = kind
            fake_arcpy.field_values['FEC_ACT_AD'] = value
            delivery = self.open(self.path)
            area = delivery.find(AREA)
            self.assertEqual(area.info.field('FEC_ACT_AD').type, expected_kind)
            self.assertEqual(delivery.column(area, 'FEC_ACT_AD')[0], expected)
            self.assertEqual([one.message for tool in engine.TOOLS
                              for one in engine.run_tool(delivery, tool).findings
                              if 'error interno' in one.message], [])


if __name__ == '__main__':
    unittest.main()

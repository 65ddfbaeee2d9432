# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import sqlite3
import unittest
from xml.etree import ElementTree

from osgeo import ogr, osr

from gdbaudit import engine
from gdbaudit.tests.clean_delivery import clean_delivery, minimal_row
from gdbaudit.tests.geodatabases import EPSG, X0, Y0, create, reference_of, square
from gdbaudit.tests.tool_case import ToolCase
from gdbaudit.tests.variants import elsewhere

SPOIL = 'Zodmes'


class GeopackageTest(ToolCase):
    tool = 'R_INF_04'

    def layers(self, epsg):
        """The geometries of each layer where two overlapping polygons have another system."""
        self.remove_geodatabase()
        content = clean_delivery()
        move = osr.CoordinateTransformation(reference_of(EPSG), reference_of(epsg))
        rows = []
        for number, x in enumerate((X0, X0 + 60)):
            shape = ogr.CreateGeometryFromWkt(square(x))
            shape.Transform(move)
            rows.append(minimal_row(SPOIL, shape.ExportToWkt(), number + 1))
        content[SPOIL] = rows
        create(self.path, content, layers={SPOIL: elsewhere(epsg)})
        delivery = engine.open_delivery(self.path)
        results = [engine.run_tool(delivery, self.tool)]
        self.assertEqual([one.code for one in results[0].findings], ['04.09'])
        source = ogr.Open(engine.write_results(delivery, results, self.folder, formats=('gpkg',))[0])
        found = []
        for name in ('hallazgos', 'hallazgos_areas'):
            (feature,) = source.GetLayerByName(name)
            shape = feature.GetGeometryRef()
            found.append(shape and shape.Clone())
        return found

    def test_converts_the_places_of_a_class_of_another_system(self):
        for epsg in (EPSG, 3116, 3115, 32618):
            place, area = self.layers(epsg)
            common = ogr.CreateGeometryFromWkt(square(X0 + 60)).Intersection(
                ogr.CreateGeometryFromWkt(square(X0)))
            self.assertTrue(common.Buffer(0.01).Contains(place), epsg)
            self.assertLess(area.SymDifference(common).GetArea(), 0.5, epsg)
            self.assertLess(area.Boundary().Distance(ogr.CreateGeometryFromWkt(
                'POINT ({} {})'.format(X0 + 60, Y0))), 0.01, epsg)

    def test_leaves_out_places_that_cannot_be_converted(self):
        self.assertEqual(self.layers(21897), [None, None])

    def test_has_a_style_by_severity_for_each_layer(self):
        create(self.path, clean_delivery())
        delivery = engine.open_delivery(self.path)
        path = engine.write_results(
            delivery, [engine.run_tool(delivery, self.tool)], self.folder, formats=('gpkg',))[0]
        connection = sqlite3.connect(path)
        self.addCleanup(connection.close)
        styles = connection.execute(
            'SELECT f_table_name, f_geometry_column, useAsDefault, styleQML FROM layer_styles')
        found = [(table, column, default, self.categories(style))
                 for table, column, default, style in styles]
        severities = [('E', 'Error', '163,0,95'), ('A', 'Advertencia', '208,113,30'),
                      ('I', 'Información', '31,95,139')]
        self.assertEqual(found, [(table, 'geom', 1, severities)
                                 for table in ('hallazgos', 'hallazgos_areas')])

    def categories(self, style):
        """(value, label, color of the symbol) of each category of a style."""
        renderer = ElementTree.fromstring(style.encode('utf-8')).find('renderer-v2')
        self.assertEqual(renderer.get('attr'), 'severidad')
        colors = dict((one.get('name'), one.find('.//prop[@k="color"]').get('v'))
                      for one in renderer.iter('symbol'))
        return [(one.get('value'), one.get('label'), colors[one.get('symbol')].rpartition(',')[0])
                for one in renderer.iter('category')]


if __name__ == '__main__':
    unittest.main()

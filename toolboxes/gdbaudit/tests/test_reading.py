# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import datetime
import os
import struct
import unittest
import warnings

from osgeo import gdal, ogr, osr

from gdbaudit import engine
from gdbaudit.adapters import UNREADABLE, sidecar
from gdbaudit.core import delivery as delivery_module, ticking
from gdbaudit.core.finding import NOT_RUN
from gdbaudit.core.topology import grid
from gdbaudit.core.wkb import from_wkb
from gdbaudit.errors import AuditError, ReadError
from gdbaudit.tests.geodatabases import (
    X0, Y0, create, row, square, table_file, truncate_class)
from gdbaudit.tests.tool_case import ToolCase

NAME = 'PuntoMuestreoAguaSuper'


class ReadingTest(ToolCase):
    def geometries(self, shapes):
        create(self.path, {NAME: [row(NAME, shape) for shape in shapes]})
        delivery = engine.open_delivery(self.path)
        return delivery.geometries(delivery.classes[0])

    def truncated(self):
        """A delivery whose one class lacks its last row, and the class."""
        create(self.path, {NAME: [
            row(NAME, 'POINT ({} {})'.format(X0 + number, Y0), number) for number in range(3)]})
        truncate_class(self.path, NAME)
        delivery = engine.open_delivery(self.path)
        (cls,) = delivery.classes
        self.assertEqual(cls.info.records, 3)
        return delivery, cls

    def test_rejects_a_class_that_lacks_rows(self):
        delivery, cls = self.truncated()
        for read in (delivery.oids, delivery.geometries, delivery.grid,
                     lambda cls: delivery.column(cls, 'NOMBRE'),
                     # Dates are read row by row.
                     lambda cls: delivery.column(cls, 'FEC_ACT_AD')):
            with self.assertRaises(ReadError):
                read(cls)

    def test_gives_no_warning_of_damaged_coordinates(self):
        create(self.path, {'CoberturaTierra': [row('CoberturaTierra', square())]})
        delivery = engine.open_delivery(self.path)
        (cls,) = delivery.classes
        shapes = delivery.geometries(cls)
        shapes.x[:2] = shapes.y[2:] = 1e300  # their product is no number
        with warnings.catch_warnings():
            warnings.simplefilter('error')
            for code in ('R_INF_02', 'R_INF_04', 'R_INF_05', 'R_INF_06', 'R_INF_12'):
                codes = set(one.code for one in engine.run_tool(delivery, code).findings)
                self.assertNotIn(NOT_RUN, codes)

    def test_caches_few_columns_of_a_class_with_many_rows(self):
        create(self.path, {NAME: [row(NAME, None, number) for number in range(5)]})
        for name, value in (('CACHE_CELLS', 30), ('LATEST', 1)):
            self.addCleanup(setattr, delivery_module, name, getattr(delivery_module, name))
            setattr(delivery_module, name, value)
        delivery, reads = engine.open_delivery(self.path), []
        read = delivery.workspace.read
        delivery.workspace.read = lambda name, fields, *rest: (
            reads.extend(fields) or read(name, fields, *rest))
        (cls,) = delivery.classes
        for name in ('NOMBRE', 'ID_PUNTO_M', 'AH', 'NOMBRE', 'ZH', 'SZH', 'COTA', 'CAR', 'NOMBRE'):
            delivery.column(cls, name)
        # Six columns of five rows: «ID_PUNTO_M» was evicted for the seventh.
        delivery.columns(cls, ['VEREDA', 'ID_PUNTO_M', 'AH'])
        self.assertEqual(reads, ['NOMBRE', 'ID_PUNTO_M', 'AH', 'ZH', 'SZH', 'COTA', 'CAR', 'VEREDA',
                                 'ID_PUNTO_M'])
        # All that were asked for remain, and the last one of the others.
        delivery.columns(cls, [one.name for one in cls.info.fields if one.type == 'Text'])
        del reads[:]
        delivery.columns(cls, ['CAR', 'VEREDA', 'EXPEDIENTE', 'NOMBRE', 'COTA'])
        self.assertEqual(reads, ['COTA'])

    def test_caches_equal_texts_of_a_column_once(self):
        self.addCleanup(setattr, delivery_module, 'SHARED', delivery_module.SHARED)
        create(self.path, {NAME: [
            row(NAME, None, number, NOMBRE='Quebrada {}'.format(number % 2), COTA=[0.0, -0.0][number % 2])
            for number in range(6)]})
        for limit, objects in ((9, 2), (-1, 6)):
            delivery_module.SHARED = limit
            delivery = engine.open_delivery(self.path)
            names, heights = delivery.columns(delivery.classes[0], ['NOMBRE', 'COTA'])
            self.assertEqual(names, ['Quebrada 0', 'Quebrada 1'] * 3)
            self.assertEqual(len(set(id(one) for one in names)), objects)
            self.assertEqual(''.join(repr(one)[0] for one in heights), '0-0-0-')

    def test_ends_a_run_at_the_next_batch_of_rows(self):
        create(self.path, {NAME: [
            row(NAME, 'POINT ({} {})'.format(X0 + number, Y0), number) for number in range(9)]})
        # Batches of two rows, and no tick is left out.
        for module, name, value in (
                (delivery_module, 'BATCH', 2), (grid, 'CHUNK', 2), (ticking, 'SECONDS', -1)):
            self.addCleanup(setattr, module, name, getattr(module, name))
            setattr(module, name, value)
        for code, title in (('R_INF_03', 'Expediente'), ('R_INF_04', 'Elemento sin'),
                            ('R_INF_08', 'Código fuera')):
            delivery, batches = engine.open_delivery(self.path), []

            def progress(fraction, text):
                if text.startswith(title):
                    batches.append(fraction)
                    if len(batches) == 3:  # the first one is of the start
                        raise KeyboardInterrupt()

            with self.assertRaises(KeyboardInterrupt):
                engine.run_tool(delivery, code, progress)
            self.assertEqual(len(delivery.oids(delivery.classes[0])), 9)
            found = [engine.run_tool(one, code).findings
                     for one in (delivery, engine.open_delivery(self.path))]
            self.assertEqual(*[[one.as_dict() for one in some] for some in found])

    def test_does_not_call_a_tool_complete_that_could_not_read_every_row(self):
        delivery, _ = self.truncated()
        for code in ('R_INF_04', 'R_INF_06', 'R_INF_07', 'R_INF_08', 'R_INF_09'):
            result = engine.run_tool(delivery, code)
            self.assertFalse(result.complete, code)
            reasons = [one.message for one in result.findings if one.code == 'NO_EJECUTADO']
            self.assertIn(
                ' no se ejecutó en «{0}»: no se pueden leer todos los registros de «{0}»: sus '
                'archivos están dañados, incompletos, comprimidos o en uso por otro programa.'.format(
                    NAME), reasons[0])

    def test_says_in_spanish_that_a_geodatabase_is_damaged(self):
        create(self.path, {NAME: [row(NAME, 'POINT ({} {})'.format(X0, Y0))]})
        for size in (100, 20):
            with open(os.path.join(self.path, 'a00000001.gdbtable'), 'r+b') as stream:
                stream.truncate(size)
            with self.assertRaises(ReadError) as caught:
                engine.open_delivery(self.path)
            self.assertEqual(
                caught.exception.text,
                UNREADABLE.format(self.path, sidecar.DAMAGED))

    def test_reads_the_other_classes_where_the_process_has_enabled_the_exceptions_of_gdal(self):
        create(self.path, {NAME: [row(NAME, 'POINT ({} {})'.format(X0, Y0))], 'AreaProyecto': []})
        with open(table_file(self.path, 'AreaProyecto'), 'r+b') as stream:
            stream.write(b'\0' * 40)
        for module in (gdal, ogr, osr):
            module.UseExceptions()
            self.addCleanup(module.DontUseExceptions)
        delivery = engine.open_delivery(self.path)
        self.assertEqual([one.name for one in delivery.classes], [NAME])
        self.assertEqual([name for name, _ in delivery.workspace.damaged()], ['AreaProyecto'])
        with self.assertRaises(AuditError) as caught:
            engine.open_delivery(self.folder)
        self.assertIn('No se puede leer la geodatabase', caught.exception.text)
        self.assertIn('la carpeta contiene «estudio.gdb»', caught.exception.text)

    def test_reads_dates_before_1970_to_the_second(self):
        days = [datetime.datetime(year, 12, 30) for year in (1899, 1969, 1970, 2024)]
        create(self.path, {NAME: [row(NAME, 'POINT ({} {})'.format(X0, Y0), FEC_ACT_AD=day)
                                  for day in days]})
        delivery = engine.open_delivery(self.path)
        self.assertEqual(delivery.column(delivery.classes[0], 'FEC_ACT_AD'), days)

    def test_a_point_without_coordinates_is_empty(self):
        """GDAL reads none from a geodatabase; arcpy may return its WKB."""
        empty, one, other = [struct.pack(str('<BIdd'), 1, 1, *place) for place in (
            (float('nan'), float('nan')), (1, 2), (3, 4))]
        found = from_wkb([empty, one, struct.pack(str('<BII'), 1, 4, 2) + empty + other,
                          struct.pack(str('<BII'), 1, 4, 1) + empty])
        self.assertEqual(list(found.empty), [True, False, False, True])
        self.assertEqual(list(found.x), [1, 3])

    def test_reads_geometries_of_one_size(self):
        found = self.geometries(['POINT ({} {})'.format(X0 + i, Y0) for i in range(3)])
        self.assertEqual(list(found.x), [X0, X0 + 1, X0 + 2])
        self.assertEqual(list(found.empty), [False] * 3)

    def test_reads_null_geometries_among_others(self):
        found = self.geometries(['POINT ({} {})'.format(X0, Y0), None])
        self.assertEqual(list(found.empty), [False, True])

    def test_reads_true_curves_in_a_plain_layer_as_vertices(self):
        circle = 'CURVEPOLYGON (CIRCULARSTRING (0 0, 50 50, 100 0, 50 -50, 0 0))'
        arc = 'CIRCULARSTRING (0 0, 50 50, 100 0)'
        curves = (('AreaProyecto', 'MULTISURFACE ({})'.format(circle), 'areas'),
                  ('LineaProyecto', 'MULTICURVE ({})'.format(arc), 'lengths'))
        source = create(self.path, dict((name, []) for name, _, _ in curves))
        for name, wkt, _ in curves:
            layer = source.GetLayerByName(name)
            for shape in (ogr.CreateGeometryFromWkt(wkt), None):
                feature = ogr.Feature(layer.GetLayerDefn())
                feature.SetGeometry(shape)
                layer.CreateFeature(feature)
        source = layer = feature = None
        delivery = engine.open_delivery(self.path)
        for name, wkt, measure in curves:
            exact = ogr.CreateGeometryFromWkt(wkt)
            expected = exact.Length() if measure == 'lengths' else exact.GetArea()
            measured = getattr(delivery.geometries(delivery.find(name)), measure)()
            self.assertAlmostEqual(measured[0] / expected, 1, 4)
            self.assertEqual(measured[1], 0)


if __name__ == '__main__':
    unittest.main()

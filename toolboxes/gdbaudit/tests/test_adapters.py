# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import errno
import json
import os
import shutil
import struct
import unittest

from osgeo import gdal, ogr

from gdbaudit import adapters, engine
from gdbaudit.adapters import ogr as ogr_adapter
from gdbaudit.adapters import ogr_schema
from gdbaudit.compat import valid_text
from gdbaudit.core.wkb import flatten, from_wkb
from gdbaudit.errors import AuditError, GeometryError
from gdbaudit.tests import fake_arcpy
from gdbaudit.tests.clean_delivery import clean_delivery, minimal_row
from gdbaudit.tests.gdal_sources import open_source
from gdbaudit.tests.geodatabases import create, table_file
from gdbaudit.tests.test_multipart import TWO_PARTS
from gdbaudit.tests.tool_case import ToolCase


class AdaptersTest(ToolCase):
    def setUp(self):
        ToolCase.setUp(self)
        content = clean_delivery()
        content['CoberturaTierra'].append(minimal_row('CoberturaTierra', TWO_PARTS, 3))
        content['InfraProyectoPT'] = []
        create(self.path, content)

    def all_findings(self, path, workspace=None):
        delivery = engine.open_delivery(path, workspace=workspace)
        rows = [one.as_dict() for code in engine.TOOLS if _has_checks(code)
                for one in engine.run_tool(delivery, code).findings]
        return json.dumps(rows, sort_keys=True)

    def describe(self, workspace):
        return [(one.name, one.kind, one.records, one.dataset, one.geometry, one.wkt,
                 one.xy_tolerance, one.xy_resolution,
                 [(field.name, field.type, field.length, field.domain, field.nullable)
                  for field in one.fields]) for one in workspace.classes()]

    def test_describes_a_geodatabase_equally_through_gdal_and_arcpy(self):
        desktop = fake_arcpy.install().open_workspace(self.path)
        gdal_workspace = engine.open_delivery(self.path).workspace
        self.assertEqual(self.describe(desktop), self.describe(gdal_workspace))
        self.assertEqual(desktop.datasets(), gdal_workspace.datasets())
        for name, domain in gdal_workspace.domains().items():
            other = desktop.domains()[name]
            self.assertEqual((domain.type, domain.codes), (other.type, other.codes))

    def test_finds_the_same_through_gdal_and_arcpy(self):
        desktop = fake_arcpy.install().open_workspace(self.path)
        self.assertEqual(self.all_findings(self.path, desktop), self.all_findings(self.path))

    def test_leaves_out_domains_of_ranges(self):
        before = self.all_findings(self.path)
        source = open_source(self.path, gdal.OF_UPDATE)
        source.AddFieldDomain(ogr.CreateRangeFieldDomain(
            'Rango_pH', '', ogr.OFTReal, ogr.OFSTNone, 0.0, True, 14.0, True))
        source = None
        workspace = ogr_adapter.open_workspace(self.path)
        self.assertIn('Dom_Sector', workspace.domains())
        self.assertNotIn('Rango_pH', workspace.domains())
        self.assertEqual(self.all_findings(self.path), before)

    def test_renames_fields_of_shapefiles_to_those_of_the_model(self):
        folder = self.as_shapefiles()
        for workspace in (None, fake_arcpy.install().open_workspace(folder)):
            delivery = engine.open_delivery(folder, workspace=workspace)
            self.assertEqual(delivery.counts(), {'fc_records90': 11, 'tb_records90': 4})
            self.assertEqual(
                engine.run_tool(delivery, 'R_INF_15').findings, [])
            field = delivery.find('InfraProyectoPT').info.field('ID_INFRA_PT')
            self.assertEqual((delivery.workspace.kind, field.name), ('shp', 'ID_INFRA_PT'))
            self.assertEqual(
                delivery.column(delivery.find('AreaProyecto'), 'OPERADOR'),
                ['Energía del Altiplano S.A.S.'])

    def test_leaves_out_the_rows_of_a_shapefile_that_are_marked_as_deleted(self):
        folder = self.as_shapefiles()
        for name in ('CoberturaTierra', 'ParamFisicoquimSuperTB'):
            with open(os.path.join(folder, name + '.dbf'), 'r+b') as stream:
                stream.seek(8)
                stream.seek(struct.unpack(str('<H'), stream.read(2))[0])
                stream.write(b'*')
        delivery = engine.open_delivery(folder)
        self.assertEqual(delivery.counts(), {'fc_records90': 10, 'tb_records90': 3})
        cover = delivery.find('CoberturaTierra')
        self.assertEqual(delivery.oids(cover).tolist(), [1, 2])
        self.assertNotIn('NO_EJECUTADO', self.all_findings(folder))

    def test_reports_a_shapefile_without_its_index(self):
        folder = self.as_shapefiles()
        os.remove(os.path.join(folder, 'AreaProyecto.shx'))
        with open(os.path.join(folder, 'ParamFisicoquimSuperTB.dbf'), 'wb'):
            pass
        delivery = engine.open_delivery(folder)
        names = ['AreaProyecto', 'ParamFisicoquimSuperTB']
        self.assertEqual([name for name, _ in delivery.workspace.damaged()], names)
        found = engine.run_tool(delivery, 'R_INF_01').findings
        self.assertEqual([(one.code, getattr(one, 'class')) for one in found[:2]],
                         [('01.01', name) for name in names])

    def test_reports_a_shapefile_without_its_table_or_its_geometries(self):
        folder = self.as_shapefiles()
        os.remove(os.path.join(folder, 'AreaProyecto.dbf'))
        os.remove(os.path.join(folder, 'CoberturaTierra.shp'))
        names = ['AreaProyecto', 'CoberturaTierra', 'Departamento', 'Municipio']
        for name, size in (('Departamento', 0), ('Municipio', 40)):
            with open(os.path.join(folder, name + '.dbf'), 'r+b') as stream:
                stream.truncate(size)
        found = engine.run_tool(engine.open_delivery(folder), 'R_INF_01').findings
        self.assertEqual([(one.code, getattr(one, 'class')) for one in found if (
            getattr(one, 'class') in names)], [('01.01', name) for name in names])

    def test_names_what_to_choose_instead_of_a_folder_without_shapefiles(self):
        renamed = os.path.join(self.folder, 'entrega')
        shutil.copytree(self.path, renamed)
        os.mkdir(os.path.join(self.folder, 'nada'))
        for folder, reason in (
                ('nada', 'la carpeta no contiene shapefiles. Indique'),
                ('', 'la carpeta contiene «estudio.gdb». Indique la geodatabase'),
                ('entrega', 'una geodatabase cuyo nombre no termina en .gdb. Cámbiele el nombre, por '
                 'ejemplo a «entrega.gdb»')):
            with self.assertRaises(AuditError) as caught:
                engine.open_delivery(os.path.join(self.folder, folder))
            self.assertIn(reason, caught.exception.text)

    def test_says_that_a_folder_may_not_be_read(self):
        self.addCleanup(setattr, os, 'listdir', os.listdir)

        def forbidden(path):
            raise OSError(errno.EACCES, 'Permission denied', path)

        for name in ('entrega.gdb', 'entrega'):
            path = os.path.join(self.folder, name)
            os.mkdir(path)
            os.listdir = forbidden
            with self.assertRaises(AuditError) as caught:
                engine.open_delivery(path)
            self.assertIn('no tiene permiso de lectura', caught.exception.text)

    def test_says_what_to_choose_instead_of_another_file(self):
        empty_zip = 'PK\x05\x06' + '\0' * 18
        os.mkdir(os.path.join(self.folder, 'incompleta.gdb'))
        for name, content, reason in (
                ('entrega.zip', empty_zip, 'debe terminar en .gdb.zip'),
                ('entrega.gdb.zip', 'x', 'el ZIP está dañado o incompleto. Cópielo'),
                ('incompleta.gdb/gdb', 'x', 'Copie de nuevo la carpeta .gdb completa'),
                ('entrega.mdb', 'x', 'no es una geodatabase de archivos (.gdb)')):
            path = self.write(name, content)
            with self.assertRaises(AuditError) as caught:
                engine.open_delivery(os.path.dirname(path) if '/' in name else path)
            self.assertIn(reason, caught.exception.text)

    def test_rejects_one_file_of_a_delivery(self):
        folder = self.as_shapefiles()
        for path, reason in (
                (table_file(self.path, 'AreaProyecto'), 'la geodatabase «estudio.gdb». Indique la carpeta'),
                (os.path.join(folder, 'AreaProyecto.shp'), 'Indique la carpeta en la que están todos'),
                (os.path.join(folder, 'ParamFisicoquimSuperTB.dbf'), 'es un archivo de un shapefile.')):
            with self.assertRaises(AuditError) as caught:
                engine.open_delivery(path)
            self.assertIn(reason, caught.exception.text)

    def test_reads_geometries_with_heights_as_plane_ones(self):
        shape = ogr.CreateGeometryFromWkt('MULTIPOLYGON Z (((0 0 1,0 2 1,2 2 1,0 0 1)))')
        for order in (ogr.wkbNDR, ogr.wkbXDR):
            for export in (shape.ExportToIsoWkb, shape.ExportToWkb):
                flat = flatten(bytearray(export(order)))
                self.assertEqual(
                    from_wkb([flat, None]).areas().tolist(), [2.0, 0.0])
        for damaged in (b'', b'\x01\x02', flat[:-3] + b'', struct.pack(str('<BI'), 1, 99)):
            with self.assertRaises(GeometryError):
                from_wkb([flatten(damaged)])

    def test_reports_a_gdal_version_that_is_too_old_without_arcpy(self):
        self.addCleanup(setattr, adapters, '_load', adapters._load)
        adapters._load = {'ogr': ogr_adapter}.get
        self.addCleanup(setattr, ogr_adapter, 'OLDEST_GDAL', ogr_adapter.OLDEST_GDAL)
        ogr_adapter.OLDEST_GDAL = 99000000
        with self.assertRaises(AuditError) as caught:
            engine.open_delivery(self.path)
        self.assertIn('necesita GDAL 3.6 o posterior', caught.exception.text)

    def test_reads_with_arcpy_where_gdal_is_too_old(self):
        fake_arcpy.install()
        self.addCleanup(setattr, ogr_adapter, 'OLDEST_GDAL', ogr_adapter.OLDEST_GDAL)
        ogr_adapter.OLDEST_GDAL = 99000000
        self.assertEqual(type(adapters.open_workspace(self.path)).__name__, 'DesktopWorkspace')

    def test_reads_with_arcpy_where_gdal_lacks_the_format(self):
        fake_arcpy.install()
        self.addCleanup(setattr, ogr_adapter, 'DRIVERS', ogr_adapter.DRIVERS)
        ogr_adapter.DRIVERS = ['NoSuchFormat']
        self.assertEqual(type(adapters.open_workspace(self.path)).__name__, 'DesktopWorkspace')
        with self.assertRaises(AuditError) as caught:
            ogr_adapter.open_workspace(self.path)
        self.assertIn('no lee el formato NoSuchFormat', caught.exception.text)

    def test_opens_a_geodatabase_whose_definitions_are_damaged(self):
        text = '<a><SpatialReference><XYTolerance>{}</XYTolerance></SpatialReference></a>'
        for number, tolerance in (('0.001', 0.001), ('0.0x1', None), ('', None), ('<', None)):
            workspace = ogr_adapter.open_workspace(self.path)
            workspace._items.documents['Rio'] = text.format(number), None
            self.assertEqual(workspace._items.precision('Rio'), (tolerance, None))
        self.assertEqual(valid_text('Río \udcad'), 'Río ?')
        self.assertEqual(ogr_adapter._texts({'1': b'R\xedo', '\udcad': None}),
                         {'1': 'R\ufffdo', '?': None})

    def test_reports_a_class_whose_field_has_a_damaged_name(self):
        workspace = ogr_adapter.open_workspace(self.path)
        damaged = list(workspace.classes())[0]
        damaged.fields[0].name = 'ID\udcff'
        self.addCleanup(setattr, workspace, '_describe', workspace._describe)
        workspace._describe = lambda _layer: damaged
        list(workspace._describe_all())
        self.assertIn(ogr_schema.DAMAGED_NAME, [reason for _, reason in workspace.damaged()])


def _has_checks(code):
    from gdbaudit.core import registry
    return any(one.code == code for one in registry.tools())


if __name__ == '__main__':
    unittest.main()

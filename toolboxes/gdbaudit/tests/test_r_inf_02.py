# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from gdbaudit import engine
from gdbaudit.errors import GeometryError
from .clean_delivery import clean_delivery, minimal_row
from .defects_r_inf_02 import CLASS, CUSTOM, SPHERE, reference, shifted, with_class
from .geodatabases import X0, Y0, create, square
from .tool_case import ToolCase


class CoordinateSystemsTest(ToolCase):
    tool = 'R_INF_02'

    def test_accepts_the_system_of_the_national_template_without_a_code(self):
        with_class(self.path, {'reference': reference(wkt=CUSTOM)})
        self.assertEqual(self.audit(), [])

    def test_reports_geographic_coordinates(self):
        with_class(self.path, {'reference': reference(4686), 'options': ['XYSCALE=1000000000']},
                   shifted(square(X0 + 100, Y0 + 100), 9377, 4686))
        found = self.only_finding()
        self.assertEqual((found.code, getattr(found, 'class')), ('02.02', CLASS))
        self.assertIn('en grados', found.message)

    def test_names_the_system_that_fits_coordinates_without_one(self):
        with_class(self.path, {'reference': None})
        self.assertIn('MAGNA-SIRGAS / Origen-Nacional (EPSG:9377)', self.only_finding().message)

    def test_says_that_coordinates_of_an_accepted_system_have_the_label_of_another_one(self):
        """What transforms such a class, as a wrong datum requires, would move it."""
        for epsg, code in ((4326, '02.04'), (32618, '02.04'), (4686, '02.02')):
            self.remove_geodatabase()
            with_class(self.path, {'reference': reference(epsg), 'dataset': None})
            found = self.only_finding()
            self.assertEqual(found.code, code)
            self.assertIn('Pero sus coordenadas no son de ese sistema: parecen estar en MAGNA-SIRGAS / '
                          'Origen-Nacional (EPSG:9377).', found.message)
            self.assertIn('asígneselo sin transformarlas', found.correction)

    def test_advises_to_transform_coordinates_of_the_system_that_they_have(self):
        for epsg in (4326, 32618, 3857, 21897):
            self.remove_geodatabase()
            with_class(self.path, {'reference': reference(epsg), 'dataset': None},
                       shifted(square(X0 + 100, Y0 + 100), 9377, epsg))
            found = self.only_finding()
            self.assertEqual(found.code, '02.04')
            self.assertIn('Transforme «', found.correction)
            self.assertTrue(found.message.endswith('transforme a MAGNA-SIRGAS.'), found.message)

    def test_names_the_system_of_one_class_with_a_wrong_label(self):
        with_class(self.path, {}, shifted(square(X0 + 100, Y0 + 100), 9377, 3116))
        found = self.only_finding()
        self.assertEqual((found.code, getattr(found, 'class'), found.objectid),
                         ('02.05', CLASS, 1))
        # All five local origins have the same false coordinates: the rest of the delivery decides.
        self.assertIn('MAGNA-SIRGAS / Colombia Bogotá (EPSG:3116).', found.message)

    def test_recognizes_degrees_and_swapped_axes(self):
        with_class(self.path, {}, 'POLYGON ((-74 4, -74 4.1, -73.9 4.1, -74 4))')
        self.assertIn('Parecen estar en grados (longitud y latitud).', self.only_finding().message)
        self.remove_geodatabase()
        with_class(self.path, {}, square(Y0 + 100, X0 + 100))
        self.assertIn('intercambiados', self.only_finding().message)

    def test_reports_one_misplaced_feature_with_its_row(self):
        content = clean_delivery()
        content[CLASS] = [minimal_row(CLASS, square(X0 + 100, Y0 + 100), 1),
                          minimal_row(CLASS, square(0, 0), 2)]
        create(self.path, content)
        found = self.only_finding()
        self.assertEqual((found.code, found.objectid, found.objectids, found.records),
                         ('02.05', 2, '2', 1))

    def test_an_unreadable_geometry_ends_the_check_only_for_its_class(self):
        with_class(self.path, {}, square(Y0 + 100, X0 + 100))
        delivery = engine.open_delivery(self.path)
        read = delivery.geometries

        def broken(cls):
            if cls.name == 'AreaProyecto':
                raise GeometryError()
            return read(cls)

        delivery.geometries = broken
        result = engine.run_tool(delivery, self.tool)
        self.assertFalse(result.complete)
        self.assertEqual([(one.code, getattr(one, 'class')) for one in result.findings],
                         [('02.05', CLASS), ('NO_EJECUTADO', 'AreaProyecto')])

    def test_reports_a_transverse_mercator_on_a_sphere(self):
        for datum, code in (('D_MAGNA', '02.02'), ('D_Sphere', '02.04')):
            self.remove_geodatabase()
            with_class(self.path, {'reference': reference(wkt=SPHERE.replace('D_MAGNA', datum))})
            found = self.only_finding()
            self.assertEqual((found.code, getattr(found, 'class')), (code, CLASS))

    def test_reports_the_datum_of_wgs_84_coordinates(self):
        with_class(self.path, {'reference': reference(32618)},
                   'POLYGON ((600000 500000, 600000 500100, 600100 500100, 600000 500000))')
        found = self.only_finding()
        self.assertEqual((found.code, found.value), ('02.04', 'WGS 84'))


if __name__ == '__main__':
    unittest.main()

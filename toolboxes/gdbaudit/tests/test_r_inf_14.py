# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from gdbaudit import engine
from gdbaudit.errors import ReadError
from gdbaudit.tests.clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.defects_r_inf_14 import project_beyond_its_area
from gdbaudit.tests.geodatabases import create, rectangle, square
from gdbaudit.tests.tool_case import ToolCase
from gdbaudit.tests.variants import add_variant, elsewhere, in_feet

TOOL = 'R_INF_14'
WHOLE = rectangle(WEST, SOUTH, EAST, NORTH)
HALVES = (rectangle(WEST, SOUTH, MIDDLE, NORTH), rectangle(MIDDLE, SOUTH, EAST, NORTH))


class PairsTest(ToolCase):
    tool = TOOL

    def test_reports_how_much_of_the_project_is_outside(self):
        project_beyond_its_area(self.path)
        found = self.audit()[0]
        self.assertEqual((found.severity, found.message), (
            'E', '«AreaInfluencia» no cubre 4,0000 ha (25,00 %) de «AreaProyecto»; este vacío '
            'mide 40000,0 m².'))
        self.assertTrue(EAST < found.x < EAST + 100)

    def test_measures_the_part_of_a_line_that_is_outside(self):
        content = clean_delivery()
        content['LineaProyecto'] = [
            minimal_row('LineaProyecto', 'LINESTRING ({} {}, {} {})'.format(
                EAST - 100, SOUTH + 500, EAST + 25, SOUTH + 500), 1),
            minimal_row('LineaProyecto', 'LINESTRING ({0} {1}, {0} {2})'.format(EAST, SOUTH, NORTH), 2)]
        found = self.findings(content)
        self.assertEqual([(one.code, one.severity, one.value) for one in found],
                         [('14.01', 'E', '25,0 m')])
        self.assertEqual((found[0].x, found[0].y), (EAST + 12.5, SOUTH + 500))
        self.assertIn('no cubre 25,0 m (2,22 %) de «LineaProyecto»', found[0].message)

    def test_leaves_out_classes_in_degrees(self):
        content = clean_delivery()
        beyond = minimal_row('AreaInfluencia', rectangle(EAST, SOUTH, EAST + 100, NORTH))
        degrees = minimal_row('AreaInfluencia', square(-74.0, 4.7, 0.1))
        content['AreaInfluencia'] = [degrees]
        source = create(self.path, content, layers={'AreaInfluencia': elsewhere(4686)})
        self.assert_left_out('«AreaProyecto»')
        add_variant(source, 'AreaInfluencia', '_2024', [beyond])
        source = None
        found = self.assert_left_out('no comparó «AreaInfluencia» con')
        self.assertEqual([one.code for one in found], ['14.01'])

    def test_leaves_out_classes_in_feet(self):
        content = clean_delivery()
        content['AreaInfluencia'] = [minimal_row('AreaInfluencia', square(16010000, 6820000, 3000))]
        content['AreaProyecto'] = [minimal_row('AreaProyecto', square(16010000, 6820000, 6000))]
        source = create(self.path, content, layers={
            'AreaInfluencia': in_feet(), 'AreaProyecto': in_feet()})
        source = None
        self.assert_left_out('«AreaProyecto»')

    def test_compares_the_classes_of_every_system(self):
        content = clean_delivery()
        beyond = minimal_row('AreaInfluencia', rectangle(EAST, SOUTH, EAST + 100, NORTH))
        content['AreaInfluencia'] = [minimal_row('AreaInfluencia', square(1000000, 1000000))]
        source = create(self.path, content, layers={'AreaInfluencia': elsewhere()})
        add_variant(source, 'AreaInfluencia', '_2024', [beyond])
        source = None
        found = self.assert_left_out('no comparó «AreaInfluencia» con')
        self.assertEqual([(one.code, getattr(one, 'class')) for one in found],
                         [('14.01', 'AreaInfluencia_2024')])

    def test_compares_both_directions_of_equal_extents(self):
        content = clean_delivery()
        content['Ecosistema'] = [minimal_row(
            'Ecosistema', rectangle(WEST + 10, SOUTH, EAST + 20, NORTH))]
        found = self.findings(content)
        self.assertEqual([(getattr(one, 'class'), one.value) for one in found],
                         [('CoberturaTierra', '20000,0 m²'), ('Ecosistema', '10000,0 m²')])

    def test_compares_the_conflict_with_the_common_part_of_its_classes(self):
        content = clean_delivery()
        content['UsoActualSuelo'] = [minimal_row('UsoActualSuelo', WHOLE)]
        content['CapacidadUsoTierra'] = [minimal_row(
            'CapacidadUsoTierra', rectangle(WEST, SOUTH, EAST - 100, NORTH))]
        content['ConflictoUsoSuelo'] = [minimal_row(
            'ConflictoUsoSuelo', rectangle(WEST, SOUTH, EAST - 150, NORTH))]
        found = self.findings(content)
        self.assertEqual([(getattr(one, 'class'), one.value) for one in found],
                         [('ConflictoUsoSuelo', '50000,0 m²')])
        self.assertIn('de la parte común de «UsoActualSuelo» y «CapacidadUsoTierra»',
                      found[0].message)

    def test_measures_the_share_of_what_is_to_be_covered(self):
        content = clean_delivery()
        content['AreaInfluencia'] = [
            minimal_row('AreaInfluencia', WHOLE, number, AREA_INFL=code)
            for number, code in ((1, 203.0), (2, 204.0))]
        content['ZonificacionAmbiental'] = [minimal_row(
            'ZonificacionAmbiental', rectangle(WEST, SOUTH, EAST - 100, NORTH))]
        content['UsoActualSuelo'] = [minimal_row('UsoActualSuelo', WHOLE)]
        content['CapacidadUsoTierra'] = [minimal_row('CapacidadUsoTierra', HALVES[0])]
        content['ConflictoUsoSuelo'] = [minimal_row(
            'ConflictoUsoSuelo', rectangle(WEST, SOUTH, MIDDLE - 40, NORTH))]
        found = self.findings(content)
        self.assertEqual([getattr(one, 'class') for one in found],
                         ['ConflictoUsoSuelo', 'ZonificacionAmbiental'])
        for one in found:
            self.assertIn('(10,00 %)', one.message)

    def test_requires_a_contact_only_between_different_units(self):
        content = clean_delivery()
        thirds = [WEST, WEST + 300, WEST + 600, EAST]
        content['UnidadGeologica'] = [
            minimal_row('UnidadGeologica', rectangle(thirds[k], SOUTH, thirds[k + 1], NORTH), k + 1,
                        NOMENCLAT=name) for k, name in enumerate(('Qal', 'Ksg', 'Ksg'))]
        content['ContactoGeologico'] = [minimal_row(
            'ContactoGeologico', 'LINESTRING ({0} {1}, {0} {2})'.format(
                WEST + 900, SOUTH, NORTH))]
        found = self.findings(content)
        self.assertEqual([(one.value, one.x) for one in found], [('1000,0 m', WEST + 300)])
        self.assertIn('de los límites entre unidades de «UnidadGeologica»', found[0].message)
        content['ContactoGeologico'][0] = minimal_row(
            'ContactoGeologico', 'LINESTRING ({0} {1}, {0} {2})'.format(
                WEST + 300.5, SOUTH, NORTH))
        self.assertEqual(self.findings(content), [])

    def test_requires_a_contact_on_sides_with_different_vertices(self):
        content = clean_delivery()
        content['UnidadGeologica'] = [
            minimal_row('UnidadGeologica', HALVES[0], 1, NOMENCLAT='Qal'),
            minimal_row('UnidadGeologica', rectangle(MIDDLE, SOUTH, EAST, SOUTH + 300), 2,
                        NOMENCLAT='Ksg'),
            minimal_row('UnidadGeologica', rectangle(MIDDLE, SOUTH + 300, EAST, NORTH), 3,
                        NOMENCLAT='Tpc')]
        across = 'LINESTRING ({} {y}, {} {y})'.format(MIDDLE, EAST, y=SOUTH + 300)
        for north, gaps in ((NORTH, []), (SOUTH + 100, [('200,0 m', SOUTH + 200),
                                                        ('700,0 m', SOUTH + 650)])):
            content['ContactoGeologico'] = [
                minimal_row('ContactoGeologico', wkt, number) for number, wkt in enumerate(
                    (across, 'LINESTRING ({0} {1}, {0} {2})'.format(MIDDLE, SOUTH, north)), 1)]
            self.assertEqual([(one.value, one.y) for one in self.findings(content)], gaps)

    def test_compares_the_borders_of_every_scale_with_its_contacts(self):
        content = clean_delivery()
        units, contacts = 'UnidadGeologica', 'ContactoGeologico'
        rows = [minimal_row(units, wkt, number, NOMENCLAT=name)
                for number, (wkt, name) in enumerate(zip(HALVES, ('Qal', 'Ksg')), 1)]
        wide = [rows[0], rows[1]._replace(wkt=rectangle(MIDDLE, SOUTH - 100, EAST, NORTH))]
        line = minimal_row(contacts, 'LINESTRING ({0} {1}, {0} {2})'.format(MIDDLE, SOUTH, NORTH))
        short = line._replace(wkt='LINESTRING ({0} {1}, {0} {2})'.format(
            MIDDLE, SOUTH, SOUTH + 700))
        content[units], content[contacts] = wide, [line]
        for lines, gaps in (([short], ['300,0 m']), ([line], []), ([], [])):
            self.remove_geodatabase()
            source = create(self.path, content)
            add_variant(source, units, '_25k', rows)
            if lines:
                add_variant(source, contacts, '_25k', lines)
            source = None
            self.assertEqual([one.value for one in self.audit()], gaps)

    def test_measures_the_part_of_a_side_that_a_contact_leaves(self):
        content = clean_delivery()
        content['UnidadGeologica'] = [
            minimal_row('UnidadGeologica', wkt, number, NOMENCLAT=name)
            for number, (wkt, name) in enumerate(zip(HALVES, ('Qal', 'Ksg')), 1)]
        content['ContactoGeologico'] = [minimal_row(
            'ContactoGeologico', 'LINESTRING ({0} {1}, {0} {2})'.format(
                MIDDLE, SOUTH, SOUTH + 600))]
        self.assertEqual([(one.value, one.y) for one in self.findings(content)],
                         [('400,0 m', SOUTH + 800)])

    def test_compares_the_other_pairs_when_a_class_cannot_be_read(self):
        project_beyond_its_area(self.path)
        delivery = engine.open_delivery(self.path)
        read = delivery.geometries

        def damaged(cls):
            if cls.name == 'Municipio':
                raise ReadError('la clase está dañada')
            return read(cls)

        delivery.geometries = damaged
        result = engine.run_tool(delivery, TOOL)
        self.assertFalse(result.complete)
        self.assertEqual(sorted((one.code, getattr(one, 'class')) for one in result.findings),
                         [('14.01', 'AreaInfluencia'), ('NO_EJECUTADO', 'Departamento')])


if __name__ == '__main__':
    unittest.main()

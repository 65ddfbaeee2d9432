# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from osgeo import ogr

from gdbaudit.core.topology import boxes
from gdbaudit.tests.clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, minimal_row
from gdbaudit.tests.defects_r_inf_04 import (
    CONTACTS, DEFECTS, FOREST, SHRUBS, UNITS, cover, cover_with_gap, isohyets, two_contacts)
from gdbaudit.tests.geodatabases import create, rectangle, square
from gdbaudit.tests.tool_case import ToolCase
from gdbaudit.tests.variants import add_variant, elsewhere

INFLUENCE = 'AreaInfluencia'


class TopologyTest(ToolCase):
    tool = 'R_INF_04'

    def area_of(self, found):
        """The area of a finding's geometry, which holds its place."""
        shape = ogr.CreateGeometryFromWkb(bytes(bytearray.fromhex(found.wkb)))
        place = ogr.Geometry(ogr.wkbPoint)
        place.AddPoint_2D(found.x, found.y)
        self.assertTrue(shape.Contains(place))
        return shape.GetArea()

    def test_reports_a_feature_without_geometry(self):
        found = self.only_finding(DEFECTS['04.01'])
        self.assertEqual((found.identifier, found.x), ('PM-02', None))

    def test_reports_two_points_at_one_place(self):
        found = self.only_finding(DEFECTS['04.02'])
        self.assertEqual((found.objectids, found.severity), ('1-2', 'E'))
        self.assertIn('OBJECTID 1 (PM-01) y OBJECTID 2 (PM-02)', found.message)

    def test_reports_two_points_nearer_than_the_tolerance(self):
        found = self.only_finding(DEFECTS['04.03'])
        self.assertEqual((found.value, found.expected), ('0,0005', '≥ 0,0010'))

    def test_compares_one_of_several_points_at_one_place(self):
        name, same = 'AprovechaForestalPT', 'POINT ({} {})'.format(WEST + 100, SOUTH + 100)
        rows = [minimal_row(name, same, number) for number in range(1, 2001)]
        rows.append(minimal_row(name, 'POINT ({} {})'.format(WEST + 100.0005, SOUTH + 100), 2001))
        pairs = []
        self.addCleanup(setattr, boxes, 'expand', boxes.expand)
        original = boxes.expand
        boxes.expand = lambda *some: pairs.append(int(some[1].sum())) or original(*some)
        self.assertEqual([(one.code, one.objectids) for one in self.findings({name: rows})],
                         [('04.02', '1-2000'), ('04.03', '1, 2001')])
        self.assertLess(sum(pairs), 100)

    def test_reports_a_line_that_crosses_itself(self):
        found = self.only_finding(DEFECTS['04.04'])
        self.assertEqual((found.x, found.y), (WEST + 200, SOUTH + 200))

    def test_reports_lines_with_a_stretch_in_common(self):
        found = self.only_finding(DEFECTS['04.05'])
        self.assertEqual((found.value, found.severity, found.x), ('100,000', 'A', WEST + 250))

    def test_reports_an_overlap_in_a_network_as_an_error(self):
        DEFECTS['04.05'](self.path)
        found = self.audit({'R_INF_04': {'clases_de_red': ['Isoyeta']}, 'severidades': {
            '04.07': 'no'}})
        self.assertEqual([(one.code, one.severity) for one in found], [('04.05', 'E')])

    def test_reports_a_repeated_vertex(self):
        found = self.only_finding(DEFECTS['04.06'])
        self.assertEqual(found.value, 'tiene vértices repetidos')

    def test_reports_a_loose_end_of_a_network(self):
        found = self.only_finding(DEFECTS['04.07'])
        self.assertEqual((found.x, found.y), (WEST + 50, SOUTH + 50))

    def test_checks_line_ends_only_in_networks(self):
        DEFECTS['04.07'](self.path)
        self.assertEqual(self.audit(), [])

    def test_reports_a_ring_that_crosses_itself(self):
        found = self.only_finding(DEFECTS['04.08'])
        self.assertEqual(found.value, 'el anillo se cruza a sí mismo')

    def test_reports_an_overlap_with_its_area_and_geometry(self):
        found = self.only_finding(DEFECTS['04.09'])
        self.assertEqual((found.value, found.objectids), ('1000,00', '1-2'))
        self.assertAlmostEqual(self.area_of(found), 1000.0, 4)
        self.assertEqual(found.x, MIDDLE + 0.5)

    def test_reports_a_gap_with_its_area_and_geometry(self):
        found = self.only_finding(DEFECTS['04.10'])
        self.assertEqual((found.value, found.objectid), ('25,00', None))
        self.assertAlmostEqual(self.area_of(found), 25.0, 4)

    def test_reports_a_gap_where_the_area_of_influence_has_another_system(self):
        content = cover_with_gap()
        content[INFLUENCE] = [minimal_row(INFLUENCE, square(1000000, 1000000), AREA_INFL=203.0)]
        create(self.path, content, layers={INFLUENCE: elsewhere()})
        self.assertEqual([one.code for one in self.audit()], ['04.10'])

    def test_accepts_a_gap_outside_of_the_only_area_of_influence_in_its_system(self):
        content = cover_with_gap()
        whole = minimal_row(INFLUENCE, rectangle(WEST, SOUTH, EAST, NORTH), AREA_INFL=203.0)
        content[INFLUENCE] = [minimal_row(INFLUENCE, square(EAST, SOUTH), AREA_INFL=203.0)]
        add_variant(create(self.path, content), INFLUENCE, '_2024', [whole], 3116)
        self.assertEqual(self.audit(), [])

    def test_reports_a_gap_that_is_partly_inside_an_area_of_influence(self):
        for west, codes in ((204, ['04.10']), (205, [])):
            content = cover_with_gap()
            content[INFLUENCE] = [minimal_row(INFLUENCE, rectangle(
                WEST + west, SOUTH, EAST, NORTH), AREA_INFL=203.0)]
            self.assertEqual([one.code for one in self.findings(content)], codes)

    def test_accepts_overlaps_and_gaps_below_the_area_of_the_settings(self):
        for code in ('04.09', '04.10'):
            self.remove_geodatabase()
            DEFECTS[code](self.path)
            self.assertEqual(self.audit({'R_INF_04': {'area_minima_m2': 2000.0}}), [])

    def test_accepts_overlaps_in_the_classes_of_the_settings(self):
        DEFECTS['04.09'](self.path)
        self.assertEqual(self.audit(
            {'R_INF_04': {'clases_con_superposicion': ['coberturatierra']}}), [])

    def test_reports_a_sliver(self):
        found = self.only_finding(DEFECTS['04.11'])
        self.assertEqual(found.value, '10,00')

    def test_reports_neighbors_with_equal_codes(self):
        found = self.only_finding(DEFECTS['04.12'])
        self.assertEqual((found.objectids, found.severity), ('2-3', 'I'))

    def test_reports_neighbors_whose_common_side_has_different_vertices(self):
        west, east = rectangle(WEST, SOUTH, MIDDLE, NORTH), (
            (rectangle(MIDDLE, SOUTH, EAST, SOUTH + 500), SHRUBS),
            (rectangle(MIDDLE, SOUTH + 500, EAST, NORTH), FOREST))
        for codes, rows in ((FOREST, '1, 3'), (SHRUBS, '1-2')):
            self.remove_geodatabase()
            create(self.path, cover((west, codes), *east))
            self.assertEqual([(one.code, one.objectids) for one in self.audit()],
                             [('04.12', rows)])

    def test_a_common_corner_is_no_common_side(self):
        create(self.path, cover(
            (rectangle(WEST, SOUTH, MIDDLE, SOUTH + 500), FOREST),
            (rectangle(MIDDLE, SOUTH, EAST, NORTH), SHRUBS),
            (rectangle(WEST, SOUTH + 500, MIDDLE, NORTH), dict(
                SHRUBS, N3_COBERT=321.0, NOMENCLAT=321)),
            (rectangle(MIDDLE, SOUTH - 500, EAST, SOUTH), FOREST)))
        self.assertEqual(self.audit(), [])

    def test_reports_a_contact_that_leaves_the_border(self):
        found = self.only_finding(DEFECTS['04.13'])
        self.assertEqual(found.value, '1000,00')

    def test_compares_contacts_with_units_of_their_system_alone(self):
        units = two_contacts()[UNITS]
        create(self.path, two_contacts(), layers={UNITS: elsewhere()})
        self.assertEqual(self.assert_left_out('en «ContactoGeologico»: no comparte con «' + UNITS), [])
        for declared, variants in (
                (dict(elsewhere(), name=UNITS + '_100k'), (('_25k', 9377),)),
                ({}, (('_25k', 3116),))):
            self.remove_geodatabase()
            source = create(self.path, two_contacts(), layers={UNITS: declared})
            for suffix, epsg in variants:
                add_variant(source, UNITS, suffix, units, epsg)
            source = None
            self.assertEqual(self.only_finding().code, '04.13')

    def test_accepts_a_contact_on_the_borders_of_one_of_several_scales(self):
        content = two_contacts()
        for suffixes in (('_25k', '_100k'), ('_100k', '_25k')):
            self.remove_geodatabase()
            source = create(self.path, dict(content, **{UNITS: []}))
            for suffix, middle in zip(suffixes, (WEST + 400, WEST + 600)):
                add_variant(source, UNITS, suffix, [
                    one._replace(wkt=rectangle(*sides)) for one, sides in zip(content[UNITS], (
                        (WEST, SOUTH, middle, NORTH), (middle, SOUTH, EAST, NORTH)))])
            source = None
            self.assertEqual([(one.code, one.objectid) for one in self.audit()], [('04.13', 2)])

    def test_does_not_compare_contacts_with_units_of_another_scale(self):
        source = create(self.path, two_contacts(), layers={
            CONTACTS: {'name': CONTACTS + '_25k'}, UNITS: {'name': UNITS + '_100k'}})
        add_variant(source, UNITS, '_25k', two_contacts()[UNITS], 3116)
        source = None
        self.assertEqual(self.assert_left_out('no comparte con «UnidadGeologica_25k»'), [])

    def test_limits_the_findings_of_a_class_and_reports_how_many_are_left_out(self):
        create(self.path, isohyets(*[
            [(100, y), (200, y), (200, y), (300, y)] for y in (100, 200, 300, 400, 500)]))
        found = self.audit({'R_INF_04': {'maximo_por_clase': 2}})
        self.assertEqual([(one.code, one.objectid) for one in found], [('04.06', 1), ('04.06', 2)])
        self.assertNotIn('sin listar', found[0].message)
        self.assertIn('hay 3 más sin listar.', found[1].message)


if __name__ == '__main__':
    unittest.main()

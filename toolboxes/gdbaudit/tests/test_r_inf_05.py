# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from gdbaudit.core.tools import r_inf_05
from gdbaudit.tests.clean_delivery import SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.defects_r_inf_05 import AREA, DEFECTS, SPOIL, two_places
from gdbaudit.tests.geodatabases import create, square
from gdbaudit.tests.tool_case import ToolCase
from gdbaudit.tests.variants import add_variant, elsewhere


class MultipartTest(ToolCase):
    tool = 'R_INF_05'

    def test_reports_a_polygon_of_two_parts(self):
        found = self.only_finding(DEFECTS['05.01'])
        self.assertEqual((found.value, found.expected), ('2', '1'))
        self.assertEqual((found.x, found.y), (WEST + 500, SOUTH + 500))

    def test_reports_a_feature_of_two_points(self):
        found = self.only_finding(DEFECTS['05.02'])
        self.assertEqual((found.value, found.identifier), ('2', 'PM-02'))

    def test_reports_a_polygon_over_two_places_of_the_project(self):
        found = self.only_finding(DEFECTS['05.03'])
        self.assertEqual((found.value, found.severity), ('2', 'I'))

    def test_compares_only_with_an_area_of_the_same_system(self):
        content = two_places()
        source = create(self.path, content, layers={AREA: elsewhere()})
        self.assertEqual(self.assert_left_out('05.03'), [])
        for epsg, suffix in ((3116, '_2023'), (9377, '_2024')):
            add_variant(source, AREA, suffix, content[AREA], epsg)
        source = None
        found = self.only_finding()
        self.assertEqual(found.code, '05.03')
        self.assertIn('AreaProyecto_2024', found.message)

    def test_compares_with_every_class_of_the_area_of_the_project(self):
        content = two_places()
        first, second = content[AREA]
        spoil = content.pop(SPOIL)
        bridge = minimal_row(AREA, square(WEST + 290, SOUTH + 200, 120), 3, SECTOR=104.0)
        years = {'_2023': [first], '_2024': [second]}
        for areas, own, expected in (
                (years, '', '«AreaProyecto_2023», «AreaProyecto_2024»'),
                (dict(years, _2025=[bridge]), '', None),
                # Those of the same year alone count for a class by year.
                (years, '_2024', None),
                ({'_2023': [first], '_2024': [first, second]}, '_2024', '«AreaProyecto_2024»')):
            self.remove_geodatabase()
            source = create(self.path, dict(content, **{AREA: []}))
            for suffix in sorted(areas):
                add_variant(source, AREA, suffix, areas[suffix])
            add_variant(source, SPOIL, own, spoil)
            source = None
            self.assertEqual([one.message for one in self.audit()], [] if expected is None else [
                'El polígono ZD-01 de «{}» abarca 2 lugares separados de {}.'.format(
                    SPOIL + own, expected)])

    def test_ignores_polygons_without_sides(self):
        content = two_places()
        content[AREA].append(minimal_row(AREA, square(WEST + 260, SOUTH + 230, 0), 3, SECTOR=104.0))
        create(self.path, content)
        self.assertEqual([one.code for one in self.audit()], ['05.03'])

    def test_compares_only_polygons_beside_several_places(self):
        calls, meet = [], r_inf_05.inside.segments_meet
        self.addCleanup(setattr, r_inf_05.inside, 'segments_meet', meet)

        def counted(p, q, tolerance):
            calls.append(len(p))
            return meet(p, q, tolerance)
        r_inf_05.inside.segments_meet = counted
        content = two_places()
        content[SPOIL] += [minimal_row(SPOIL, square(WEST + 190 + 2 * number, SOUTH + 195, 10), number)
                           for number in range(2, 40)]
        create(self.path, content)
        self.assertEqual([one.code for one in self.audit()], ['05.03'])
        self.assertLess(len(calls), 4)

    def test_treats_adjoining_parts_of_the_project_as_one_place(self):
        content = clean_delivery()
        content['AreaProyecto'] = [
            minimal_row('AreaProyecto', square(WEST + x, SOUTH + 200, 100), number, SECTOR=104.0)
            for number, x in ((1, 200), (2, 300))]
        content[SPOIL] = [minimal_row(SPOIL, square(WEST + 250, SOUTH + 220, 100))]
        create(self.path, content)
        self.assertEqual(self.audit(), [])


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from osgeo import ogr

from gdbaudit import engine
from gdbaudit.tests.clean_delivery import EAST, SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.geodatabases import X0, Y0, create, row, square
from gdbaudit.tests.tool_case import ToolCase

TWO_PARTS = 'MULTIPOLYGON ((({x} {y}, {x} {n}, {e} {n}, {x} {y})), (({f} {y}, {f} {n}, {g} {n}, {f} {y})))'.format(
    x=X0, y=Y0, n=Y0 + 10, e=X0 + 10, f=X0 + 50, g=X0 + 60)


class MultipartTest(ToolCase):
    def test_reports_a_polygon_with_two_parts_and_no_other(self):
        create(self.path, {'CoberturaTierra': [
            row('CoberturaTierra', square()), row('CoberturaTierra', TWO_PARTS, number=2)]})
        result = engine.run_tool(engine.open_delivery(self.path), 'R_INF_05')
        self.assertTrue(result.complete)
        self.assertEqual([(one.code, one.objectid, one.value) for one in result.findings],
                         [('05.01', 2, '2')])
        self.assertEqual((result.findings[0].x, result.findings[0].y), (X0, Y0))

    def test_raises_the_exception_of_the_progress_callback(self):
        class Stop(Exception):
            pass

        def progress(_fraction, _text):
            raise Stop()

        create(self.path, {'CoberturaTierra': [row('CoberturaTierra', square())]})
        with self.assertRaises(Stop):
            engine.run_tool(engine.open_delivery(self.path), 'R_INF_05', progress)


def points(*places):
    """WKT of points by their distance from the south-west corner of the clean delivery."""
    return 'MULTIPOINT ({})'.format(', '.join(
        '{:.4f} {:.4f}'.format(WEST + x, SOUTH + y) for x, y in places))


class MultipointTest(ToolCase):
    """Every check compares all points of an element, not the first one alone."""

    def brief(self, content, *names, **tool):
        self.remove_geodatabase()
        create(self.path, content, layers=dict(
            (name, {'geometry': ogr.wkbMultiPoint}) for name in names))
        self.tool = tool.get('tool', 'R_INF_12')
        return [(one.code, one.objectids, one.value) for one in self.audit()]

    def test_reports_a_tree_with_one_point_outside(self):
        content, name = clean_delivery(), 'AprovechaForestalPT'
        content['AprovechaForestalPG'] = [minimal_row(
            'AprovechaForestalPG', square(WEST + 250, SOUTH + 250, 50), NOMENCLAT=314)]
        content[name] = [
            minimal_row(name, points((260, 260), (270, 270)), 1),
            minimal_row(name, points((280, 280), (350, 260)), 2)]
        self.assertEqual(self.brief(content, name), [('12.05', '2', None)])

    def test_measures_the_distance_of_the_farthest_point_to_the_related_element(self):
        content, child, parent = clean_delivery(), 'InfraProyectoPT', 'OcupacionCauce'
        content[parent] = [minimal_row(parent, points((300, 300), (340, 300)), ID_OCU_CAU='OC-01')]
        content[child] = [
            minimal_row(child, points((300, 305), (340, 305)), 1, REQU_OCUP='OC-01'),
            minimal_row(child, points((300, 310), (380, 300)), 2, REQU_OCUP='OC-01')]
        self.assertEqual(self.brief(content, child, parent), [('12.03', '2', 'OC-01')])

    def test_measures_the_distance_of_the_farthest_point_to_the_line(self):
        content = clean_delivery()
        content['LineaProyecto'] = [minimal_row('LineaProyecto', 'LINESTRING ({} {y}, {} {y})'.format(
            WEST + 200, WEST + 600, y=SOUTH + 400))]
        content['Abscisas'] = [
            minimal_row('Abscisas', points((200, 400), (210, 400)), 1, ABSCISA='K0+000'),
            minimal_row('Abscisas', points((300, 400), (300, 450)), 2, ABSCISA='K0+100')]
        self.assertEqual(self.brief(content, 'Abscisas'), [('12.04', '2', 'K0+100')])

    def test_accepts_an_element_with_one_point_inside_the_limits(self):
        content, name = clean_delivery(), 'Equipamiento'
        beyond = EAST - WEST + 100
        content[name] = [minimal_row(name, points((beyond, 10), (20, 20)), 1),
                         minimal_row(name, points((beyond, 10), (beyond, 20)), 2)]
        self.assertEqual(self.brief(content, name), [('12.07', '2', None)])

    def test_reports_an_element_that_should_be_inside_only_where_it_is_not(self):
        content, name = clean_delivery(), 'Zodmes'
        content[name] = [minimal_row(name, points((20, 20), (30, 30)), 1),
                         minimal_row(name, points((20, 20), (2000, 30)), 2)]
        self.assertEqual(self.brief(content, name), [('12.07', '2', None)])

    def test_compares_the_place_of_most_points(self):
        content = clean_delivery()
        content['PuntoMuestreoFlora'] = [minimal_row(
            'PuntoMuestreoFlora', points((100, 10), (500, 10), (510, 10)), NOMENCLAT=314)]
        self.assertEqual(self.brief(content, 'PuntoMuestreoFlora'), [('12.01', '1', '314')])

    def test_compares_written_coordinates_with_the_nearest_point(self):
        content, name = clean_delivery(), 'PuntoMuestreoAguaSuper'
        first = content[name][0]
        x, y = [first.values[field] - base for field, base in (
            ('COOR_ESTE', WEST), ('COOR_NORTE', SOUTH))]
        for places, expected in (((x - 20, y), (x, y)), []), (((x - 20, y), (x - 5, y)), [(
                '06.04', '1', '{:.4f}; {:.4f}'.format(WEST + x, SOUTH + y).replace('.', ','))]):
            content[name][0] = first._replace(wkt=points(*places))
            self.assertEqual(self.brief(content, name, tool='R_INF_06'), expected)

    def test_reports_elements_with_one_point_in_common(self):
        content, name = clean_delivery(), 'Equipamiento'
        content[name] = [minimal_row(name, points((10, 10), (20, 20)), 1),
                         minimal_row(name, points((30, 30), (20, 20)), 2),
                         minimal_row(name, points((20, 40), (30, 50)), 3)]
        self.assertEqual(self.brief(content, name, tool='R_INF_04'), [('04.03', '1-2', '0,0000')])


if __name__ == '__main__':
    unittest.main()

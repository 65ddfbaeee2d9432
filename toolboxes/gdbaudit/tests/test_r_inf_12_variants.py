# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from gdbaudit.tests.clean_delivery import EAST, MIDDLE, NORTH, SOUTH, WEST, clean_delivery, minimal_row
from gdbaudit.tests.defects_r_inf_12 import (
    EAST_HALF, WEST_HALF, WHOLE, _codes, _forest, point)
from gdbaudit.tests.geodatabases import create, rectangle, square
from gdbaudit.tests.tool_case import ToolCase
from gdbaudit.tests.variants import add_variant


class ThematicVariantsTest(ToolCase):
    """Classes that are delivered in several, by scale or year."""

    tool = 'R_INF_12'

    def variants(self, content, class_name, *rows):
        """The findings on a delivery with a class in variants of 2023, 2024 …, by their rows."""
        self.remove_geodatabase()
        content.pop(class_name, None)
        source = create(self.path, content)
        for year, some in enumerate(rows, 2023):
            add_variant(source, class_name, '_{}'.format(year), some)
        source = None
        return [(one.code, one.objectid, one.field, one.value, one.expected) for one in self.audit()]

    def test_measures_the_distance_to_the_nearest_of_several_classes(self):
        content = clean_delivery()
        content['InfraProyectoPT'] = [minimal_row(
            'InfraProyectoPT', point(WEST + 300, SOUTH + 300), REQU_OCUP='OC-01', ESTADO=502.0)]
        far, near, farther = [[minimal_row(
            'OcupacionCauce', point(WEST + 300 + metres, SOUTH + 300), ID_OCU_CAU='OC-01')]
                              for metres in (50, 5, 80)]
        self.assertEqual(self.variants(content, 'OcupacionCauce', far, near), [])
        self.assertEqual(self.variants(content, 'OcupacionCauce', farther, far), [
            ('12.03', 1, 'REQU_OCUP', 'OC-01', '10 m como máximo')])

    def test_compares_a_variant_with_those_of_its_year(self):
        content = clean_delivery()
        content['AprovechaForestalPG'] = [_forest(square(WEST + 250, SOUTH + 250, 50))]
        source = create(self.path, content, layers={
            'AprovechaForestalPG': {'name': 'AprovechaForestalPG_2023'}})
        add_variant(source, 'AprovechaForestalPG', '_2024', [
            _forest(square(WEST + 350, SOUTH + 250, 50))])
        for suffix in ('_2023', '_2024'):
            add_variant(source, 'AprovechaForestalPT', suffix, [minimal_row(
                'AprovechaForestalPT', point(WEST + 360, SOUTH + 260))])
        source = None
        self.assertEqual([(one.code, getattr(one, 'class')) for one in self.audit()],
                         [('12.05', 'AprovechaForestalPT_2023')])

    def test_compares_with_every_class_of_areas_and_zones(self):
        content = clean_delivery()
        content['AprovechaForestalPT'] = [minimal_row(
            'AprovechaForestalPT', point(WEST + 360, SOUTH + 260))]
        content['Zodmes'] = [minimal_row('Zodmes', square(WEST + 350, SOUTH + 350, 20))]
        source = create(self.path, content)
        for number, suffix in enumerate(('_2023', '_2024', '_2025')):
            x = WEST + (250, 350, 340)[number]
            add_variant(source, 'AprovechaForestalPG', suffix, [
                _forest(square(x, SOUTH + 250, 50))])
            add_variant(source, 'ZonificacionManejo', suffix, [minimal_row(
                'ZonificacionManejo', square(x, SOUTH + 340, 80),
                ZONMANEJO=5005.0 if number else 5001.0)])
        source = None
        found = self.audit()
        self.assertEqual([(one.code, getattr(one, 'class')) for one in found], [('12.08', 'Zodmes')])
        self.assertIn('en un área de 400,0 m²', found[0].message)

    def test_compares_a_cover_with_every_class_of_covers(self):
        content = clean_delivery()
        content['AprovechaForestalPG'] = [
            _forest(square(WEST + 250, SOUTH + 250, 50)),
            _forest(square(MIDDLE + 50, SOUTH + 250, 50), 2),
            _forest(rectangle(MIDDLE - 10, SOUTH + 350, MIDDLE + 40, SOUTH + 400), 3)]
        west, east, whole = [[minimal_row('CoberturaTierra', wkt, NOMENCLAT=code)] for wkt, code in (
            (WEST_HALF, 314), (EAST_HALF, 322), (WHOLE, 314))]
        wrong = [('12.01', 2, 'NOMENCLAT', '314', '322'), ('12.01', 3, 'NOMENCLAT', '314', '322')]
        self.assertEqual(self.variants(content, 'CoberturaTierra', west, east), wrong)
        self.assertEqual(self.variants(content, 'CoberturaTierra', east, west), wrong)
        # Where two classes have the place, an element agrees with one of them.
        self.assertEqual(self.variants(content, 'CoberturaTierra', east, whole), [])

    def test_compares_a_basin_with_every_class_of_basins(self):
        content = clean_delivery()
        content['PuntoMuestreoAguaSuper'][1].values['SZH'] = '2119'
        here, other = [[minimal_row('CuencaHidrografica', WHOLE, AH='2', ZH='21', SZH=code)]
                       for code in ('2120', '2119')]
        nowhere = [minimal_row('CuencaHidrografica', square(EAST + 900, NORTH, 9), SZH='2119')]
        wrong = [('12.02', 2, 'SZH', '2119', '2120')]
        self.assertEqual(self.variants(content, 'CuencaHidrografica', nowhere, here), wrong)
        self.assertEqual(self.variants(content, 'CuencaHidrografica', here, other), [])

    def test_compares_a_conflict_with_every_class_of_uses(self):
        content = clean_delivery()
        uses = _codes('Dom_UsoAct')
        content['ConflictoUsoSuelo'] = [
            minimal_row('ConflictoUsoSuelo', WEST_HALF, 1, USO_ACT=uses[0]),
            minimal_row('ConflictoUsoSuelo', EAST_HALF, 2, USO_ACT=uses[0])]
        west, east, whole = [[minimal_row('UsoActualSuelo', wkt, USO_ACT=use)] for wkt, use in (
            (WEST_HALF, uses[0]), (EAST_HALF, uses[1]), (WHOLE, uses[0]))]
        wrong = [('12.06', 2, 'USO_ACT', '{:.0f}'.format(uses[0]), '{:.0f}'.format(uses[1]))]
        self.assertEqual(self.variants(content, 'UsoActualSuelo', west, east), wrong)
        self.assertEqual(self.variants(content, 'UsoActualSuelo', whole, east), [])


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
"""Classes that a tool cannot compare for their coordinate systems are no clean ones."""
from __future__ import unicode_literals

import unittest

from gdbaudit import engine
from gdbaudit.core import incomparable
from gdbaudit.core.finding import NOT_RUN
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.defects_r_inf_02 import reference, shifted
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase
from gdbaudit.tests.variants import elsewhere

COVER = 'CoberturaTierra'
TOOLS = ('R_INF_06', 'R_INF_11', 'R_INF_12', 'R_INF_13', 'R_INF_14')


class IncomparableTest(ToolCase):
    def results(self):
        """The result of each tool that measures or compares geometries."""
        delivery = engine.open_delivery(self.path)
        return dict((code, engine.run_tool(delivery, code)) for code in TOOLS)

    def write_in(self, epsg, names=None):
        """The clean delivery with some classes, or all, in another system."""
        content = clean_delivery()
        for name in names or content:
            content[name] = [one._replace(wkt=one.wkt and shifted(one.wkt, 9377, epsg))
                             for one in content[name]]
        other = {'reference': reference(epsg), 'dataset': None}
        create(self.path, content, layers=dict((name, other) for name in names or content))

    def test_says_which_classes_it_left_out(self):
        self.write_in(3116, [COVER])
        found = self.results()
        self.assertEqual([code for code in TOOLS if not found[code].complete], ['R_INF_12', 'R_INF_13'])
        for code in ('R_INF_12', 'R_INF_13'):
            (one,) = found[code].findings
            self.assertEqual((one.code, one.value, found[code].failure), (NOT_RUN, code, None))
            self.assertTrue(one.message.endswith(
                '» ' + incomparable.NOT_COMPARED.format('«CoberturaTierra»') + '.'), one.message)
            self.assertIn('R_INF_02', one.correction)

    def test_does_not_charge_a_tool_that_could_compare_nothing(self):
        self.write_in(4686)
        found = self.results()
        for code in TOOLS[1:]:
            self.assertIn('ninguna capa comparte con las otras', found[code].failure)
            self.assertEqual(set(one.code for one in found[code].findings), set([NOT_RUN]))
        (measured,) = found['R_INF_06'].findings
        self.assertIn('no midió «AreaInfluencia», «AreaProyecto»,', measured.message)
        self.assertIsNone(found['R_INF_06'].failure)

    def test_runs_what_needs_no_area_of_influence_when_that_has_another_system(self):
        self.write_in(3116, ['AreaInfluencia'])
        found = self.results()
        self.assertIsNone(found['R_INF_12'].failure)
        self.assertEqual([one.value for one in found['R_INF_12'].findings], ['R_INF_12'])
        self.assertIn('ninguna capa comparte', found['R_INF_13'].failure)

    def test_names_the_only_class_of_another_system_when_there_is_no_area_of_influence(self):
        content = clean_delivery()
        del content['AreaInfluencia']
        create(self.path, content, layers={COVER: elsewhere()})
        (found,) = self.results()['R_INF_12'].findings
        self.assertTrue(found.message.endswith(incomparable.NOT_COMPARED.format('«CoberturaTierra»') + '.'))

    def test_does_not_charge_a_comparison_of_layers_that_all_have_their_own_system(self):
        content = dict((name, clean_delivery()[name]) for name in (COVER, 'AreaProyecto'))
        create(self.path, content, layers={COVER: elsewhere()})
        self.assertIn('ninguna capa comparte con las otras', self.results()['R_INF_12'].failure)

    def test_compares_a_delivery_in_another_accepted_system(self):
        self.write_in(3116)
        self.assertEqual(set(one.complete for one in self.results().values()), set([True]))


if __name__ == '__main__':
    unittest.main()

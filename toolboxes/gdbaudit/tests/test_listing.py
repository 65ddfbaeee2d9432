# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from gdbaudit import engine
from gdbaudit.core import registry
from gdbaudit.core.listing import limited
from gdbaudit.core.run import Report
from gdbaudit.core.tools import r_inf_08
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.defects import load_builders
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase

LIMIT = 'maximo_por_clase'
# A defect for each tool with a limit, whose finding is one of those that the limit counts.
CODES = {'R_INF_03': '03.01', 'R_INF_04': '04.09', 'R_INF_05': '05.01', 'R_INF_06': '06.06',
         'R_INF_08': '08.01', 'R_INF_09': '09.01', 'R_INF_10': '10.01', 'R_INF_11': '11.01',
         'R_INF_12': '12.01'}


class LimitedTest(unittest.TestCase):
    def test_reports_with_the_last_item_how_many_are_left_out(self):
        self.assertEqual(list(limited('abc', 2, '{} more'.format)), [('a', ''), ('b', '1 more')])
        self.assertEqual(list(limited('ab', 2, '{} more'.format)), [('a', ''), ('b', '')])

    def test_counts_the_items_that_are_left_out_of_the_list(self):
        self.assertEqual(list(limited('ab', 2, '{} more'.format, 5)), [('a', ''), ('b', '3 more')])

    def test_yields_one_item_at_least(self):
        for limit in (0, -1, 0.5):
            self.assertEqual(list(limited('ab', limit, '{} more'.format)), [('a', '1 more')])


class LimitSettingTest(ToolCase):
    def test_a_limit_of_zero_does_not_hide_that_there_are_findings(self):
        builders = load_builders()
        self.assertEqual(sorted(CODES), [
            tool.code for tool in registry.tools() if LIMIT in tool.settings])
        for self.tool, code in sorted(CODES.items()):
            self.remove_geodatabase()
            builders[code](self.path)
            found = self.audit({self.tool: {LIMIT: 0}})
            self.assertEqual([one.code for one in found], [code])


class _Forms(list):
    def index(self, *_words):
        raise AssertionError('a search through all rows for each of the findings listed')


class UsualNamesTest(ToolCase):
    def test_finds_usual_names_without_searching_all_rows_for_each(self):
        create(self.path, clean_delivery())
        delivery = engine.open_delivery(self.path)
        cls, report = delivery.find('PuntoMuestreoAguaSuper'), Report(delivery, lambda _fraction: None)
        forms = _Forms(['rare', 'usual'])
        r_inf_08._add_near(
            delivery, report, cls, cls.model.field('NOMBRE'), forms, {'rare': 'usual'})
        self.assertEqual([(one.value, one.expected) for one in report.findings],
                         [('Quebrada La Honda 1', 'Quebrada La Honda 2')])


if __name__ == '__main__':
    unittest.main()

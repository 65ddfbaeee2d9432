# -*- coding: utf-8 -*-
"""A user can cancel a run while a check computes, and not only while it reads."""
from __future__ import unicode_literals

import collections
import os
import unittest

from gdbaudit import engine
from gdbaudit.core import registry, ticking
from gdbaudit.tests.clean_delivery import clean_delivery
from gdbaudit.tests.defects import load_builders
from gdbaudit.tests.geodatabases import create
from gdbaudit.tests.tool_case import ToolCase

# Checks that compute for long on large classes.
LONG = ('04.03', '04.04', '04.05', '04.07', '04.08', '04.09', '04.12', '04.13', '11.01', '12.01', '12.04',
        '12.07', '13.01', '14.01')


class TickingTest(ToolCase):
    def setUp(self):
        ToolCase.setUp(self)
        self.addCleanup(setattr, ticking, 'SECONDS', ticking.SECONDS)
        ticking.SECONDS = -1  # no tick is left out

    def test_lets_the_user_cancel_while_a_check_computes(self):
        builders = load_builders()
        for code in LONG:
            self.remove_geodatabase()
            settings = builders[code](self.path).get('settings')
            chosen = self.write('ajustes.json', settings) if settings else None
            delivery, tool = engine.open_delivery(self.path, chosen), 'R_INF_' + code[:2]
            expected = engine.run_tool(delivery, tool).findings  # and all rows are read
            texts, title = collections.Counter(), registry.find_check(code).title
            engine.run_tool(delivery, tool, lambda _fraction, text: texts.update([text]))
            counted = [(count, text) for text, count in texts.items() if text.startswith(title)]
            count, chosen = max(counted)
            self.assertGreater(count, 1, code)
            left = [count]

            def progress(_fraction, text):
                left[0] -= text == chosen
                if not left[0]:
                    raise KeyboardInterrupt()

            with self.assertRaises(KeyboardInterrupt):
                engine.run_tool(delivery, tool, progress)
            self.assertEqual([one.as_dict() for one in engine.run_tool(delivery, tool).findings],
                             [one.as_dict() for one in expected])

    def test_lets_the_user_cancel_while_a_reference_is_read(self):
        content = clean_delivery()
        content['PuntoMuestreoAguaSuper'][0].values['MUNICIPIO'] = '25126'
        create(self.path, content)
        official = os.path.join(self.folder, 'oficial.gdb')
        create(official, {'Municipio': content['Municipio']})
        chosen = self.write('ajustes.json', {'referencia': official})
        delivery, calls = engine.open_delivery(self.path, chosen), []
        self.assertTrue(engine.run_tool(delivery, 'R_INF_11').findings)
        reference = delivery.derived['reference'][0]
        reference._rows.clear()
        with ticking.calling(lambda: calls.append(1)):
            reference.geometries(reference.find('Municipio'))
        self.assertEqual(calls, [1])
        delivery.close()
        self.assertEqual(delivery.derived, {})

    def test_leaves_out_ticks_that_follow_each_other_fast(self):
        ticking.SECONDS = 60
        calls = []
        with ticking.calling(lambda: calls.append(1)):
            for _ in range(3):
                ticking.tick()
        ticking.tick()
        self.assertEqual(calls, [1])


if __name__ == '__main__':
    unittest.main()

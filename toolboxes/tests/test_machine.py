# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import io
import os
import stat
import unittest

from case import ToolboxCase, refusal
from fake_server import HANG_UP
from metering import faults, machine, registration

ANSWER = (201, {'machine_token': 'secreto', 'machine_id': 'PC-1', 'username': 'laura'})


class MachineTest(ToolboxCase):
    def register(self):
        self.server.script.append(ANSWER)
        return registration.register(self.server.host[:-len('/api')], ' abcd-efgh ', 'PC-1')

    def test_keeps_the_token_for_its_owner_only(self):
        self.assertEqual(self.register(), 'El equipo PC-1 quedó registrado para laura.')
        self.assertEqual(self.server.asked[0]['body'],
                         {'activation_code': 'ABCD-EFGH', 'machine_id': 'PC-1'})
        with io.open(self.machine_file, encoding='utf-8') as kept:
            self.assertIn('secreto', kept.read())
        if os.name == 'posix':
            self.assertEqual(stat.S_IMODE(os.stat(self.machine_file).st_mode), 0o600)
            self.assertEqual(stat.S_IMODE(os.stat(self.home).st_mode), 0o700)

    def test_shows_the_registration_without_the_token(self):
        self.assertEqual(registration.show(), registration.UNKNOWN)
        self.register()
        self.assertIn('PC-1 está registrado para laura', registration.show())
        self.assertNotIn('secreto', '{}'.format(machine.status()))

    def test_forgets_and_tells_the_server(self):
        self.register()
        self.server.script.append((200, {'machine_id': 'PC-1', 'username': 'laura'}))
        self.assertEqual(registration.forget(), registration.FORGOTTEN)
        self.assertEqual(self.server.paths()[-1], '/machines/release')
        self.assertEqual(registration.show(), registration.UNKNOWN)
        # The name stays, so that the machine is known as the same one when it comes again.
        self.assertEqual(machine.name(), 'PC-1')

    def test_forgets_although_the_server_cannot_be_told_or_knows_already(self):
        for answers, told in (([refusal(401, 'UNAUTHENTICATED')], registration.FORGOTTEN),
                              ([HANG_UP] * 4, registration.FORGOTTEN_HERE)):
            self.register()
            self.server.script.extend(answers)
            machine_api = machine.api
            machine.api = lambda: quick(machine_api())
            try:
                self.assertEqual(registration.forget(), told)
            finally:
                machine.api = machine_api
            self.assertFalse(machine.status()['registered'])

    def test_asks_for_a_registration_when_there_is_none_or_the_file_is_broken(self):
        self.assertEqual(self.fails(faults.MeteringFault, machine.api).text,
                         machine.NOT_REGISTERED)
        self.register()
        with io.open(self.machine_file, 'w', encoding='utf-8') as kept:
            kept.write('{"host":')
        self.fails(faults.MeteringFault, machine.api)

    def test_names_the_machine_as_the_server_takes_it(self):
        name = machine.default_name()
        self.assertTrue(3 <= len(name) <= 100)
        name.encode('ascii')
        self.assertNotIn(' ', name)
        self.assertEqual(name, machine.default_name())


def quick(api):
    """The API without its waits."""
    api._sleep = lambda _seconds: None
    return api


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import errno
import io
import os
import stat
import unittest

from case import ToolboxCase, error_response
from fake_server import HANG_UP
from metering import errors, machine, registration

RESPONSE = (201, {'machine_token': 'secreto', 'machine_id': 'PC-1', 'username': 'laura'})


class MachineTest(ToolboxCase):
    def register(self, name=' PC-1 '):
        self.server.script.append(RESPONSE)
        return registration.register(self.server.host[:-len('/api')], ' abcd-efgh ', name)

    def test_stores_the_token_readable_by_its_owner_only(self):
        self.assertEqual(self.register(), 'El equipo PC-1 quedó registrado para laura.')
        self.assertEqual(self.server.requests[0]['body'],
                         {'activation_code': 'ABCD-EFGH', 'machine_id': 'PC-1'})
        with io.open(self.machine_file, encoding='utf-8') as stored:
            self.assertIn('secreto', stored.read())
        if os.name == 'posix':
            self.assertEqual(stat.S_IMODE(os.stat(self.machine_file).st_mode), 0o600)
            self.assertEqual(stat.S_IMODE(os.stat(self.home).st_mode), 0o700)

    def test_accepts_a_code_that_is_typed_with_spaces(self):
        self.server.script.append(RESPONSE)
        registration.register(self.server.host[:-len('/api')], 'rwbk d5yq\tw6bg', 'PC-1')
        self.assertEqual(self.server.requests[0]['body']['activation_code'], 'RWBKD5YQW6BG')

    def test_accepts_the_address_of_any_page_of_the_portal(self):
        portal = self.server.host[:-len('/api')]
        for page in ('', '/', '/downloads/', '/api/', '/api/docs ', '/auth?next=/'):
            address = portal + page
            self.assertEqual(registration.api_url(address), self.server.host)
        for address in ('portal.example.com', '', 'https://'):
            with self.assertRaises(errors.MeteringError) as caught:
                registration.register(address, 'abcd-efgh')
            self.assertEqual(caught.exception.text, errors.INSECURE_URL)

    def test_shows_the_registration_without_the_token(self):
        self.assertEqual(registration.show(), registration.NOT_REGISTERED)
        self.register()
        self.assertIn('PC-1 está registrado para laura', registration.show())
        self.assertNotIn('secreto', '{}'.format(machine.status()))

    def test_releases_the_machine_on_the_server(self):
        self.register()
        self.server.script.append((200, {'machine_id': 'PC-1', 'username': 'laura'}))
        self.assertEqual(registration.release(), registration.RELEASED)
        self.assertEqual(self.server.paths()[-1], '/machines/release')
        self.assertEqual(registration.show(), registration.NOT_REGISTERED)
        # The name is preserved: a new registration is of the same machine.
        self.register(None)
        self.assertEqual(self.server.requests[-1]['body']['machine_id'], 'PC-1')

    def test_removes_the_token_when_the_server_is_unreachable_or_has_released_it(self):
        for responses, message in (([error_response(401, 'UNAUTHENTICATED')], registration.RELEASED),
                              ([HANG_UP] * 4, registration.RELEASED_LOCALLY)):
            self.register()
            self.server.script.extend(responses)
            machine_api = machine.api
            machine.api = lambda: without_delays(machine_api())
            try:
                self.assertEqual(registration.release(), message)
            finally:
                machine.api = machine_api
            self.assertFalse(machine.status()['registered'])

    def test_requires_a_registration_when_the_file_is_missing(self):
        self.assertEqual(self.assert_error(errors.MeteringError, machine.api).text,
                         machine.NOT_REGISTERED)

    def damage(self, content):
        with io.open(self.machine_file, 'w', encoding='utf-8') as stored:
            stored.write(content)

    def test_says_that_the_registration_is_damaged_and_replaces_it(self):
        self.register()
        for content in ('{"host":', '[]', ''):
            self.damage(content)
            for work in (machine.api, registration.show, registration.release):
                self.assertEqual(self.assert_error(errors.MeteringError, work).text,
                                 machine.DAMAGED.format(self.machine_file))
            self.register()
            self.assertIn('PC-1 está registrado', registration.show())

    def test_preserves_a_registration_that_cannot_be_read(self):
        self.register()
        sent = len(self.server.requests)
        usual = io.open

        def fail(path, *more, **options):
            if path == self.machine_file:
                raise IOError(errno.EACCES, 'Permission denied')
            return usual(path, *more, **options)

        self.addCleanup(setattr, io, 'open', usual)
        io.open = fail
        for work in (machine.api, registration.show, registration.release, self.register):
            self.assertEqual(self.assert_error(errors.MeteringError, work).text,
                             machine.UNREADABLE.format(self.machine_file))
        io.open = usual
        self.assertEqual(len(self.server.requests), sent)
        self.assertIn('PC-1 está registrado', registration.show())

    def test_uses_no_code_when_the_token_could_not_be_stored(self):
        with io.open(self.home, 'w') as file_in_place_of_the_folder:
            file_in_place_of_the_folder.write('x')
        error = self.assert_error(errors.MeteringError, self.register)
        self.assertIn('El código de activación no se usó.', error.text)
        self.assertEqual(self.server.requests, [])

    def test_gives_the_machine_a_name_that_the_server_accepts(self):
        name = machine.default_name()
        self.assertTrue(3 <= len(name) <= 100)
        name.encode('ascii')
        self.assertNotIn(' ', name)
        self.assertEqual(name, machine.default_name())


def without_delays(api):
    """The API without its delays."""
    api._sleep = lambda _seconds: None
    return api


if __name__ == '__main__':
    unittest.main()

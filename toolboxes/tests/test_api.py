# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import unittest

from case import ToolboxCase, refusal, run_of
from fake_server import HANG_UP
from metering import faults
from metering.api import Api, new_key

MEASURE = {'feature_id': 'R_INF_04', 'fc_records90': 1200, 'tb_records90': 300}


class ApiTest(ToolboxCase):
    def setUp(self):
        ToolboxCase.setUp(self)
        self.waits = []
        self.api = Api(self.server.host + '/', 'secreto', self.waits.append)

    def test_sends_json_with_the_token_and_the_key(self):
        self.server.script.append((201, run_of('open')))
        self.assertEqual(self.api.reserve(MEASURE, 'clave-de-prueba')['utilization_id'], 7)
        self.assertEqual(self.server.asked, [{
            'method': 'POST', 'path': '/api/tool/v1/utilizations', 'body': MEASURE,
            'authorization': 'Bearer secreto', 'key': 'clave-de-prueba',
            'type': 'application/json'}])

    def test_repeats_a_request_whose_answer_was_lost_with_the_same_key(self):
        self.server.script.extend([HANG_UP, refusal(503, 'SERVICE_UNAVAILABLE'),
                                   (201, run_of('open'))])
        self.api.reserve(MEASURE, 'clave-de-prueba')
        self.assertEqual([asked['key'] for asked in self.server.asked], ['clave-de-prueba'] * 3)
        self.assertEqual(self.waits, [1, 2])

    def test_gives_up_after_four_tries(self):
        self.server.script.extend([HANG_UP] * 5)
        fault = self.fails(faults.Unreachable, self.api.tools)
        self.assertEqual(len(self.server.asked), 4)
        self.assertIn('No fue posible comunicarse', fault.text)

    def test_waits_as_long_as_the_server_asks_unless_that_is_very_long(self):
        self.server.script.extend([refusal(429, 'TOO_MANY_REQUESTS', retry_after=9),
                                   (200, {'items': []})])
        self.assertEqual(self.api.tools(), [])
        self.assertEqual(self.waits, [9])
        self.server.script.append(refusal(429, 'TOO_MANY_REQUESTS', retry_after=900))
        self.assertEqual(self.fails(faults.Refused, self.api.tools).status, 429)

    def test_does_not_repeat_a_refusal_and_tells_it(self):
        fields = [{'field': 'tb_records90', 'message': 'debe ser un número'}]
        self.server.script.append(refusal(400, 'VALIDATION_ERROR', fields=fields))
        fault = self.fails(faults.Refused, lambda: self.api.estimate(MEASURE))
        self.assertEqual(fault.text, 'texto del servidor\n- tb_records90: debe ser un número')
        self.server.script.append(refusal(401, 'UNAUTHENTICATED'))
        self.assertIn('no está registrado', self.fails(faults.Refused, self.api.tools).text)

    def test_does_not_repeat_a_registration_whose_answer_was_lost(self):
        self.server.script.append(HANG_UP)
        self.fails(faults.Unreachable, lambda: self.api.register('ABCD', 'PC-1'))
        self.assertEqual(len(self.server.asked), 1)

    def test_follows_no_redirect_with_the_token(self):
        elsewhere = {'Location': self.server.host + '/tool/v1/estimates'}
        self.server.script.append((302, {'code': 'MOVED', 'error': 'x'}, elsewhere))
        self.fails(faults.Refused, self.api.tools)
        self.assertEqual(len(self.server.asked), 1)

    def test_tells_an_answer_that_is_not_of_the_api(self):
        self.server.script.append((200, b'<html>portal cautivo</html>'))
        self.assertIn('no se puede leer', self.fails(faults.Refused, self.api.tools).text)

    def test_takes_unprotected_addresses_of_this_machine_only(self):
        for host in ('http://portal.example.com/api', 'ftp://x', 'portal.example.com', ''):
            self.assertEqual(self.fails(faults.MeteringFault, lambda: Api(host)).text,
                             faults.NOT_SAFE)
        self.assertEqual(Api(' https://portal.example.com/api/ ').host,
                         'https://portal.example.com/api')

    def test_makes_a_new_key_each_time(self):
        self.assertNotEqual(new_key(), new_key())


if __name__ == '__main__':
    unittest.main()

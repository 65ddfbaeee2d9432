# -*- coding: utf-8 -*-
from __future__ import unicode_literals

import io
import socket
import unittest

from case import ToolboxCase, error_response, run_of
from fake_server import HANG_UP
from metering import errors, transport
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
        self.assertEqual(self.server.requests, [{
            'method': 'POST', 'path': '/api/tool/v1/utilizations', 'body': MEASURE,
            'authorization': 'Bearer secreto', 'key': 'clave-de-prueba',
            'type': 'application/json'}])

    def test_retries_a_request_without_response_with_the_same_idempotency_key(self):
        self.server.script.extend([HANG_UP, error_response(503, 'SERVICE_UNAVAILABLE'),
                                   (201, run_of('open'))])
        self.api.reserve(MEASURE, 'clave-de-prueba')
        self.assertEqual([request['key'] for request in self.server.requests], ['clave-de-prueba'] * 3)
        self.assertEqual(self.waits, [1, 2])

    def test_retries_an_error_response_that_breaks_off(self):
        class Broken(io.BytesIO):
            def read(self, *_size):
                raise socket.timeout('timed out')

        class Opener(object):
            def open(self, request, timeout):
                raise transport.HTTPError(request.get_full_url(), 503, 'x', {}, Broken())

        self.addCleanup(setattr, transport, '_opener', transport._opener)
        transport._opener = lambda _host: Opener()
        self.assert_error(errors.Unreachable, self.api.tools)
        self.assertEqual(self.waits, [1, 2, 4])

    def test_retries_when_the_systems_reason_is_made_of_bytes(self):
        reason = socket.error(10061, b'No se puede establecer una conexi\xf3n')

        class Opener(object):
            def open(self, request, timeout):
                raise error

        self.addCleanup(setattr, transport, '_opener', transport._opener)
        transport._opener = lambda _host: Opener()
        for error in (reason, transport.URLError(reason)):
            self.assertIn('No fue posible comunicarse',
                          self.assert_error(errors.Unreachable, self.api.tools).text)
        self.assertEqual(self.waits, [1, 2, 4] * 2)

    def test_stops_after_four_attempts(self):
        self.server.script.extend([HANG_UP] * 5)
        error = self.assert_error(errors.Unreachable, self.api.tools)
        self.assertEqual(len(self.server.requests), 4)
        self.assertIn('No fue posible comunicarse', error.text)

    def test_waits_as_long_as_retry_after_says_up_to_a_limit(self):
        self.server.script.extend([error_response(429, 'TOO_MANY_REQUESTS', retry_after=9),
                                   (200, {'items': []})])
        self.assertEqual(self.api.tools(), [])
        self.assertEqual(self.waits, [9])
        self.server.script.append(error_response(429, 'TOO_MANY_REQUESTS', retry_after=900))
        self.assertEqual(self.assert_error(errors.Rejected, self.api.tools).status, 429)

    def test_does_not_retry_an_error_response_and_reports_it(self):
        fields = [{'field': 'tb_records90', 'message': 'debe ser un número'}]
        self.server.script.append(error_response(400, 'VALIDATION_ERROR', fields=fields))
        error = self.assert_error(errors.Rejected, lambda: self.api.estimate(MEASURE))
        self.assertEqual(error.text, 'texto del servidor\n- tb_records90: debe ser un número')
        self.server.script.append(error_response(401, 'UNAUTHENTICATED'))
        self.assertIn('no está registrado', self.assert_error(errors.Rejected, self.api.tools).text)

    def test_names_a_rejected_field_as_the_form_does(self):
        fields = [{'field': 'machine_id', 'message': 'Use letras sin tilde.'}]
        self.server.script.append(error_response(400, 'VALIDATION_ERROR', fields=fields))
        error = self.assert_error(
            errors.Rejected, lambda: self.api.register('ABCD', 'Portátil de Ana'))
        self.assertEqual(
            error.text, 'texto del servidor\n- Nombre del equipo: Use letras sin tilde.')

    def test_does_not_retry_a_registration_without_response(self):
        self.server.script.append(HANG_UP)
        self.assert_error(errors.Unreachable, lambda: self.api.register('ABCD', 'PC-1'))
        self.assertEqual(len(self.server.requests), 1)

    def test_follows_no_redirect_with_the_token(self):
        elsewhere = {'Location': self.server.host + '/tool/v1/estimates'}
        self.server.script.append((302, {'code': 'MOVED', 'error': 'x'}, elsewhere))
        self.assert_error(errors.Rejected, self.api.tools)
        self.assertEqual(len(self.server.requests), 1)

    def test_reports_a_response_that_is_not_of_the_api(self):
        self.server.script.append((200, b'<html>portal cautivo</html>'))
        self.assertIn('no se puede leer', self.assert_error(errors.Rejected, self.api.tools).text)

    def test_says_to_wait_when_a_gateway_responds_for_the_server(self):
        self.server.script.extend([(503, b'<html>Service Unavailable</html>')] * 4)
        text = self.assert_error(errors.Rejected, self.api.tools).text
        self.assertIn('no está disponible en este momento (503). Intente', text)

    def test_accepts_plain_http_on_the_loopback_address_only(self):
        for host in ('http://portal.example.com/api', 'ftp://x', 'portal.example.com', ''):
            self.assertEqual(self.assert_error(errors.MeteringError, lambda: Api(host)).text,
                             errors.INSECURE_URL)
        self.assertEqual(Api(' https://portal.example.com/api/ ').host,
                         'https://portal.example.com/api')

    def test_creates_a_new_key_each_time(self):
        self.assertNotEqual(new_key(), new_key())


if __name__ == '__main__':
    unittest.main()

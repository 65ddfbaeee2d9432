# -*- coding: utf-8 -*-
"""The toolboxes behind the proxy of a company."""
from __future__ import unicode_literals

import io
import os
import unittest

from case import ROOT, ToolboxCase, estimate, run_of
from fake_proxy import FakeProxy
from fake_server import FakeServer
import fake_engine
import gdb_audit
import registro_equipo
from metering import errors, registration, terminal, transport
from metering.api import Api

# Of localhost, with the company that signed it.
CERTIFICATE = os.path.join(ROOT, 'tests', 'untrusted.pem')
MARK = '-----BEGIN CERTIFICATE-----'
VARIABLES = ('HTTPS_PROXY', 'NO_PROXY', 'SSL_CERT_FILE')
USER = 'ana:cl@ve'


class ProxyTest(ToolboxCase):
    def setUp(self):
        ToolboxCase.setUp(self)
        self.said = []
        self.waits = []
        self.addCleanup(setattr, terminal, 'show_message', terminal.show_message)
        terminal.show_message = self.said.append
        names = VARIABLES + tuple(one.lower() for one in VARIABLES)
        stored = dict((name, os.environ.pop(name)) for name in names if name in os.environ)
        self.addCleanup(os.environ.update, stored)
        for name in VARIABLES:
            self.addCleanup(os.environ.pop, name, None)

    def set(self, name, value):
        os.environ[str(name)] = str(value)

    def trust(self):
        """The company's certificate, as a user names it."""
        path = os.path.join(self.folder, 'red.pem')
        with io.open(CERTIFICATE, encoding='ascii') as source, io.open(path, 'w') as stream:
            stream.write(MARK + source.read().rpartition(MARK)[2])
        self.set('SSL_CERT_FILE', path)

    def proxy(self, credentials='', **options):
        """A proxy that the user names with some credentials."""
        made = FakeProxy(**options)
        self.addCleanup(made.close)
        self.set('HTTPS_PROXY', 'http://' + credentials + made.address)
        return made

    def secure_server(self):
        server = FakeServer(CERTIFICATE)
        self.addCleanup(server.close)
        server.script.append((200, {'items': []}))
        self.trust()
        return server

    def rejection(self, server):
        """The message of a request that gets no response."""
        return self.assert_error(
            errors.Unreachable, Api(server.host, 'secreto', self.waits.append).tools).text

    def test_goes_through_the_proxy_with_its_user_and_gives_it_no_token(self):
        server = self.secure_server()
        proxy = self.proxy('ana:cl%40ve@', user=USER)
        self.assertEqual(Api(server.host, 'secreto').tools(), [])
        self.assertEqual(server.requests[0]['authorization'], 'Bearer secreto')
        (target, credentials, token), = proxy.requests
        self.assertEqual((target, credentials, token), (
            server.host.split('/')[2], 'Basic YW5hOmNsQHZl', None))

    def test_goes_directly_to_a_server_that_needs_no_proxy(self):
        server = self.secure_server()
        proxy = self.proxy(status=403)
        self.set('NO_PROXY', 'otro.example.com,localhost')
        self.assertEqual(Api(server.host, 'secreto').tools(), [])
        self.assertEqual(proxy.requests, [])

    def test_goes_through_the_proxy_of_the_program_unless_the_environment_names_another(self):
        self.addCleanup(setattr, transport, 'program_proxy', transport.program_proxy)
        server = self.secure_server()
        server.script.append((200, {'items': []}))
        other, own = self.proxy(), FakeProxy(user=USER)
        self.addCleanup(own.close)
        transport.program_proxy = lambda host: 'http://ana:cl%40ve@' + own.address
        self.assertEqual(Api(server.host, 'secreto').tools(), [])
        self.assertEqual((len(other.requests), len(own.requests)), (1, 0))
        os.environ.pop(str('HTTPS_PROXY'))
        self.assertEqual(Api(server.host, 'secreto').tools(), [])
        self.assertEqual((len(other.requests), len(own.requests)), (1, 1))
        own.status = 502
        self.assertEqual(self.rejection(server), errors.PROXY_UNREACHABLE.format(
            host=server.host, proxy=own.address))

    def test_registers_and_runs_where_the_network_inspects_connections(self):
        self.trust()
        self.proxy('ana:cl%40ve@', user=USER, certificate=CERTIFICATE)
        portal = self.server.host.replace('http://127.0.0.1', 'https://localhost')[:-len('/api')]
        self.server.script.append(
            (201, {'machine_token': 'secreto', 'machine_id': 'PC-1', 'username': 'ana'}))
        registered = terminal.main(registro_equipo.build_parser(), [
            'registrar', '--portal', portal, '--codigo', 'ABCD'])
        self.server.script.extend([estimate(), (201, run_of('open')), (200, run_of('finished'))])
        ran = terminal.main(gdb_audit.build_parser(fake_engine), [
            'ejecutar', '--herramienta', 'R_INF_04', '--geodatabase', self.geodatabase(), '--salida',
            os.path.join(self.folder, 'salida')])
        self.assertEqual((registered, ran), (0, 0), self.said)
        self.assertIn('está registrado para ana en ' + portal, registration.show())
        self.assertEqual(self.server.paths()[-1], '/utilizations/7/finish')
        self.assertIn('Créditos de la ejecución: 2,50', self.said)

    def test_sends_nothing_where_the_certificate_of_the_network_is_unknown(self):
        self.proxy(certificate=CERTIFICATE)
        host = self.server.host.replace('http://127.0.0.1', 'https://localhost')
        text = self.assert_error(
            errors.MeteringError, Api(host, 'secreto', self.waits.append).tools).text
        self.assertEqual(text, errors.UNTRUSTED_CERTIFICATE.format(host=host))
        self.assertEqual((self.server.requests, self.waits), ([], []))

    def test_gives_a_wrong_password_once(self):
        """Several attempts may block the user's account."""
        server = self.secure_server()
        for credentials in ('', 'ana:otra@'):
            proxy = self.proxy(credentials, user=USER)
            self.assertEqual(self.rejection(server), errors.PROXY_USER.format(
                host=server.host, reason='407 Proxy Authentication Required'))
            self.assertEqual((len(proxy.requests), self.waits, server.requests), (1, [], []))

    def test_names_who_can_permit_the_portal_when_the_proxy_forbids_it(self):
        server = self.secure_server()
        proxy = self.proxy(status=403)
        self.assertEqual(self.rejection(server), errors.PROXY_FORBIDS.format(
            host=server.host, reason='403 Forbidden'))
        self.assertEqual((len(proxy.requests), self.waits), (1, []))

    def test_tries_again_when_the_proxy_does_not_reach_the_portal(self):
        server = self.secure_server()
        proxy = self.proxy('ana:cl%40ve@', status=502)
        self.assertEqual(self.rejection(server), errors.PROXY_UNREACHABLE.format(
            host=server.host, proxy=proxy.address))
        self.assertEqual((len(proxy.requests), self.waits), (4, [1, 2, 4]))

    def test_names_a_proxy_that_does_not_respond_without_its_password(self):
        server = self.secure_server()
        for scheme in ('http://', ''):
            self.set('HTTPS_PROXY', scheme + 'ana:clave@127.0.0.1:9/')
            self.assertEqual(self.rejection(server), errors.PROXY_UNREACHABLE.format(
                host=server.host, proxy='127.0.0.1:9'))


if __name__ == '__main__':
    unittest.main()

# -*- coding: utf-8 -*-
"""The base class of the tests: a fake server, a temporary folder, and the fake arcpy."""
from __future__ import unicode_literals

import json
import os
import shutil
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
for folder in ('', 'registration', 'calculator', os.path.join('gdbaudit', 'hosts'), 'tests'):
    sys.path.insert(0, os.path.join(ROOT, folder))

import fake_arcpy
from fake_server import FakeServer
from metering import private_file


class Messages(object):
    """The messages of a form, as the desktop application accepts them."""

    def __init__(self):
        self.said = []
        self.errors = []
        self.addMessage = self.said.append
        self.addErrorMessage = self.errors.append


class ToolboxCase(unittest.TestCase):
    """A test with its own server and home folder of the toolboxes."""

    def setUp(self):
        sys.modules['arcpy'] = fake_arcpy
        self.folder = tempfile.mkdtemp()
        self.home = os.path.join(self.folder, 'casa')
        os.environ['GDB_AUDIT_HOME'] = self.home
        self.server = FakeServer()
        self.machine_file = os.path.join(self.home, 'equipo.json')

    def tearDown(self):
        self.server.close()
        sys.modules.pop('arcpy', None)
        shutil.rmtree(self.folder)

    def registered(self):
        """Stores a registration, as the registration toolbox does."""
        private_file.write(self.machine_file, {
            'host': self.server.host, 'machine_id': 'PC-1', 'machine_token': 'secreto',
            'username': 'laura'})

    def geodatabase(self, **plan):
        """Writes a geodatabase for the fake engine. Returns its path."""
        path = os.path.join(self.folder, 'estudio.gdb')
        plan.setdefault('counts', {'fc_records90': 10, 'tb_records90': 3})
        with open(path, 'wb') as stream:
            stream.write(json.dumps(plan).encode('ascii'))
        return path

    def left(self):
        """The names of the files of runs that have not ended."""
        folder = os.path.join(self.home, 'ejecuciones')
        return os.listdir(folder) if os.path.isdir(folder) else []

    def results(self, output, field='tools'):
        """A field of the results of each audit below a folder, by the audits' folders."""
        found = {}
        for name in sorted(os.listdir(output)):
            with open(os.path.join(output, name, 'hallazgos.json'), 'rb') as stream:
                found[name] = json.loads(stream.read().decode('ascii'))[field]
        return found

    def assert_error(self, kind, work):
        """Calls ``work``, which must raise ``kind``. Returns the error."""
        try:
            work()
        except kind as error:
            return error
        self.fail('nothing was raised')


def run_of(state, utilization_id=7, **changes):
    """A run as the server responses it."""
    response = {
        'utilization_id': utilization_id, 'state': state, 'credits_used': '2.50',
        'credits_reserved': '2.50', 'credits_shortfall': '0.00', 'available_credits': '17.50',
    }
    response.update(changes)
    return response


def estimate(tool='R_INF_04', **changes):
    """An estimate as the server responses it."""
    response = {
        'feature_id': tool, 'score': '20.5', 'level': 'Nivel 1', 'credits': '2.50',
        'available_credits': '40.00', 'enough': True,
    }
    response.update(changes)
    return (200, response)


def error_response(status, code, **extras):
    """An error response."""
    return (status, dict(extras, code=code, error='texto del servidor'))

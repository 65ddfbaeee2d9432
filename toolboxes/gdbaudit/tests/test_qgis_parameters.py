# -*- coding: utf-8 -*-
"""The parameters of the plugin's audits, with a fake of qgis.core."""
from __future__ import unicode_literals

import os
import sys
import types
import unittest

HOSTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'hosts')
NAMES = ('QgsProcessingContext', 'QgsProcessingException',
         'QgsProcessingLayerPostProcessorInterface', 'QgsProcessingOutputBoolean',
         'QgsProcessingOutputFolder', 'QgsProcessingOutputString', 'QgsProcessingOutputVectorLayer',
         'QgsProcessingParameterDefinition', 'QgsProcessingParameterEnum',
         'QgsProcessingParameterFile', 'QgsProcessingParameterNumber', 'QgsVectorLayer')


class _Fake(object):
    """Any class of qgis.core: it stores how it was made."""

    Folder, Double, FlagAdvanced = 'Folder', 'Double', 2

    def __init__(self, name='', text='', behavior=None, *_others, **options):
        self.name, self.behavior, self.options = name, behavior, options

    def flags(self):
        return 0

    def setFlags(self, _flags):
        pass


class _FakeAlgorithm(object):
    def __init__(self):
        self.parameters = {}

    def addParameter(self, one):
        self.parameters[one.name] = one

    def addOutput(self, _one):
        pass


class QgisParametersTest(unittest.TestCase):
    def setUp(self):
        core = types.ModuleType(str('qgis.core'))
        core.__dict__.update((name, type(str(name), (_Fake,), {})) for name in NAMES)
        core.QgsProcessingAlgorithm = _FakeAlgorithm
        before, path = set(sys.modules), list(sys.path)
        sys.modules.update({'qgis': types.ModuleType(str('qgis')), 'qgis.core': core})
        sys.path.append(HOSTS)
        self.addCleanup(self.restore, before, path)
        from gdbaudit.hosts.qgis import audits
        self.audits = audits

    def restore(self, before, path):
        sys.path[:] = path
        for name in set(sys.modules) - before:
            if name.startswith(('qgis', 'gdbaudit.hosts', 'metered_audit')):
                del sys.modules[name]

    def test_requires_the_folder_of_paid_results(self):
        algorithm = self.audits.AuditAll()
        algorithm.initAlgorithm()
        folder = algorithm.parameters['SALIDA']
        self.assertEqual(type(folder).__name__, 'QgsProcessingParameterFile')
        self.assertEqual(folder.behavior, _Fake.Folder)
        self.assertFalse(folder.options.get('optional'))
        self.assertIsNone(folder.options.get('defaultValue'))


if __name__ == '__main__':
    unittest.main()

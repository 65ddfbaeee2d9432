# -*- coding: utf-8 -*-
"""The provider «GDB Audit»: one algorithm per tool, one for all, and those of the account."""
from __future__ import unicode_literals

from gdbaudit.core import registry
from qgis.core import QgsProcessingProvider

from . import algorithms


class Provider(QgsProcessingProvider):
    def id(self):
        return 'gdbaudit'

    def name(self):
        return 'GDB Audit'

    def longName(self):
        return 'GDB Audit V1.02'

    def loadAlgorithms(self):
        self.addAlgorithm(algorithms.Audit(None))
        for tool in registry.tools():
            self.addAlgorithm(algorithms.Audit(tool))
        for kind in (algorithms.Price, algorithms.Register, algorithms.Pending):
            self.addAlgorithm(kind())

# -*- coding: utf-8 -*-
"""The provider «GDB Audit»: one algorithm per tool, one for all, and those of the account."""
from __future__ import unicode_literals

import gdbaudit
from gdbaudit.core import registry
from qgis.core import QgsProcessingProvider

from . import account, audits


class Provider(QgsProcessingProvider):
    def id(self):
        return 'gdbaudit'

    def name(self):
        return 'GDB Audit'

    def longName(self):
        return gdbaudit.PROGRAM

    def loadAlgorithms(self):
        for tool in registry.tools():
            self.addAlgorithm(audits.Audit(tool))
        for kind in (audits.AuditAll, audits.Price, account.Register, account.Pending):
            self.addAlgorithm(kind())

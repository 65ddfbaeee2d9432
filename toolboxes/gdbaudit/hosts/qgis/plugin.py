# -*- coding: utf-8 -*-
"""Adds the provider to Processing, in the application and in qgis_process."""
from __future__ import unicode_literals

from qgis.core import QgsApplication

from .provider import Provider


class Plugin(object):
    def __init__(self):
        self._provider = None

    def initProcessing(self):
        """Called by qgis_process, which has no window."""
        self._provider = Provider()
        QgsApplication.processingRegistry().addProvider(self._provider)

    def initGui(self):
        self.initProcessing()

    def unload(self):
        QgsApplication.processingRegistry().removeProvider(self._provider)

# -*- coding: utf-8 -*-
"""Adds the provider to Processing, in the application and in qgis_process."""
from __future__ import unicode_literals

import os
import sys

from qgis.core import QgsApplication

# The engine, its host and the metering client are packed beside this file.
FOLDER = os.path.dirname(os.path.abspath(__file__))
PACKED = ('gdbaudit', 'metered_audit', 'metering')


class Plugin(object):
    def __init__(self):
        self._provider = None

    def initProcessing(self):
        """Called by qgis_process, which has no window."""
        if FOLDER not in sys.path:
            # Last, as other modules of this folder have common names.
            sys.path.append(FOLDER)
        from . import network
        from .provider import Provider
        network.use()
        self._provider = Provider()
        QgsApplication.processingRegistry().addProvider(self._provider)

    def initGui(self):
        """Called by the application."""
        self.initProcessing()

    def unload(self):
        """Called before the plugin is removed or replaced by another version: its modules are
        unloaded, so that those of the new version are imported."""
        QgsApplication.processingRegistry().removeProvider(self._provider)
        for name in list(sys.modules):
            if name.split('.')[0] in PACKED:
                del sys.modules[name]
        if FOLDER in sys.path:
            sys.path.remove(FOLDER)

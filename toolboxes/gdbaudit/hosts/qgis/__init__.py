# -*- coding: utf-8 -*-
"""The QGIS plugin: a provider of Processing algorithms."""
from __future__ import unicode_literals

import os
import sys


def classFactory(_iface):
    """What QGIS calls to load the plugin."""
    # The engine and the metering client are packed beside this file.
    folder = os.path.dirname(os.path.abspath(__file__))
    if folder not in sys.path:
        sys.path.insert(0, folder)
    from .plugin import Plugin
    return Plugin()

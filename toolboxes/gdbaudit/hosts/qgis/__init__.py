# -*- coding: utf-8 -*-
"""The QGIS plugin: a provider of Processing algorithms."""
from __future__ import unicode_literals


def classFactory(_iface):
    """What QGIS calls to load the plugin."""
    from .plugin import Plugin
    return Plugin()

# -*- coding: utf-8 -*-
"""The proxy of the settings of QGIS, for the requests of the metering API."""
from __future__ import unicode_literals

from urllib.parse import quote

from metering import transport
from qgis.core import QgsNetworkAccessManager
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtNetwork import QNetworkProxy, QNetworkProxyQuery


def _proxy_of(host):
    """The address of the HTTP proxy that QGIS has for a host; None for none, and where QGIS uses that
    of the system."""
    manager = QgsNetworkAccessManager.instance()
    if manager.useSystemProxy():
        return None
    for one in manager.proxyFactory().queryProxy(QNetworkProxyQuery(QUrl(host))):
        if one.type() in (QNetworkProxy.HttpProxy, QNetworkProxy.HttpCachingProxy):
            user = '{}:{}@'.format(
                quote(one.user(), ''), quote(one.password(), '')) if one.user() else ''
            return 'http://{}{}:{}'.format(user, one.hostName(), one.port())
    return None


def use():
    """From here on requests go through the proxy of QGIS, unless the environment names one."""
    transport.program_proxy = _proxy_of

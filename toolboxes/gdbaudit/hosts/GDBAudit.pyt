# -*- coding: utf-8 -*-
"""Form of the audit client in the desktop application."""
from __future__ import unicode_literals

import os
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, FOLDER)
if os.path.isdir(os.path.join(FOLDER, 'metering')):
    # The application may have loaded those of another toolbox or release.
    for name in [one for one in sys.modules
                 if one.split('.')[0] in ('gdbaudit', 'metered_audit', 'metering')]:
        del sys.modules[name]

import gdbaudit  # from this folder, before another release is loaded
import metered_audit
from metering import desktop, forms, pending, prices


class Toolbox(object):
    def __init__(self):
        self.label = 'GDB Audit V1.02'
        self.alias = 'gdbaudit'
        self.tools = [Ejecutar, Pendientes]


class Form(metered_audit.Host):
    """The messages and the progress bar of the running form."""

    def __init__(self, show_message, title):
        self.show_message = show_message
        self._bar = desktop.Progressor(title)
        self.show_progress = self._bar.show
        self.cancelled = self._bar.cancelled
        self.close = self._bar.close


class Ejecutar(object):
    # The installed engine unless another one is set.
    engine = None

    def __init__(self):
        self.label = 'Ejecutar una herramienta o todas'
        self.description = (
            'Cuenta los registros, muestra el precio, reserva los créditos, ejecuta la herramienta '
            'sobre la geodatabase y cobra cuando los resultados están escritos. Una ejecución que '
            'falla o se cancela no se cobra. Con «Todas», cada herramienta es una ejecución.')
        self.canRunInBackground = False

    def getParameterInfo(self):
        tool = desktop.parameter('herramienta', 'Herramienta', 'GPString')
        tool.filter.type = 'ValueList'
        tool.filter.list = [metered_audit.ALL] + list(prices.TOOLS)
        return [
            tool,
            desktop.parameter('geodatabase', 'Geodatabase o carpeta de shapefiles', 'DEWorkspace'),
            desktop.parameter('salida', 'Carpeta en la que se crea la de resultados', 'DEFolder'),
            desktop.parameter('ajustes', 'Archivo de ajustes (JSON)', 'DEFile', required=False),
            desktop.parameter('anterior', 'Resultados anteriores (JSON o libro de hallazgos)',
                              'DEFile', required=False),
        ]

    def execute(self, parameters, messages):
        tool, geodatabase, output, settings, previous = forms.texts(parameters)

        def work(show_message):
            job = metered_audit.Job(
                metered_audit.chosen(tool), geodatabase, output, settings, previous)
            host = Form(show_message, self.label)
            try:
                metered_audit.run(host, job, self.engine)
            finally:
                host.close()

        forms.run(messages, work)


class Pendientes(object):
    def __init__(self):
        self.label = 'Terminar ejecuciones interrumpidas'
        self.description = (
            'Informa al servidor el final de las ejecuciones que quedaron abiertas, por ejemplo '
            'después de un corte de energía.')
        self.canRunInBackground = False

    def getParameterInfo(self):
        return []

    def execute(self, parameters, messages):
        forms.run(messages, pending.end_all)

# -*- coding: utf-8 -*-
"""The algorithms of the account: the machine's registration, and the end of interrupted runs."""
from __future__ import unicode_literals

from metering import pending, registration
from qgis.core import QgsProcessingParameterString

from .algorithm import Algorithm, show

REGISTER_HELP = (
    'Vincula este equipo con su cuenta. Cree antes un código de activación en su perfil del '
    'portal; el código vence a los 10 minutos.')
PENDING_HELP = (
    'Informa al servidor el final de las ejecuciones que quedaron abiertas, por ejemplo después '
    'de un corte de energía.')


class Register(Algorithm):
    code = 'registrar_equipo'
    title = 'Registrar este equipo'
    help_text = REGISTER_HELP

    def initAlgorithm(self, _configuration=None):
        self.addParameter(QgsProcessingParameterString(
            'PORTAL', 'Dirección del portal (https://…)'))
        self.addParameter(QgsProcessingParameterString('CODIGO', 'Código de activación'))
        self.addParameter(QgsProcessingParameterString(
            'EQUIPO', 'Nombre del equipo', optional=True))
        Algorithm.initAlgorithm(self)

    def work(self, parameters, context, feedback):
        """Registers the machine."""
        portal, code, name = [
            self.text(parameters, one, context) for one in ('PORTAL', 'CODIGO', 'EQUIPO')]
        return show(feedback, [registration.register(portal, code, name)])


class Pending(Algorithm):
    code = 'pendientes'
    title = 'Terminar ejecuciones interrumpidas'
    help_text = PENDING_HELP

    def work(self, _parameters, _context, feedback):
        """Ends the runs that an earlier process left open."""
        lines = []
        try:
            pending.end_all(lines.append)
        finally:
            shown = show(feedback, lines)
        return shown

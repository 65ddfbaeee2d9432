# -*- coding: utf-8 -*-
"""The Processing algorithms; the audit itself is ``metered_audit``'s."""
from __future__ import unicode_literals

import os

import metered_audit
from gdbaudit.core import registry
from metering import faults, machine, prices
from qgis.core import (
    QgsProcessingAlgorithm, QgsProcessingException, QgsProcessingOutputFolder,
    QgsProcessingOutputString, QgsProcessingParameterDefinition, QgsProcessingParameterFile,
    QgsProcessingParameterFolderDestination, QgsProcessingParameterNumber,
    QgsProcessingParameterString)

TOO_DEAR = 'La ejecución cuesta más créditos que el máximo que indicó ({}). No se reservó nada.'
ALL_NAME = 'Todas las herramientas'
ALL_HELP = (
    'Ejecuta las quince herramientas, una por una, y escribe un solo libro de hallazgos. '
    'Cada herramienta es una ejecución: si una falla, esa no se cobra y las demás siguen.')
PRICE_HELP = 'Cuenta los registros y muestra el score y los créditos, sin ejecutar ni cobrar.'
REGISTER_HELP = (
    'Vincula este equipo con su cuenta. Cree antes un código de activación en su perfil del '
    'portal; el código vence a los 10 minutos.')
PENDING_HELP = (
    'Informa al servidor el final de las ejecuciones que quedaron abiertas, por ejemplo después '
    'de un corte de energía.')


class QgisHost(metered_audit.Host):
    """The feedback of a running algorithm."""

    def __init__(self, feedback, most=None):
        self._feedback = feedback
        self._most = most
        self.folder = None

    def say(self, text):
        self._feedback.pushInfo(text)

    def show_progress(self, percent, text):
        self._feedback.setProgress(percent)
        self._feedback.setProgressText(text)

    def cancelled(self):
        return self._feedback.isCanceled()

    def accepts(self, credits):
        """Whether a price is within the most that the user allowed."""
        return self._most is None or not prices.is_more(credits, self._most)


class _Algorithm(QgsProcessingAlgorithm):
    """What all of them share: texts, and faults as QGIS shows them."""

    code = None
    title = None
    help_text = None
    group_name = 'Cuenta'

    def name(self):
        return self.code

    def displayName(self):
        return self.title

    def group(self):
        return self.group_name

    def groupId(self):
        return self.group_name.lower()

    def shortHelpString(self):
        return self.help_text

    def createInstance(self):
        return type(self)()

    def initAlgorithm(self, _configuration=None):
        self.addOutput(QgsProcessingOutputString('MENSAJE', 'Mensaje'))

    def processAlgorithm(self, parameters, context, feedback):
        try:
            return self.work(parameters, context, feedback)
        except faults.MeteringFault as fault:
            raise QgsProcessingException(fault.text)


def _geodatabase():
    return QgsProcessingParameterFile(
        'GEODATABASE', 'Geodatabase (.gdb) o carpeta de shapefiles',
        QgsProcessingParameterFile.Folder)


def _settings():
    one = QgsProcessingParameterFile('AJUSTES', 'Archivo de ajustes (JSON)', optional=True)
    one.setFlags(one.flags() | QgsProcessingParameterDefinition.FlagAdvanced)
    return one


class Audit(_Algorithm):
    """One tool; all of them where ``tool`` is None."""

    group_name = 'Revisiones'

    def __init__(self, tool):
        _Algorithm.__init__(self)
        self._tool = tool
        self.code = tool.code.lower() if tool else 'todas'
        self.title = '{} · {}'.format(tool.code, tool.name) if tool else ALL_NAME
        self.help_text = '<br>'.join(
            '{} {}'.format(one.code, one.title) for one in tool.checks.values()
        ) if tool else ALL_HELP

    def createInstance(self):
        return Audit(self._tool)

    def initAlgorithm(self, _configuration=None):
        self.addParameter(_geodatabase())
        self.addParameter(QgsProcessingParameterNumber(
            'MAXIMO', 'Créditos que está dispuesto a usar, como máximo',
            QgsProcessingParameterNumber.Double, optional=True, minValue=0))
        self.addParameter(QgsProcessingParameterFile(
            'ANTERIOR', 'Resultados anteriores (JSON o libro de hallazgos)', optional=True))
        self.addParameter(_settings())
        self.addParameter(QgsProcessingParameterFolderDestination(
            'SALIDA', 'Carpeta en la que se crea la de resultados'))
        self.addOutput(QgsProcessingOutputFolder('RESULTADOS', 'Carpeta de resultados'))

    def work(self, parameters, context, feedback):
        """Runs the tools. Gives the folder of the results."""
        most = None
        if parameters.get('MAXIMO') is not None:
            most = '{}'.format(self.parameterAsDouble(parameters, 'MAXIMO', context))
        output = self.parameterAsString(parameters, 'SALIDA', context)
        if not os.path.isdir(output):
            os.makedirs(output)
        host = QgisHost(feedback, most)
        job = metered_audit.Job(
            [self._tool.code] if self._tool else list(registry.TOOLS),
            self.parameterAsString(parameters, 'GEODATABASE', context), output,
            self.parameterAsString(parameters, 'AJUSTES', context) or None,
            self.parameterAsString(parameters, 'ANTERIOR', context) or None)
        metered_audit.run(host, job)
        return {'RESULTADOS': host.folder or output}


class Price(_Algorithm):
    code = 'precio'
    title = 'Precio de una revisión'
    help_text = PRICE_HELP

    def initAlgorithm(self, _configuration=None):
        self.addParameter(_geodatabase())
        self.addParameter(_settings())
        _Algorithm.initAlgorithm(self)

    def work(self, parameters, context, feedback):
        """Gives the lines of the price."""
        _, counts = metered_audit.measure(
            self.parameterAsString(parameters, 'GEODATABASE', context),
            self.parameterAsString(parameters, 'AJUSTES', context) or None)
        lines = prices.quote(machine.api(), counts, list(registry.TOOLS)).lines()
        for line in lines:
            feedback.pushInfo(line)
        return {'MENSAJE': '\n'.join(lines)}


class Register(_Algorithm):
    code = 'registrar_equipo'
    title = 'Registrar este equipo'
    help_text = REGISTER_HELP

    def initAlgorithm(self, _configuration=None):
        self.addParameter(QgsProcessingParameterString(
            'PORTAL', 'Dirección del portal (https://…)'))
        self.addParameter(QgsProcessingParameterString('CODIGO', 'Código de activación'))
        self.addParameter(QgsProcessingParameterString(
            'EQUIPO', 'Nombre del equipo', optional=True))
        _Algorithm.initAlgorithm(self)

    def work(self, parameters, context, feedback):
        """Registers the machine. Gives what to tell the user."""
        kept = machine.register(
            self.parameterAsString(parameters, 'PORTAL', context),
            self.parameterAsString(parameters, 'CODIGO', context),
            self.parameterAsString(parameters, 'EQUIPO', context) or None)
        text = 'Equipo «{machine_id}» registrado para la cuenta «{username}».'.format(**kept)
        feedback.pushInfo(text)
        return {'MENSAJE': text}


class Pending(_Algorithm):
    code = 'pendientes'
    title = 'Terminar ejecuciones interrumpidas'
    help_text = PENDING_HELP

    def work(self, _parameters, _context, feedback):
        """Ends what an earlier session left open."""
        if metered_audit.finish_interrupted(feedback.pushInfo) == 0:
            feedback.pushInfo(metered_audit.NO_PENDING)
        return {'MENSAJE': ''}

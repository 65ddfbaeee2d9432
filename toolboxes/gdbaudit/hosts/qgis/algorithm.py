# -*- coding: utf-8 -*-
"""What the Processing algorithms have in common."""
from __future__ import unicode_literals

from metering import faults
from qgis.core import (
    QgsProcessingAlgorithm, QgsProcessingException, QgsProcessingOutputString)

MESSAGE = 'MENSAJE'


class Algorithm(QgsProcessingAlgorithm):
    """Texts of an algorithm, and any error as QGIS shows it."""

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
        self.addOutput(QgsProcessingOutputString(MESSAGE, 'Mensaje'))

    def text(self, parameters, name, context):
        """The text of a parameter; None where nothing was given."""
        return self.parameterAsString(parameters, name, context) or None

    def processAlgorithm(self, parameters, context, feedback):
        try:
            return self.work(parameters, context, feedback)
        except Exception as error:
            raise QgsProcessingException(faults.shown(error))

    def work(self, parameters, context, feedback):
        """Does what the algorithm is for. Gives its outputs."""
        raise NotImplementedError


def tell(feedback, lines):
    """Shows lines, which are the algorithm's message too. Gives the outputs."""
    for line in lines:
        feedback.pushInfo(line)
    return {MESSAGE: '\n'.join(lines)}

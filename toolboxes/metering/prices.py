# -*- coding: utf-8 -*-
"""What runs would cost, before anything is reserved. The server alone computes score and credits."""
from __future__ import unicode_literals

from decimal import Decimal

from . import faults, terminal

TOOLS = tuple('R_INF_{:02d}'.format(number) for number in range(1, 16))
ENOUGH = 'Sus créditos disponibles alcanzan.'
SHORT = 'Sus créditos disponibles no alcanzan para esta ejecución.'
SHORT_BEFORE = (
    'La ejecución cuesta {credits} créditos y usted tiene {available} disponibles. '
    'No se reservó ni se cobró nada.'
)


class Quote(object):
    """The price of one or several tools on the same records, each tool a run of its own."""

    def __init__(self, counts, answers):
        self._counts = counts
        self._answers = answers
        self.credits = total(one['credits'] for one in answers)
        self.available = Decimal(answers[-1]['available_credits'])
        self.enough = self.available >= self.credits

    def lines(self):
        """The price in lines to tell."""
        first = self._answers[0]
        several = len(self._answers) > 1
        return [
            'Herramientas: {}'.format(len(self._answers)) if several
            else 'Herramienta: {}'.format(first['feature_id']),
            'Registros FC: {fc_records90}. Registros TB: {tb_records90}.'.format(**self._counts),
            'Score: {}. Nivel: {}.'.format(terminal.amount(first['score']), first['level']),
            'Créditos de {}: {}'.format(
                'todas las ejecuciones' if several else 'la ejecución', amount(self.credits)),
            'Créditos disponibles: {}'.format(amount(self.available)),
            ENOUGH if self.enough else SHORT,
        ]

    def require_enough(self):
        """Raises a fault that tells both amounts when the balance is too low."""
        if not self.enough:
            raise faults.MeteringFault(SHORT_BEFORE.format(
                credits=amount(self.credits), available=amount(self.available)))


def total(amounts):
    """The sum of decimal strings."""
    return sum((Decimal(one) for one in amounts), Decimal(0))


def is_more(one, other):
    """Whether a decimal string is above another."""
    return Decimal(one) > Decimal(other)


def amount(decimal):
    """An amount of credits as it is written in Colombia; takes decimals and their strings."""
    return terminal.amount('{:.2f}'.format(Decimal(decimal)))


def quote(api, counts, tools):
    """Asks the server for the price of each tool."""
    return Quote(counts, [api.estimate(dict(counts, feature_id=tool)) for tool in tools])

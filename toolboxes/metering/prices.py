# -*- coding: utf-8 -*-
"""The price of runs before they are reserved. Only the server computes score and credits."""
from __future__ import unicode_literals

from decimal import Decimal

from . import errors, terminal

TOOLS = tuple('R_INF_{:02d}'.format(number) for number in range(1, 16))
ENOUGH = 'Sus créditos disponibles alcanzan.'
SHORT = 'Sus créditos disponibles no alcanzan para esta ejecución.'
SHORT_BEFORE = (
    'La ejecución cuesta {credits} créditos y usted tiene {available} disponibles. '
    'No se reservó ni se cobró nada.'
)


class Quote(object):
    """The price of one or several tools on the same records, each tool being one run."""

    def __init__(self, counts, responses):
        self._counts = counts
        self._responses = responses
        self.credits = total(one['credits'] for one in responses)
        self.available = Decimal(responses[-1]['available_credits'])
        self.enough = self.available >= self.credits

    def lines(self):
        """The lines of text that show the price."""
        first = self._responses[0]
        several = len(self._responses) > 1
        return [
            'Herramientas: {}'.format(len(self._responses)) if several
            else 'Herramienta: {}'.format(first['feature_id']),
            'Registros FC: {fc_records90}. Registros TB: {tb_records90}.'.format(**self._counts),
            'Score: {}. Nivel: {}.'.format(terminal.amount(first['score']), first['level']),
            'Créditos de {}: {}'.format(
                'todas las ejecuciones' if several else 'la ejecución', amount(self.credits)),
            'Créditos disponibles: {}'.format(amount(self.available)),
            ENOUGH if self.enough else SHORT,
        ]

    def require_enough(self):
        """Raises an error with both amounts when the balance is too low."""
        if not self.enough:
            raise errors.MeteringError(SHORT_BEFORE.format(
                credits=amount(self.credits), available=amount(self.available)))


def total(amounts):
    """The sum of decimal strings."""
    return sum((Decimal(one) for one in amounts), Decimal(0))


def is_more(one, other):
    """Whether a decimal string is above another."""
    return Decimal(one) > Decimal(other)


def amount(decimal):
    """An amount of credits as it is written in Colombia; accepts decimals and their strings."""
    return terminal.amount('{:.2f}'.format(Decimal(decimal)))


def quote(api, counts, tools):
    """Requests the price of each tool."""
    return Quote(counts, [api.estimate(dict(counts, feature_id=tool)) for tool in tools])

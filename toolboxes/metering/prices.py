# -*- coding: utf-8 -*-
"""The price of runs before they are reserved. Only the server computes score and credits."""
from __future__ import unicode_literals

from decimal import Decimal

from . import errors

TOOLS = tuple('R_INF_{:02d}'.format(number) for number in range(1, 16))
ENOUGH = 'Sus créditos disponibles alcanzan.'
BUY = 'Para comprar más, escriba a soporte desde el portal.'
SHORT = 'Sus créditos disponibles no alcanzan para {}.'
SHORT_BEFORE = (
    '{costs} y usted tiene disponibles {available}. '
    'No se reservó ni se cobró nada. ' + BUY
)


class Quote(object):
    """The price of one or several tools on the same records, each tool being one run."""

    def __init__(self, counts, responses):
        self._counts = counts
        self._responses = responses
        self.credits = sum_decimals(one['credits'] for one in responses)
        self.available = Decimal(responses[-1]['available_credits'])
        self.enough = self.available >= self.credits

    def lines(self):
        """The lines of text that show the price."""
        first = self._responses[0]
        several = len(self._responses) > 1
        return [
            'Herramientas: {}'.format(len(self._responses)) if several
            else 'Herramienta: {}'.format(first['feature_id']),
            'Registros FC: {}. Registros TB: {}.'.format(*[
                format_decimal('{}'.format(self._counts[one]))
                for one in ('fc_records90', 'tb_records90')]),
            'Score: {}. Nivel: {}.'.format(format_decimal(first['score']), first['level']),
            'Créditos de {}: {}'.format(
                'todas las ejecuciones' if several else 'la ejecución', format_credits(self.credits)),
            'Créditos disponibles: {}'.format(format_credits(self.available)),
            ENOUGH if self.enough else SHORT.format(
                'todas las ejecuciones' if several else 'esta ejecución'),
        ]

    def costs(self):
        """The start of a sentence about the price."""
        count = len(self._responses)
        return '{} {}'.format(
            'La ejecución cuesta' if count == 1 else 'Las {} ejecuciones cuestan'.format(count),
            credit_text(self.credits))

    def require_enough(self):
        """Raises an error with both amounts when the balance is too low."""
        if not self.enough:
            raise errors.MeteringError(SHORT_BEFORE.format(
                costs=self.costs(), available=format_credits(self.available)))


def sum_decimals(amounts):
    """The sum of decimal strings."""
    return sum((Decimal(one) for one in amounts), Decimal(0))


def is_greater(one, other):
    """Whether a decimal string is above another."""
    return Decimal(one) > Decimal(other)


def format_decimal(decimal):
    """A decimal string as the portal writes it: 1240.50 is «1.240,50» and 20.00 is «20»."""
    digits, _, fraction = decimal.lstrip('-').partition('.')
    fraction = fraction.rstrip('0')
    return '{}{}{}'.format(
        '-' if decimal.startswith('-') else '', '{:,}'.format(int(digits)).replace(',', '.'),
        ',' + fraction.ljust(2, '0') if fraction else '')


def format_credits(decimal):
    """An amount of credits as the portal writes it; accepts decimals and their strings."""
    return format_decimal('{:.2f}'.format(Decimal(decimal)))


def credit_text(decimal):
    """«1 crédito», «2,50 créditos»."""
    return '{} {}'.format(format_credits(decimal), 'crédito' if Decimal(decimal) == 1 else 'créditos')


def quote(api, counts, tools):
    """Requests the price of each tool."""
    return Quote(counts, [api.estimate(dict(counts, feature_id=tool)) for tool in tools])

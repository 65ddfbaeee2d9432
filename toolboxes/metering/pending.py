# -*- coding: utf-8 -*-
"""The runs that an earlier process left open, as every host ends them."""
from __future__ import unicode_literals

from . import errors, machine, metered_run

NONE = 'No hay ejecuciones interrumpidas.'
LEFT = (
    'Ejecuciones que siguen pendientes: {}. Se intenta de nuevo al comenzar la próxima ejecución, o '
    'cuando pida otra vez terminar las pendientes.'
)


def recover(show_message, api):
    """Finalizes or fails the interrupted runs. Returns whether each one has ended."""
    ended = []
    for _, text, has_ended in metered_run.recover_interrupted_runs(api):
        show_message(text)
        ended.append(has_ended)
    return ended


def end_all(show_message):
    """Ends the interrupted runs for a user who asks for that. Raises ``MeteringError`` when some
    are still open."""
    ended = recover(show_message, machine.api())
    if not ended:
        show_message(NONE)
    if not all(ended):
        raise errors.MeteringError(LEFT.format(ended.count(False)))

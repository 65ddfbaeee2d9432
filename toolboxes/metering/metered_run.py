# -*- coding: utf-8 -*-
"""A tool's own function between reservation and settlement; and the end of interrupted runs."""
from __future__ import unicode_literals

import threading

from . import faults, run_files

# The server releases a reservation after 30 minutes without a sign of life.
HEARTBEAT_SECONDS = 300
INTERRUPTED = 'La ejecución se interrumpió antes de terminar.'
REPORTED_LATER = 'El servidor no respondió; la falla se reportará en la próxima ejecución.'
SETTLED_LATER = 'Los resultados están listos; la ejecución se cobrará en la próxima ocasión.'
CLOSED = ('UTILIZATION_CLOSED', 'UTILIZATION_EXPIRED', 'UTILIZATION_NOT_FOUND')


class Progress(object):
    """What a tool's function tells about itself: the stage it is in."""

    def __init__(self, run):
        self._run = run
        self.name = 'Inicio'

    def stage(self, name):
        """Names the stage that begins; a failure is reported with it."""
        self.name = name
        self._run.mark('running', stage=name)


class _Heart(object):
    """Keeps the reservation alive while the function works, from a thread of its own."""

    def __init__(self, api, utilization_id, every):
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._beat, args=(api, utilization_id, every))
        # The thread must not keep the desktop application from being closed.
        self._thread.daemon = True

    def _beat(self, api, utilization_id, every):
        while not self._stopped.wait(every):
            try:
                api.heartbeat(utilization_id)
            except faults.Refused as refusal:
                if refusal.code in CLOSED:
                    return
            except faults.MeteringFault:
                # The next one may arrive; the run's end tells what became of it.
                continue

    def __enter__(self):
        self._thread.start()

    def __exit__(self, *_error):
        self._stopped.set()


def _line(text, most, instead):
    """Text as the server takes it: no control characters, no longer than it may be."""
    clean = ''.join(letter if letter >= ' ' else ' ' for letter in text).strip()
    return clean[:most] or instead


def _message(error):
    try:
        text = '{}'.format(error)
    except UnicodeError:  # Python 2.7: an error made of bytes
        text = bytes(error).decode('utf-8', 'replace')
    return _line('{}: {}'.format(type(error).__name__, text), 8000, INTERRUPTED)


def _report(api, run):
    stage = _line(run.content.get('stage') or '', 120, 'Inicio')
    message = run.content.get('message') or INTERRUPTED
    return api.fail(run.content['utilization_id'], stage, message)


def _settle(api, run):
    utilization_id = run.content['utilization_id']
    try:
        return api.finish(utilization_id, run.content.get('counts') or {})
    except faults.Refused as refusal:
        if refusal.code != 'SETTLEMENT_EXCEEDS_RESERVATION':
            raise
        # More was counted than reserved: the run costs what was reserved, no more.
        return api.finish(utilization_id, {})


def _end(api, run, step):
    """Takes a run's last step; its file stays when the server did not hear of it."""
    try:
        answer = step(api, run)
    except faults.Refused as refusal:
        if refusal.code in CLOSED:
            run.close()
        else:
            run.leave()
        raise
    except BaseException:
        run.leave()
        raise
    run.close()
    return answer


def _report_now(api, run):
    try:
        _end(api, run, _report)
        return 'No se cobraron créditos.'
    except faults.Refused as refusal:
        return refusal.text
    except faults.MeteringFault:
        return REPORTED_LATER


def run_metered(api, measure, work, every=HEARTBEAT_SECONDS):
    """Reserves, calls ``work(progress)``, and settles or reports its failure.

    ``measure`` is feature_id, fc_records90 and tb_records90. ``work`` may give the final counts.
    Gives the server's settled run. Raises ``ToolFailed`` when the work failed, which is free.
    """
    run = run_files.begin(measure)
    try:
        answer = api.reserve(measure, run.key)
    except faults.Refused:
        run.close()
        raise
    except BaseException:
        # Perhaps reserved: the same key tells later.
        run.leave()
        raise
    run.mark('running', utilization_id=answer['utilization_id'])
    progress = Progress(run)
    try:
        with _Heart(api, answer['utilization_id'], every):
            counts = work(progress)
    except BaseException as error:
        run.mark('failing', stage=progress.name, message=_message(error))
        told = _report_now(api, run)
        if not isinstance(error, Exception):
            raise
        raise faults.ToolFailed(
            'La herramienta falló en «{}»: {}\n{}'.format(
                progress.name, run.content['message'], told))
    run.mark('finishing', counts=counts or {})
    try:
        return _end(api, run, _settle)
    except faults.Unreachable as fault:
        raise faults.Unreachable('{}\n{}'.format(fault.text, SETTLED_LATER))


def end_interrupted(api):
    """Ends the runs that were interrupted. Gives one (key, text) pair for each."""
    told = []
    for run in run_files.interrupted():
        try:
            if run.content['phase'] == 'reserving':
                answer = api.reserve(run.content['measure'], run.key)
                run.mark('running', utilization_id=answer['utilization_id'])
            step = _settle if run.content['phase'] == 'finishing' else _report
            answer = _end(api, run, step)
            told.append((run.key, 'Utilización {}: {}.'.format(
                answer['utilization_id'],
                'terminada y cobrada' if answer['state'] == 'finished' else 'reportada sin cobro')))
        except faults.Refused as refusal:
            if run.content['phase'] == 'reserving':
                run.close()
            told.append((run.key, refusal.text))
        except faults.Unreachable as fault:
            run.leave()
            told.append((run.key, fault.text))
    return told

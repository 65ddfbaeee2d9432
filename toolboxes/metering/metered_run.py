# -*- coding: utf-8 -*-
"""A tool's work between reservation and settlement; and the end of interrupted runs."""
from __future__ import unicode_literals

import threading
import time

from . import faults, run_files, staged_files

# The server releases a reservation after 30 minutes without a sign of life.
HEARTBEAT_SECONDS = 300
CANCELLED = 'El usuario canceló la ejecución.'
FREE = 'No se cobraron créditos.'
INTERRUPTED = 'La ejecución se interrumpió antes de terminar.'
REPORTED_LATER = 'El servidor no respondió; la falla se reportará en la próxima ejecución.'
SETTLED_LATER = 'Los resultados están listos; la ejecución se cobrará en la próxima ocasión.'
# The stage is kept in the run's file at most so often: a tool may name thousands.
STAGE_SECONDS = 1
CLOSED = ('UTILIZATION_CLOSED', 'UTILIZATION_EXPIRED', 'UTILIZATION_NOT_FOUND')


class Progress(object):
    """What a tool's work tells about itself: the stage it is in."""

    def __init__(self, run):
        self._run = run
        self._kept = None
        self.name = 'Inicio'

    def stage(self, name):
        """Names the stage that begins; a failure is reported with it."""
        if name == self.name:
            return
        self.name = name
        now = time.time()
        if self._kept is None or not 0 <= now - self._kept < STAGE_SECONDS:
            self._kept = now
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


def _report(api, run):
    stage = _line(run.content.get('stage') or '', 120, 'Inicio')
    message = _line(run.content.get('message') or '', 8000, INTERRUPTED)
    answer = api.fail(run.content['utilization_id'], stage, message)
    if run.content.get('folder'):
        staged_files.discard(run.content['folder'])
    return answer


def _publish(run):
    """Puts the results in place, once: what the user does with them later is their own affair."""
    if run.content.get('files') is not None:
        staged_files.publish(run.content['folder'], run.content['files'])
        run.mark('finishing', files=None)


def _settle(api, run):
    return api.finish(run.content['utilization_id'], run.content.get('counts') or {})


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
        return FREE
    except faults.Refused as refusal:
        return refusal.text
    except faults.MeteringFault:
        return REPORTED_LATER


def _failure(api, run, stage, error):
    """Reports a failure to the server. Gives the fault to raise."""
    cancelled = isinstance(error, (faults.Cancelled, KeyboardInterrupt))
    message = CANCELLED if cancelled else faults.describe(error)
    try:
        run.mark('failing', stage=stage, message=message)
    except EnvironmentError:
        # The disk of the user's own folder may be full too; the server is told all the same.
        run.content.update(stage=stage, message=message)
    told = _report_now(api, run)
    if cancelled:
        return faults.Cancelled('{} {}'.format(CANCELLED, told))
    return faults.ToolFailed(
        'La herramienta falló en «{}»: {}\n{}'.format(stage, message, told))


def reserve(api, measure, folder=None):
    """Reserves a run's credits. Gives the run, which ``carry_out`` ends.

    ``measure`` is feature_id, fc_records90 and tb_records90; ``folder`` is for the results.
    """
    run = run_files.begin(measure, folder)
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
    return run


def carry_out(api, run, work, every=HEARTBEAT_SECONDS):
    """Calls ``work(progress)``, puts its results in place, and settles or reports its failure.

    ``work`` gives the tool's own counts, which the run is charged for, and writes results with
    ``staged_files.write``. Gives the server's settled run. Raises ``ToolFailed`` when the work
    failed or its results could not be put in place, which is free.
    """
    progress = Progress(run)
    try:
        with _Heart(api, run.content['utilization_id'], every):
            counts = work(progress)
            folder = run.content.get('folder')
            # Said before the results are in place: from here on they are there and charged, or
            # neither, wherever the process is killed.
            run.mark('finishing', counts=counts,
                     files=staged_files.staged(folder) if folder else None)
            _publish(run)
    except (Exception, KeyboardInterrupt) as error:
        if isinstance(error, KeyboardInterrupt) and run.content['phase'] == 'finishing':
            # Results may be in place already: the next start puts the rest there and settles.
            run.leave()
            raise
        raise _failure(api, run, progress.name, error)
    try:
        return _end(api, run, _settle)
    except faults.Unreachable as fault:
        raise faults.Unreachable('{}\n{}'.format(fault.text, SETTLED_LATER))


def _last_step(run):
    if run.content['phase'] != 'finishing':
        return _report
    try:
        _publish(run)
    except faults.MeteringFault as fault:
        run.mark('failing', message=fault.text)
        return _report
    return _settle


def end_interrupted(api):
    """Ends the runs that were interrupted. Gives one (key, text) pair for each."""
    told = []
    for run in run_files.interrupted():
        try:
            if run.content['phase'] == 'reserving':
                answer = api.reserve(run.content['measure'], run.key)
                run.mark('running', utilization_id=answer['utilization_id'])
            answer = _end(api, run, _last_step(run))
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

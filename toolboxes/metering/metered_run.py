# -*- coding: utf-8 -*-
"""Runs a tool between reservation and finalization, and ends interrupted runs."""
from __future__ import unicode_literals

import threading
import time

from . import errors, run_files, staged_files

# The server releases a reservation after 30 minutes without a heartbeat.
HEARTBEAT_SECONDS = 300
CANCELLED = 'El usuario canceló la ejecución.'
FREE = 'No se cobraron créditos.'
INTERRUPTED = 'La ejecución se interrumpió antes de terminar.'
REPORTED_LATER = 'El servidor no respondió; la falla se reportará en la próxima ejecución.'
NOT_STORED = 'No fue posible guardar el estado de la ejecución en este equipo. {} No se cobraron créditos.'
NOT_READ = 'No fue posible leer una ejecución interrumpida. Revise el permiso de lectura de {}.'
FINALIZED_LATER = 'Los resultados están listos; esta ejecución se cobrará al comenzar la próxima.'
# Least interval between two stages written to the run's file: a tool may name thousands.
STAGE_SECONDS = 1
CLOSED = ('UTILIZATION_CLOSED', 'UTILIZATION_EXPIRED', 'UTILIZATION_NOT_FOUND')


class Progress(object):
    """The stage that a running tool reports."""

    def __init__(self, run):
        self._run = run
        self._written_at = None
        self.name = 'Inicio'
        # The results of the run, see ``staged_files.write``; None without any.
        self.files = None

    def stage(self, name):
        """Sets the current stage; a failure is reported with it."""
        if name == self.name:
            return
        self.name = name
        now = time.time()
        if self._written_at is None or not 0 <= now - self._written_at < STAGE_SECONDS:
            self._written_at = now
            try:
                self._run.mark('running', stage=name)
            except EnvironmentError:
                pass  # A failure that is reported now has the stage; a later mark stores it.

    def write(self, work):
        """Writes the results with ``work(stage)``; they are published when the tool ends."""
        self.files = staged_files.write(self._run.content['folder'], self._run.key, work)


class _Heartbeat(object):
    """Sends heartbeats of the reservation from a thread while the tool runs."""

    def __init__(self, api, utilization_id, every):
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._beat, args=(api, utilization_id, every))
        # The thread must not prevent the desktop application from closing.
        self._thread.daemon = True

    def _beat(self, api, utilization_id, every):
        while not self._stopped.wait(every):
            try:
                api.heartbeat(utilization_id)
            except errors.Rejected as error:
                if error.code in CLOSED:
                    return
            except errors.MeteringError:
                # The next one may arrive; the finalization reports what became of the run.
                continue

    def __enter__(self):
        self._thread.start()

    def __exit__(self, *_error):
        self._stopped.set()


def _single_line(text, limit, default):
    """Text as the server accepts it: without control characters, at most ``limit`` characters."""
    clean = ''.join(character if character >= ' ' else ' ' for character in text).strip()
    return clean[:limit] or default


def _report(api, run):
    stage = _single_line(run.content.get('stage') or '', 120, 'Inicio')
    message = _single_line(run.content.get('message') or '', 8000, INTERRUPTED)
    if run.content.get('folder'):
        staged_files.discard(run.content['folder'], run.key)
    return api.fail(run.content['utilization_id'], stage, message)


def _publish(run):
    """Publishes the results, once: the user may move them afterwards."""
    files = run.content.get('files')
    if isinstance(files, list):
        # An earlier release stored names only, and staged the files elsewhere.
        files = dict.fromkeys(files)
    if files is not None:
        staged_files.publish(run.content['folder'], run.key, files)
        run.mark('finishing', files=None)


def _finalize(api, run):
    return api.finish(run.content['utilization_id'], run.content.get('counts') or {})


def _end(api, run, step):
    """Runs the last step of a run; its file is preserved when the server did not respond."""
    try:
        response = step(api, run)
    except errors.Rejected as error:
        if error.code in CLOSED:
            run.close()
        else:
            run.release_lock()
        raise
    except BaseException:
        run.release_lock()
        raise
    run.close()
    return response


def _report_now(api, run):
    try:
        _end(api, run, _report)
        return FREE
    except errors.Rejected as error:
        return error.text
    except errors.MeteringError:
        return REPORTED_LATER


def _failure(api, run, stage, error):
    """Reports a failure to the server. Returns the error to raise."""
    cancelled = isinstance(error, (errors.Cancelled, KeyboardInterrupt))
    message = CANCELLED if cancelled else errors.describe(error)
    try:
        run.mark('failing', stage=stage, message=message)
    except EnvironmentError:
        # The disk of the home folder may be full too; the failure is reported all the same.
        run.content.update(stage=stage, message=message)
    outcome = _report_now(api, run)
    if cancelled:
        return errors.Cancelled('{} {}'.format(CANCELLED, outcome))
    return errors.ToolFailed(
        'La herramienta falló en «{}»: {}\n{}'.format(stage, message, outcome))


def reserve(api, measure, folder=None):
    """Reserves a run's credits. Returns the run, which ``execute`` ends.

    ``measure`` is feature_id, fc_records90 and tb_records90; ``folder`` is for the results.
    """
    try:
        run = run_files.create(measure, folder)
    except EnvironmentError as error:
        raise errors.MeteringError(NOT_STORED.format(errors.describe(error)))
    try:
        response = api.reserve(measure, run.key)
    except errors.Rejected as error:
        run.reject(error)
        raise
    except BaseException:
        # Perhaps reserved: the same key shows it later.
        run.release_lock()
        raise
    try:
        run.mark('running', utilization_id=response['utilization_id'])
    except EnvironmentError as error:
        # The stored key releases the reservation at the next start.
        run.release_lock()
        raise errors.MeteringError(NOT_STORED.format(errors.describe(error)))
    return run


def execute(api, run, work, every=HEARTBEAT_SECONDS):
    """Calls ``work(progress)``, publishes its results, and finalizes the run or reports its failure.

    ``work`` gives the tool's own counts, which the run is charged for, and writes results with
    ``progress.write``. Returns the server's finalized run. Raises ``ToolFailed`` when the work
    failed or its results could not be published; such a run is not charged.
    """
    progress = Progress(run)
    try:
        with _Heartbeat(api, run.content['utilization_id'], every):
            counts = work(progress)
            # Written before the results are published: from here on they are published and
            # charged, or neither, at whatever point the process is killed.
            run.mark('finishing', counts=counts, files=progress.files)
            _publish(run)
    except (Exception, KeyboardInterrupt) as error:
        if isinstance(error, KeyboardInterrupt) and run.content['phase'] == 'finishing':
            # Results may be published already: the next start publishes the rest and finalizes.
            run.release_lock()
            raise
        raise _failure(api, run, progress.name, error)
    try:
        return _end(api, run, _finalize)
    except errors.Unreachable as error:
        raise errors.Unreachable('{}\n{}'.format(error.text, FINALIZED_LATER))
    except errors.Rejected as error:
        if error.code not in CLOSED:
            error.text = '{}\n{}'.format(error.text, FINALIZED_LATER)
        raise


def _last_step(run):
    if run.content['phase'] != 'finishing':
        return _report
    try:
        _publish(run)
    except errors.MeteringError as error:
        run.mark('failing', message=error.text)
        return _report
    return _finalize


def recover_interrupted_runs(api):
    """Finalizes or fails each interrupted run. Returns (key, message, has it ended) of each."""
    messages = []
    for run in run_files.lock_interrupted():
        if run.unreadable:
            run.release_lock()
            messages.append((run.key, NOT_READ.format(run.unreadable), False))
            continue
        # After a failed tool the audit may go on in its folder; otherwise it has ended, or the
        # folder has results.
        may_go_on = run.content['phase'] == 'failing'
        try:
            if run.content['phase'] == 'reserving':
                response = api.reserve(run.content['measure'], run.key)
                run.mark('running', utilization_id=response['utilization_id'])
            response = _end(api, run, _last_step(run))
            text = 'Utilización {}: {}.'.format(
                response['utilization_id'],
                'terminada y cobrada' if response['state'] == 'finished' else 'reportada sin cobro')
        except errors.Rejected as error:
            if run.content['phase'] == 'reserving':
                run.reject(error)
            text = error.text
        except errors.Unreachable as error:
            run.release_lock()
            text = error.text
        finally:
            if run.content.get('folder') and not may_go_on:
                staged_files.remove_empty(run.content['folder'])
        messages.append((run.key, text, run.has_ended))
    return messages

# -*- coding: utf-8 -*-
"""A metered audit, the same for every host: count, price, reserve, run, write, finalize.

The command line, the form of ArcGIS and the provider of QGIS differ only in their ``Host``.
"""
from __future__ import unicode_literals

import contextlib
from collections import namedtuple

from metering import (
    errors, machine, metered_run, pending, prices, progress_estimate, registration, staged_files)

ALL = 'Todas'
NO_SUCH = 'El código de la herramienta debe estar entre R_INF_01 y R_INF_15, o ser «todas».'
NO_ENGINE = (
    'No fue posible cargar el motor de revisión. Descomprima de nuevo el archivo completo de '
    'GDB Audit en una carpeta vacía. {}')
NOT_OPENED = 'No fue posible leer {}. {}'
NOT_COUNTED = (
    'No fue posible contar los registros de {}. Revise que ningún otro programa tenga '
    'bloqueada la geodatabase. {} No se reservaron créditos.')
CONFIRM = '¿Ejecutar y reservar {}?'
NOT_CONFIRMED = 'No se ejecutó nada y no se reservaron créditos.'
WRITING = 'Escritura de resultados'
DONE = '{tool} terminada (utilización {utilization_id}). Créditos usados: {used}. Disponibles: {available}.'
OTHER_PRICE = 'Al terminar, el conteo de registros dio otro precio; la reserva era de {reserved}.'
SHORTFALL = (
    'Su saldo no alcanzó para todo el precio de esta ejecución. Lo que faltó no se le cobra: {}.')
INCOMPLETE = (
    '{}: alguna revisión no se pudo hacer; en los resultados figura como NO_EJECUTADO, con su razón.')
NOTHING_RAN = 'No se pudo hacer ninguna de sus revisiones. {}'
NOT_RUN = 'No se ejecutaron: {}. No se reservaron créditos para estas herramientas.'
RESULTS = 'Resultados en {}'
SUMMARY = 'Herramientas terminadas: {done} de {total}. Créditos usados en total: {credits}.'
PROBLEMS = 'Revise los mensajes de arriba sobre: {}.'
# The page of the portal that explains each code of the results.
CATALOGUE = '/support/hallazgos'

# ``tools`` is a list of codes; ``settings`` and ``previous`` are paths or None.
Job = namedtuple('Job', 'tools geodatabase output settings previous')


class Host(object):
    """The interface of the program that runs an audit; each host overrides what it offers."""

    def show_message(self, text):
        """Shows a line of text."""
        raise NotImplementedError

    def show_progress(self, percent, text):
        """Shows the progress; ``text`` has the percentage and the remaining time too."""

    def cancelled(self):
        """Whether the user cancelled the audit."""
        return False

    def confirm(self, _question, _price):
        """Whether the user accepts the price, a ``prices.Quote``; what it raises ends the audit."""
        return True


def load_engine():
    """The audit engine. Raises ``MeteringError`` when it cannot be imported."""
    try:
        from gdbaudit import engine
    except ImportError as error:
        raise errors.MeteringError(NO_ENGINE.format(errors.describe(error)))
    return engine


def chosen(text):
    """The codes of the tools that a text names: one, or all."""
    if text.strip().lower() == ALL.lower():
        return list(prices.TOOLS)
    if text.strip().upper() not in prices.TOOLS:
        raise errors.MeteringError(NO_SUCH)
    return [text.strip().upper()]


def measure(geodatabase, settings=None, engine=None):
    """Opens a geodatabase, which callers close, and counts its records. Returns (delivery, counts)."""
    engine = engine or load_engine()
    try:
        delivery = engine.open_delivery(geodatabase, settings_path=settings)
    except Exception as error:
        raise errors.MeteringError(getattr(error, 'text', None) or NOT_OPENED.format(
            geodatabase, errors.describe(error)))
    try:
        return delivery, delivery.counts()
    except Exception as error:
        delivery.close()
        raise errors.MeteringError(NOT_COUNTED.format(geodatabase, errors.describe(error)))


def _read_previous(engine, path):
    """The previous findings, read before anything is reserved."""
    try:
        return engine.read_previous(path)
    except Exception as error:
        raise errors.MeteringError(errors.describe(error))


def run(host, job, engine=None):
    """Runs the job's tools after one price for all of them. Returns the folder of the results.

    A tool that fails is not charged, and the others are run. Raises ``IncompleteAudit`` when there
    are results, but some tools have none or lack checks, and ``MeteringError`` when the audit was
    stopped or has no results.
    """
    engine = engine or load_engine()
    api = machine.api()
    pending.recover(host.show_message, api)
    if job.previous:
        job = job._replace(previous=_read_previous(engine, job.previous))
    delivery, counts = measure(job.geodatabase, job.settings, engine)
    with contextlib.closing(delivery):
        price = prices.quote(api, counts, job.tools)
        for line in price.lines():
            host.show_message(line)
        price.require_enough()
        if not host.confirm(CONFIRM.format(prices.credit_text(price.credits)), price):
            raise errors.MeteringError(NOT_CONFIRMED)
        return _Audit(host, api, engine, delivery, job).run_all(counts)


class _Audit(object):
    def __init__(self, host, api, engine, delivery, job):
        self._host = host
        self._api = api
        self._engine = engine
        self._delivery = delivery
        self._job = job
        self._folder = staged_files.create_result_folder(job.output, job.geodatabase)
        self._catalogue = registration.portal_url(api.host) + CATALOGUE
        self._progress = progress_estimate.ProgressEstimate(len(job.tools))
        # The results in the folder: those of every tool that was run to its end.
        self._results = []
        self._responses = []
        # The tools that failed, and those with checks that could not run.
        self._failed = []
        self._incomplete = []

    def _write(self, progress, results):
        progress.write(lambda stage: self._engine.write_results(
            self._delivery, results, stage, previous=self._job.previous,
            catalogue=self._catalogue, several=len(self._job.tools) > 1))

    def _work(self, index, tool, results):
        def work(progress):
            def advance(fraction, text):
                if self._host.cancelled():
                    raise errors.Cancelled(metered_run.CANCELLED)
                progress.stage(text)
                self._host.show_progress(*self._progress.text(tool, index, fraction, text))

            advance(0, 'Inicio')
            result = self._engine.run_tool(self._delivery, tool, advance)
            if result.failure:  # nothing was checked, so there is nothing to be charged
                raise errors.MeteringError(NOTHING_RAN.format(result.failure))
            advance(1, WRITING)
            self._write(progress, self._results + [result])
            counts = self._delivery.counts()
            results.append(result)
            return counts

        return work

    def _run_one(self, index, tool, reserved):
        """Runs a tool whose run is reserved."""
        results = []
        try:
            response = metered_run.execute(self._api, reserved, self._work(index, tool, results))
        except errors.ToolFailed:
            raise
        except (errors.MeteringError, EnvironmentError):
            # The results are published, but the server has not finalized the run.
            self._results += results
            raise
        self._results += results
        self._responses.append(response)
        self._report(tool, response)
        if not results[0].complete:
            self._incomplete.append(tool)
            self._host.show_message(INCOMPLETE.format(tool))

    def _report(self, tool, response):
        used, reserved = response['credits_used'], response['credits_reserved']
        self._host.show_message(DONE.format(
            tool=tool, utilization_id=response['utilization_id'], used=prices.format_credits(used),
            available=prices.format_credits(response['available_credits'])))
        if used != reserved:
            self._host.show_message(OTHER_PRICE.format(reserved=prices.credit_text(reserved)))
        shortfall = response.get('credits_shortfall') or '0'
        if prices.is_greater(shortfall, '0'):
            self._host.show_message(SHORTFALL.format(prices.credit_text(shortfall)))

    def _run_each(self, counts):
        """Returns how many tools were tried, and the error that stopped the audit or None."""
        for index, tool in enumerate(self._job.tools):
            try:
                if self._host.cancelled():  # while the price was asked for, or results were written
                    raise errors.Cancelled('{} {}'.format(metered_run.CANCELLED, metered_run.FREE))
                measured = dict(counts, feature_id=tool)
                reserved = metered_run.reserve(self._api, measured, self._folder)
            except errors.MeteringError as error:
                # Cancelled, or no connection, credits or registration: the next tool would fail too.
                return index, error
            try:
                self._run_one(index, tool, reserved)
            except errors.Cancelled as error:
                return index + 1, error
            except (errors.MeteringError, EnvironmentError) as error:
                self._failed.append(tool)
                self._host.show_message('{}: {}'.format(tool, errors.describe(error)))
        return len(self._job.tools), None

    def run_all(self, counts):
        """Runs the tools one after another and reports the outcome. Returns the folder."""
        try:
            ended, stopped = self._run_each(counts)
        finally:
            staged_files.remove_empty(self._folder)
        left = self._job.tools[ended:]
        if self._results:
            self._host.show_message(RESULTS.format(self._folder))
        if len(self._job.tools) > 1:
            self._host.show_message(SUMMARY.format(
                done=len(self._responses), total=len(self._job.tools),
                credits=prices.format_credits(
                    prices.sum_decimals(one['credits_used'] for one in self._responses))))
        if stopped:
            rest = [NOT_RUN.format(', '.join(left))] if left and ended else []
            raise errors.MeteringError('\n'.join([stopped.text] + rest))
        if self._failed or self._incomplete:
            raise self._problems()
        return self._folder

    def _problems(self):
        names = [one for one in self._job.tools if one in self._failed + self._incomplete]
        text = PROBLEMS.format(', '.join(names))
        return errors.IncompleteAudit(text, self._folder) if self._results else (
            errors.MeteringError(text))

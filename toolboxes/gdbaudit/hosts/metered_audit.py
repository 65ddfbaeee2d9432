# -*- coding: utf-8 -*-
"""A metered audit, the same for every host: count, price, reserve, run, write, settle.

The command line, the form of ArcGIS and the provider of QGIS differ in their ``Host`` only.
"""
from __future__ import unicode_literals

import os
import time
from collections import namedtuple

from metering import (
    faults, machine, metered_run, pace, prices, registration, staged_files)

ALL = 'Todas'
NO_SUCH = 'El código de la herramienta debe estar entre R_INF_01 y R_INF_15, o ser «todas».'
NO_ENGINE = (
    'No fue posible cargar el motor de revisión. Descomprima de nuevo el archivo completo de '
    'GDB Audit en una carpeta vacía. {}'
)
NOT_OPENED = 'No fue posible leer {}. {}'
NOT_COUNTED = (
    'No fue posible contar los registros de {}. Revise que ningún otro programa tenga '
    'bloqueada la geodatabase. {} No se reservaron créditos.'
)
CONFIRM = '¿Ejecutar y reservar {} créditos?'
NOT_CONFIRMED = 'No se ejecutó nada y no se reservaron créditos.'
WRITING = 'Escritura de resultados'
DONE = '{tool} terminada (utilización {utilization_id}). Créditos usados: {used}. Disponibles: {available}.'
SETTLED_OTHERWISE = (
    'Al terminar, el conteo de registros dio otro precio: se habían reservado {reserved} créditos.'
)
SHORTFALL = 'Su saldo no cubrió {} créditos más de esta ejecución; no se le cobran.'
INCOMPLETE = (
    '{}: alguna revisión no se pudo hacer; en los resultados figura como NO_EJECUTADO, con su razón.'
)
NOT_RUN = 'No se ejecutaron: {}. No se reservaron créditos para estas herramientas.'
RESULTS = 'Resultados en {}'
SUMMARY = 'Herramientas terminadas: {done} de {total}. Créditos usados en total: {credits}.'
PROBLEMS = 'Revise lo que se informa arriba de: {}.'
NO_PENDING = 'No hay ejecuciones interrumpidas.'
# The page of the portal that explains each code of the results.
CATALOGUE = '/support/hallazgos'

# ``tools`` is a list of codes; ``settings`` and ``previous`` are paths or None.
Job = namedtuple('Job', 'tools geodatabase output settings previous')


class Host(object):
    """What an audit needs of the program around it; each host overrides what it has."""

    def say(self, text):
        """Shows a line."""
        raise NotImplementedError

    def show_progress(self, percent, text):
        """Shows how far the audit is; ``text`` has the percentage and the remaining time too."""

    def cancelled(self):
        """Whether the user asked to stop."""
        return False

    def confirm(self, _question, _price):
        """Whether the user agrees to the price, a ``prices.Quote``; what it raises is told."""
        return True


def load_engine():
    """The audit engine, or a fault that says what is missing."""
    try:
        from gdbaudit import engine
    except ImportError as error:
        raise faults.MeteringFault(NO_ENGINE.format(faults.describe(error)))
    return engine


def chosen(text):
    """The tools that a text names: a code, or all."""
    if text.strip().lower() == ALL.lower():
        return list(prices.TOOLS)
    if text.strip().upper() not in prices.TOOLS:
        raise faults.MeteringFault(NO_SUCH)
    return [text.strip().upper()]


def finish_interrupted(say, api=None):
    """Ends the runs that an earlier session left open. Gives how many there were."""
    told = metered_run.end_interrupted(api or machine.api())
    for _, text in told:
        say(text)
    return len(told)


def measure(geodatabase, settings=None, engine=None):
    """Opens a geodatabase and counts its records. Gives (delivery, counts)."""
    engine = engine or load_engine()
    try:
        delivery = engine.open_delivery(geodatabase, settings_path=settings)
    except Exception as error:
        raise faults.MeteringFault(NOT_OPENED.format(geodatabase, faults.describe(error)))
    try:
        return delivery, delivery.counts()
    except Exception as error:
        raise faults.MeteringFault(NOT_COUNTED.format(geodatabase, faults.describe(error)))


def run(host, job, engine=None):
    """Runs the job's tools after one price for all of them. Gives the folder of the results.

    Raises ``MeteringFault`` when nothing was run or not every tool ended as it should; a tool that
    fails is free and the others go on.
    """
    engine = engine or load_engine()
    api = machine.api()
    finish_interrupted(host.say, api)
    delivery, counts = measure(job.geodatabase, job.settings, engine)
    price = prices.quote(api, counts, job.tools)
    for line in price.lines():
        host.say(line)
    price.require_enough()
    if not host.confirm(CONFIRM.format(prices.amount(price.credits)), price):
        raise faults.MeteringFault(NOT_CONFIRMED)
    return _Audit(host, api, engine, delivery, job).run_all(counts)


def results_folder(output, geodatabase, now=None):
    """A new folder for one audit: an earlier audit's results, paid for, are never overwritten."""
    name = os.path.splitext(os.path.basename(os.path.normpath(geodatabase)))[0]
    start = os.path.join(
        output, '{}_{}'.format(name, time.strftime('%Y-%m-%d_%H%M%S', now or time.localtime())))
    folder, number = start, 1
    while os.path.exists(folder):
        number += 1
        folder = '{}_{}'.format(start, number)
    # Made and removed, so that a folder that cannot be written to is told before anything is reserved.
    staged_files.begin(folder)
    staged_files.discard(folder)
    return folder


class _Audit(object):
    def __init__(self, host, api, engine, delivery, job):
        self._host = host
        self._api = api
        self._engine = engine
        self._delivery = delivery
        self._job = job
        self._folder = results_folder(job.output, job.geodatabase)
        self._catalogue = registration.portal_address(api.host) + CATALOGUE
        self._pace = pace.Pace(len(job.tools))
        # What is in the folder: the results of every tool that came to its end.
        self._results = []
        self._answers = []

    def _write(self, results):
        staged_files.write(self._folder, lambda stage: self._engine.write_results(
            self._delivery, results, stage, previous=self._job.previous,
            catalogue=self._catalogue, several=len(self._job.tools) > 1))

    def _work(self, index, tool, results):
        def work(progress):
            def advance(fraction, text):
                if self._host.cancelled():
                    raise faults.Cancelled(metered_run.CANCELLED)
                progress.stage(text)
                self._host.show_progress(*self._pace.text(tool, index, fraction, text))

            advance(0, 'Inicio')
            result = self._engine.run_tool(self._delivery, tool, advance)
            advance(1, WRITING)
            self._write(self._results + [result])
            counts = self._delivery.counts()
            results.append(result)
            return counts

        return work

    def _run_one(self, index, tool, reserved):
        """Carries a reserved run out. Gives whether the tool did all it should."""
        results = []
        try:
            answer = metered_run.carry_out(self._api, reserved, self._work(index, tool, results))
        except faults.ToolFailed:
            raise
        except faults.MeteringFault:
            # The results are in place, but the server did not settle the run, or not yet.
            self._results += results
            raise
        self._results += results
        self._answers.append(answer)
        self._tell(tool, answer)
        if not results[0].complete:
            self._host.say(INCOMPLETE.format(tool))
        return results[0].complete

    def _tell(self, tool, answer):
        used, reserved = answer['credits_used'], answer['credits_reserved']
        self._host.say(DONE.format(
            tool=tool, utilization_id=answer['utilization_id'], used=prices.amount(used),
            available=prices.amount(answer['available_credits'])))
        if used != reserved:
            self._host.say(SETTLED_OTHERWISE.format(reserved=prices.amount(reserved)))
        shortfall = answer.get('credits_shortfall') or '0'
        if prices.is_more(shortfall, '0'):
            self._host.say(SHORTFALL.format(prices.amount(shortfall)))

    def _each(self, counts, problems):
        for index, tool in enumerate(self._job.tools):
            try:
                measured = dict(counts, feature_id=tool)
                reserved = metered_run.reserve(self._api, measured, self._folder)
            except faults.MeteringFault as fault:
                # No connection, no credits or no registration: the next tool fares no better.
                return index, fault
            try:
                if not self._run_one(index, tool, reserved):
                    problems.append(tool)
            except faults.Cancelled as fault:
                problems.append(tool)
                return index + 1, fault
            except faults.MeteringFault as fault:
                problems.append(tool)
                self._host.say('{}: {}'.format(tool, fault.text))
        return len(self._job.tools), None

    def run_all(self, counts):
        """Runs the tools one after another and tells what became of them. Gives the folder."""
        problems = []
        ended, stopped = self._each(counts, problems)
        left = self._job.tools[ended:]
        if self._results:
            self._host.say(RESULTS.format(self._folder))
        if len(self._job.tools) > 1:
            self._host.say(SUMMARY.format(
                done=len(self._answers), total=len(self._job.tools),
                credits=prices.amount(prices.total(one['credits_used'] for one in self._answers))))
        if stopped:
            rest = [NOT_RUN.format(', '.join(left))] if left and ended else []
            raise faults.MeteringFault('\n'.join([stopped.text] + rest))
        if problems:
            raise faults.MeteringFault(PROBLEMS.format(', '.join(problems)))
        return self._folder

# -*- coding: utf-8 -*-
"""A fake of the audit engine. Its geodatabase is a JSON file that says what happens.

``{"counts": {…}, "final": {…}, "tools": {"R_INF_04": {…}}}``. A tool's entry may have ``fails``
(a Spanish text) or ``breaks`` (an error of another kind), ``exits`` (the process ends there),
``incomplete``, ``idle`` (why no check ran), ``waits`` (a file that must appear first), ``wipes`` (a
path that becomes a plain file) and ``bytes`` (how large its results are). ``opening`` and
``counting`` are texts of failures.
"""
from __future__ import unicode_literals

import io
import json
import os
import shutil
import time

TOOLS = tuple('R_INF_{:02d}'.format(number) for number in range(1, 16))


# The deliveries that were closed.
closed = []


class AuditError(Exception):
    def __init__(self, text):
        Exception.__init__(self, text)
        self.text = text


class Result(object):
    def __init__(self, tool, plan):
        self.tool = tool
        self.complete = not plan.get('incomplete')
        self.failure = plan.get('idle')
        self.size = plan.get('bytes', 0)


class Delivery(object):
    def __init__(self, plan):
        self.plan = plan
        self.ran = []

    def close(self):
        closed.append(self)

    def counts(self):
        if self.plan.get('counting'):
            raise AuditError(self.plan['counting'])
        counts = self.plan['counts']
        return self.plan.get('final', counts) if self.ran else counts


def open_delivery(path, settings_path=None):
    with io.open(path, encoding='utf-8') as source:
        plan = json.load(source)
    if plan.get('opening'):
        raise AuditError(plan['opening'])
    plan['settings'] = settings_path
    return Delivery(plan)


def read_previous(path):
    if not os.path.exists(path):
        raise AuditError('No se pueden leer los hallazgos anteriores «{}».'.format(path))
    return [path]


def wait_for(path, progress):
    """Waits until the file exists. Writes another file when it starts to wait; what ``progress``
    raises ends it."""
    with open(path + '.here', 'wb'):
        pass
    while not os.path.exists(path):
        progress(0.5, 'En espera')
        time.sleep(0.02)


def run_tool(delivery, code, progress):
    plan = delivery.plan.get('tools', {}).get(code, {})
    progress(0.25, plan.get('stage', 'Lectura'))
    if plan.get('exits'):
        os._exit(plan['exits'])
    if plan.get('waits'):
        wait_for(plan['waits'], progress)
    if plan.get('wipes'):
        shutil.rmtree(plan['wipes'], ignore_errors=True)
        with open(plan['wipes'], 'wb'):
            pass
    if plan.get('fails'):
        raise AuditError(plan['fails'])
    if plan.get('breaks'):
        raise ValueError(plan['breaks'])
    delivery.ran.append(code)
    return Result(code, plan)


def write_results(delivery, results, folder, previous=None, formats=('xlsx', 'json', 'html', 'gpkg'),
                  catalogue=None, several=None):
    written = []
    content = {'tools': [one.tool for one in results], 'previous': previous,
               'catalogue': catalogue,
               'filling': 'x' * sum(one.size for one in results)}
    for ending in formats:
        written.append(os.path.join(folder, 'hallazgos.' + ending))
        with open(written[-1], 'wb') as stream:
            stream.write(json.dumps(content).encode('ascii'))
    return written

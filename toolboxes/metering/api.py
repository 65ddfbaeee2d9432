# -*- coding: utf-8 -*-
"""The calls of the metering API (``/tool/v1``), each tried again where that is safe."""
from __future__ import unicode_literals

import time
import uuid

from . import faults, transport

# Seconds before each further try; a longer wait that the server asks for wins, up to the most.
WAITS = (1, 2, 4)
MOST_WAIT = 60
BUSY = (429, 502, 503, 504)


def new_key():
    """A key that makes a reservation happen once, however often it is sent."""
    return '{}'.format(uuid.uuid4())


class Api(object):
    """The API as one machine sees it.

    ``host`` is its base address, such as ``https://portal.example.com/api``; ``token`` the
    machine's, or None before registration. Methods raise what ``transport.send`` raises.
    """

    def __init__(self, host, token=None, sleep=time.sleep):
        self.host = transport.check_host(host)
        self._token = token
        self._sleep = sleep

    def register(self, activation_code, machine_id):
        """Exchanges a code for the machine's token. The code works once, so that a request whose
        answer was lost is not repeated."""
        payload = {'activation_code': activation_code, 'machine_id': machine_id}
        return self._call('POST', '/machines', payload, repeat_lost=False)

    def release(self):
        """Ends this machine's registration."""
        return self._call('POST', '/machines/release')

    def tools(self):
        return self._call('GET', '/tools')['items']

    def releases(self):
        return self._call('GET', '/releases/latest')['items']

    def estimate(self, measure):
        return self._call('POST', '/estimates', measure)

    def reserve(self, measure, key):
        return self._call('POST', '/utilizations', measure, {'Idempotency-Key': key})

    def read(self, utilization_id):
        return self._call('GET', '/utilizations/{}'.format(utilization_id))

    def heartbeat(self, utilization_id):
        return self._call('POST', '/utilizations/{}/heartbeat'.format(utilization_id))

    def finish(self, utilization_id, counts):
        return self._call('POST', '/utilizations/{}/finish'.format(utilization_id), counts)

    def fail(self, utilization_id, stage, message):
        payload = {'execute_stage': stage, 'error_message': message}
        return self._call('POST', '/utilizations/{}/errors'.format(utilization_id), payload)

    def _call(self, method, path, payload=None, headers=None, repeat_lost=True):
        head = dict(headers or {})
        if self._token:
            head['Authorization'] = 'Bearer ' + self._token
        for wait in WAITS + (None,):
            try:
                return transport.send(self.host, method, '/tool/v1' + path, head, payload)
            except faults.Unreachable:
                if wait is None or not repeat_lost:
                    raise
            except faults.Refused as refusal:
                if wait is None or refusal.status not in BUSY:
                    raise
                if refusal.retry_after:
                    wait = max(wait, refusal.retry_after)
                if wait > MOST_WAIT:
                    raise
            self._sleep(wait)

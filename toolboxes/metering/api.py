# -*- coding: utf-8 -*-
"""The operations of the metering API (``/tool/v1``), retried where that is safe."""
from __future__ import unicode_literals

import time
import uuid

from . import errors, transport

# Seconds before each retry; a longer Retry-After of the server applies instead, up to MAX_WAIT.
WAITS = (1, 2, 4)
MAX_WAIT = 60


def new_key():
    """An idempotency key: a reservation is made once, however often it is sent."""
    return '{}'.format(uuid.uuid4())


class Api(object):
    """The API for one machine.

    ``host`` is its base address, such as ``https://portal.example.com/api``; ``token`` the
    machine's, or None before registration. Methods raise what ``transport.send`` raises.
    """

    def __init__(self, host, token=None, sleep=time.sleep):
        self.host = transport.check_host(host)
        self._token = token
        self._sleep = sleep

    def register(self, activation_code, machine_id):
        """Exchanges an activation code for the machine's token. The code is valid once: a request
        without a response is not retried."""
        payload = {'activation_code': activation_code, 'machine_id': machine_id}
        return self._request('POST', '/machines', payload, retry_without_response=False)

    def release(self):
        """Ends this machine's registration."""
        return self._request('POST', '/machines/release')

    def tools(self):
        return self._request('GET', '/tools')['items']

    def releases(self):
        return self._request('GET', '/releases/latest')['items']

    def estimate(self, measure):
        return self._request('POST', '/estimates', measure)

    def reserve(self, measure, key):
        return self._request('POST', '/utilizations', measure, {'Idempotency-Key': key})

    def read(self, utilization_id):
        return self._request('GET', '/utilizations/{}'.format(utilization_id))

    def heartbeat(self, utilization_id):
        return self._request('POST', '/utilizations/{}/heartbeat'.format(utilization_id))

    def finish(self, utilization_id, counts):
        return self._request('POST', '/utilizations/{}/finish'.format(utilization_id), counts)

    def fail(self, utilization_id, stage, message):
        payload = {'execute_stage': stage, 'error_message': message}
        return self._request('POST', '/utilizations/{}/errors'.format(utilization_id), payload)

    def _request(self, method, path, payload=None, headers=None, retry_without_response=True):
        head = dict(headers or {})
        if self._token:
            head['Authorization'] = 'Bearer ' + self._token
        for wait in WAITS + (None,):
            try:
                return transport.send(self.host, method, '/tool/v1' + path, head, payload)
            except errors.Unreachable as error:
                if wait is None or error.final or not retry_without_response:
                    raise
            except errors.Rejected as error:
                if wait is None or error.status not in transport.BUSY:
                    raise
                if error.retry_after:
                    wait = max(wait, error.retry_after)
                if wait > MAX_WAIT:
                    raise
            self._sleep(wait)

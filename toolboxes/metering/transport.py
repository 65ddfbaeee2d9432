# -*- coding: utf-8 -*-
"""One JSON request over verified TLS, alike on Python 2.7 and 3."""
from __future__ import unicode_literals

import json
import socket
import ssl

from . import faults

try:
    from http.client import HTTPException
    from urllib.error import HTTPError, URLError
    from urllib.parse import urlsplit
    from urllib.request import HTTPRedirectHandler, HTTPSHandler, Request, build_opener
except ImportError:  # Python 2.7
    from httplib import HTTPException
    from urllib2 import (
        HTTPError, HTTPRedirectHandler, HTTPSHandler, Request, URLError, build_opener)
    from urlparse import urlsplit

TIMEOUT_SECONDS = 30
MOST_BYTES = 1024 * 1024
LOOPBACK = ('localhost', '127.0.0.1', '::1')


class _NoRedirect(HTTPRedirectHandler):
    """A redirect would carry the machine's token to another address."""

    def redirect_request(self, *_args, **_kwargs):
        return None


def check_host(host):
    """Gives the API's base address without a slash at its end; refuses unprotected ones.

    Plain HTTP is taken for this very machine only, where tests and demonstrations run.
    """
    host = host.strip().rstrip('/')
    parts = urlsplit(host)
    if parts.scheme == 'https' and parts.hostname:
        return host
    if parts.scheme == 'http' and parts.hostname in LOOPBACK:
        return host
    raise faults.MeteringFault(faults.NOT_SAFE)


def _opener():
    return build_opener(HTTPSHandler(context=ssl.create_default_context()), _NoRedirect())


def _parse(host, status, raw):
    try:
        answer = json.loads(raw.decode('utf-8'))
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        # Not of the API: a proxy or a wrong address. A busy proxy may be asked again.
        text = faults.STRANGE_ANSWER.format(host=host, status=status)
        raise faults.Refused(status, 'STRANGE_ANSWER', text)
    return answer


def _refusal(host, error):
    answer = _parse(host, error.code, error.read(MOST_BYTES))
    code = answer.get('code') or 'UNKNOWN'
    text = faults.DESKTOP_TEXTS.get(code) or answer.get('error') or code
    for field in answer.get('fields') or []:
        text += '\n- {}: {}'.format(field.get('field'), field.get('message'))
    return faults.Refused(error.code, code, text, answer.get('retry_after'))


def send(host, method, path, headers, payload):
    """Sends one request and gives the parsed answer.

    Raises ``Refused`` for an error answer and ``Unreachable`` when none came.
    """
    # Without a body of their own, POST requests carry an empty one: urllib sends POST only so.
    body = None if method == 'GET' else json.dumps(payload or {}).encode('ascii')
    head = {'Accept': 'application/json', 'Content-Type': 'application/json'}
    head.update(headers)
    # Python 2.7 joins headers and body in one string, where Unicode would spoil the bytes.
    request = Request(str(host + path), body, dict((str(k), str(v)) for k, v in head.items()))
    try:
        response = _opener().open(request, timeout=TIMEOUT_SECONDS)
        return _parse(host, response.getcode(), response.read(MOST_BYTES))
    except HTTPError as error:
        raise _refusal(host, error)
    except ssl.CertificateError:
        # Python 2.7 raises it as it is; later ones within a URLError.
        raise faults.MeteringFault(faults.NO_TRUST.format(host=host))
    except (URLError, HTTPException, socket.error, ssl.SSLError) as error:
        reason = getattr(error, 'reason', error)
        if 'CERTIFICATE_VERIFY_FAILED' in '{}'.format(reason):
            raise faults.MeteringFault(faults.NO_TRUST.format(host=host))
        raise faults.Unreachable(faults.NO_ANSWER.format(host=host))

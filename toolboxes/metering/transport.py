# -*- coding: utf-8 -*-
"""One JSON request over verified TLS, on Python 2.7 and 3."""
from __future__ import unicode_literals

import json
import socket
import ssl

from . import errors

try:
    from http.client import HTTPException
    from urllib.error import HTTPError, URLError
    from urllib.parse import urlsplit
    from urllib.request import (
        HTTPRedirectHandler, HTTPSHandler, ProxyHandler, Request, build_opener, getproxies,
        getproxies_environment, proxy_bypass)
except ImportError:  # Python 2.7
    from httplib import HTTPException
    from urllib import getproxies, getproxies_environment, proxy_bypass
    from urllib2 import (
        HTTPError, HTTPRedirectHandler, HTTPSHandler, ProxyHandler, Request, URLError, build_opener)
    from urlparse import urlsplit

TIMEOUT_SECONDS = 30
MAX_BYTES = 1024 * 1024
# The server, or what is before it, may process the request later.
BUSY = (429, 502, 503, 504)
LOOPBACK = ('localhost', '127.0.0.1', '::1')


def program_proxy(_host):
    """The address of the proxy that the program's own settings have for a host, or None. QGIS, which
    has such settings, replaces this function."""
    return None


class _NoRedirect(HTTPRedirectHandler):
    """Follows no redirect, which would send the machine's token to another address."""

    def redirect_request(self, *_args, **_kwargs):
        return None


def check_host(host):
    """Returns the API's base address without a slash at its end; rejects plain HTTP.

    Plain HTTP is accepted for the loopback address only, for tests and demonstrations.
    """
    host = host.strip().rstrip('/')
    parts = urlsplit(host)
    if parts.scheme == 'https' and parts.hostname:
        return host
    if parts.scheme == 'http' and parts.hostname in LOOPBACK:
        return host
    raise errors.MeteringError(errors.INSECURE_URL)


def _proxies(host):
    """The proxies by scheme: of the environment, else of the program, else of the system."""
    scheme = urlsplit(host).scheme
    own = None if scheme in getproxies_environment() else program_proxy(host)
    return dict(getproxies(), **{str(scheme): own}) if own else getproxies()


def _opener(host):
    context = ssl.create_default_context()
    # Python 3.13 rejects what certificates of companies that inspect connections often lack.
    context.verify_flags &= ~getattr(ssl, 'VERIFY_X509_STRICT', 0)
    return build_opener(ProxyHandler(_proxies(host)), HTTPSHandler(context=context), _NoRedirect())


def _parse(host, status, raw):
    try:
        response = json.loads(raw.decode('utf-8'))
    except ValueError:
        response = None
    if not isinstance(response, dict):
        # Not of the API: a proxy or a wrong address. A request to a busy proxy is retried.
        text = (errors.NOT_AVAILABLE if status in BUSY else errors.UNREADABLE_RESPONSE).format(
            host=host, status=status)
        raise errors.Rejected(status, 'UNREADABLE_RESPONSE', text)
    return response


def _rejection(host, error):
    response = _parse(host, error.code, error.read(MAX_BYTES))
    code = response.get('code') or 'UNKNOWN'
    text = errors.DESKTOP_TEXTS.get(code) or response.get('error') or code
    for field in response.get('fields') or []:
        name = field.get('field')
        text += '\n- {}: {}'.format(errors.FIELD_LABELS.get(name, name), field.get('message'))
    return errors.Rejected(error.code, code, text, response.get('retry_after'))


def _exchange(host, request):
    try:
        response = _opener(host).open(request, timeout=TIMEOUT_SECONDS)
        return _parse(host, response.getcode(), response.read(MAX_BYTES))
    except HTTPError as error:
        # To read its body may fail too, as any response may break off.
        raise _rejection(host, error)


def _proxy(host):
    """The address of the proxy for a host, without its user and password; None for none."""
    parts = urlsplit(host)
    proxy = None if proxy_bypass(parts.hostname) else _proxies(host).get(parts.scheme)
    return proxy and errors.message(proxy).rpartition('@')[2].rpartition('//')[2].rstrip('/')


def _unreachable(host, reason):
    proxy = _proxy(host)
    rejected = reason.partition('Tunnel connection failed: ')[2]
    final = bool(rejected) and rejected[:3] not in [str(one) for one in BUSY]
    if final:
        text = errors.PROXY_USER if rejected.startswith('407') else errors.PROXY_FORBIDS
    else:
        text = errors.PROXY_UNREACHABLE if proxy else errors.NO_RESPONSE
    return errors.Unreachable(text.format(host=host, proxy=proxy, reason=rejected), final)


def send(host, method, path, headers, payload):
    """Sends one request. Returns the parsed response.

    Raises ``Rejected`` for an error response and ``Unreachable`` without a response.
    """
    # POST requests without a payload have an empty object: urllib sends POST with a body only.
    body = None if method == 'GET' else json.dumps(payload or {}).encode('ascii')
    head = {'Accept': 'application/json', 'Content-Type': 'application/json'}
    head.update(headers)
    # Python 2.7 joins headers and body in one string, which Unicode would damage.
    request = Request(str(host + path), body, dict((str(k), str(v)) for k, v in head.items()))
    try:
        return _exchange(host, request)
    except ssl.CertificateError:
        # Python 2.7 raises it directly; later versions within a URLError.
        raise errors.MeteringError(errors.UNTRUSTED_CERTIFICATE.format(host=host))
    except (URLError, HTTPException, socket.error, ssl.SSLError) as error:
        reason = errors.message(getattr(error, 'reason', error))
        if 'CERTIFICATE_VERIFY_FAILED' in reason:
            raise errors.MeteringError(errors.UNTRUSTED_CERTIFICATE.format(host=host))
        raise _unreachable(host, reason)

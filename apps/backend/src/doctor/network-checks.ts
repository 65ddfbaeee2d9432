import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Config } from '../config.ts';
import { describeError } from '../describe-error.ts';
import { createMailTransport } from '../mail/transport.ts';
import { hostPrefix } from '../security/named-cookie.ts';
import { version } from '../version.ts';
import { type Finding, findingsOf } from './finding.ts';

const TIMEOUT_MS = 10_000;
/** Part of a certificate's life that is left when its renewal is overdue. */
const RENEWAL = 0.2;
const DAY_MS = 86_400_000;

const address = findingsOf('Public address');
const tls = findingsOf('TLS');
const cookies = findingsOf('Cookies');
const metrics = findingsOf('Metrics');
const mail = findingsOf('Mail');

/** Why a request failed; `fetch` says it in its cause only. */
const reasonOf = (error: unknown) =>
  describeError(error instanceof Error && error.cause ? error.cause : error);

const request = (config: Config, path: string, init: RequestInit = {}) =>
  fetch(`${config.PUBLIC_URL}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
  });

async function checkReady(config: Config): Promise<Finding> {
  try {
    const response = await request(config, '/healthz/ready');
    const body = (await response.json().catch(() => ({}))) as { version?: string };
    if (!response.ok) {
      const fix = 'Look into the servers’ log: `journalctl -u "gdb-audit@*"`.';
      return address.error(`${config.PUBLIC_URL} responds with ${response.status}`, fix);
    }
    return body.version === version
      ? address.ok(`${config.PUBLIC_URL} is ready, version ${version}`)
      : address.warning(
          `It runs version ${body.version}, and this is ${version}`,
          'Restart the servers of the older release.',
        );
  } catch (error) {
    const fix = 'Check the name in the DNS, the proxy, the firewall, and that servers run.';
    return address.error(`${config.PUBLIC_URL} cannot be reached: ${reasonOf(error)}`, fix);
  }
}

async function checkCertificate({ PUBLIC_URL }: Config): Promise<Finding> {
  const { hostname, port } = new URL(PUBLIC_URL);
  const servername = isIP(hostname) ? '' : hostname;
  const socket = connect({ host: hostname, port: Number(port || 443), servername });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { valid_from, valid_to } = socket.getPeerCertificate();
    const [start, end] = [Date.parse(valid_from), Date.parse(valid_to)];
    const text = `${socket.getProtocol()}, certificate valid until ${new Date(end).toISOString()}`;
    const left = end - Date.now();
    const fix = 'Look why the proxy does not renew it: its log, port 80, the DNS.';
    return left < RENEWAL * (end - start) && left < 30 * DAY_MS
      ? tls.warning(text, fix)
      : tls.ok(text);
  } catch (error) {
    const fix = 'Have the proxy present a certificate that browsers trust, for this name.';
    return tls.error(`The certificate is not accepted: ${reasonOf(error)}`, fix);
  } finally {
    socket.destroy();
  }
}

/** Signing out without a session clears its cookies, which shows how they arrive. */
async function checkCookies(config: Config): Promise<Finding> {
  try {
    const headers = { origin: config.PUBLIC_URL };
    const response = await request(config, '/api/logout', { method: 'POST', headers });
    const found = response.headers.getSetCookie();
    const secure = found.length > 0 && found.every((one) => /; secure/i.test(one));
    return response.ok && secure && found.some((one) => one.startsWith(hostPrefix))
      ? cookies.ok('`Secure`, bound to the host')
      : cookies.error(
          'They do not arrive as the server sets them: nobody stays signed in',
          'Set PUBLIC_URL to the address in the browser; let the proxy pass Host and Set-Cookie on.',
        );
  } catch (error) {
    return cookies.error(reasonOf(error), 'Fix the public address first.');
  }
}

/** Outside production a proxy that adds no header makes its requests those of this machine. */
async function checkMetrics(config: Config): Promise<Finding> {
  const response = await request(config, '/metrics').catch(() => null);
  return response?.ok
    ? metrics.error(
        'Anybody can read /metrics at the public address',
        'Set NODE_ENV=production and METRICS_TOKEN; let the proxy respond to /metrics with 404.',
      )
    : metrics.ok('not public');
}

async function checkMail(config: Config): Promise<Finding> {
  const transport = createMailTransport(config.SMTP_URL, config.MAIL_FROM);
  const { host } = new URL(config.SMTP_URL);
  try {
    if (await transport.verify()) return mail.ok(`${host} accepts this server`);
    const fix =
      'Set the port for authenticated clients (often 587 or 465), or remove user and password from SMTP_URL.';
    return mail.warning(
      `${host} offers no authentication: mails are sent without user and password`,
      fix,
    );
  } catch (error) {
    const fix = 'Check SMTP_URL: host, port, user, password, STARTTLS. Mails wait until it works.';
    return mail.error(`${host} does not accept this server: ${reasonOf(error)}`, fix);
  } finally {
    transport.close();
  }
}

/** The installation as users and the mail server see it. */
export async function checkNetwork(config: Config): Promise<Finding[]> {
  const isSecure = config.PUBLIC_URL.startsWith('https:');
  const ready = await checkReady(config);
  const rest = ready.severity === 'error' ? [] : [checkMetrics(config)];
  return Promise.all([
    ready,
    ...(isSecure ? [checkCertificate(config)] : []),
    ...(isSecure && rest.length > 0 ? [checkCookies(config)] : []),
    ...rest,
    checkMail(config),
  ]);
}

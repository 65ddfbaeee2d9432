import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { testFolder } from '../../../../tools/lib/test-folder.ts';
import { Browser } from '../../test/browser.ts';
import { inThisProcess, startBackend } from '../../test/build-app.ts';
import { writePortalFolder } from '../../test/portal-folder.ts';
import { listen } from '../../test/real-http.ts';

const folder = testFolder('portal');
await writePortalFolder(folder);

interface Line {
  level: number;
  msg: string;
  status?: number;
  req?: { url: string };
  err?: { message: string };
}

let lines: Line[] = [];
const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
const settings = { PORTAL_DIST: folder, METRICS_TOKEN: 'a token of sixteen' };
const backend = startBackend({ ...settings, LOG_LEVEL: 'info' }, inThisProcess, logTo);
const detailed = startBackend({ ...settings, LOG_LEVEL: 'debug' }, inThisProcess, logTo);

/** The lines of requests for the addresses: status and address. */
async function requestLines(to: typeof backend, ...addresses: string[]): Promise<string[]> {
  lines = [];
  for (const address of addresses) await new Browser(to).get(address, { accept: '*/*' });
  return lines.flatMap(({ status, req }) => (req ? [`${status} ${req.url}`] : []));
}

it('logs pages and failures, and no successful assets and health checks', async () => {
  const routine = ['/assets/main-Ab3dE6g.js', '/healthz/live', '/healthz/ready'];
  expect(await requestLines(backend, '/about-us', ...routine)).toEqual(['200 /about-us']);
  expect(await requestLines(backend, '/assets/main-gone1234.js', '/metrics')).toEqual([
    '404 /assets/main-gone1234.js',
    '404 /metrics',
  ]);
});

it('logs every request at the level `debug`', async () => {
  const routine = ['/assets/main-Ab3dE6g.js', '/healthz/live'];
  expect(await requestLines(detailed, ...routine)).toEqual(routine.map((url) => `200 ${url}`));
});

it('logs a readiness check that fails, and why', async () => {
  backend.app.draining.start();
  expect(await requestLines(backend, '/healthz/ready')).toEqual(['503 /healthz/ready']);
  const { err } = lines.find(({ msg }) => msg === 'request failed') ?? {};
  expect(err?.message).toBe('SERVICE_UNAVAILABLE: the server is about to stop');
});

it('has the address of a client who hung up before the response', async () => {
  const { hostname, port } = new URL(await listen(backend));
  lines = [];
  const socket = connect(Number(port), hostname);
  const body = 'Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
  socket.write(`POST /api/login HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n${body}`);
  await once(backend.app.server, 'request');
  socket.resetAndDestroy();
  await expect
    .poll(() => lines.find(({ msg }) => msg === 'cut off'))
    .toMatchObject({ req: { url: '/api/login', address: '127.0.0.1' } });
});

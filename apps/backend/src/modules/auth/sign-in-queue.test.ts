import { type ClientRequest, request as send } from 'node:http';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { inThisProcess, startBackend } from '../../../test/build-app.ts';
import { listen } from '../../../test/real-http.ts';
import { password, signedIn } from '../../../test/users.ts';
import type { Precedence } from '../../security/concurrency-limiter.ts';
import { signInsPerAddress } from './auth-limits.ts';

const backend = startBackend({}, inThisProcess);
const concurrent = availableParallelism() + 1;
let address: string;
let known: Browser;

beforeAll(async () => {
  address = await listen(backend);
  ({ browser: known } = await signedIn(backend, 'conocida'));
});

let openGate: () => void = () => undefined;
afterEach(() => {
  openGate();
  vi.restoreAllMocks();
});

/** Has every password checked only once the gate is open; what was checked, in order. */
function gatePasswords() {
  const { passwords } = backend.app;
  let gate = Promise.withResolvers<void>();
  const checked: (Precedence | undefined)[] = [];
  const verify = passwords.verify.bind(passwords);
  vi.spyOn(passwords, 'verify').mockImplementation(async (stored, secret, precedence) => {
    checked.push(precedence);
    await gate.promise;
    return verify(stored, secret, precedence);
  });
  const open = () => gate.resolve();
  /** Opens the gate for those that wait at it, and closes it behind them. */
  const letThrough = () => {
    const { resolve } = gate;
    gate = Promise.withResolvers();
    resolve();
  };
  openGate = open;
  return { checked, open, letThrough };
}

/** Signs in at an account that does not exist, over a real connection. */
async function strangerSignsIn(index: number): Promise<ClientRequest> {
  const recaptchaToken = await new Browser(backend).botToken('login');
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const request = send(`${address}/api/login`, { method: 'POST', headers, agent: false });
  request.on('error', () => undefined);
  request.end(JSON.stringify({ username: `nadie_${index}`, password: 'x', recaptchaToken }));
  return request;
}

const strangers = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => strangerSignsIn(index)));

const connections = promisify(
  (done: (error: Error | null, count: number) => void) =>
    void backend.app.server.getConnections(done),
);

it('checks no password for clients that disconnected while they waited', async () => {
  const { checked, open } = gatePasswords();
  const requests = await strangers(20);
  await expect.poll(() => checked.length).toBe(concurrent);
  for (const request of requests) {
    request.destroy();
  }
  await expect.poll(() => connections()).toBe(0);
  const signingIn = new Browser(backend).signIn('conocida', password);
  open();
  expect((await signingIn).status).toBe(200);
  expect(checked).toHaveLength(concurrent + 1);
});

it('checks the password from a known browser before those of strangers who came earlier', async () => {
  const { checked, open, letThrough } = gatePasswords();
  const limits = vi.spyOn(backend.app.limits, 'requireForAddress');
  /** How many sign-ins have only to wait for their turn: the address's limit is the last check before. */
  const queued = () =>
    limits.mock.settledResults.filter(
      ({ type }, index) =>
        type === 'fulfilled' && limits.mock.calls[index]?.[1] === signInsPerAddress,
    ).length;
  const requests = await strangers(20);
  await expect.poll(() => checked.length).toBe(concurrent);
  await expect.poll(queued).toBe(20);
  const signingIn = known.signIn('conocida', password);
  await expect.poll(queued).toBe(21);
  letThrough();
  // One of the next that are checked: had it to wait for strangers, they would wait at the gate for ever.
  await expect.poll(() => checked.some((precedence) => precedence?.first)).toBe(true);
  expect(checked.length).toBeLessThanOrEqual(2 * concurrent);
  open();
  expect((await signingIn).status).toBe(200);
  for (const request of requests) {
    request.destroy();
  }
});

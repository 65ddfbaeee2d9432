import type { Client } from '@consultancy/api';
import { afterEach, expect, it, vi } from 'vitest';
import { altchaToken } from './altcha.ts';

const minute = 60_000;
const now = Date.parse('2026-11-18T15:00:00Z');

/** Solves every challenge at once. */
class Solver extends EventTarget {
  postMessage() {
    const data = { payload: { solution: 7 } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {}
}

/** A client of a server whose clock differs from that of this device. */
const clientOf = (skew: number) => {
  const challenge = { parameters: { expiresAt: (now + skew + 10 * minute) / 1000 } };
  return { request: async () => challenge } as unknown as Client;
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['equals that of the device', 0],
  ['is an hour behind', -60 * minute],
  ['is an hour ahead', 60 * minute],
])('is valid for almost ten minutes if the clock of the server %s', async (_, skew) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('Worker', Solver);
  const { goodUntil } = await altchaToken(clientOf(skew), 'login');
  expect((goodUntil - now) / minute).toBe(9.75);
});

it('starts its worker from an address of the trusted-types policy', async () => {
  const names: string[] = [];
  const started: unknown[] = [];
  const made = new URL('https://portal.test/worker.js');
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string) => {
      names.push(name);
      return { createScriptURL: () => made };
    },
  });
  class RecordingSolver extends Solver {
    constructor(address: unknown) {
      super();
      started.push(address);
    }
  }
  vi.stubGlobal('Worker', RecordingSolver);
  vi.resetModules();
  const { altchaToken: tokenWithPolicy } = await import('./altcha.ts');
  await tokenWithPolicy(clientOf(0), 'login');
  expect(names).toEqual(['bot-check']);
  expect(started).toEqual([made]);
});

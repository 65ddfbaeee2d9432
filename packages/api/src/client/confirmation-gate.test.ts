import { type ErrorCode, errorStatuses, getMachine, newTransaction } from '@consultancy/validation';
import { describe, expect, it, vi } from 'vitest';
import { createConfirmationGate } from './confirmation-gate.ts';
import { createClient } from './create-client.ts';
import { someUser } from './fake-fetch.ts';
import { memorySharing } from './refresh-sharing.ts';

/** A client whose requests get these codes, one after the other, and then succeed. */
function clientAfter(codes: ErrorCode[], body: object) {
  const gate = createConfirmationGate();
  const keys: (string | null)[] = [];
  const fetch = vi.fn(async (_url: RequestInfo | URL, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const code = codes.shift();
    return code === undefined
      ? Response.json(body)
      : Response.json({ error: '', code }, { status: errorStatuses[code] });
  });
  const client = createClient({ host: '/api', fetch, sharing: memorySharing(), gate });
  return { client, gate, keys };
}

const sale = {
  target_email: 'compras@estudios.example',
  password: 'una clave larga',
  trans_type: 'Compra',
  amount_paid: '420000',
  credits_purchased: '100',
  trans_platform: 'portal',
  acceptTerms: true,
  recaptchaToken: 'token',
} as const;

const sold = {
  message: 'Hecho.',
  transaction: {
    trans_id: 1,
    trans_date: '2026-11-23T10:00:00.000Z',
    trans_type: 'Compra',
    credits_purchased: '100',
    amount_paid: '420000',
    trans_platform: 'portal',
    username: 'marcela_rios',
    credits_balance: '100',
  },
};

const machine = { machine_id: null, registered_at: null };

describe('A request that needs the second factor confirmed', () => {
  it('waits, and is sent again with the same idempotency key', async () => {
    const { client, gate, keys } = clientAfter(['FACTOR_CONFIRMATION_REQUIRED'], sold);
    gate.subscribe(() => {});
    const request = client.request(newTransaction, { body: sale, idempotencyKey: 'sale-1' });
    await expect.poll(() => gate.getState()).toBe('factor');
    expect(keys).toEqual(['sale-1']);
    gate.finish(true);
    await expect(request).resolves.toMatchObject({ message: 'Hecho.' });
    expect(keys).toEqual(['sale-1', 'sale-1']);
    expect(gate.getState()).toBe('none');
  });

  it('is sent again after a refresh where the session expired meanwhile', async () => {
    const codes = ['FACTOR_CONFIRMATION_REQUIRED', 'UNAUTHENTICATED'] as const;
    const { client, gate, keys } = clientAfter([...codes], { ...sold, ...someUser });
    gate.subscribe(() => {});
    const request = client.request(newTransaction, { body: sale, idempotencyKey: 'sale-1' });
    await expect.poll(() => gate.getState()).toBe('factor');
    gate.finish(true);
    await expect(request).resolves.toMatchObject({ message: 'Hecho.' });
    // The third one is the refresh.
    expect(keys).toEqual(['sale-1', 'sale-1', null, 'sale-1']);
  });

  it('is rejected when the user cancels, without another request', async () => {
    const { client, gate, keys } = clientAfter(['FACTOR_CONFIRMATION_REQUIRED'], machine);
    gate.subscribe(() => {});
    const request = client.request(getMachine, {});
    await expect.poll(() => gate.getState()).toBe('factor');
    gate.finish(false);
    await expect(request).rejects.toMatchObject({ code: 'FACTOR_CONFIRMATION_REQUIRED' });
    expect(keys).toHaveLength(1);
  });

  it('is not sent a third time', async () => {
    const twice: ErrorCode[] = ['FACTOR_CONFIRMATION_REQUIRED', 'FACTOR_CONFIRMATION_REQUIRED'];
    const { client, gate, keys } = clientAfter(twice, machine);
    gate.subscribe(() => {});
    const request = client.request(getMachine, {});
    await expect.poll(() => gate.getState()).toBe('factor');
    gate.finish(true);
    await expect(request).rejects.toMatchObject({ code: 'FACTOR_CONFIRMATION_REQUIRED' });
    expect(keys).toHaveLength(2);
  });

  it('is rejected at once where no screen can ask for it', async () => {
    const { client, keys } = clientAfter(['FACTOR_CONFIRMATION_REQUIRED'], machine);
    await expect(client.request(getMachine, {})).rejects.toThrow();
    expect(keys).toHaveLength(1);
  });
});

describe('A request that needs the password confirmed', () => {
  it('waits, and is sent again', async () => {
    const { client, gate, keys } = clientAfter(['IDENTITY_CONFIRMATION_REQUIRED'], machine);
    gate.subscribe(() => {});
    const request = client.request(getMachine, {});
    await expect.poll(() => gate.getState()).toBe('password');
    gate.finish(true);
    await expect(request).resolves.toEqual(machine);
    expect(keys).toHaveLength(2);
  });

  it('does not share its confirmation with one that needs the second factor', async () => {
    const codes: ErrorCode[] = ['IDENTITY_CONFIRMATION_REQUIRED', 'FACTOR_CONFIRMATION_REQUIRED'];
    const { client, gate, keys } = clientAfter(codes, machine);
    gate.subscribe(() => {});
    const first = client.request(getMachine, {});
    await expect.poll(() => gate.getState()).toBe('password');
    const second = client.request(getMachine, {});
    await expect.poll(() => keys).toHaveLength(2);
    gate.finish(true);
    await expect(first).resolves.toEqual(machine);
    expect(gate.getState()).toBe('factor');
    gate.finish(false);
    await expect(second).rejects.toMatchObject({ code: 'FACTOR_CONFIRMATION_REQUIRED' });
    expect(gate.getState()).toBe('none');
  });

  it('is rejected with all others when the session expires', async () => {
    const codes: ErrorCode[] = ['IDENTITY_CONFIRMATION_REQUIRED', 'FACTOR_CONFIRMATION_REQUIRED'];
    const { client, gate, keys } = clientAfter(codes, machine);
    gate.subscribe(() => {});
    const requests = [client.request(getMachine, {}), client.request(getMachine, {})];
    const outcomes = Promise.allSettled(requests);
    await expect.poll(() => keys).toHaveLength(2);
    await expect.poll(() => gate.getState()).not.toBe('none');
    gate.cancel();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([gate.getState(), keys.length]).toEqual(['none', 2]);
  });
});

describe('An account that must set up a second factor', () => {
  it('is reported until the demand is finished', async () => {
    const { client, gate } = clientAfter(['FACTOR_SETUP_REQUIRED'], machine);
    await expect(client.request(getMachine, {})).rejects.toMatchObject({
      code: 'FACTOR_SETUP_REQUIRED',
    });
    expect(gate.getState()).toBe('setup');
    gate.finish(true);
    expect(gate.getState()).toBe('none');
  });
});

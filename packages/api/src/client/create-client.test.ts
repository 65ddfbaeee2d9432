import { getMachine, getUtilizations, login, newTransaction } from '@consultancy/validation';
import { describe, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import { fakeFetch, json } from './fake-fetch.ts';
import { memorySharing } from './refresh-sharing.ts';

const clientOf = (fetchLike: typeof fetch, timeout?: number) =>
  createClient({
    host: '/api/',
    fetch: fetchLike,
    sharing: memorySharing(),
    ...(timeout === undefined ? {} : { timeout }),
  });

const page = { items: [], next_cursor: null };

describe('requests', () => {
  it('lower-cases usernames in paths and leaves empty filters out', async () => {
    const backend = fakeFetch(() => json(page));
    await clientOf(backend.fetch).request(getUtilizations, {
      params: { username: 'Marcela_Rios' },
      query: { start_date: '2026-11-01T05:00:00.000Z', max_count: '' },
    });
    expect(backend.calls[0]?.url).toBe(
      '/api/get_utilizations/marcela_rios?start_date=2026-11-01T05%3A00%3A00.000Z',
    );
  });

  it('encodes a parameter that does not follow the rule and lets the server judge it', async () => {
    const backend = fakeFetch(() => json(page));
    await clientOf(backend.fetch).request(getUtilizations, {
      params: { username: '../Ñandú?x' },
      query: {},
    });
    expect(backend.calls[0]?.url).toBe('/api/get_utilizations/..%2F%C3%B1and%C3%BA%3Fx');
  });

  it('always sends cookies, and JSON only with a body', async () => {
    const backend = fakeFetch(() => json({ machine_id: null, registered_at: null }));
    await clientOf(backend.fetch).request(getMachine, {});
    expect(backend.calls[0]?.init.credentials).toBe('include');
    expect(backend.calls[0]?.init.body).toBeNull();
    expect(backend.calls[0]?.init.headers).not.toHaveProperty('content-type');
  });

  it('rejects a body that breaks the rules without a request, naming the fields', async () => {
    const backend = fakeFetch(() => json({}));
    const request = clientOf(backend.fetch).request(login, {
      body: { username: ' ', password: 'secreta', recaptchaToken: 't' },
    });
    await expect(request).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      fields: [{ field: 'username' }],
    });
    expect(backend.calls).toHaveLength(0);
  });

  it('lower-cases the target e-mail and sends the idempotency key', async () => {
    const backend = fakeFetch(() => json({ error: 'no', code: 'USER_NOT_FOUND' }, 404));
    const body = {
      target_email: ' Ana@Empresa.COM ',
      password: 'secreta',
      trans_type: 'Compra',
      amount_paid: '100',
      credits_purchased: '5',
      trans_platform: 'Portal',
      acceptTerms: true,
      recaptchaToken: 't',
    } as const;
    const request = clientOf(backend.fetch).request(newTransaction, {
      body,
      idempotencyKey: 'k-1',
    });
    await expect(request).rejects.toMatchObject({ code: 'USER_NOT_FOUND', status: 404 });
    expect(JSON.parse(String(backend.calls[0]?.init.body)).target_email).toBe('ana@empresa.com');
    expect(backend.calls[0]?.init.headers).toMatchObject({ 'idempotency-key': 'k-1' });
  });
});

describe('errors', () => {
  const failing = (response: () => Response | Promise<Response>, timeout?: number) =>
    clientOf(fakeFetch(response).fetch, timeout).request(getMachine, {});

  it('reads our own error bodies', async () => {
    const body = { error: 'Espere', code: 'TOO_MANY_REQUESTS', retry_after: 40 };
    await expect(failing(() => json(body, 429))).rejects.toMatchObject({
      kind: 'http',
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Espere',
      retryAfter: 40,
    });
  });

  it('reads the text and the header of another backend', async () => {
    await expect(
      failing(() => json({ message: 'Nope' }, 503, { 'retry-after': '7' })),
    ).rejects.toMatchObject({ kind: 'http', code: null, message: 'Nope', retryAfter: 7 });
  });

  it('reports an HTML page and a wrong shape as a shape error', async () => {
    await expect(failing(() => new Response('<html>'))).rejects.toMatchObject({ kind: 'shape' });
    await expect(failing(() => json({ machine_id: 3 }))).rejects.toMatchObject({ kind: 'shape' });
  });

  it('distinguishes a network error from a timeout', async () => {
    await expect(
      failing(() => {
        throw new TypeError('offline');
      }),
    ).rejects.toMatchObject({ kind: 'network', status: null });
    const hanging = createClient({
      host: '/api',
      sharing: memorySharing(),
      timeout: 5,
      fetch: (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    });
    await expect(hanging.request(getMachine, {})).rejects.toMatchObject({ kind: 'timeout' });
  });
});

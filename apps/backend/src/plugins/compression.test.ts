import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { weightRecord } from '@consultancy/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { signedIn } from '../../test/users.ts';
import { operationIds } from '../openapi/contract-names.ts';
import { jsonSchemaOf } from '../openapi/json-schema.ts';

const backend = startBackend();
let browser: Browser;

beforeAll(async () => {
  ({ browser } = await signedIn(backend, 'jefa', 'admin'));
});

const accepted = { 'accept-encoding': 'gzip, deflate, br' };

const draft = {
  title: 'Tarifas',
  ...weightRecord(() => '1'),
  levels: Array.from({ length: 50 }, (_, at) => ({
    level: `Nivel ${at}`,
    min_score: String(at),
    credits: '1',
  })),
};

/** A response as it travels. */
async function read(url: string, headers: Record<string, string> = accepted) {
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  return backend.app.inject({ url, headers: { ...headers, cookie } });
}

describe('compression', () => {
  it('compresses the API’s JSON above 1 kB, and nothing that is shorter', async () => {
    const created = await browser.post('/api/admin/price-lists', draft, accepted);
    expect(created.status).toBe(201);
    const list = await read('/api/admin/price-lists');
    expect(list.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    const text = brotliDecompressSync(list.rawPayload).toString();
    expect(JSON.parse(text).items[0].title).toBe(draft.title);
    expect(list.rawPayload.length).toBeLessThan(text.length / 4);
    expect((await read('/api/admin/price-lists', {})).payload).toBe(text);
    expect((await read('/api/auth/validate_token')).headers).not.toHaveProperty('content-encoding');
  });

  it('takes gzip from a caller that has no brotli', async () => {
    const { headers, rawPayload } = await read('/api/admin/price-lists', {
      'accept-encoding': 'gzip',
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toContain(draft.title);
  });

  it('leaves responses to changes as they are, and reads carry no secret (BREACH)', async () => {
    const created = await browser.post('/api/admin/price-lists', draft, accepted);
    expect(created.text.length).toBeGreaterThan(1024);
    expect(created.headers).not.toHaveProperty('content-encoding');
    const reads = [...operationIds].filter(([{ method, file }]) => method === 'GET' && !file);
    expect(reads.length).toBeGreaterThan(30);
    for (const [{ response }, name] of reads) {
      const fields = JSON.stringify(jsonSchemaOf(response, 'output'));
      expect(fields, name).not.toMatch(/"(?:\w*(?:token|password|secret)|code)":/i);
    }
  });

  it('does not compress files, and never unpacks a request', async () => {
    const csv = await read('/api/users', { ...accepted, accept: 'text/csv' });
    expect(csv.statusCode).toBe(200);
    expect(csv.headers).not.toHaveProperty('content-encoding');
    const packed = await backend.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: gzipSync('{}'),
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'sec-fetch-site': 'same-origin',
      },
    });
    expect(packed.json()).toMatchObject({ code: 'MALFORMED_REQUEST' });
  });

  it('serves the API document compressed, and not again to a caller that has it', async () => {
    const { headers, rawPayload } = await read('/api/openapi.json');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toHaveProperty('openapi');
    expect(rawPayload.length).toBeLessThan(40_000);
    const again = await read('/api/openapi.json', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });
});

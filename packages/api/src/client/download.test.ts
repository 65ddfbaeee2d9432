import { exportTypes, getUtilizations } from '@consultancy/validation';
import { describe, expect, it } from 'vitest';
import { createClient } from './create-client.ts';
import { fakeFetch, json, someUser, unauthenticated } from './fake-fetch.ts';
import { memorySharing } from './refresh-sharing.ts';

const input = { params: { username: 'marcela_rios' }, query: {} };
const csv = () =>
  new Response('\uFEFFa;b\r\n', {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="x.csv"; filename*=UTF-8''Mi%20actividad.csv`,
    },
  });

const download = (response: (url: string) => Response, onProgress?: (bytes: number) => void) => {
  const backend = fakeFetch(response);
  const client = createClient({ host: '/api', fetch: backend.fetch, sharing: memorySharing() });
  const file = client.download(
    getUtilizations,
    input,
    exportTypes.csv,
    onProgress ? { onProgress } : {},
  );
  return { file, backend };
};

describe('a download', () => {
  it('requests its type and returns the bytes with the name that the server chose', async () => {
    const progress: number[] = [];
    const { file, backend } = download(csv, (bytes) => progress.push(bytes));
    const { blob, fileName } = await file;
    expect(backend.calls[0]?.init.headers).toMatchObject({ accept: 'text/csv' });
    expect([fileName, blob.size, progress.at(-1)]).toEqual(['Mi actividad.csv', 8, 8]);
  });

  it('renews the session once and is requested again', async () => {
    let renewed = false;
    const { file, backend } = download((url) => {
      if (url.endsWith('/token/refresh')) {
        renewed = true;
        return json(someUser);
      }
      return renewed ? csv() : unauthenticated();
    });
    expect((await file).blob.size).toBe(8);
    expect(backend.calls).toHaveLength(3);
  });

  it('is rejected with the text of the server and the time to wait', async () => {
    const { file } = download(() =>
      json({ error: 'Ya tiene otras descargas en curso.', code: 'TOO_MANY_EXPORTS' }, 429),
    );
    await expect(file).rejects.toMatchObject({ code: 'TOO_MANY_EXPORTS', status: 429 });
  });

  it('is rejected when the response has another media type', async () => {
    const { file } = download(() => json({ items: [], next_cursor: null }));
    await expect(file).rejects.toMatchObject({ kind: 'shape' });
  });
});

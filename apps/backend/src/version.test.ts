import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { startBackend } from '../test/build-app.ts';

const backend = startBackend();
const read = (url: string) => backend.app.inject({ url, remoteAddress: '127.0.0.1' });

describe('the version of the release', () => {
  it.each(['/healthz/live', '/healthz/ready'])('is in the response of %s', async (url) => {
    expect((await read(url)).json()).toEqual({ status: 'ok', version: manifest.version });
  });

  it('is a label in /metrics and the version of the OpenAPI document', async () => {
    const { payload } = await read('/metrics');
    expect(payload).toContain(`portal_build_info{version="${manifest.version}"} 1\n`);
    const document = (await read('/api/openapi.json')).json();
    expect(document.info.version).toBe(manifest.version);
  });
});

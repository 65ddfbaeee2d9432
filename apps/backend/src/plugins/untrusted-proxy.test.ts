import { describe, expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';

function logged() {
  const lines: { msg: string; proxy?: string }[] = [];
  return { lines, stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
}

const isWarning = ({ msg }: { msg: string }) => msg.includes('set TRUST_PROXY');
const unaware = logged();
const aware = logged();
const none = () => undefined;
const withoutTrust = startBackend({ LOG_LEVEL: 'warn' }, none, unaware.stream);
const withTrust = startBackend(
  { LOG_LEVEL: 'warn', TRUST_PROXY: '10.0.0.0/8' },
  none,
  aware.stream,
);

const headers = { 'x-forwarded-for': '203.0.113.9' };

describe('a forwarded address', () => {
  it('that is not trusted is reported once', async () => {
    const { app } = withoutTrust;
    await app.inject({ url: '/healthz/live', remoteAddress: '10.0.0.1' });
    expect(unaware.lines.filter(isWarning)).toEqual([]);
    for (const remoteAddress of ['10.0.0.1', '10.0.0.2']) {
      await app.inject({ url: '/healthz/live', headers, remoteAddress });
    }
    expect(unaware.lines.filter(isWarning)).toMatchObject([{ proxy: '10.0.0.1' }]);
  });

  it('of a trusted proxy is not reported', async () => {
    await withTrust.app.inject({ url: '/healthz/live', headers, remoteAddress: '10.0.0.1' });
    expect(aware.lines.filter(isWarning)).toEqual([]);
  });

  it('of a program beside a trusted proxy is not reported', async () => {
    const own = { 'x-forwarded-for': '10.0.0.1' };
    await withTrust.app.inject({
      url: '/healthz/live',
      headers: own,
      remoteAddress: '10.0.0.1',
    });
    expect(aware.lines.filter(isWarning)).toEqual([]);
  });
});

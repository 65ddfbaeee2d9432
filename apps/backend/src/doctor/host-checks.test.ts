import { describe, expect, it } from 'vitest';
import { freePort } from '../../../../tools/lib/ports.ts';
import { copyDatabase } from '../../test/build-app.ts';
import { checkHosts, findingsOfHosts, type HostState } from './host-checks.ts';

const database = await copyDatabase();

const primary: HostState = {
  host: 'one:5432',
  role: 'primary',
  standbys: 1,
  waits: true,
  position: 2 ** 30,
};
const standby: HostState = { ...primary, host: 'two:5432', role: 'standby', standbys: 0 };
const unreachable: HostState = { ...standby, role: 'unreachable' };

const texts = (states: readonly HostState[]) =>
  findingsOfHosts(states).map(({ severity, text }) => `${severity}: ${text}`);

describe('the hosts of a database', () => {
  it.each<[string, readonly HostState[], readonly string[]]>([
    ['one', [{ ...primary, standbys: 0, waits: false }], []],
    ['a pair', [primary, standby], ['ok: one:5432 is the primary, two:5432 its standby']],
    [
      'a primary that waits for nothing',
      [{ ...primary, standbys: 0 }],
      ['error: one:5432 waits at every change for a standby, and none is there'],
    ],
    [
      'an asynchronous standby',
      [{ ...primary, waits: false }, standby],
      ['warning: A takeover may lose confirmed changes'],
    ],
    [
      'a standby that is unreachable',
      [{ ...primary, standbys: 0, waits: false }, unreachable],
      ['warning: No standby is connected to one:5432', 'warning: two:5432 does not respond'],
    ],
    [
      'two standbys',
      [{ ...primary, role: 'standby' }, standby],
      ['error: No host accepts changes'],
    ],
    [
      'two primaries',
      [primary, { ...primary, host: 'two:5432' }],
      ['error: one:5432 and two:5432 accept changes: confirmed ones diverge'],
    ],
    [
      'a standby that is far behind',
      [primary, { ...standby, position: 2 ** 29 }],
      ['warning: two:5432 is 512.0 MiB behind'],
    ],
    ['all unreachable', [unreachable, unreachable], []],
  ])('%s', (_name, states, expected) => {
    expect(texts(states)).toEqual(expected);
  });

  it('are each queried directly', async () => {
    const { host } = new URL(database.url);
    const closed = `127.0.0.1:${await freePort()}`;
    const withHosts = (hosts: string) => checkHosts(database.url.replace(host, hosts));
    expect(await withHosts(host)).toEqual([]);
    const [twice] = await withHosts(`${host},${host}`);
    expect(twice?.text).toContain('accept changes');
    const found = (await withHosts(`${closed},${host}`)).map(({ text }) => text);
    expect(found).toContain(`${closed} does not respond`);
  });
});

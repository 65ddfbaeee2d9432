import { expect, it } from 'vitest';
import { isUsedOrRevoked } from './use-activation-code.ts';

/** A code created at 14:50. */
const code = { code: 'K7MP-X2QR-9TWD', expires_at: '2026-11-18T15:00:00.000Z' };
const none = { machine_id: null, registered_at: null };
const registeredAt = (registered_at: string) => ({ machine_id: 'PC-1', registered_at });
const former = registeredAt('2026-10-02T15:20:00.000Z');

it.each([
  ['while there is no machine', none, none, false],
  ['while the machine is the former one', former, former, false],
  ['while the machine, unknown before, is a former one', undefined, former, false],
  ['once its machine is registered', none, registeredAt('2026-11-18T14:55:00.000Z'), true],
  ['once the same machine is registered again', former, registeredAt('2026-11-18T14:55:00Z'), true],
  [
    'once registered, with no machine known before',
    undefined,
    registeredAt('2026-11-18T14:55:00Z'),
    true,
  ],
  ['once the machine was released', former, none, true],
  ['while no machine was known and there is none', undefined, none, false],
])('%s', (_, before, machine, over) => {
  expect(isUsedOrRevoked({ code, before }, machine)).toBe(over);
});

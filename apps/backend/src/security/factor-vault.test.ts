import { expect, it } from 'vitest';
import { createFactorVault, KEY_ID_BYTES } from './factor-vault.ts';

const present = 'a present secret of the tests, long enough';
const former = 'a former secret of the tests, long enough';
const secret = Buffer.from('a secret of twenty b');

it('opens what it sealed, for the same user only', () => {
  const vault = createFactorVault(present, []);
  const sealed = vault.seal(7, secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(vault.seal(7, secret).equals(sealed)).toBe(false);
  expect(vault.open(7, sealed)).toEqual({ secret, isOutdated: false });
  expect(vault.open(8, sealed)).toBeNull();
});

it('does not open what was changed, in whichever byte', () => {
  const vault = createFactorVault(present, []);
  const sealed = vault.seal(7, secret);
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(vault.open(7, changed)).toBeNull();
  }
  expect(vault.open(7, sealed.subarray(0, 20))).toBeNull();
});

it('opens what the former key sealed, and says so', () => {
  const sealed = createFactorVault(former, []).seal(7, secret);
  expect(createFactorVault(present, [former]).open(7, sealed)).toEqual({
    secret,
    isOutdated: true,
  });
  expect(createFactorVault(present, []).open(7, sealed)).toBeNull();
});

it('finds by the first bytes which key sealed', () => {
  const vault = createFactorVault(present, [former]);
  const headOf = (key: string) =>
    createFactorVault(key, []).seal(7, secret).subarray(0, KEY_ID_BYTES);
  expect(vault.keyOf(headOf(present))).toBe('current');
  expect(vault.keyOf(headOf(former))).toBe('former');
  expect(vault.keyOf(headOf('a secret of neither setting, long enough'))).toBe('unknown');
});

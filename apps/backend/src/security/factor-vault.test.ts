import { expect, it } from 'vitest';
import { createFactorVault, KEY_ID_BYTES } from './factor-vault.ts';

const present = 'a present secret of the tests, long enough';
const former = 'a former secret of the tests, long enough';
const secret = Buffer.from('a secret of twenty b');

it('decrypts what it encrypted, for the same user only', () => {
  const vault = createFactorVault(present, []);
  const sealed = vault.seal(7, secret);
  expect(sealed.includes(secret)).toBe(false);
  expect(vault.seal(7, secret).equals(sealed)).toBe(false);
  expect(vault.open(7, sealed)).toEqual({ secret, isOutdated: false });
  expect(vault.open(8, sealed)).toBeNull();
});

it('rejects a ciphertext with any byte changed', () => {
  const vault = createFactorVault(present, []);
  const sealed = vault.seal(7, secret);
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(vault.open(7, changed)).toBeNull();
  }
  expect(vault.open(7, sealed.subarray(0, 20))).toBeNull();
});

it('decrypts what the former key encrypted, and reports it as outdated', () => {
  const sealed = createFactorVault(former, []).seal(7, secret);
  expect(createFactorVault(present, [former]).open(7, sealed)).toEqual({
    secret,
    isOutdated: true,
  });
  expect(createFactorVault(present, []).open(7, sealed)).toBeNull();
});

it('recognizes by the first bytes which key encrypted a secret', () => {
  const vault = createFactorVault(present, [former]);
  const headOf = (key: string) =>
    createFactorVault(key, []).seal(7, secret).subarray(0, KEY_ID_BYTES);
  expect(vault.keyOf(headOf(present))).toBe('current');
  expect(vault.keyOf(headOf(former))).toBe('former');
  expect(vault.keyOf(headOf('a secret of neither setting, long enough'))).toBe('unknown');
});

import { expect, it } from 'vitest';
import { deriveKeys } from './keys.ts';
import { makeToken, readToken } from './session-tokens.ts';

const key = deriveKeys('a secret of the tests of session tokens')('session');
const otherKey = deriveKeys('another secret of these tests of tokens')('session');
const claim = { sessionId: 'c619ece1-8813-4b7c-88ff-3716e24d5581', generation: 3 };

it.each(['access', 'refresh'] as const)('accepts an %s token, however often it is sent', (kind) => {
  const token = makeToken(key, kind, claim);
  expect(readToken(key, kind, token)).toEqual(claim);
  expect(readToken(key, kind, token)).toEqual(claim);
});

it('rejects another kind, key or generation of a token that it has cached', () => {
  const token = makeToken(key, 'access', claim);
  expect(readToken(key, 'access', token)).toEqual(claim);
  const bytes = Buffer.from(token, 'base64url');
  bytes.writeUInt32BE(4, 16);
  expect(readToken(key, 'access', bytes.toString('base64url'))).toBeNull();
  expect(readToken(key, 'refresh', token)).toBeNull();
  expect(readToken(otherKey, 'access', token)).toBeNull();
});

it('accepts tokens of more sessions than it caches', () => {
  const tokens = Array.from({ length: 10_001 }, (_, generation) =>
    makeToken(key, 'access', { ...claim, generation }),
  );
  const generations = () => tokens.map((token) => readToken(key, 'access', token)?.generation);
  expect(generations()).toEqual([...tokens.keys()]);
  expect(generations()).toEqual([...tokens.keys()]);
});

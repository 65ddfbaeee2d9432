import { expect, it } from 'vitest';
import type { Endpoint } from '../define-endpoint.ts';
import type { ErrorCode } from '../error-codes.ts';
import * as contract from '../index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const exported: unknown[] = Object.values(contract);
const calls = exported.filter(isEndpoint);

/** Whether a call's payload has a field. */
const takes = ({ body, query }: Endpoint, field: string) =>
  [body, query].some(
    (schema) => field in ((schema as { shape?: object } | undefined)?.shape ?? {}),
  );

/** What a call must tell its callers of, by what it asks of them. */
const rules: readonly [string, (endpoint: Endpoint) => boolean, readonly ErrorCode[]][] = [
  [
    'a bot check',
    (endpoint) => takes(endpoint, 'recaptchaToken'),
    ['BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
  ],
  [
    'the token of a link',
    (endpoint) => takes(endpoint, 'token'),
    ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
  ],
  [
    'the own password again',
    (endpoint) =>
      takes(endpoint, 'old_password') ||
      (takes(endpoint, 'password') && /admin|transaction/.test(endpoint.path)),
    ['PASSWORD_INCORRECT', 'TOO_MANY_REQUESTS'],
  ],
  [
    'whose data it is',
    ({ method, path }) => method === 'GET' && /^\/(?!username_).*:username/.test(path),
    ['USER_NOT_FOUND'],
  ],
  ['an idempotency key', ({ idempotent }) => idempotent === true, ['IDEMPOTENCY_KEY_REUSED']],
];

it.each(rules)('a call that asks for %s says how it refuses that', (_, applies, errors) => {
  const asked = calls.filter(applies);
  expect(asked.length).toBeGreaterThan(2);
  for (const endpoint of asked) {
    expect(endpoint.errors ?? [], endpoint.path).toEqual(expect.arrayContaining([...errors]));
  }
});

it('a sign-in says all that it may be refused for', () => {
  expect(contract.login.errors).toEqual([
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_SUSPENDED',
    'BOT_CHECK_FAILED',
    'TOO_MANY_REQUESTS',
  ]);
});

import { expect, it } from 'vitest';
import { type Endpoint, isEndpoint } from '../define-endpoint.ts';
import type { ErrorCode } from '../error-codes.ts';
import * as contract from '../index.ts';

const exported: unknown[] = Object.values(contract);
const endpoints = exported.filter(isEndpoint);

/** Whether an endpoint's payload has a field. */
const hasField = ({ body, query }: Endpoint, field: string) =>
  [body, query].some(
    (schema) => field in ((schema as { shape?: object } | undefined)?.shape ?? {}),
  );

/** Error codes that an endpoint must declare, by its input. */
const rules: readonly [string, (endpoint: Endpoint) => boolean, readonly ErrorCode[]][] = [
  [
    'a bot check',
    (endpoint) => hasField(endpoint, 'recaptchaToken'),
    ['BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
  ],
  [
    'the token of a link',
    (endpoint) => hasField(endpoint, 'token'),
    ['LINK_INVALID', 'TOO_MANY_REQUESTS'],
  ],
  [
    'the own password again',
    (endpoint) =>
      hasField(endpoint, 'old_password') ||
      (hasField(endpoint, 'password') && /admin|transaction/.test(endpoint.path)),
    ['PASSWORD_INCORRECT', 'TOO_MANY_REQUESTS'],
  ],
  [
    'a passkey in place of the password',
    (endpoint) => hasField(endpoint, 'password') && hasField(endpoint, 'passkey'),
    ['PASSWORD_INCORRECT', 'FACTOR_REJECTED', 'FACTOR_CONFIRMATION_REQUIRED', 'TOO_MANY_REQUESTS'],
  ],
  [
    'whose data it is',
    ({ method, path }) => method === 'GET' && /^\/(?!username_).*:username/.test(path),
    ['USER_NOT_FOUND'],
  ],
  ['an idempotency key', ({ idempotent }) => idempotent === true, ['IDEMPOTENCY_KEY_REUSED']],
];

it.each(rules)('an endpoint that requires %s declares its error codes', (_, applies, errors) => {
  const affected = endpoints.filter(applies);
  expect(affected.length).toBeGreaterThan(2);
  for (const endpoint of affected) {
    expect(endpoint.errors ?? [], endpoint.path).toEqual(expect.arrayContaining([...errors]));
  }
});

it('a sign-in declares every error code that it may respond with', () => {
  expect(contract.login.errors).toEqual([
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_SUSPENDED',
    'SECOND_FACTOR_REQUIRED',
    'BOT_CHECK_FAILED',
    'TOO_MANY_REQUESTS',
  ]);
});

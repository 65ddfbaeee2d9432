import { expect, it } from 'vitest';
import { errorCodes, errorStatuses } from './error-codes.ts';
import { isAdminRole } from './roles.ts';

it.each([
  ['admin', true],
  ['Admin', true],
  ['ADMIN', true],
  ['user', false],
  ['User', false],
  ['administrador', false],
  [null, false],
  [undefined, false],
])('role %j is an administrator: %j (§6)', (role, wanted) => {
  expect(isAdminRole(role)).toBe(wanted);
});

it('reserves 401 for "no valid session" and never responds with 422 (decisions §3)', () => {
  expect(errorCodes.filter((code) => errorStatuses[code] === 401)).toEqual(['UNAUTHENTICATED']);
  expect(Object.values(errorStatuses)).not.toContain(422);
});

import { expect, it } from 'vitest';
import { isAdminRole } from './roles.ts';

it.each([
  ['admin', true],
  ['Admin', true],
  ['ADMIN', true],
  ['user', false],
  ['User', false],
  ['root', false],
  ['administrador', false],
  ['', false],
  [null, false],
  [undefined, false],
])('role %j is an administrator: %j (§6)', (role, wanted) => {
  expect(isAdminRole(role)).toBe(wanted);
});

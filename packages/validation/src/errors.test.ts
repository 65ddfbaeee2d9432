import { describe, expect, it } from 'vitest';
import { limits } from './constants.ts';
import { errorCodes, errorStatuses } from './error-codes.ts';
import { errorBody } from './errors.ts';
import { isAdminRole } from './roles.ts';
import { ruleTexts } from './texts.ts';

describe('errors', () => {
  it('reserves 401 for "no valid session" and never uses 422', () => {
    const unauthorized = errorCodes.filter((code) => errorStatuses[code] === 401);
    expect(unauthorized).toEqual(['UNAUTHENTICATED']);
    expect(Object.values(errorStatuses)).not.toContain(422);
  });

  it('rejects a code that is not in the table', () => {
    expect(errorBody.safeParse({ error: 'x', code: 'NOT_FOUND' }).success).toBe(true);
    expect(errorBody.safeParse({ error: 'x', code: 'WHATEVER' }).success).toBe(false);
  });
});

describe('texts of rules', () => {
  // Written out in the texts, as a template would be more bytes of every form.
  it.each([
    [ruleTexts.passwordTooShort, [limits.passwordMinimum]],
    [ruleTexts.passwordTooLong, [limits.passwordMaximum]],
    [ruleTexts.reasonLength, [limits.reasonMinimum, limits.reasonMaximum]],
  ])('«%s» has the limits of its rule', (text, expected) => {
    expect(text.match(/\d+/g)?.map(Number)).toEqual(expected);
  });
});

describe('roles', () => {
  it('recognizes administrators in any case, and no other role', () => {
    expect(['admin', 'Admin', 'ADMIN'].every(isAdminRole)).toBe(true);
    expect(['user', 'root', '', null, undefined].some(isAdminRole)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { errorCodes, errorStatuses } from './error-codes.ts';
import { errorBody } from './errors.ts';

describe('errors', () => {
  it('reserves 401 for "no valid session" and never uses 422 (decisions §3)', () => {
    const unauthorized = errorCodes.filter((code) => errorStatuses[code] === 401);
    expect(unauthorized).toEqual(['UNAUTHENTICATED']);
    expect(Object.values(errorStatuses)).not.toContain(422);
  });

  it('rejects a code that is not in the table', () => {
    expect(errorBody.safeParse({ error: 'x', code: 'NOT_FOUND' }).success).toBe(true);
    expect(errorBody.safeParse({ error: 'x', code: 'WHATEVER' }).success).toBe(false);
  });
});

import { ApiError } from '@consultancy/api';
import { describe, expect, it } from 'vitest';
import { userUnlessFactor } from './user-unless-factor.ts';

const rejected = (code: 'SECOND_FACTOR_REQUIRED' | 'INVALID_CREDENTIALS') =>
  Promise.reject<never>(new ApiError({ kind: 'http', status: 403, code }));

describe('The user of a sign-in', () => {
  it('is null where the second factor comes next', async () => {
    expect(await userUnlessFactor(rejected('SECOND_FACTOR_REQUIRED'))).toBeNull();
  });

  it('is an error for any other rejection', async () => {
    await expect(userUnlessFactor(rejected('INVALID_CREDENTIALS'))).rejects.toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { stepOfCode } from './totp.ts';

/** Secret, and two codes that follow each other, of RFC 6238 (appendix B, SHA-1). */
const secret = Buffer.from('12345678901234567890');
const former = { code: '081804', step: 37_037_036 };
const next = { code: '050471', step: 37_037_037 };
const startOf = (step: number) => step * 30_000;

describe('a code of an app', () => {
  it.each([former, next])('of RFC 6238 is that of its time step: %j', ({ code, step }) => {
    expect(stepOfCode(secret, code, startOf(step))).toBe(step);
  });

  it('is accepted in its time step, the one before and the one after, and at no other time', () => {
    const { code, step } = former;
    const [opens, closes] = [startOf(step - 1), startOf(step + 2)];
    const times = [opens - 1, opens, closes - 1, closes];
    expect(times.map((time) => stepOfCode(secret, code, time))).toEqual([null, step, step, null]);
  });
});

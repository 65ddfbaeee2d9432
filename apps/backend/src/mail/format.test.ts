import { expect, it } from 'vitest';
import { colombianTime } from './format.ts';

it('the time is that of Colombia', () => {
  expect(colombianTime(new Date('2026-01-01T03:04:05Z'))).toBe('31/12/2025 22:04:05');
});

import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('the page to return to after signing in', () => {
  it('preserves the entry of an area, and a page of it with its filters', () => {
    expect(safeReturnPath('/userview')).toBe('/userview');
    expect(safeReturnPath('/userview/transactions?start_date=2026-01-01#x')).toBe(
      '/userview/transactions?start_date=2026-01-01#x',
    );
  });

  it.each([
    '//evil.example/userview',
    '/\\evil.example/userview',
    'javascript:alert(1)',
    'https://evil.example/userview',
    '/%2F%2Fevil.example',
    '/auth',
    '/userviewx',
    '/userview/../auth',
    null,
    undefined,
    { pathname: '/userview' },
  ])('rejects %j', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });
});

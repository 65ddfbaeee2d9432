import { describe, expect, it } from 'vitest';
import {
  completeBy,
  completionNoticeBy,
  type DatedRequest,
  dueOn,
  dueSoonUntil,
  extendedDueOn,
  isOverdue,
  stepsOf,
} from './deadlines.ts';

const received = '2026-11-23';

describe('the terms of §9, from Monday 23 November 2026', () => {
  it('are 10 + 5 working days for a query', () => {
    expect(dueOn('query', received)).toBe('2026-12-07');
    expect(extendedDueOn('query', '2026-12-07')).toBe('2026-12-15');
  });

  it('are 15 + 8 working days for a complaint', () => {
    expect(dueOn('correction', received)).toBe('2026-12-15');
    expect(dueOn('erasure', received)).toBe('2026-12-15');
    expect(extendedDueOn('erasure', '2026-12-15')).toBe('2026-12-28');
  });

  it('are 5 working days to report what is missing, and 2 months to complete it', () => {
    expect(completionNoticeBy(received)).toBe('2026-11-30');
    expect(completeBy('2026-11-30')).toBe('2027-02-01');
  });

  it('are over the day after the last day', () => {
    expect(isOverdue('2026-12-07', '2026-12-07')).toBe(false);
    expect(isOverdue('2026-12-07', '2026-12-08')).toBe(true);
    expect(isOverdue(null, '2026-12-08')).toBe(false);
  });

  it('are due soon three working days before', () => {
    expect(dueSoonUntil('2026-12-04')).toBe('2026-12-10');
  });
});

describe('the steps of a request', () => {
  const request = (changes: Partial<DatedRequest> = {}): DatedRequest => ({
    kind: 'correction',
    state: 'received',
    counted_from: received,
    due_on: '2026-12-15',
    ...changes,
  });

  it('are all of them while nothing is over', () => {
    expect(stepsOf(request(), received)).toEqual([
      'start',
      'request_completion',
      'extend',
      'resolve',
      'reject',
    ]);
  });

  it('end in an erasure where it was requested', () => {
    expect(stepsOf(request({ kind: 'erasure', state: 'in_process' }), received)).toEqual([
      'request_completion',
      'extend',
      'erase',
      'reject',
    ]);
  });

  it('include no completion after five working days, and none for a query', () => {
    expect(stepsOf(request(), '2026-11-30')).toContain('request_completion');
    expect(stepsOf(request(), '2026-12-01')).not.toContain('request_completion');
    expect(stepsOf(request({ kind: 'query' }), received)).not.toContain('request_completion');
  });

  it('include an extension once, until the last day', () => {
    expect(stepsOf(request(), '2026-12-15')).toContain('extend');
    expect(stepsOf(request(), '2026-12-16')).toEqual(['start', 'resolve', 'reject']);
    expect(stepsOf(request({ state: 'extended' }), received)).toEqual(['resolve', 'reject']);
  });

  it.each(['incomplete', 'resolved', 'rejected', 'withdrawn'] as const)(
    'are none when it is %s',
    (state) => {
      expect(stepsOf(request({ state, due_on: null }), received)).toEqual([]);
    },
  );
});

import {
  accessSummary,
  balanceSummary,
  errorLogSummary,
  transactionSummary,
  utilizationSummary,
} from '@consultancy/validation';
import { expect, it } from 'vitest';
import {
  accessSummaryOf,
  balanceSummaryOf,
  errorLogSummaryOf,
  hugeUtilizationSummary,
  transactionSummaryOf,
  utilizationSummaryOf,
} from './fixtures/summaries.ts';

it.each([0, 1, 60, 366])('returns summaries of %i days that match the contract', (days) => {
  const all = [
    accessSummary.safeParse(accessSummaryOf(days)),
    utilizationSummary.safeParse(utilizationSummaryOf(days)),
    transactionSummary.safeParse(transactionSummaryOf(days)),
    errorLogSummary.safeParse(errorLogSummaryOf(days)),
    balanceSummary.safeParse(balanceSummaryOf(days)),
  ];
  expect(all.map(({ error }) => error)).toEqual(all.map(() => undefined));
});

it('distributes all runs among the tools', () => {
  const { totals, tools } = utilizationSummaryOf(60);
  expect(tools.reduce((sum, { runs }) => sum + runs, 0)).toBe(totals.runs);
  expect(utilizationSummary.safeParse(hugeUtilizationSummary).error).toBeUndefined();
});

import { aboutOf } from '@consultancy/api';
import {
  type AccessSummary,
  type BalanceSummary,
  type ErrorLogSummary,
  isZeroDecimal,
  type TransactionSummary,
  type UtilizationSummary,
} from '@consultancy/validation';
import { type ComponentType, memo } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { reportChartTexts } from '../../texts/report-charts.ts';
import type { ReportChartProps } from '../report-definition.ts';
import { ReportChart } from './ReportChart.tsx';
import type { ReportChartDefinition } from './report-chart-definition.ts';

const { titles } = reportChartTexts;

/** The endpoint of a report's summary. */
type SummaryOf<Summary> = ReportChartDefinition<Summary>['summary'];

/** Creates the chart of a report's definition; the rows below do not render it again. */
function chartOf<Summary>(
  definition: ReportChartDefinition<Summary>,
): ComponentType<ReportChartProps> {
  return memo<ReportChartProps>((props) => <ReportChart {...props} definition={definition} />);
}

/** Accesses by day. */
export const accessChart = (summary: SummaryOf<AccessSummary>) =>
  chartOf({
    summary,
    title: titles.access,
    isNothing: ({ totals }) => totals.accesses === 0,
    shape: 'chart',
    View: lazyChunk(() => import('./views/AccessChart.tsx'), 'AccessChart'),
  });

/** Runs and credits by day, and by tool where the rows are of several. */
export const utilizationChart = (summary: SummaryOf<UtilizationSummary>) =>
  chartOf({
    summary,
    title: titles.utilization,
    isNothing: ({ totals }) => totals.runs === 0,
    shape: aboutOf(summary) === 'tool' ? 'chartWithTabs' : 'chartAndGroups',
    View: lazyChunk(() => import('./views/UtilizationChart.tsx'), 'UtilizationChart'),
  });

/** Purchases by day. */
export const transactionChart = (summary: SummaryOf<TransactionSummary>) =>
  chartOf({
    summary,
    title: titles.transaction,
    isNothing: ({ totals }) => totals.purchases === 0,
    shape: 'chartWithTabs',
    View: lazyChunk(() => import('./views/TransactionChart.tsx'), 'TransactionChart'),
  });

/** Errors by day and by stage, and by tool where the rows are of several. */
export const errorChart = (summary: SummaryOf<ErrorLogSummary>) =>
  chartOf({
    summary,
    title: titles.error,
    isNothing: ({ totals }) => totals.errors === 0,
    shape: aboutOf(summary) === 'tool' ? 'chartAndGroups' : 'chartAndTabbedGroups',
    View: lazyChunk(() => import('./views/ErrorChart.tsx'), 'ErrorChart'),
  });

/** The balance over time. */
export const balanceChart = (summary: SummaryOf<BalanceSummary>) =>
  chartOf({
    summary,
    title: titles.balance,
    // Before the first ledger entry the balance is zero, and remains so without one.
    isNothing: ({ opening_balance, points }) =>
      isZeroDecimal(opening_balance) &&
      points.every(({ closing_balance }) => isZeroDecimal(closing_balance)),
    shape: 'chart',
    View: lazyChunk(() => import('./views/BalanceChart.tsx'), 'BalanceChart'),
  });

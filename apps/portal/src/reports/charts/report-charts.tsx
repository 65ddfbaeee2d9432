import { reportSummaries } from '@consultancy/api';
import { isZeroDecimal } from '@consultancy/validation';
import { type ComponentType, memo } from 'react';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { reportChartTexts } from '../../texts/report-charts.ts';
import type { ReportChartProps } from '../report-definition.ts';
import { ReportChart } from './ReportChart.tsx';
import type { ReportChartDefinition } from './report-chart-definition.ts';

const { titles } = reportChartTexts;

/** Creates the chart of a report's definition; the rows below do not render it again. */
function chartOf<Summary>(
  definition: ReportChartDefinition<Summary>,
): ComponentType<ReportChartProps> {
  return memo<ReportChartProps>((props) => <ReportChart {...props} definition={definition} />);
}

type Of<Kind extends 'accessLogs' | 'utilizations' | 'transactions' | 'errors'> =
  (typeof reportSummaries)[`${Kind}OfUser`];

const accesses = (summary: Of<'accessLogs'>) =>
  chartOf({
    summary,
    title: titles.access,
    isNothing: ({ totals }) => totals.accesses === 0,
    shape: 'chart',
    View: lazyChunk(() => import('./views/AccessChart.tsx'), 'AccessChart'),
  });

const utilizations = (summary: Of<'utilizations'>) =>
  chartOf({
    summary,
    title: titles.utilization,
    isNothing: ({ totals }) => totals.runs === 0,
    shape: summary.about === 'tool' ? 'chartWithTabs' : 'chartAndGroups',
    View: lazyChunk(() => import('./views/UtilizationChart.tsx'), 'UtilizationChart'),
  });

const transactions = (summary: Of<'transactions'>) =>
  chartOf({
    summary,
    title: titles.transaction,
    isNothing: ({ totals }) => totals.purchases === 0,
    shape: 'chartWithTabs',
    View: lazyChunk(() => import('./views/TransactionChart.tsx'), 'TransactionChart'),
  });

const errors = (summary: Of<'errors'>) =>
  chartOf({
    summary,
    title: titles.error,
    isNothing: ({ totals }) => totals.errors === 0,
    shape: summary.about === 'tool' ? 'chartAndGroups' : 'chartAndTabbedGroups',
    View: lazyChunk(() => import('./views/ErrorChart.tsx'), 'ErrorChart'),
  });

/** The charts over the reports, by the names of their lists. */
export const reportCharts = {
  accessLogsOfUser: accesses(reportSummaries.accessLogsOfUser),
  accessLogsOfAll: accesses(reportSummaries.accessLogsOfAll),
  utilizationsOfUser: utilizations(reportSummaries.utilizationsOfUser),
  utilizationsOfAll: utilizations(reportSummaries.utilizationsOfAll),
  utilizationsOfTool: utilizations(reportSummaries.utilizationsOfTool),
  transactionsOfUser: transactions(reportSummaries.transactionsOfUser),
  transactionsOfAll: transactions(reportSummaries.transactionsOfAll),
  errorsOfUser: errors(reportSummaries.errorsOfUser),
  errorsOfAll: errors(reportSummaries.errorsOfAll),
  errorsOfTool: errors(reportSummaries.errorsOfTool),
  creditHistoryOfUser: chartOf({
    summary: reportSummaries.creditHistoryOfUser,
    title: titles.balance,
    // Before the first ledger entry the balance is zero, and remains so without one.
    isNothing: ({ points }) =>
      points.every(({ closing_balance }) => isZeroDecimal(closing_balance)),
    shape: 'chart',
    View: lazyChunk(() => import('./views/BalanceChart.tsx'), 'BalanceChart'),
  }),
};

import { reportSummaries } from '@consultancy/api';
import { type ComponentType, memo } from 'react';
import { pictureTexts } from '../../texts/pictures.ts';
import type { ReportPictureProps } from '../report-definition.ts';
import type { PictureDefinition } from './picture-definition.ts';
import { ReportPicture } from './ReportPicture.tsx';

const { titles } = pictureTexts;

/** Makes the picture that a report's definition names; the rows below it do not draw it anew. */
function pictureOf<Summary>(
  definition: PictureDefinition<Summary>,
): ComponentType<ReportPictureProps> {
  return memo<ReportPictureProps>((props) => <ReportPicture {...props} definition={definition} />);
}

type Of<Kind extends 'accessLogs' | 'utilizations' | 'transactions' | 'errors'> =
  (typeof reportSummaries)[`${Kind}OfUser`];

const accesses = (summary: Of<'accessLogs'>) =>
  pictureOf({
    summary,
    title: titles.access,
    isNothing: ({ totals }) => totals.accesses === 0,
    shape: 'chart',
    load: async () => (await import('./drawings/AccessDrawing.tsx')).AccessDrawing,
  });

const utilizations = (summary: Of<'utilizations'>) =>
  pictureOf({
    summary,
    title: titles.utilization,
    isNothing: ({ totals }) => totals.runs === 0,
    shape: summary.about === 'tool' ? 'chartWithTabs' : 'chartAndGroups',
    load: async () => (await import('./drawings/UtilizationDrawing.tsx')).UtilizationDrawing,
  });

const transactions = (summary: Of<'transactions'>) =>
  pictureOf({
    summary,
    title: titles.transaction,
    isNothing: ({ totals }) => totals.purchases === 0,
    shape: 'chartWithTabs',
    load: async () => (await import('./drawings/TransactionDrawing.tsx')).TransactionDrawing,
  });

const errors = (summary: Of<'errors'>) =>
  pictureOf({
    summary,
    title: titles.error,
    isNothing: ({ totals }) => totals.errors === 0,
    shape: summary.about === 'tool' ? 'chartAndGroups' : 'chartAndTabbedGroups',
    load: async () => (await import('./drawings/ErrorDrawing.tsx')).ErrorDrawing,
  });

/** The pictures over the reports, by the names of their lists. */
export const reportPictures = {
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
  creditHistoryOfUser: pictureOf({
    summary: reportSummaries.creditHistoryOfUser,
    title: titles.balance,
    // Before the first movement the balance is zero, and so it stays without one.
    isNothing: ({ points }) => points.every(({ closing_balance }) => Number(closing_balance) === 0),
    shape: 'chart',
    load: async () => (await import('./drawings/BalanceDrawing.tsx')).BalanceDrawing,
  }),
};

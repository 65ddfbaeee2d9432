import {
  getAccessLogsSummary,
  getAllErrorLogsSummary,
  getAllTransactionsSummary,
  getAllUtilizationsSummary,
  getFeatureUtilizationSummary,
  getRecentLogsSummary,
  getToolErrorsSummary,
  getTransactionsSummary,
  getUserCreditHistorySummary,
  getUserErrorsSummary,
  getUtilizationsSummary,
} from '@consultancy/validation';
import {
  accessSummaryOf,
  balanceSummaryOf,
  errorLogSummaryOf,
  transactionSummaryOf,
  utilizationSummaryOf,
} from './fixtures/summaries.ts';
import { ok } from './scenarios.ts';

/** Every summary, over so many days; over none nothing happened. */
const summariesOver = (days: number) => ({
  getAccessLogsSummary: ok(getAccessLogsSummary, accessSummaryOf(days)),
  getRecentLogsSummary: ok(getRecentLogsSummary, accessSummaryOf(days)),
  getUtilizationsSummary: ok(getUtilizationsSummary, utilizationSummaryOf(days)),
  getAllUtilizationsSummary: ok(getAllUtilizationsSummary, utilizationSummaryOf(days)),
  getFeatureUtilizationSummary: ok(getFeatureUtilizationSummary, utilizationSummaryOf(days)),
  getTransactionsSummary: ok(getTransactionsSummary, transactionSummaryOf(days)),
  getAllTransactionsSummary: ok(getAllTransactionsSummary, transactionSummaryOf(days)),
  getUserErrorsSummary: ok(getUserErrorsSummary, errorLogSummaryOf(days)),
  getAllErrorLogsSummary: ok(getAllErrorLogsSummary, errorLogSummaryOf(days)),
  getToolErrorsSummary: ok(getToolErrorsSummary, errorLogSummaryOf(days)),
  getUserCreditHistorySummary: ok(getUserCreditHistorySummary, balanceSummaryOf(days)),
});

/** The summary of each list, over two months. */
export const summaryHandlers = summariesOver(60);

/** Nothing to sum up: reports show no chart then. */
export const emptySummaryHandlers = summariesOver(0);

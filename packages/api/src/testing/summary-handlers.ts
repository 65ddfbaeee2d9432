import { handlersOf } from './contract-handlers.ts';
import {
  accessSummaryOf,
  balanceSummaryOf,
  errorLogSummaryOf,
  transactionSummaryOf,
  utilizationSummaryOf,
} from './fixtures/summaries.ts';

/** Every summary, over so many days; over none nothing happened. */
const summariesOver = (days: number) =>
  handlersOf({
    getAccessLogsSummary: accessSummaryOf(days),
    getRecentLogsSummary: accessSummaryOf(days),
    getUtilizationsSummary: utilizationSummaryOf(days),
    getAllUtilizationsSummary: utilizationSummaryOf(days),
    getFeatureUtilizationSummary: utilizationSummaryOf(days),
    getTransactionsSummary: transactionSummaryOf(days),
    getAllTransactionsSummary: transactionSummaryOf(days),
    getUserErrorsSummary: errorLogSummaryOf(days),
    getAllErrorLogsSummary: errorLogSummaryOf(days),
    getToolErrorsSummary: errorLogSummaryOf(days),
    getUserCreditHistorySummary: balanceSummaryOf(days),
  });

/** The summary of each list, over two months. */
export const summaryHandlers = summariesOver(60);

/** Nothing to sum up: reports show no chart then. */
export const emptySummaryHandlers = summariesOver(0);

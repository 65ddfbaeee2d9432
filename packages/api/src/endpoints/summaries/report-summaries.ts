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
import { reportSummaryOf } from './report-summary.ts';

/** The summaries of the lists in `reportLists`, by the same names. */
export const reportSummaries = {
  accessLogsOfUser: reportSummaryOf(getAccessLogsSummary),
  accessLogsOfAll: reportSummaryOf(getRecentLogsSummary),
  utilizationsOfUser: reportSummaryOf(getUtilizationsSummary),
  utilizationsOfAll: reportSummaryOf(getAllUtilizationsSummary),
  utilizationsOfTool: reportSummaryOf(getFeatureUtilizationSummary),
  creditHistoryOfUser: reportSummaryOf(getUserCreditHistorySummary),
  transactionsOfUser: reportSummaryOf(getTransactionsSummary),
  transactionsOfAll: reportSummaryOf(getAllTransactionsSummary),
  errorsOfUser: reportSummaryOf(getUserErrorsSummary),
  errorsOfAll: reportSummaryOf(getAllErrorLogsSummary),
  errorsOfTool: reportSummaryOf(getToolErrorsSummary),
};

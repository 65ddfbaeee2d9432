import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '../define-endpoint.ts';
import { decimal } from '../primitives.ts';
import { calendarDay, decimalSum, summaryFrame, summaryOf, summaryQuery } from '../summaries.ts';
import { getAccessLogs, getRecentLogs } from './access-logs.ts';
import { getUserCreditHistory } from './credits.ts';
import { getAllErrorLogs, getToolErrors, getUserErrors } from './errors-log.ts';
import { getAllTransactions, getTransactions } from './transactions.ts';
import { getAllUtilizations, getFeatureUtilization, getUtilizations } from './utilizations.ts';

type Listed = Pick<Endpoint, 'path' | 'errors'>;

/**
 * Describes the summary of everyone's list: below the list's own path, with its error codes.
 * @param response sums of the rows.
 */
function defineSummary<Response extends z.ZodMiniType>(
  { path, errors = [] }: Listed,
  response: Response,
) {
  return defineEndpoint({
    method: 'GET',
    path: `${path}/summary`,
    query: summaryQuery,
    response,
    errors: errors.filter((code) => code !== 'TOO_MANY_EXPORTS'),
  });
}

/** Describes the summary of the list of one user or one tool, which its path names. */
function defineSubjectSummary<Params extends z.ZodMiniType, Response extends z.ZodMiniType>(
  list: Listed & { readonly params: Params },
  response: Response,
) {
  return defineEndpoint({ ...defineSummary(list, response), params: list.params });
}

const toolFields = { feature_id: z.string(), feature_name: z.string() } as const;

const accessMetrics = { accesses: z.int() } as const;
/** Web accesses by day. */
export const accessSummary = z.object(summaryOf(accessMetrics));
export type AccessSummary = z.infer<typeof accessSummary>;
export const getAccessLogsSummary = defineSubjectSummary(getAccessLogs, accessSummary);
export const getRecentLogsSummary = defineSummary(getRecentLogs, accessSummary);

const runMetrics = { runs: z.int(), credits_used: decimalSum } as const;
/** Runs and the credits that they used, by day and by tool; an open run has used none yet. */
export const utilizationSummary = z.object({
  ...summaryOf(runMetrics),
  /** The tools that ran, those that used most credits first. */
  tools: z.array(z.object({ ...toolFields, ...runMetrics })),
});
export type UtilizationSummary = z.infer<typeof utilizationSummary>;
export const getUtilizationsSummary = defineSubjectSummary(getUtilizations, utilizationSummary);
export const getAllUtilizationsSummary = defineSummary(getAllUtilizations, utilizationSummary);
export const getFeatureUtilizationSummary = defineSubjectSummary(
  getFeatureUtilization,
  utilizationSummary,
);

const purchaseMetrics = {
  purchases: z.int(),
  credits_purchased: decimalSum,
  /** In Colombian pesos. */
  amount_paid: decimalSum,
} as const;
/** Purchases by day, without those that were reversed, as in the overview. */
export const transactionSummary = z.object(summaryOf(purchaseMetrics));
export type TransactionSummary = z.infer<typeof transactionSummary>;
export const getTransactionsSummary = defineSubjectSummary(getTransactions, transactionSummary);
export const getAllTransactionsSummary = defineSummary(getAllTransactions, transactionSummary);

const errorMetrics = { errors: z.int() } as const;
/** Errors by day, by tool and by stage. */
export const errorLogSummary = z.object({
  ...summaryOf(errorMetrics),
  /** The tools that failed, the most often first. */
  tools: z.array(z.object({ ...toolFields, ...errorMetrics })),
  /** The stages in which they failed, the most often first; null groups all further ones. */
  stages: z.array(z.object({ execute_stage: z.nullable(z.string()), ...errorMetrics })),
});
export type ErrorLogSummary = z.infer<typeof errorLogSummary>;
export const getUserErrorsSummary = defineSubjectSummary(getUserErrors, errorLogSummary);
export const getAllErrorLogsSummary = defineSummary(getAllErrorLogs, errorLogSummary);
export const getToolErrorsSummary = defineSubjectSummary(getToolErrors, errorLogSummary);

/** The booked balance over time. */
export const balanceSummary = z.object({
  ...summaryFrame,
  /** The balance before the first point. */
  opening_balance: decimal,
  /** The balance at the end of each day, week, month or year, oldest first. */
  points: z.array(z.object({ date: calendarDay, closing_balance: decimal })),
});
export type BalanceSummary = z.infer<typeof balanceSummary>;
export const getUserCreditHistorySummary = defineSubjectSummary(
  getUserCreditHistory,
  balanceSummary,
);

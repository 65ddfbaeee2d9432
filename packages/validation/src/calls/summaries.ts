import * as z from 'zod/mini';
import { type Call, defineCall } from '../define-call.ts';
import { decimal } from '../primitives.ts';
import { calendarDay, decimalSum, summaryFrame, summaryOf, summaryQuery } from '../summaries.ts';
import { getAccessLogs, getRecentLogs } from './access-logs.ts';
import { getUserCreditHistory } from './credits.ts';
import { getAllErrorLogs, getToolErrors, getUserErrors } from './errors-log.ts';
import { getAllTransactions, getTransactions } from './transactions.ts';
import { getAllUtilizations, getFeatureUtilization, getUtilizations } from './utilizations.ts';

type Listed = Pick<Call, 'path' | 'errors'>;

/**
 * Describes the summary of everyone's list: below the list's own address, with its refusals.
 * @param answer what the rows add up to.
 */
function ofAll<Answer extends z.ZodMiniType>({ path, errors = [] }: Listed, answer: Answer) {
  return defineCall({
    method: 'GET',
    path: `${path}/summary`,
    query: summaryQuery,
    answer,
    errors: errors.filter((code) => code !== 'TOO_MANY_EXPORTS'),
  });
}

/** Describes the summary of the list of one user or one tool, which its path names. */
function ofOne<Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  list: Listed & { readonly params: Params },
  answer: Answer,
) {
  return defineCall({ ...ofAll(list, answer), params: list.params });
}

const ofTool = { feature_id: z.string(), feature_name: z.string() } as const;

const accessFigures = { accesses: z.int() } as const;
/** Web accesses by day. */
export const accessSummary = z.object(summaryOf(accessFigures));
export type AccessSummary = z.infer<typeof accessSummary>;
export const getAccessLogsSummary = ofOne(getAccessLogs, accessSummary);
export const getRecentLogsSummary = ofAll(getRecentLogs, accessSummary);

const runFigures = { runs: z.int(), credits_used: decimalSum } as const;
/** Runs and the credits that they used, by day and by tool; an open run has used none yet. */
export const utilizationSummary = z.object({
  ...summaryOf(runFigures),
  /** The tools that ran, those that used most credits first. */
  tools: z.array(z.object({ ...ofTool, ...runFigures })),
});
export type UtilizationSummary = z.infer<typeof utilizationSummary>;
export const getUtilizationsSummary = ofOne(getUtilizations, utilizationSummary);
export const getAllUtilizationsSummary = ofAll(getAllUtilizations, utilizationSummary);
export const getFeatureUtilizationSummary = ofOne(getFeatureUtilization, utilizationSummary);

const purchaseFigures = {
  purchases: z.int(),
  credits_purchased: decimalSum,
  /** In Colombian pesos. */
  amount_paid: decimalSum,
} as const;
/** Purchases by day. Those that were taken back later are counted too, as in the list. */
export const transactionSummary = z.object(summaryOf(purchaseFigures));
export type TransactionSummary = z.infer<typeof transactionSummary>;
export const getTransactionsSummary = ofOne(getTransactions, transactionSummary);
export const getAllTransactionsSummary = ofAll(getAllTransactions, transactionSummary);

const errorFigures = { errors: z.int() } as const;
/** Errors by day, by tool and by stage. */
export const errorLogSummary = z.object({
  ...summaryOf(errorFigures),
  /** The tools that failed, the most often first. */
  tools: z.array(z.object({ ...ofTool, ...errorFigures })),
  /** The stages in which they failed, the most often first; null stands for all further ones. */
  stages: z.array(z.object({ execute_stage: z.nullable(z.string()), ...errorFigures })),
});
export type ErrorLogSummary = z.infer<typeof errorLogSummary>;
export const getUserErrorsSummary = ofOne(getUserErrors, errorLogSummary);
export const getAllErrorLogsSummary = ofAll(getAllErrorLogs, errorLogSummary);
export const getToolErrorsSummary = ofOne(getToolErrors, errorLogSummary);

/** The booked balance over time. */
export const balanceSummary = z.object({
  ...summaryFrame,
  /** The balance before the first point. */
  opening_balance: decimal,
  /** The balance at the end of each day, week, month or year, oldest first. */
  points: z.array(z.object({ date: calendarDay, closing_balance: decimal })),
});
export type BalanceSummary = z.infer<typeof balanceSummary>;
export const getUserCreditHistorySummary = ofOne(getUserCreditHistory, balanceSummary);

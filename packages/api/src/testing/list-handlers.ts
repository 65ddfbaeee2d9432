import {
  getAccessLogs,
  getAdmins,
  getAllErrorLogs,
  getAllTransactions,
  getAllUtilizations,
  getAuditEvents,
  getFeatureUtilization,
  getRecentLogs,
  getToolErrors,
  getTransactions,
  getUserCreditHistory,
  getUserErrors,
  getUsers,
  getUtilizations,
} from '@consultancy/validation';
import {
  accessLogRows,
  auditEventRows,
  creditMovementRows,
  errorLogRows,
  listedUserRows,
  usedUtilizationRows,
  userTransactionRows,
} from './fixtures/lists.ts';
import { transactionRows } from './fixtures/transactions.ts';
import { utilizationRows } from './fixtures/utilizations.ts';
import { ok } from './scenarios.ts';

const page = <Item>(items: Item[]) => ({ items, next_cursor: null });

/** The rows of one tool's lists are of that tool: R_INF_04, as the fixtures name it. */
const ofTopology = <Row extends { feature_name: string }>(rows: Row[]): Row[] =>
  rows.map((row) => ({
    ...row,
    ...('feature_id' in row ? { feature_id: 'R_INF_04' } : {}),
    feature_name: 'Topología',
  }));

/** Every list answered with rows. */
export const listHandlers = {
  getUtilizations: ok(getUtilizations, page(utilizationRows(12))),
  getAllUtilizations: ok(getAllUtilizations, page(usedUtilizationRows(12))),
  getFeatureUtilization: ok(getFeatureUtilization, page(ofTopology(usedUtilizationRows(12)))),
  getTransactions: ok(getTransactions, page(transactionRows(6))),
  getAllTransactions: ok(getAllTransactions, page(userTransactionRows(12))),
  getAccessLogs: ok(getAccessLogs, page(accessLogRows(12))),
  getRecentLogs: ok(getRecentLogs, page(accessLogRows(12))),
  getUserCreditHistory: ok(getUserCreditHistory, page(creditMovementRows(12))),
  getUserErrors: ok(getUserErrors, page(errorLogRows(9))),
  getAllErrorLogs: ok(getAllErrorLogs, page(errorLogRows(9))),
  getToolErrors: ok(getToolErrors, page(ofTopology(errorLogRows(9)))),
  getUsers: ok(getUsers, page(listedUserRows(12))),
  getAdmins: ok(getAdmins, page(listedUserRows(2))),
  getAuditEvents: ok(getAuditEvents, page(auditEventRows(12))),
};

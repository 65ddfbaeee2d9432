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
  errorLogRows,
  ledgerEntryRows,
  listedUserRows,
  usedUtilizationRows,
  userTransactionRows,
} from './fixtures/lists.ts';
import { transactionRows } from './fixtures/transactions.ts';
import { utilizationRow, utilizationRows } from './fixtures/utilizations.ts';
import { ok } from './scenarios.ts';

const page = <Item>(items: Item[]) => ({ items, next_cursor: null });

/** The tool that the lists of one tool are about: R_INF_04. */
const { feature_id, feature_name } = utilizationRow(2);
const runsOfTool = usedUtilizationRows(12).map((row) => ({ ...row, feature_id, feature_name }));
const errorsOfTool = errorLogRows(9).map((row) => ({ ...row, feature_name }));

/** Every list with rows. */
export const listHandlers = {
  getUtilizations: ok(getUtilizations, page(utilizationRows(12))),
  getAllUtilizations: ok(getAllUtilizations, page(usedUtilizationRows(12))),
  getFeatureUtilization: ok(getFeatureUtilization, page(runsOfTool)),
  getTransactions: ok(getTransactions, page(transactionRows(6))),
  getAllTransactions: ok(getAllTransactions, page(userTransactionRows(12))),
  getAccessLogs: ok(getAccessLogs, page(accessLogRows(12))),
  getRecentLogs: ok(getRecentLogs, page(accessLogRows(12))),
  getUserCreditHistory: ok(getUserCreditHistory, page(ledgerEntryRows(12))),
  getUserErrors: ok(getUserErrors, page(errorLogRows(9))),
  getAllErrorLogs: ok(getAllErrorLogs, page(errorLogRows(9))),
  getToolErrors: ok(getToolErrors, page(errorsOfTool)),
  getUsers: ok(getUsers, page(listedUserRows(12))),
  getAdmins: ok(getAdmins, page(listedUserRows(2))),
  getAuditEvents: ok(getAuditEvents, page(auditEventRows(12))),
};

import { listedDataRequests } from './fixtures/data-requests.ts';
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

const page = <Item>(items: Item[]) => ({ items, next_cursor: null });

/** The tool that the lists of one tool are about: R_INF_04. */
const { feature_id, feature_name } = utilizationRow(2);
const runsOfTool = usedUtilizationRows(12).map((row) => ({ ...row, feature_id, feature_name }));
const errorsOfTool = errorLogRows(9).map((row) => ({ ...row, feature_name }));

/** Every list with rows. */
export const listResponses = {
  getUtilizations: page(utilizationRows(12)),
  getAllUtilizations: page(usedUtilizationRows(12)),
  getFeatureUtilization: page(runsOfTool),
  getTransactions: page(transactionRows(6)),
  getPurchaseReversals: { items: [] },
  getAllPurchaseReversals: { items: [] },
  getAllTransactions: page(userTransactionRows(12)),
  getAccessLogs: page(accessLogRows(12)),
  getRecentLogs: page(accessLogRows(12)),
  getUserCreditHistory: page(ledgerEntryRows(12)),
  getUserErrors: page(errorLogRows(9)),
  getAllErrorLogs: page(errorLogRows(9)),
  getToolErrors: page(errorsOfTool),
  getUsers: page(listedUserRows(12)),
  getAdmins: page(listedUserRows(2)),
  getAuditEvents: page(auditEventRows(12)),
  getDataRequests: page(listedDataRequests),
};

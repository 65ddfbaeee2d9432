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
import { reportListOf } from './report-list.ts';

/** Every list that screens show (§7), by its rows and its subject. */
export const reportLists = {
  accessLogsOfUser: reportListOf(getAccessLogs),
  accessLogsOfAll: reportListOf(getRecentLogs),
  utilizationsOfUser: reportListOf(getUtilizations),
  utilizationsOfAll: reportListOf(getAllUtilizations),
  utilizationsOfTool: reportListOf(getFeatureUtilization),
  creditHistoryOfUser: reportListOf(getUserCreditHistory),
  transactionsOfUser: reportListOf(getTransactions),
  transactionsOfAll: reportListOf(getAllTransactions),
  errorsOfUser: reportListOf(getUserErrors),
  errorsOfAll: reportListOf(getAllErrorLogs),
  errorsOfTool: reportListOf(getToolErrors),
  users: reportListOf(getUsers),
  admins: reportListOf(getAdmins),
  auditEvents: reportListOf(getAuditEvents),
};

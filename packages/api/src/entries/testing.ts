export {
  creditStatement,
  ownSessions,
  transactionPreview,
  userInformation,
} from '../testing/fixtures/account.ts';
export {
  dataRequest,
  dataRequestCase,
  erasureCase,
  incompleteDataRequest,
  listedDataRequests,
  resolvedDataRequest,
} from '../testing/fixtures/data-requests.ts';
export {
  accessLogRows,
  auditEventRows,
  errorLogRows,
  ledgerEntryRows,
  listedUserRows,
  longErrorLog,
  usedUtilizationRows,
  userTransactionRows,
} from '../testing/fixtures/lists.ts';
export { adminOverview, emptyOverview } from '../testing/fixtures/overview.ts';
export { priceList } from '../testing/fixtures/price-list.ts';
export {
  noSecondFactor,
  ownSecondFactor,
  recoveryCodeList,
} from '../testing/fixtures/second-factor.ts';
export {
  accessSummaryOf,
  balanceSummaryOf,
  errorLogSummaryOf,
  hugeUtilizationSummary,
  transactionSummaryOf,
  utilizationSummaryOf,
} from '../testing/fixtures/summaries.ts';
export { extraFiles, toolboxReleases } from '../testing/fixtures/toolbox-releases.ts';
export {
  longTransaction,
  transactionRow,
  transactionRows,
} from '../testing/fixtures/transactions.ts';
export {
  administrator,
  firstWelcome,
  foundRecords,
  lowWelcome,
  noMachine,
  ordinaryUser,
  registeredMachine,
  userAccount,
  welcome,
} from '../testing/fixtures/users.ts';
export {
  longUtilization,
  utilizationRow,
  utilizationRows,
} from '../testing/fixtures/utilizations.ts';
export {
  activationCode,
  anonymousHandlers,
  easyChallenge,
  handlers,
  signedInHandlers,
} from '../testing/handlers.ts';
export {
  type EndpointRequest,
  empty,
  errorResponse,
  fails,
  failsWith,
  never,
  noResponse,
  ok,
  respondWith,
  unansweredRequests,
  unreachable,
} from '../testing/scenarios.ts';
export { emptySummaryHandlers } from '../testing/summary-handlers.ts';

export { creditStatement, ownSessions, userInformation } from '../testing/fixtures/account.ts';
export {
  accessLogRows,
  auditEventRows,
  creditMovementRows,
  errorLogRows,
  listedUserRows,
  longErrorLog,
  usedUtilizationRows,
  userTransactionRows,
} from '../testing/fixtures/lists.ts';
export { adminOverview, emptyOverview } from '../testing/fixtures/overview.ts';
export {
  administrator,
  firstWelcome,
  lowWelcome,
  noMachine,
  ordinaryUser,
  registeredMachine,
  welcome,
} from '../testing/fixtures/people.ts';
export { priceList } from '../testing/fixtures/price-list.ts';
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
  answers,
  type CallRequest,
  empty,
  errorAnswer,
  fails,
  failsWith,
  never,
  ok,
  unreachable,
} from '../testing/scenarios.ts';
export { emptySummaryHandlers } from '../testing/summary-handlers.ts';

export {
  administrator,
  firstWelcome,
  lowWelcome,
  noMachine,
  ordinaryUser,
  registeredMachine,
  welcome,
} from '../testing/fixtures/people.ts';
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

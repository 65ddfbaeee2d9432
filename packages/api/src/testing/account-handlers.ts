import {
  cancelEmailChange,
  endOtherSessions,
  endSession,
  getCreditStatement,
  getUserCreditsBalance,
  getUserInformation,
  getUsernameAvailability,
  listSessions,
  logPasswordChange,
  releaseMachine,
  sendPasswordReset,
  updateInfo,
  updatePassword,
  verifyEmailChange,
  verifyPasswordReset,
} from '@consultancy/validation';
import { creditStatement, ownSessions, userInformation } from './fixtures/account.ts';
import { noMachine, ordinaryUser } from './fixtures/users.ts';
import { ok } from './scenarios.ts';

const done = { message: 'Hecho.' };

/** Successful responses of recovery, profile and sessions. */
export const accountHandlers = {
  sendPasswordReset: ok(sendPasswordReset, done),
  verifyPasswordReset: ok(verifyPasswordReset, ordinaryUser),
  updatePassword: ok(updatePassword, done),
  logPasswordChange: ok(logPasswordChange, done),
  getUserInformation: ok(getUserInformation, userInformation),
  updateInfo: ok(updateInfo, { message: 'Hecho.', pending_email: null }),
  verifyEmailChange: ok(verifyEmailChange, done),
  cancelEmailChange: ok(cancelEmailChange, done),
  getUsernameAvailability: ok(getUsernameAvailability, { available: true }),
  listSessions: ok(listSessions, { items: ownSessions }),
  endSession: ok(endSession, done),
  endOtherSessions: ok(endOtherSessions, done),
  releaseMachine: ok(releaseMachine, noMachine),
  getUserCreditsBalance: ok(getUserCreditsBalance, { credits_balance: '1240.50' }),
  getCreditStatement: ok(getCreditStatement, creditStatement),
};

export { ApiError, type ApiErrorKind, type FieldFault, isApiError } from '../client/api-error.ts';
export type { CallAnswer, CallInput, Client, RequestOptions } from '../client/call-types.ts';
export { type ClientOptions, createClient, type SessionClient } from '../client/create-client.ts';
export type { LogoutMarker } from '../client/logout-marker.ts';
export type { RefreshSharing } from '../client/refresh-once.ts';
export { memorySharing } from '../client/refresh-sharing.ts';
export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionState,
  type SessionStatus,
} from '../client/session.ts';
export type { SessionChannel, SessionMessage } from '../client/session-channel.ts';
export { createActivationCode } from '../endpoints/account/create-activation-code.ts';
export { getCreditsBalance } from '../endpoints/account/get-credits-balance.ts';
export { getMachine } from '../endpoints/account/get-machine.ts';
export { getWelcomeInfo } from '../endpoints/account/get-welcome-info.ts';
export { type BotCheckChallenge, getChallenge } from '../endpoints/bot-check/get-challenge.ts';
export { register } from '../endpoints/registration/register.ts';
export { resendVerification } from '../endpoints/registration/resend-verification.ts';
export { verifyRegisterEmail } from '../endpoints/registration/verify-register-email.ts';
export { logAccess } from '../endpoints/session/log-access.ts';
export { login } from '../endpoints/session/login.ts';
export {
  type CreatedTransaction,
  createTransaction,
} from '../endpoints/transactions/create-transaction.ts';
export { getTransactions } from '../endpoints/transactions/get-transactions.ts';
export { getUtilizations } from '../endpoints/utilizations/get-utilizations.ts';

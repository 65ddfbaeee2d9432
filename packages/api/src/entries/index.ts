export { ApiError, type ApiErrorKind, type FieldIssue, isApiError } from '../client/api-error.ts';
export type { BrowserFlag } from '../client/browser-flag.ts';
export { type ClientOptions, createClient, type SessionClient } from '../client/create-client.ts';
export type {
  Client,
  DownloadedFile,
  DownloadOptions,
  EndpointInput,
  EndpointResponse,
  RequestOptions,
} from '../client/endpoint-types.ts';
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
export { releaseMachine } from '../endpoints/account/release-machine.ts';
export { createCreditAdjustment } from '../endpoints/admin/create-credit-adjustment.ts';
export { reverseTransaction } from '../endpoints/admin/reverse-transaction.ts';
export { actOnUser, type UserAction } from '../endpoints/admin/user-actions.ts';
export { type BotCheckChallenge, getChallenge } from '../endpoints/bot-check/get-challenge.ts';
export { getLatestReleases } from '../endpoints/downloads/get-latest-releases.ts';
export type { ListSubject, ReportList } from '../endpoints/lists/report-list.ts';
export { reportLists } from '../endpoints/lists/report-lists.ts';
export {
  deletePriceList,
  publishPriceList,
  savePriceList,
} from '../endpoints/prices/edit-price-list.ts';
export { getPriceList } from '../endpoints/prices/get-price-list.ts';
export { getPriceLists } from '../endpoints/prices/get-price-lists.ts';
export { cancelEmailChange } from '../endpoints/profile/cancel-email-change.ts';
export { type UpdatedInfo, updateInfo } from '../endpoints/profile/update-info.ts';
export { verifyEmailChange } from '../endpoints/profile/verify-email-change.ts';
export { logPasswordChange } from '../endpoints/recovery/log-password-change.ts';
export { sendPasswordReset } from '../endpoints/recovery/send-password-reset.ts';
export { updatePassword } from '../endpoints/recovery/update-password.ts';
export { verifyPasswordReset } from '../endpoints/recovery/verify-password-reset.ts';
export { getUsernameAvailability } from '../endpoints/registration/get-username-availability.ts';
export { register } from '../endpoints/registration/register.ts';
export { resendVerification } from '../endpoints/registration/resend-verification.ts';
export { verifyRegisterEmail } from '../endpoints/registration/verify-register-email.ts';
export { logAccess } from '../endpoints/session/log-access.ts';
export { login } from '../endpoints/session/login.ts';
export { endOtherSessions } from '../endpoints/sessions/end-other-sessions.ts';
export { endSession } from '../endpoints/sessions/end-session.ts';
export { reportSummaries } from '../endpoints/summaries/report-summaries.ts';
export type { ReportSummary } from '../endpoints/summaries/report-summary.ts';
export { sendSuggestion } from '../endpoints/support/send-suggestion.ts';
export {
  type CreatedTransaction,
  createTransaction,
} from '../endpoints/transactions/create-transaction.ts';
export { downloadReceipt } from '../endpoints/transactions/download-receipt.ts';
export { getTransactionPreview } from '../endpoints/transactions/get-transaction-preview.ts';

export { ApiError, type ApiErrorKind, type FieldIssue, isApiError } from '../client/api-error.ts';
export type { BrowserFlag } from '../client/browser-flag.ts';
export type {
  Confirmation,
  ConfirmationDemand,
  ConfirmationGate,
} from '../client/confirmation-gate.ts';
export { type ClientOptions, createClient, type SessionClient } from '../client/create-client.ts';
export { downloadList } from '../client/download-list.ts';
export type {
  Client,
  DownloadedFile,
  DownloadOptions,
  EndpointInput,
  EndpointOf,
  EndpointResponse,
  RequestOptions,
} from '../client/endpoint-types.ts';
export type { RefreshSharing } from '../client/refresh-once.ts';
export { memorySharing } from '../client/refresh-sharing.ts';
export { aboutOf, type ListSubject, type ReportList } from '../client/report-list.ts';
export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionState,
  type SessionStatus,
} from '../client/session.ts';
export type { SessionChannel, SessionMessage } from '../client/session-channel.ts';
export { signIn, signInWithFactor } from '../client/sign-in.ts';

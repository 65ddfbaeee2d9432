/** Business constants and limits (§9) that more than one package needs. */
export const limits = {
  /** The server returns at most this many rows a page and the rest through the cursor. */
  maximumRecordCount: 1000,
  /** Characters of a run's error message; the rest is cut off. */
  errorMessageMaximum: 8000,
  passwordMinimum: 8,
  passwordMaximum: 128,
  /** Rejected before hashing, in UTF-8 bytes. */
  passwordMaximumBytes: 1024,
  emailMaximum: 254,
  /** Before the @. */
  emailLocalMaximum: 64,
  /** Seconds until the verification window closes itself. */
  verificationCloseSeconds: 15,
  /** A session expires after so many hours whatever its use, and after so many minutes without any. */
  sessionHours: 12,
  sessionIdleMinutes: 30,
  /** Hours for which the link that verifies an e-mail can be used: a registration's, and a new one's. */
  verificationLinkHours: 24,
  /** Minutes for which the link that replaces a forgotten password can be used. */
  resetLinkMinutes: 30,
  /** Days for which a registration without verification reserves its username. */
  registrationDays: 7,
  /** Minutes an activation code of a machine can be used. */
  activationCodeMinutes: 10,
  /** Minutes in which a sign-in must be completed by its second factor. */
  pendingSignInMinutes: 5,
  /** Minutes for which a confirmed second factor counts in its session. */
  factorConfirmationMinutes: 5,
  /** Minutes in which a set-up of a second factor must be completed. */
  factorSetupMinutes: 10,
  /** Levels of a price list. */
  priceLevelsMaximum: 50,
  passkeysMaximum: 10,
  passkeyNameMaximum: 60,
  recoveryCodeCount: 10,
  /** Characters of the reason that an administrator enters for an action. */
  reasonMinimum: 10,
  reasonMaximum: 500,
} as const;

/** Records of a kind that a run can be measured by. */
export const runRecordsMaximum = 2_147_483_647;

/**
 * Available credits below which a mail and the welcome suggest buying more, unless the operator sets
 * `LOW_BALANCE_CREDITS`.
 */
export const lowBalanceCredits = '10';

/** Legal terms of requests about personal data (§9). */
export const dataRequestTerms = {
  /** Working days to respond to a query, and the most that they can be extended by. */
  query: { days: 10, extension: 5 },
  /** The same for a complaint: a correction or an erasure. */
  claim: { days: 15, extension: 8 },
  /** Working days within which an incomplete complaint is reported to the user. */
  completionNoticeDays: 5,
  /** Months without a response after which an incomplete complaint counts as withdrawn. */
  withdrawalMonths: 2,
  /** Years for which records are retained. */
  retentionYears: 10,
} as const;

/**
 * Version of the data policy and of the terms that a registration accepts: the month since which they are in
 * force. It is stored with each consent; a change of their text changes it.
 */
export const consentVersion = '2026-11';

/** Time zone of days and months unless the request names another. */
export const defaultTimeZone = 'America/Bogota';

/** Media type of each export format of a report list, for the `Accept` header (decisions §3). */
export const exportTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ExportFormat = keyof typeof exportTypes;

/** Values of a credit movement's `type` (decisions §3). */
export const ledgerEntryTypes = ['Compra', 'Consumo', 'Bono', 'Ajuste', 'Devolución'] as const;
/** Values of a credit movement's `status` (decisions §3). */
export const ledgerEntryStatuses = ['Pendiente', 'Aplicado', 'Anulado'] as const;

/** The form's default `trans_type` (§3, §9). */
export const defaultTransactionType = 'Compra';

/** Values of `access_type` that `POST /log_access` accepts (§7). */
export const accessTypes = ['login'] as const;

/** Values of `change_type` that `POST /log_passwordChange` accepts (§7). */
export const passwordChangeTypes = ['Password Change (web)', 'Password Change (reset)'] as const;
export type PasswordChangeType = (typeof passwordChangeTypes)[number];

/** Actions for which a bot-check token is obtained: the four of §7, and the suggestion box. */
export const botCheckActions = [
  'login',
  'register',
  'passwordReset',
  'transactionSubmit',
  'suggestion',
] as const;
/** Minutes for which a challenge of the self-hosted bot check can be used. */
export const botCheckMinutes = 10;
export type BotCheckAction = (typeof botCheckActions)[number];

import { alreadyRegistered } from './kinds/already-registered.ts';
import { creditEntry } from './kinds/credit-entry.ts';
import { dataErased } from './kinds/data-erased.ts';
import { dataRequestMail } from './kinds/data-request.ts';
import { emailChange } from './kinds/email-change.ts';
import { emailChangeRequested } from './kinds/email-change-requested.ts';
import { emailChanged } from './kinds/email-changed.ts';
import { lowBalance } from './kinds/low-balance.tsx';
import { newDevice } from './kinds/new-device.ts';
import { newMachine } from './kinds/new-machine.ts';
import { noAccount } from './kinds/no-account.ts';
import { passwordChanged } from './kinds/password-changed.ts';
import { purchaseReceipt } from './kinds/purchase-receipt.tsx';
import { resetPassword } from './kinds/reset-password.ts';
import { secondFactor } from './kinds/second-factor.ts';
import { sessionRevoked } from './kinds/session-revoked.ts';
import { suggestion } from './kinds/suggestion.tsx';
import { verifyEmail } from './kinds/verify-email.ts';
import type { Compose, Mail, MailContext } from './mail.ts';

/** Every kind of mail, by the name that its jobs carry; a new one is a file and a line here. */
const kinds = {
  'already-registered': alreadyRegistered,
  'credit-entry': creditEntry,
  'data-erased': dataErased,
  'data-request': dataRequestMail,
  'email-change': emailChange,
  'email-change-requested': emailChangeRequested,
  'email-changed': emailChanged,
  'low-balance': lowBalance,
  'new-device': newDevice,
  'new-machine': newMachine,
  'no-account': noAccount,
  'password-changed': passwordChanged,
  'purchase-receipt': purchaseReceipt,
  'reset-password': resetPassword,
  'second-factor': secondFactor,
  // Jobs that wait have the name, which therefore stays.
  'session-ended': sessionRevoked,
  suggestion,
  'verify-email': verifyEmail,
};

type Kind = keyof typeof kinds;
type Payload<K extends Kind> = Parameters<(typeof kinds)[K]>[1];
type JobOf<K extends Kind> = { [One in K]: { mail: One } & Payload<One> }[K];

const table: { [One in Kind]: Compose<JobOf<One>> } = kinds;

/** A mail to be sent: the rows whose content is read on rendering, and what no row has any more. */
export type MailJob = JobOf<Kind>;

/**
 * Renders a mail from the current rows.
 * @returns null when there is nothing left to send.
 */
export async function composeMail<K extends Kind>(
  context: MailContext,
  job: JobOf<K>,
): Promise<Mail | null> {
  return table[job.mail](context, job);
}

import { factTime, readRecipient } from '../account-facts.ts';
import { emailChangeRequestedTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/** Facts of a mail to the current or the former address of an account. */
export interface EmailNotice {
  userId: number;
  /** The address that the account had when it happened. */
  to: string;
  at: string;
}

/** Notifies the present address of a requested change (decisions §3). */
export async function emailChangeRequested(
  { db, publicUrl }: MailContext,
  { userId, to, at }: EmailNotice,
) {
  const recipient = await readRecipient(db, userId);
  if (!recipient) {
    return null;
  }
  return renderEmail(
    to,
    emailChangeRequestedTemplate({ recipient, facts: [factTime(at)], publicUrl }),
  );
}

import { factTime, readRecipient } from '../account-facts.ts';
import { emailChangedTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';
import type { EmailNotice } from './email-change-requested.ts';

/** Notifies the former address of the completed change. */
export async function emailChanged(
  { db, publicUrl }: MailContext,
  { userId, to, at }: EmailNotice,
) {
  const recipient = await readRecipient(db, userId);
  if (!recipient) {
    return null;
  }
  return renderEmail(to, emailChangedTemplate({ recipient, facts: [factTime(at)], publicUrl }));
}

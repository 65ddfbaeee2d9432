import { factTime, readTestUser } from '../account-facts.ts';
import { emailChangedTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';
import type { EmailNotice } from './email-change-requested.ts';

/** Notifies the former address of the completed change. */
export async function emailChanged(
  { db, publicUrl }: MailContext,
  { userId, to, at }: EmailNotice,
) {
  const reader = await readTestUser(db, userId);
  if (!reader) {
    return null;
  }
  return renderEmail(to, emailChangedTemplate({ reader, facts: [factTime(at)], publicUrl }));
}

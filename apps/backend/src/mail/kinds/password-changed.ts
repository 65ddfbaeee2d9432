import { factTime, readRecipient } from '../account-facts.ts';
import { passwordChangedTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/** Notifies the owner of an account of a changed password. */
export async function passwordChanged(
  { db, publicUrl }: MailContext,
  { userId, at }: { userId: number; at: string },
) {
  const recipient = await readRecipient(db, userId);
  if (!recipient) {
    return null;
  }
  return renderEmail(
    recipient.email,
    passwordChangedTemplate({ recipient, facts: [factTime(at)], publicUrl }),
  );
}

import { factTime, readTestUser } from '../account-facts.ts';
import { passwordChangedTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/** Notifies the owner of an account of a changed password. */
export async function passwordChanged(
  { db, publicUrl }: MailContext,
  { userId, at }: { userId: number; at: string },
) {
  const reader = await readTestUser(db, userId);
  if (!reader) {
    return null;
  }
  return renderEmail(
    reader.email,
    passwordChangedTemplate({ reader, facts: [factTime(at)], publicUrl }),
  );
}

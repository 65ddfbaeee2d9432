import { factTime, readSessionFacts } from '../account-facts.ts';
import { newDeviceTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/** Notifies the owner of an account of a sign-in from an unknown browser. */
export async function newDevice(
  { db, publicUrl }: MailContext,
  { sessionId }: { sessionId: string },
) {
  const session = await readSessionFacts(db, sessionId);
  if (!session) {
    return null;
  }
  const { recipient, created_at, where } = session;
  return renderEmail(
    recipient.email,
    newDeviceTemplate({ recipient, facts: [factTime(created_at), ...where], publicUrl }),
  );
}

import { factTime, readSessionFacts } from '../account-facts.ts';
import { newDeviceTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/** Tells the owner of an account of a sign-in from a browser that had not signed in to it before. */
export async function newDevice(
  { db, publicUrl }: MailContext,
  { sessionId }: { sessionId: string },
) {
  const session = await readSessionFacts(db, sessionId);
  if (!session) {
    return null;
  }
  const { reader, created_at, where } = session;
  return renderEmail(
    reader.email,
    newDeviceTemplate({ reader, facts: [factTime(created_at), ...where], publicUrl }),
  );
}

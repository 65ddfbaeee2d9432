import { factTime, readSessionFacts } from '../account-facts.ts';
import { sessionRevokedTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/**
 * Notifies the owner of an account that a session was revoked because its token was reused (R8).
 */
export async function sessionRevoked(
  { db, publicUrl }: MailContext,
  { sessionId }: { sessionId: string },
) {
  const session = await readSessionFacts(db, sessionId);
  if (!session) {
    return null;
  }
  const { recipient, created_at, ended_at, where } = session;
  return renderEmail(
    recipient.email,
    sessionRevokedTemplate({
      recipient,
      facts: [factTime(ended_at ?? created_at), ...where],
      publicUrl,
    }),
  );
}

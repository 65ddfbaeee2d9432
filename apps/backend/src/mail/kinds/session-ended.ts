import { factTime, readSessionFacts } from '../account-facts.ts';
import { finishLetter } from '../finish-letter.tsx';
import { sessionEndedLetter } from '../letters.ts';
import type { MailContext } from '../mail.ts';

/** Tells the owner of an account that a session ended because its credential came back (R8). */
export async function sessionEnded(
  { db, publicUrl }: MailContext,
  { sessionId }: { sessionId: string },
) {
  const session = await readSessionFacts(db, sessionId);
  if (!session) {
    return null;
  }
  const { reader, created_at, ended_at, where } = session;
  return finishLetter(
    reader.email,
    sessionEndedLetter({ reader, facts: [factTime(ended_at ?? created_at), ...where], publicUrl }),
  );
}

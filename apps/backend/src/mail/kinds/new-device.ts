import type { Db } from '../../database/pool.ts';
import { factTime, placeFacts, readRecipient, readSessionFacts } from '../account-facts.ts';
import { newDeviceTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/**
 * The session that a sign-in opened. Its id changes when the user confirms the password; servers of
 * an older release name and read nothing else.
 */
interface OpenedSession {
  sessionId: string;
}

/** A sign-in from an unknown browser: whose, when and from where. */
interface SignInNotice extends OpenedSession {
  userId: number;
  /** ISO 8601. */
  at: string;
  userAgent: string;
  address: string | null;
}

async function readNotice(db: Db, { userId, at, userAgent, address }: SignInNotice) {
  const recipient = await readRecipient(db, userId);
  return recipient && { recipient, created_at: at, where: placeFacts(userAgent, address) };
}

/** Notifies the owner of an account of a sign-in from an unknown browser. */
export async function newDevice({ db, publicUrl }: MailContext, job: SignInNotice | OpenedSession) {
  const signIn =
    'userId' in job ? await readNotice(db, job) : await readSessionFacts(db, job.sessionId);
  if (!signIn) {
    return null;
  }
  const { recipient, created_at, where } = signIn;
  return renderEmail(
    recipient.email,
    newDeviceTemplate({ recipient, facts: [factTime(created_at), ...where], publicUrl }),
  );
}

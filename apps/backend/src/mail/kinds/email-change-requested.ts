import { factTime, readReader } from '../account-facts.ts';
import { finishLetter } from '../finish-letter.tsx';
import { emailChangeRequestedLetter } from '../letters.ts';
import type { MailContext } from '../mail.ts';

/** What the mails to the address that is, or was, the account's are about. */
export interface EmailNotice {
  userId: number;
  /** The address that the account had when it happened. */
  to: string;
  at: string;
}

/** Tells the present address that another one was asked for (decisions §3). */
export async function emailChangeRequested(
  { db, publicUrl }: MailContext,
  { userId, to, at }: EmailNotice,
) {
  const reader = await readReader(db, userId);
  if (!reader) {
    return null;
  }
  return finishLetter(to, emailChangeRequestedLetter({ reader, facts: [factTime(at)], publicUrl }));
}

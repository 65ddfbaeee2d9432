import { factTime, readReader } from '../account-facts.ts';
import { finishLetter } from '../finish-letter.tsx';
import { emailChangedLetter } from '../letters.ts';
import type { MailContext } from '../mail.ts';
import type { EmailNotice } from './email-change-requested.ts';

/** Tells the former address that the account has another one now. */
export async function emailChanged(
  { db, publicUrl }: MailContext,
  { userId, to, at }: EmailNotice,
) {
  const reader = await readReader(db, userId);
  if (!reader) {
    return null;
  }
  return finishLetter(to, emailChangedLetter({ reader, facts: [factTime(at)], publicUrl }));
}

import { factTime, readReader } from '../account-facts.ts';
import { finishLetter } from '../finish-letter.tsx';
import { passwordChangedLetter } from '../letters.ts';
import type { MailContext } from '../mail.ts';

/** Tells the owner of an account that its password is another one. */
export async function passwordChanged(
  { db, publicUrl }: MailContext,
  { userId, at }: { userId: number; at: string },
) {
  const reader = await readReader(db, userId);
  if (!reader) {
    return null;
  }
  return finishLetter(
    reader.email,
    passwordChangedLetter({ reader, facts: [factTime(at)], publicUrl }),
  );
}

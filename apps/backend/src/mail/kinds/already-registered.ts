import { sql } from 'kysely';
import { alreadyRegisteredTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';
import { NO_REGISTRATION, otherRegistration } from './verify-email.ts';

/** To the owner of an address that is registered again (R9). */
export async function alreadyRegistered(
  { db, publicUrl }: MailContext,
  { userId }: { userId: number },
) {
  const { email, first_name, username } = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'username'])
    // Only for its cost, which is that of the verification mail (ADR 052).
    .select(otherRegistration(sql.ref('users.email'), sql.lit(NO_REGISTRATION)).as('other'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return renderEmail(
    email,
    alreadyRegisteredTemplate({ recipient: { first_name, username }, publicUrl }),
  );
}

import { alreadyRegisteredTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/** To the owner of an address that is registered again (R9). */
export async function alreadyRegistered(
  { db, publicUrl }: MailContext,
  { userId }: { userId: number },
) {
  const { email, ...reader } = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return renderEmail(email, alreadyRegisteredTemplate({ reader, publicUrl }));
}

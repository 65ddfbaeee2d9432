import { finishMail, type MailContext } from '../mail.ts';
import { SuggestionMail, suggestionSubject } from '../SuggestionMail.tsx';

/** A visitor's suggestion, sent to support; a reply goes to the visitor (§2). */
export async function suggestion(
  { db, supportEmail }: MailContext,
  { suggestionId }: { suggestionId: number },
) {
  const row = await db
    .selectFrom('suggestions')
    .select(['name', 'email', 'message'])
    .where('id', '=', suggestionId)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const content = <SuggestionMail name={row.name} email={row.email} message={row.message} />;
  const mail = await finishMail(supportEmail, suggestionSubject, content);
  return row.email === null ? mail : { ...mail, replyTo: row.email };
}

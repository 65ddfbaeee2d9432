import { formatDecimal } from '@consultancy/validation';
import { factTime } from '../account-facts.ts';
import { creditEntryTemplate } from '../email-templates.ts';
import { creditsText } from '../format.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/**
 * Notifies a user of an adjustment or a reversal by an administrator, with what the history shows of it.
 * The user is in the job for «Mis datos» and for an erasure, which find the mails of a user by it.
 */
export async function creditEntry(
  { db, publicUrl }: MailContext,
  { movementId }: { userId: number; movementId: number },
) {
  const row = await db
    .selectFrom('credit_movements as entry')
    .innerJoin('users', 'users.id', 'entry.user_id')
    .select(['users.email', 'users.first_name', 'users.username'])
    .select(['entry.date', 'entry.type', 'entry.descript', 'entry.amount', 'entry.balance'])
    .where('entry.id', '=', movementId)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const { date, type, descript, amount, balance, ...recipient } = row;
  const facts = [
    factTime(date),
    ['Movimiento', type],
    ['Motivo', descript],
    ['Créditos', `${amount.startsWith('-') ? '' : '+'}${formatDecimal(amount)}`],
    ['Nuevo saldo', creditsText(balance)],
  ] as const;
  return renderEmail(recipient.email, creditEntryTemplate({ recipient, facts, publicUrl }));
}

import { portalPaths } from '@consultancy/brand';
import { formatDecimal } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { LowBalanceMail, lowBalanceSubject } from '../LowBalanceMail.tsx';
import { finishMail, type MailContext } from '../mail.ts';

interface LowBalance {
  email: string;
  first_name: string;
  available: string;
}

/** Has the next fall be mailed, as this one was over before its mail was sent. */
async function startOver(db: Db, userId: number): Promise<void> {
  await sql`
    UPDATE users SET low_balance_armed = true
    WHERE id = ${userId} AND NOT low_balance_armed
      AND current_credits - pending_credits >= (SELECT low_balance FROM credit_settings)`.execute(
    db,
  );
}

/** Few credits are left; nothing when more have come, or the account was suspended, meanwhile. */
export async function lowBalance({ db, publicUrl }: MailContext, { userId }: { userId: number }) {
  const { rows } = await sql<LowBalance>`
    SELECT email, first_name, current_credits - pending_credits AS available
    FROM users, credit_settings
    WHERE id = ${userId} AND disabled_at IS NULL AND email_verified_at IS NOT NULL
      AND current_credits - pending_credits < low_balance`.execute(db);
  const user = rows[0];
  if (!user) {
    await startOver(db, userId);
    return null;
  }
  const content = (
    <LowBalanceMail
      firstName={user.first_name}
      available={formatDecimal(user.available)}
      creditsLink={`${publicUrl}${portalPaths.myCredits}`}
      contactLink={`${publicUrl}${portalPaths.contact}`}
    />
  );
  return finishMail(user.email, lowBalanceSubject, content);
}

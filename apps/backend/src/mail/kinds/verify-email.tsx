import { portalPaths } from '@consultancy/brand';
import type { Db } from '../../database/pool.ts';
import { linkToken } from '../link-token.ts';
import { finishMail, type MailContext } from '../mail.ts';
import { openLink } from '../open-link.ts';
import { VerifyEmailMail, verifyEmailSubject } from '../VerifyEmailMail.tsx';

/** Username of the first other registration that an address has; null when there is none. */
async function otherRegistration(db: Db, id: number, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('pending_registrations')
    .select('username')
    .where('email', '=', email)
    .where('id', '<>', id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.username ?? null;
}

/** The link with which a registration's e-mail is verified (§4). */
export async function verifyEmail(
  { db, keys, publicUrl }: MailContext,
  { linkId }: { linkId: number },
) {
  const row = await openLink(db, linkId)
    .innerJoin('pending_registrations as one', 'one.id', 'link.registration_id')
    .select(['one.id', 'one.email', 'one.username', 'link.nonce', 'link.purpose'])
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const token = linkToken(keys('mail-link'), row.purpose, row.nonce);
  const link = `${publicUrl}${portalPaths.emailVerification}?token=${token}`;
  const other = await otherRegistration(db, row.id, row.email);
  const content = <VerifyEmailMail username={row.username} other={other} link={link} />;
  return finishMail(row.email, verifyEmailSubject, content);
}

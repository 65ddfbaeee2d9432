import { portalPaths } from '@consultancy/brand';
import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import { verifyEmailTemplate } from '../email-templates.ts';
import { linkUrl } from '../link-token.ts';
import type { MailContext } from '../mail.ts';
import { openLink } from '../open-link.ts';
import { renderEmail } from '../render-email.tsx';

/** No registration has this id: a statement for it finds and changes nothing. */
export const NO_REGISTRATION = 0;

/** SQL of the username of an address's oldest pending registration besides the given one; null without any. */
export const otherRegistration = (email: Expression<string>, id: Expression<number>) =>
  expressionBuilder<Database>()
    .selectFrom('pending_registrations as another')
    .select('another.username')
    .where('another.email', '=', email)
    .where('another.id', '<>', id)
    .orderBy('another.id')
    .limit(1);

/**
 * The link with which a registration's e-mail is verified (§4). One statement, as other mails to an
 * address that was typed have (R9, ADR 052).
 */
export async function verifyEmail(context: MailContext, { linkId }: { linkId: number }) {
  const row = await openLink(context.db, linkId)
    .innerJoin('pending_registrations as one', 'one.id', 'link.registration_id')
    .select(['one.email', 'one.username', 'link.nonce', 'link.purpose'])
    .select(otherRegistration(sql.ref('one.email'), sql.ref('one.id')).as('other'))
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const { email, username, other } = row;
  const link = linkUrl(context, portalPaths.emailVerification, row);
  return renderEmail(email, verifyEmailTemplate({ username, other, link }));
}

import { portalPaths } from '@consultancy/brand';
import { sql } from 'kysely';
import { emailChangeTemplate } from '../email-templates.ts';
import { linkUrl } from '../link-token.ts';
import type { MailContext } from '../mail.ts';
import { openLink } from '../open-link.ts';
import { renderEmail } from '../render-email.tsx';

/**
 * The link, sent to the new address, with which an e-mail change is confirmed (decisions §3). The
 * address may be a stranger's, so nothing that the user wrote is in it but the username.
 */
export async function emailChange(context: MailContext, { linkId }: { linkId: number }) {
  const row = await openLink(context.db, linkId)
    .innerJoin('users', 'users.id', 'link.user_id')
    .innerJoin('email_changes as change', 'change.user_id', 'link.user_id')
    .select(['users.username', 'change.new_email'])
    .select(['link.nonce', 'link.purpose'])
    .where('change.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const link = linkUrl(context, portalPaths.emailChange, row);
  return renderEmail(row.new_email, emailChangeTemplate({ username: row.username, link }));
}

import { portalPaths } from '@consultancy/brand';
import { resetPasswordTemplate } from '../email-templates.ts';
import { linkUrl } from '../link-token.ts';
import type { MailContext } from '../mail.ts';
import { openLink } from '../open-link.ts';
import { renderEmail } from '../render-email.tsx';

/** The link's row with its user's; none of an unknown link. */
export const findResetLink = ({ db }: Pick<MailContext, 'db'>, linkId: number) =>
  openLink(db, linkId)
    .innerJoin('users', 'users.id', 'link.user_id')
    .select(['users.email', 'users.first_name', 'users.username', 'link.nonce', 'link.purpose'])
    .executeTakeFirst();

/** The link with which a forgotten password is replaced (§2). */
export async function resetPassword(context: MailContext, { linkId }: { linkId: number }) {
  const row = await findResetLink(context, linkId);
  if (!row) {
    return null;
  }
  const link = linkUrl(context, portalPaths.newPassword, row);
  return renderEmail(row.email, resetPasswordTemplate({ recipient: row, link }));
}

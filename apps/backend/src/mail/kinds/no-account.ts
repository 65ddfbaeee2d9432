import { noAccountTemplate } from '../email-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';
import { findResetLink } from './reset-password.ts';

/** No link has this id. */
const NO_LINK = 0;

/**
 * To an address without an active account for which a link was requested. It helps those who chose
 * the wrong address, and makes the request cost the same as for a known address, so that the load
 * reveals nothing to a bystander (R9, ADR 052).
 */
export async function noAccount(context: MailContext, { to }: { to: string }) {
  // Only for its cost, which is that of the reset link's mail.
  await findResetLink(context, NO_LINK);
  const { publicUrl } = context;
  return renderEmail(to, noAccountTemplate({ email: to, publicUrl }));
}

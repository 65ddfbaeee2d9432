import { dataErasedTemplate } from '../data-request-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/**
 * The last mail to a data subject whose data were erased. Its job names the address, as no row does
 * any more; it is deleted once the mail is sent.
 */
export async function dataErased(
  { publicUrl }: MailContext,
  mail: { email: string; requestId: number; note: string },
) {
  return renderEmail(mail.email, dataErasedTemplate({ ...mail, publicUrl }));
}

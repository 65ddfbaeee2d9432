import { EmailTemplateMessage } from './EmailTemplateMessage.tsx';
import type { SubjectTemplate } from './email-templates.ts';
import { finishMail, type Mail } from './mail.ts';

/** Renders a letter as HTML and as plain text. */
export function renderEmail(to: string, { subject, ...letter }: SubjectTemplate): Promise<Mail> {
  return finishMail(to, subject, <EmailTemplateMessage {...letter} />);
}

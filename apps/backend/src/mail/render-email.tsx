import { EmailTemplateMessage } from './EmailTemplateMessage.tsx';
import type { SubjectTemplate } from './email-templates.ts';
import { finishMail, type Mail } from './mail.ts';

/** Renders an e-mail template as HTML and as plain text. */
export function renderEmail(to: string, { subject, ...content }: SubjectTemplate): Promise<Mail> {
  return finishMail(to, subject, <EmailTemplateMessage {...content} />);
}

import { LetterMail } from './LetterMail.tsx';
import type { SubjectLetter } from './letters.ts';
import { finishMail, type Mail } from './mail.ts';

/** Renders a letter as HTML and as plain text. */
export function finishLetter(to: string, { subject, ...letter }: SubjectLetter): Promise<Mail> {
  return finishMail(to, subject, <LetterMail {...letter} />);
}

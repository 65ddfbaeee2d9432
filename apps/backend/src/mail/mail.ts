import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { Db } from '../database/pool.ts';
import type { Issuer } from '../receipts/issuer.ts';
import type { Keys } from '../security/keys.ts';

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

/** A mail ready for the transport. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
  /** Reply-To address, when it is not the sender. */
  replyTo?: string;
}

/** Dependencies of rendering a mail, besides the job. */
export interface MailContext {
  db: Db;
  keys: Keys;
  /** Origin of the portal; links never come from a request's `Host`. */
  publicUrl: string;
  /** Mailbox of the support team. */
  supportEmail: string;
  /** Who issues the receipts. */
  issuer: Issuer;
}

/**
 * Renders one kind of mail from the current rows. A job names rows and contains no token.
 * @returns null when there is nothing left to send, as with a link that a newer one replaced.
 */
export type Compose<Payload> = (context: MailContext, payload: Payload) => Promise<Mail | null>;

/** Renders a mail's content as HTML and as plain text. */
export async function finishMail(
  to: string,
  subject: string,
  content: ReactElement,
): Promise<Mail> {
  const [html, text] = await Promise.all([render(content), render(content, { plainText: true })]);
  return { to, subject, html, text };
}

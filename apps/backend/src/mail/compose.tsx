import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { Db } from '../database/pool.ts';
import type { Keys } from '../security/keys.ts';
import { AlreadyRegisteredMail, alreadyRegisteredSubject } from './AlreadyRegisteredMail.tsx';
import { linkToken } from './link-token.ts';
import type { MailJob } from './outbox.ts';
import { PurchaseReceiptMail, purchaseReceiptSubject } from './PurchaseReceiptMail.tsx';
import { receiptLines } from './receipt-lines.ts';
import { VerifyEmailMail, verifyEmailSubject } from './VerifyEmailMail.tsx';

/** A mail ready for the transport. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** What composing needs besides the job. */
export interface MailContext {
  db: Db;
  keys: Keys;
  /** Origin of the portal; links never come from a request's `Host`. */
  publicUrl: string;
}

async function finish(to: string, subject: string, content: ReactElement): Promise<Mail> {
  const [html, text] = await Promise.all([render(content), render(content, { plainText: true })]);
  return { to, subject, html, text };
}

async function verifyEmail({ db, keys, publicUrl }: MailContext, linkId: number) {
  const row = await db
    .selectFrom('one_use_tokens as link')
    .innerJoin('users', 'users.id', 'link.user_id')
    .select(['users.email', 'users.first_name', 'users.username', 'link.nonce', 'link.purpose'])
    .where('link.id', '=', linkId)
    .where('link.replaced_at', 'is', null)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const token = linkToken(keys('mail-link'), row.purpose, row.nonce);
  const link = `${publicUrl}/auth/email-register-verification?token=${token}`;
  const { email, first_name: firstName, username } = row;
  const content = <VerifyEmailMail firstName={firstName} username={username} link={link} />;
  return finish(email, verifyEmailSubject, content);
}

async function alreadyRegistered({ db, publicUrl }: MailContext, userId: number) {
  const user = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const content = (
    <AlreadyRegisteredMail
      firstName={user.first_name}
      username={user.username}
      signInLink={`${publicUrl}/auth`}
      resetLink={`${publicUrl}/auth/reset-password`}
    />
  );
  return finish(user.email, alreadyRegisteredSubject, content);
}

async function purchaseReceipt({ db }: MailContext, transactionId: number) {
  const row = await db
    .selectFrom('transactions')
    .innerJoin('users', 'users.id', 'transactions.user_id')
    .innerJoin('credit_movements as movement', 'movement.trans_id', 'transactions.trans_id')
    .selectAll('transactions')
    .select(['users.email', 'users.first_name', 'movement.balance'])
    .where('transactions.trans_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  const content = <PurchaseReceiptMail firstName={row.first_name} lines={receiptLines(row)} />;
  return finish(row.email, purchaseReceiptSubject, content);
}

/**
 * Makes a mail from what the database says now.
 * @returns null when there is nothing left to send, as with a link that a newer one replaced.
 */
export async function composeMail(context: MailContext, job: MailJob): Promise<Mail | null> {
  switch (job.mail) {
    case 'verify-email':
      return verifyEmail(context, job.linkId);
    case 'already-registered':
      return alreadyRegistered(context, job.userId);
    case 'purchase-receipt':
      return purchaseReceipt(context, job.transactionId);
  }
}

import { createTransport } from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { isThisMachine } from '../this-machine.ts';
import type { Mail } from './mail.ts';

/** The domain of addresses that stand for none (RFC 2606); nothing is sent there. */
export const undeliverable = 'invalid';

/** Start of the error of a mail that was not rejected itself: no other one could be handed over either. */
export const unavailable = 'The mail server is unavailable';

/** Sends mails; every wait is bounded, as a job occupies a worker while it sends. */
export interface MailTransport {
  /** @throws what the mail server rejected the mail with; an error that starts with `unavailable`. */
  send(mail: Mail): Promise<void>;
  /**
   * Connects and authenticates without sending. @throws why the mail server does not accept.
   * @returns whether the credentials of the address, if any, were checked: mails are sent without
   * them to a server that offers no authentication.
   */
  verify(): Promise<boolean>;
  close(): void;
}

/** What nodemailer calls the rejection of one mail; it has other codes for connections and credentials. */
const rejectionCodes: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Why a mail was not sent, as its job stores it. */
function sendingError(error: Error & { code?: unknown }): Error {
  const isRejected = rejectionCodes.includes(error.code);
  return isRejected ? error : new Error(`${unavailable}: ${error.message}`, { cause: error });
}

/** Whether the mail server offers authentication. nodemailer's own `verify` does not say so. */
function offersAuth(options: SMTPConnectionOptions): Promise<boolean> {
  const connection = new SMTPConnection(options);
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('Connection closed')));
    connection.connect((error) => {
      if (error) return reject(error);
      resolve(connection.allowsAuth);
      connection.quit();
    });
  });
}

/**
 * SMTP with a small pool of connections. Only a mail server on this machine is spoken to in plain
 * text, unless the address ends with `?requireTLS=false`.
 */
export function createMailTransport(smtpUrl: string, from: string): MailTransport {
  const options = {
    requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    ...parseConnectionUrl(smtpUrl),
  };
  const transport = createTransport(
    {
      ...options,
      pool: true,
      maxConnections: 2,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async (mail) => {
      if (!mail.to.endsWith(`.${undeliverable}`) && !mail.to.endsWith(`@${undeliverable}`)) {
        await transport.sendMail(mail).catch((error: Error) => {
          throw sendingError(error);
        });
      }
    },
    verify: async () => {
      await transport.verify();
      return !options.auth || (await offersAuth(options));
    },
    close: () => transport.close(),
  };
}

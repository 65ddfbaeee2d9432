import { createTransport } from 'nodemailer';
import { isThisMachine } from '../this-machine.ts';
import type { Mail } from './mail.ts';

/** The domain of addresses that stand for none (RFC 2606); nothing is sent there. */
export const undeliverable = 'invalid';

/** Sends mails; every wait is bounded, as a job occupies a worker while it sends. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  /** Connects and authenticates without sending. @throws why the mail server does not accept. */
  verify(): Promise<void>;
  close(): void;
}

/**
 * SMTP with a small pool of connections. Only a mail server on this machine is spoken to in plain
 * text, unless the address ends with `?requireTLS=false`.
 */
export function createMailTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url: smtpUrl,
      requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
      pool: true,
      maxConnections: 2,
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async (mail) => {
      if (!mail.to.endsWith(`.${undeliverable}`) && !mail.to.endsWith(`@${undeliverable}`)) {
        await transport.sendMail(mail);
      }
    },
    verify: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

import { createTransport } from 'nodemailer';
import type { Mail } from './compose.tsx';

/** Sends mails; every wait is bounded, as a job holds a worker while it sends. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** SMTP with a small pool of connections. */
export function createMailTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url: smtpUrl,
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
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server in this process that stores its mails. */
export interface Mailbox {
  url: string;
  mails: Email[];
  /** Waits for a mail to an address that matches; the newest one first. */
  waitFor(to: string, matches?: (mail: Email) => boolean): Promise<Email>;
  /** While true every mail is rejected with a temporary error. */
  reject: boolean;
  close(): Promise<void>;
}

/**
 * A try that hangs ends after half a minute, and the next one follows; then comes what will come.
 */
const WAIT_MS = 90_000;

/** Starts the mailbox on a free port. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      // Cut off in the middle, it is no mail.
      stream.on('error', () => undefined);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (mailbox.reject) {
          done(Object.assign(new Error('try later'), { responseCode: 451 }));
          return;
        }
        mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const find = (to: string, matches: (mail: Email) => boolean) =>
    mails.findLast((mail) => mail.to?.some((one) => one.address === to) && matches(mail));
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    reject: false,
    waitFor: async (to, matches = () => true) => {
      const end = Date.now() + WAIT_MS;
      while (Date.now() < end) {
        const mail = find(to, matches);
        if (mail) {
          return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(
        `no mail to ${to}; there are ${mails.map((mail) => mail.subject).join(', ')}`,
      );
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
  return mailbox;
}

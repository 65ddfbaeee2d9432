import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { Fault } from '../fault.ts';

/** A mail as it came, and as a reader sees it. */
export interface KeptMail extends Email {
  /** Everything that came over the wire. */
  readonly raw: string;
}

/** An SMTP server in this process that keeps what it is sent. */
export interface MailSink {
  readonly url: string;
  readonly port: number;
  readonly mails: readonly KeptMail[];
  /** What becomes of the next mails: kept, refused with a 451 or a 554, or kept after a wait. */
  mood: 'keeps' | 'refuses' | 'rejects' | { readonly slow: number };
  /** Waits for a mail to an address. @throws Fault when none comes in ten seconds. */
  waitFor(to: string, holds?: (mail: KeptMail) => boolean): Promise<KeptMail>;
  close(): Promise<void>;
}

const refusals = { refuses: 451, rejects: 554 } as const;

function receiver(mails: KeptMail[], mood: () => MailSink['mood']): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, _session, done) => {
      const raw = await text(stream).catch(() => null);
      // A server that was killed in the middle of a mail: nobody waits for an answer.
      if (raw === null) return;
      const now = mood();
      if (now === 'refuses' || now === 'rejects') {
        done(Object.assign(new Error('not now'), { responseCode: refusals[now] }));
        return;
      }
      if (now !== 'keeps') await sleep(now.slow);
      mails.push({ ...(await PostalMime.parse(raw)), raw });
      done();
    },
  });
}

/** Starts the sink. @param wanted port to listen on; a free one when absent. */
export async function startMailSink(wanted = 0): Promise<MailSink> {
  const mails: KeptMail[] = [];
  const server = receiver(mails, () => sink.mood);
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(wanted, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    mood: 'keeps',
    waitFor: async (to, holds = () => true) => {
      for (let waited = 0; waited < 10_000; waited += 20) {
        const toThem = (mail: KeptMail) => mail.to?.some((one) => one.address === to);
        const mail = mails.findLast((one) => toThem(one) && holds(one));
        if (mail) return mail;
        await sleep(20);
      }
      throw new Fault(`No mail to ${to} came; there are ${mails.length} others.`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}

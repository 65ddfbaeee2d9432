import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen } from '../ports.ts';

/** A received mail, parsed, and everything that was transmitted. */
type ReceivedMail = Email & { readonly raw: string };

/** A try that hangs ends after half a minute, and the next one follows; then comes what will come. */
const WAIT_MS = 90_000;

/** An SMTP server in this process that stores the mails that it receives. */
export class MailSink {
  readonly mails: ReceivedMail[] = [];
  /** What becomes of the next mails: rejected with a status, or accepted after a delay. */
  behavior: { readonly reject?: number; readonly delay?: number } = {};
  port = 0;
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, _session, done) => {
      const raw = await text(stream).catch(() => null);
      // A client that was killed in the middle of a mail.
      if (raw === null) return;
      const { reject, delay = 0 } = this.behavior;
      if (reject) return done(Object.assign(new Error('not now'), { responseCode: reject }));
      await sleep(delay);
      this.mails.push({ ...(await PostalMime.parse(raw)), raw });
      done();
    },
  });

  /** Starts the server. @param wanted port; a free one when absent. */
  async open(wanted = 0): Promise<this> {
    this.#server.on('error', () => undefined);
    this.port = await listen(this.#server.server, wanted);
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  to(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to?.some((one) => one.address === address));
  }

  /** Waits for a mail to an address; of several the newest. @throws when none arrives; names the others. */
  async waitFor(
    address: string,
    matches: (mail: ReceivedMail) => boolean = () => true,
  ): Promise<ReceivedMail> {
    const end = performance.now() + WAIT_MS;
    while (performance.now() < end) {
      const mail = this.to(address).findLast(matches);
      if (mail) return mail;
      await sleep(20);
    }
    const others = this.mails.map(({ subject }) => subject).join(', ');
    throw new Error(`No mail to ${address}; there are: ${others}`);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailSink } from '../../../../tools/lib/cases/mail-sink.ts';
import { listen } from '../../../../tools/lib/ports.ts';
import { createMailTransport } from './transport.ts';

const mail = { to: 'ana@example.com', subject: 'Prueba', text: 'Hola', html: '<p>Hola</p>' };

let mailbox: MailSink;
beforeAll(async () => {
  mailbox = await new MailSink().open();
});
afterAll(() => mailbox.close());

/** Sends the mail to the mailbox under another name of this machine. */
async function sendTo(host: string, query = ''): Promise<number> {
  const { port } = new URL(mailbox.url);
  const transport = createMailTransport(`smtp://${host}:${port}/${query}`, 'GDB Audit <a@b.co>');
  try {
    await transport.send(mail);
  } finally {
    transport.close();
  }
  return mailbox.mails.length;
}

describe('the mail transport', () => {
  it('sends nothing in plain text to a mail server that is not on this machine', async () => {
    // The address of every interface is this machine's, but not by its name.
    await expect(sendTo('0.0.0.0')).rejects.toThrow(/STARTTLS/);
    expect(mailbox.mails).toEqual([]);
  });

  it('sends in plain text where the address allows it, and on this machine', async () => {
    expect(await sendTo('0.0.0.0', '?requireTLS=false')).toBe(1);
    expect(await sendTo('127.0.0.1')).toBe(2);
  });

  it('distinguishes a rejected mail from an unavailable mail server', async () => {
    mailbox.behavior = { reject: 550 };
    const rejected = sendTo('127.0.0.1');
    await expect(rejected).rejects.toThrow(/^(?!The mail server is unavailable).*550 not now/);
    mailbox.behavior = {};
    const transport = createMailTransport('smtp://127.0.0.1:1', 'GDB Audit <a@b.co>');
    await expect(transport.send(mail)).rejects.toThrow(
      /^The mail server is unavailable: .*REFUSED/,
    );
    transport.close();
  });

  it('verifies credentials, and says when a server does not ask for them', async () => {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        password === 'clave' ? done(null, { user: username }) : done(new Error('wrong')),
    });
    server.on('error', () => undefined);
    const port = await listen(server.server);
    const verify = async (url: string) => {
      const transport = createMailTransport(url, 'GDB Audit <a@b.co>');
      return transport.verify().finally(() => transport.close());
    };
    expect(await verify(`smtp://ana:clave@127.0.0.1:${port}`)).toBe(true);
    await expect(verify(`smtp://ana:otra@127.0.0.1:${port}`)).rejects.toThrow(/Invalid login/);
    expect(await verify(mailbox.url)).toBe(true);
    expect(await verify(mailbox.url.replace('//', '//ana:clave@'))).toBe(false);
    await new Promise<void>((resolve) => server.close(resolve));
  });
});

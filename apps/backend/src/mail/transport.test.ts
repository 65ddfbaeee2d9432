import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailSink } from '../../../../tools/lib/cases/mail-sink.ts';
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

  it('does where the address says so, and on this machine', async () => {
    expect(await sendTo('0.0.0.0', '?requireTLS=false')).toBe(1);
    expect(await sendTo('127.0.0.1')).toBe(2);
  });
});

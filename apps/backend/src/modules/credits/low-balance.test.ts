import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { giveCredits, publishTestPrices } from '../../../test/credits.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { activate, type Toolbox } from '../../../test/toolbox.ts';
import { signedIn } from '../../../test/users.ts';
import { enqueueMail } from '../../mail/outbox.ts';

const backend = startBackend({ LOW_BALANCE_CREDITS: '10.50' });
const subject = 'Le quedan pocos créditos en GDB Audit';

beforeAll(async () => {
  await publishTestPrices(backend);
});

async function newcomer(name: string, credits: string) {
  const { browser, id } = await signedIn(backend, name);
  await giveCredits(backend, id, credits);
  return { id, toolbox: await activate(backend, browser), address: `${name}@example.com` };
}

// The activation of a machine has a mail of its own.
const mailsTo = (address: string) =>
  backend.mailbox.mails.filter(
    (mail) => mail.subject === subject && mail.to?.some((one) => one.address === address),
  );

const reserve = async (toolbox: Toolbox, records: number) =>
  (await toolbox.reserve(records)).body.utilization_id;

describe('a low balance', () => {
  it('has the threshold of the configuration', async () => {
    const settings = () => backend.app.db.selectFrom('credit_settings').selectAll().execute();
    await expect.poll(settings).toEqual([{ only_row: true, low_balance: '10.50' }]);
    const { browser } = await signedIn(backend, 'avisada');
    const welcome = await browser.get('/api/welcome_info/avisada');
    expect(JSON.parse(welcome.text).low_balance_credits).toBe('10.50');
  });

  it('is sent when a reservation brings the available credits below the threshold', async () => {
    const { toolbox, address } = await newcomer('reservada', '15.50');
    await reserve(toolbox, 100);
    await waitForJobs(backend);
    expect(mailsTo(address)).toEqual([]);
    await reserve(toolbox, 100);
    const mail = await backend.mailbox.waitFor(address, (one) => one.subject === subject);
    expect(mail.text).toContain('Créditos disponibles: 5,50.');
    expect(mail.html).toContain('http://portal.test/userview/creditsBalance');
  });

  it('is sent once, though the reservation is charged and more runs follow', async () => {
    const { toolbox, address } = await newcomer('una_vez', '15.00');
    const run = await reserve(toolbox, 100);
    await toolbox.finish(run);
    await toolbox.finish(await reserve(toolbox, 1));
    await waitForJobs(backend);
    expect(mailsTo(address)).toHaveLength(1);
  });

  it('is sent once, though runs that fail give their credits back', async () => {
    const { toolbox, address } = await newcomer('con_fallas', '15.00');
    for (let runs = 0; runs < 3; runs += 1) {
      const run = await reserve(toolbox, 100);
      await waitForJobs(backend);
      await toolbox.fail(run);
    }
    expect(mailsTo(address)).toHaveLength(1);
  });

  it('is sent at the next fall, where the run before had failed before its mail was sent', async () => {
    const { id, toolbox, address } = await newcomer('falla_rapida', '15.00');
    const { db } = backend.app;
    await db.updateTable('users').set({ low_balance_armed: false }).where('id', '=', id).execute();
    await enqueueMail(db, { mail: 'low-balance', userId: id });
    await waitForJobs(backend);
    expect(mailsTo(address)).toEqual([]);
    await reserve(toolbox, 100);
    await waitForJobs(backend);
    expect(mailsTo(address)).toHaveLength(1);
  });

  it('is sent again after the balance rose above the threshold', async () => {
    const { id, toolbox, address } = await newcomer('dos_veces', '11.00');
    await reserve(toolbox, 1);
    await backend.mailbox.waitFor(address, (one) => one.subject === subject);
    await giveCredits(backend, id, '5.00');
    await reserve(toolbox, 100);
    await waitForJobs(backend);
    expect(mailsTo(address)).toHaveLength(2);
  });

  it('is sent again after credits were added, though the balance stayed low by a reservation', async () => {
    const { id, toolbox, address } = await newcomer('ocupada', '15.00');
    const run = await reserve(toolbox, 100);
    await giveCredits(backend, id, '0.25');
    await waitForJobs(backend);
    expect(mailsTo(address)).toHaveLength(1);
    await toolbox.fail(run);
    await reserve(toolbox, 100);
    await waitForJobs(backend);
    expect(mailsTo(address)).toHaveLength(2);
  });

  it('is not sent to a user who never had more', async () => {
    const { id, address } = await newcomer('poca', '5.00');
    await giveCredits(backend, id, '-1.00');
    await waitForJobs(backend);
    expect(mailsTo(address)).toEqual([]);
  });
});

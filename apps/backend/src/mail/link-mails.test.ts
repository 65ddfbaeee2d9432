import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';
import { addUser, signedIn } from '../../test/users.ts';
import { visitors } from '../../test/visitors.ts';
import { createLink, type NewLink } from '../modules/auth/link-repository.ts';
import { issuerOf } from '../receipts/issuer.ts';
import { composeMail, type MailJob } from './compose.ts';

const backend = startBackend();
const { register } = visitors(backend);
const bait = 'Su premio espera en https://trampa.example';

const compose = (job: MailJob) => {
  const { db, keys, config } = backend.app;
  const { PUBLIC_URL: publicUrl, SUPPORT_EMAIL: supportEmail } = config;
  return composeMail({ db, keys, publicUrl, supportEmail, issuer: issuerOf(config) }, job);
};
const link = (owner: NewLink['owner'], purpose: NewLink['purpose']) =>
  createLink(backend.app.db, backend.app.keys, { owner, purpose, minutes: 30 });
const revokeLinks = (change: ReturnType<typeof sql>) =>
  sql`UPDATE one_use_tokens SET ${change}`.execute(backend.app.db);

describe('a mail to an unconfirmed address', () => {
  it('contains no input of the registrant, beyond the username', async () => {
    await register('pescador', { first_name: bait, last_name: bait, enterprise_name: bait });
    const mail = await backend.mailbox.waitFor('pescador@example.com');
    expect(mail.text).toContain('pescador');
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('trampa.example');
  });

  it('contains no input of the user who requests it, beyond the username', async () => {
    const { browser } = await signedIn(backend, 'mudanza');
    const payload = { first_name: bait, email: 'ajena@example.com' };
    await browser.send({ method: 'PUT', url: '/api/update-info', payload });
    const mail = await backend.mailbox.waitFor('ajena@example.com');
    expect(mail.text).toContain('mudanza');
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain('trampa.example');
  });
});

describe('a link that is sent after it expired', () => {
  it.each([
    ['used', sql`used_at = now()`],
    ['replaced', sql`replaced_at = now()`],
    ['over', sql`expires_at = now()`],
  ])('is not sent once it is %s', async (how, change) => {
    const userId = await addUser(backend, `tarde_${how}`);
    const { linkId } = await link({ userId }, 'reset-password');
    const job = { mail: 'reset-password', linkId } as const;
    expect(await compose(job)).toMatchObject({ to: `tarde_${how}@example.com` });
    await revokeLinks(change);
    expect(await compose(job)).toBeNull();
  });

  it('is not sent to verify a registration either', async () => {
    await register('tardia');
    const { id: registrationId } = await backend.app.db
      .selectFrom('pending_registrations')
      .select('id')
      .where('username', '=', 'tardia')
      .executeTakeFirstOrThrow();
    const { linkId } = await link({ registrationId }, 'verify-email');
    const job = { mail: 'verify-email', linkId } as const;
    expect(await compose(job)).toMatchObject({ to: 'tardia@example.com' });
    await revokeLinks(sql`expires_at = now()`);
    expect(await compose(job)).toBeNull();
  });
});

import { exampleProfile } from '@consultancy/validation';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { addUser } from '../../../test/users.ts';
import type { Db } from '../../database/pool.ts';
import { composeMail, type MailJob } from '../../mail/compose.ts';
import { issuerOf } from '../../receipts/issuer.ts';
import { createLink } from './link-repository.ts';
import { resendVerificationMail, sendRegistrationMail } from './registration-jobs.ts';
import { insertRegistration } from './registration-repository.ts';
import { sendResetLink } from './reset-job.ts';

const backend = startBackend();

/** Addresses of every kind: what each asks of the database a bystander could feel (R9, ADR 052). */
const kinds = ['active', 'suspended', 'waiting', 'unknown'] as const;

/** How many statements some work makes. */
async function statementsOf(work: (db: Db) => Promise<unknown>): Promise<number> {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(backend.app.db.withPlugin(counter));
  return statements;
}

const addressOf = (task: string, kind: string) => `${task}_${kind}@example.com`;

/** Registers a name with an address, without the mail that a registration sends. */
function addRegistration(username: string, email: string): Promise<number> {
  return insertRegistration(backend.app.db, {
    ...exampleProfile,
    username,
    email,
    password_hash: 'none',
    consent_version: '1',
    consent_address: null,
    browser_hash: Buffer.alloc(32),
  });
}

/** Adds an address of each kind for one task. */
async function addAddresses(task: string): Promise<void> {
  await addUser(backend, `${task}_active`);
  const id = await addUser(backend, `${task}_suspended`);
  const suspension = { disabled_at: new Date() };
  await backend.app.db.updateTable('users').set(suspension).where('id', '=', id).execute();
  await addRegistration(`${task}_waiting`, addressOf(task, 'waiting'));
}

const tasks = {
  reset: (db: Db, email: string) => sendResetLink({ db, keys: backend.app.keys }, { email }),
  resend: (db: Db, email: string) => resendVerificationMail({ ...backend.app, db }, { email }),
  register: async (db: Db, email: string) => {
    const registrationId = await addRegistration(`n_${email.split('@')[0]}`, email);
    await sendRegistrationMail({ ...backend.app, db }, { registrationId });
  },
};

it.each(Object.entries(tasks))(
  '%s costs as many statements for every address',
  async (task, work) => {
    await addAddresses(task);
    const counts = new Set<number>();
    for (const kind of kinds) {
      counts.add(await statementsOf((db) => work(db, addressOf(task, kind))));
    }
    await waitForJobs(backend);
    expect([...counts]).toEqual([expect.any(Number)]);
    expect([...counts][0]).toBeGreaterThan(2);
  },
);

it('composes each mail by one statement', async () => {
  const { db, keys, config } = backend.app;
  const { PUBLIC_URL: publicUrl, SUPPORT_EMAIL: supportEmail } = config;
  const userId = await addUser(backend, 'con_enlace');
  const registrationId = await addRegistration('por_verificar', 'por_verificar@example.com');
  const link = async (purpose: 'reset-password' | 'verify-email') => {
    const owner = purpose === 'reset-password' ? { userId } : { registrationId };
    return (await createLink(db, keys, { owner, purpose, minutes: 30 })).linkId;
  };
  const mails: MailJob[] = [
    { mail: 'reset-password', linkId: await link('reset-password') },
    { mail: 'verify-email', linkId: await link('verify-email') },
    { mail: 'already-registered', userId },
    { mail: 'no-account', to: 'sin_cuenta@example.com' },
  ];
  for (const mail of mails) {
    const statements = await statementsOf(async (counted) => {
      const context = { db: counted, keys, publicUrl, supportEmail, issuer: issuerOf(config) };
      expect(await composeMail(context, mail)).not.toBeNull();
    });
    expect([mail.mail, statements]).toEqual([mail.mail, 1]);
  }
});

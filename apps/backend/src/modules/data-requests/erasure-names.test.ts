import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { addUser } from '../../../test/users.ts';
import { recordAudit } from '../audit/record.ts';
import { createLink } from '../auth/link-repository.ts';
import { eraseDataSubject } from './erase-data-subject.ts';
import { batchOf } from './own-data-batch.ts';
import { ownDataSections } from './own-data-sections.ts';

const backend = startBackend();
const subject = { id: 0, username: 'lupe', email: 'lupe.hoy@example.com' };
/** An address that is someone else's now. */
const passedOn = 'buzon.2019@example.com';
const cellphone = '3125550199';

/** Texts of events about others that name the data subject. */
const naming = [
  ...['Comparte la cuenta con BUZON.antes@example.com', `Llamar al ${cellphone}.`],
  ...['Es la de Guadalupe  Ríos (Peña)', 'guadalupe\nríos (peña), de Cali'],
];
/** Texts that do not: of someone else, of a part, and of another one whose name has the same words. */
const others = [
  ...[`Escribió ${passedOn}`, 'Guadalupe', 'Ríos (Peña), Guadalupe', `1${cellphone}`],
  ...['buzonXantes@example.com', 'Guadalupe Ríos Peña', 'ñ', 'Año 2026'],
];

const changeTo = (targetId: number, before: string, after: string) =>
  recordAudit(
    backend.unlimitedDb,
    { actorId: targetId },
    { action: 'email changed', targetId, before: { email: before }, after: { email: after } },
  );
const suggest = (message: string, email: string) => sql`
  INSERT INTO suggestions (name, email, message) VALUES ('Lupe', ${email}, ${message})`;

beforeAll(async () => {
  const db = backend.unlimitedDb;
  subject.id = await addUser(backend, subject.username);
  const otherId = await addUser(backend, 'otra');
  await sql`
    UPDATE users SET email = ${subject.email}, first_name = 'Guadalupe', last_name = 'Ríos (Peña)',
                     cellphone = ${cellphone}
    WHERE id = ${subject.id}`.execute(db);
  await suggest('de antes', 'Buzon.Antes@example.com').execute(db);
  await changeTo(subject.id, 'buzon.antes@example.com', passedOn);
  await suggest('de 2019', passedOn).execute(db);
  await changeTo(subject.id, passedOn, subject.email);
  await sql`UPDATE users SET email = ${passedOn} WHERE id = ${otherId}`.execute(db);
  await suggest('de otra persona', passedOn).execute(db);
  await suggest('de hoy', subject.email).execute(db);
  for (const reason of [...naming, ...others]) {
    const query = { search: reason };
    await recordAudit(db, {}, { action: 'list exported', reason, detail: { query } });
  }
});

/** Erases a user. @returns the reasons of the audit events of one action afterwards. */
async function eraseAndRead(user: typeof subject, action: string) {
  await backend.unlimitedDb.transaction().execute((trx) => eraseDataSubject(trx, user));
  const { rows } = await sql<{ reason: string | null }>`
    SELECT reason FROM audit_events WHERE action = ${action}`.execute(backend.unlimitedDb);
  return rows;
}

/** Adds a mail that waits and names its recipient by the link alone. @returns the link's number. */
async function addMail(userId: number): Promise<number> {
  const link = { owner: { userId }, purpose: 'change-email', minutes: 30 } as const;
  const { linkId } = await createLink(backend.app.db, backend.app.keys, link);
  await sql`
    SELECT graphile_worker.add_job('send_mail', run_at => now() + interval '1 day',
      payload => json_build_object('mail', 'email-change', 'linkId', ${linkId}::bigint))`.execute(
    backend.unlimitedDb,
  );
  return linkId;
}

it('lists the suggestions under former addresses in the file of one’s own data', async () => {
  const section = ownDataSections.find(({ key }) => key === 'sugerencias');
  if (!section) throw new Error('no section of suggestions');
  const { rows } = await batchOf(subject, section, null).execute(backend.app.db);
  const messages = rows.map(({ entry }) => JSON.parse(entry).mensaje);
  expect(messages).toEqual(['de antes', 'de 2019', 'de hoy']);
});

it('removes what is known under former addresses, the telephone number and the full name', async () => {
  await addMail(subject.id);
  const otherLink = await addMail(await addUser(backend, 'tercera'));
  await backend.unlimitedDb.transaction().execute((trx) => eraseDataSubject(trx, subject));
  const { rows: events } = await sql<{ reason: string | null; detail: object }>`
    SELECT reason, detail FROM audit_events WHERE action = 'list exported' ORDER BY id`.execute(
    backend.unlimitedDb,
  );
  expect(events).toEqual([
    ...naming.map(() => ({ reason: null, detail: {} })),
    ...others.map((reason) => ({ reason, detail: { query: { search: reason } } })),
  ]);
  const { rows: suggestions } = await sql`SELECT message FROM suggestions`.execute(
    backend.unlimitedDb,
  );
  expect(suggestions).toEqual([{ message: 'de otra persona' }]);
  const { rows: mails } = await sql<{ linkId: string }>`
    SELECT payload ->> 'linkId' AS "linkId" FROM graphile_worker._private_jobs
    WHERE payload ->> 'mail' = 'email-change'`.execute(backend.unlimitedDb);
  expect(mails).toEqual([{ linkId: String(otherLink) }]);
});

it('keeps a name that another account has as well', async () => {
  const id = await addUser(backend, 'homonima');
  await addUser(backend, 'homonima_2');
  const { rows } = await sql<{ name: string }>`
    SELECT first_name || ' ' || last_name AS name FROM users WHERE id = ${id}`.execute(
    backend.app.db,
  );
  const reason = `Lo pidió ${rows[0]?.name}`;
  await recordAudit(backend.unlimitedDb, {}, { action: 'user suspended', reason });
  const user = { id, username: 'homonima', email: 'homonima@example.com' };
  expect(await eraseAndRead(user, 'user suspended')).toEqual([{ reason }]);
});

it('removes a name whose words another account has, but not the name', async () => {
  const [id, otherId] = [await addUser(backend, 'ana_g'), await addUser(backend, 'mariana_g')];
  const name = (first: string, userId: number) => sql`
    UPDATE users SET first_name = ${first}, last_name = 'Gómez' WHERE id = ${userId}`;
  await name('Ana', id).execute(backend.unlimitedDb);
  await name('Mariana', otherId).execute(backend.unlimitedDb);
  const reason = 'Lo pidió Ana Gómez';
  await recordAudit(backend.unlimitedDb, {}, { action: 'user reactivated', reason });
  const user = { id, username: 'ana_g', email: 'ana_g@example.com' };
  expect(await eraseAndRead(user, 'user reactivated')).toEqual([{ reason: null }]);
});

it('redacts nothing for a user who is not being erased', async () => {
  const id = await addUser(backend, 'presente');
  const call = sql`SELECT redact_audit_texts(${id}, '{presente@example.com}')`;
  await expect(call.execute(backend.unlimitedDb)).rejects.toThrow(/not being erased/);
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';
import { addUser } from '../../test/users.ts';
import { enqueueMail } from './outbox.ts';

const backend = startBackend();

/** Of each mail that waits, why it could not be sent. */
const waiting = async () => {
  const { rows } = await sql<{ last_error: string | null }>`
    SELECT last_error AS last_error FROM graphile_worker.jobs
    WHERE task_identifier = 'send_mail'`.execute(backend.app.db);
  return rows.map(({ last_error }) => last_error);
};

describe('the outbox', () => {
  it('sends nothing when the change is undone', async () => {
    const userId = await addUser(backend, 'deshecha');
    const undone = backend.app.db.transaction().execute(async (trx) => {
      await enqueueMail(trx, { mail: 'already-registered', userId });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await waiting()).toEqual([]);
  });

  it('retries a rejected mail until the mail server accepts it', async () => {
    const userId = await addUser(backend, 'paciente');
    backend.mailbox.behavior = { reject: 451 };
    await enqueueMail(backend.app.db, { mail: 'already-registered', userId });
    await expect.poll(waiting).toEqual([expect.stringContaining('451')]);
    expect(backend.mailbox.mails).toEqual([]);
    backend.mailbox.behavior = {};
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(backend.app.db);
    const mail = await backend.mailbox.waitFor('paciente@example.com');
    expect(mail.from).toMatchObject({ name: 'GDB Audit' });
    await expect.poll(waiting).toEqual([]);
    expect(backend.mailbox.mails).toHaveLength(1);
  });

  it('shows markup in a name as text', async () => {
    const userId = await addUser(backend, 'marcada');
    const name = '<img src=x onerror=alert(1)>';
    await sql`UPDATE users SET first_name = ${name} WHERE id = ${userId}`.execute(backend.app.db);
    await enqueueMail(backend.app.db, { mail: 'already-registered', userId });
    const mail = await backend.mailbox.waitFor('marcada@example.com');
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain(name);
  });
});

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { waitForJobs } from '../../../test/tasks.ts';
import { addUser } from '../../../test/users.ts';
import { visitors } from '../../../test/visitors.ts';

const backend = startBackend();
const { register, resend, mailedToken, verify } = visitors(backend);

describe('a verification link', () => {
  it.each(['x', 'A'.repeat(43), 'A'.repeat(200)])('is rejected when it is %s', async (token) => {
    const response = await verify(token);
    expect(response).toMatchObject({
      status: 400,
      body: { code: 'LINK_INVALID', error: 'Enlace no válido o expirado.' },
    });
  });

  it('expires after 24 hours', async () => {
    await register('tardia');
    const token = await mailedToken('tardia@example.com');
    await sql`UPDATE one_use_tokens SET expires_at = expires_at - interval '24 hours 1 second'
      `.execute(backend.app.db);
    expect((await verify(token)).body.code).toBe('LINK_INVALID');
  });

  it('is sent again for a pending registration, without revealing which exist', async () => {
    await register('reenviada');
    const first = await mailedToken('reenviada@example.com');
    const known = await resend('reenviada@example.com');
    const unknown = await resend('nadie@example.com');
    expect([known.status, known.text]).toEqual([200, unknown.text]);
    const second = await mailedToken('reenviada@example.com', first);
    expect((await verify(first)).status).toBe(400);
    expect((await verify(second)).status).toBe(200);
  });

  it('sends one mail for every kind of address that requests it again', async () => {
    const { mails } = backend.mailbox;
    await register('pide_otro');
    await addUser(backend, 'ya_tiene');
    await waitForJobs(backend);
    for (const name of ['pide_otro', 'ya_tiene', 'no_tiene']) {
      const before = mails.length;
      await resend(`${name}@example.com`);
      await waitForJobs(backend);
      const recipients = mails.slice(before).map(({ to }) => to?.[0]?.address);
      expect(recipients).toEqual([`${name}@example.com`]);
    }
  });

  it('is requested without reading the accounts, so that the response time reveals nothing', async () => {
    await register('con_cuenta');
    const client = await backend.app.pool.connect();
    await client.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const responses = [await resend('con_cuenta@example.com'), await resend('sin@example.com')];
    await client.query('ROLLBACK');
    client.release();
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is sent to one mailbox at most five times an hour', async () => {
    await register('insistente');
    await mailedToken('insistente@example.com');
    for (let index = 0; index < 6; index += 1) {
      expect((await resend('insistente@example.com')).status).toBe(200);
    }
    const links = async () => {
      const { rows } = await sql<{ links: number }>`
        SELECT count(*)::integer AS links FROM one_use_tokens
        JOIN pending_registrations r ON r.id = registration_id
        WHERE username = 'insistente'`.execute(backend.app.db);
      return rows[0]?.links;
    };
    await waitForJobs(backend);
    expect(await links()).toBe(5);
  });
});

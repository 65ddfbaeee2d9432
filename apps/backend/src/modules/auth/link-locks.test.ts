import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { addUser, signedIn } from '../../../test/users.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import type { Db } from '../../database/pool.ts';
import { digest } from '../../security/keys.ts';
import { lockEmail, pendingEmail, stageEmail } from '../users/profile-repository.ts';
import { cancelChange } from '../users/profile-service.ts';
import { consumeLink, createLink, revokeLinks } from './link-repository.ts';
import { sendResetLink } from './reset-job.ts';

const backend = startBackend();
let userId: number;

beforeAll(async () => {
  await signedIn(backend, 'apurada');
  const row = await backend.app.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'apurada')
    .executeTakeFirstOrThrow();
  userId = row.id;
});

const makeLink = (db: Db) =>
  createLink(db, backend.app.keys, {
    owner: { userId },
    purpose: 'change-email',
    minutes: 5,
  });

/** Whether work finishes while another transaction changes the user's profile. */
async function goesOnBesideAProfileChange(work: (db: Db) => Promise<unknown>): Promise<boolean> {
  const { db } = backend.app;
  return db.transaction().execute(async (change) => {
    await lockEmail(change, userId);
    try {
      await db.transaction().execute(async (other) => {
        await sql`SET LOCAL lock_timeout = '300ms'`.execute(other);
        await work(other);
      });
      return true;
    } catch {
      return false;
    }
  });
}

describe('a change of a profile, beside the work on the links of its user', () => {
  it('does not block new links, such as that of a preceding change', async () => {
    expect(await goesOnBesideAProfileChange(makeLink)).toBe(true);
  });

  it('blocks revoking and consuming links until it is committed, which avoids a deadlock', async () => {
    await makeLink(backend.app.db);
    const link = await backend.app.db
      .selectFrom('one_use_tokens')
      .select('token_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const ending = goesOnBesideAProfileChange((db) => revokeLinks(db, userId, 'reset-password'));
    expect(await ending).toBe(false);
    const spending = goesOnBesideAProfileChange((db) =>
      consumeLink(db, 'change-email', link.token_hash),
    );
    expect(await spending).toBe(false);
    expect(await consumeLink(backend.app.db, 'change-email', digest('unknown'))).toBeNull();
  });

  it('blocks dropping its pending address until it is committed, which avoids a deadlock', async () => {
    const { app, unlimitedDb } = backend;
    await stageEmail(app.db, userId, 'primera@example.com');
    const { cancelled } = await unlimitedDb.transaction().execute(async (change) => {
      await lockEmail(change, userId);
      const cancelling = cancelChange(app, userId);
      await expect.poll(() => waitingForLocks(unlimitedDb)).toBeGreaterThan(0);
      await stageEmail(change, userId, 'segunda@example.com');
      return { cancelled: cancelling };
    });
    await cancelled;
    expect(await pendingEmail(app.db, userId)).toBeNull();
  });

  it('starts when a run that has just referred to the user has ended', async () => {
    const { db } = backend.app;
    const { linkId } = await makeLink(db);
    const { token_hash } = await db
      .selectFrom('one_use_tokens')
      .select('token_hash')
      .where('id', '=', linkId)
      .executeTakeFirstOrThrow();
    await db.transaction().execute(async (run) => {
      await sql`SELECT FROM users WHERE id = ${userId} FOR KEY SHARE`.execute(run);
      const confirmation = db.transaction().execute(async (other) => {
        await sql`SET LOCAL lock_timeout = '300ms'`.execute(other);
        await consumeLink(other, 'change-email', token_hash);
      });
      await expect(confirmation).rejects.toThrow(/lock timeout/);
    });
    expect(await consumeLink(db, 'change-email', token_hash)).toBe(userId);
  });
});

it('makes no reset link for an account that is suspended at that moment', async () => {
  const { app, unlimitedDb } = backend;
  const id = await addUser(backend, 'suspendida');
  const { sent } = await unlimitedDb.transaction().execute(async (suspension) => {
    await sql`UPDATE users SET disabled_at = now() WHERE id = ${id}`.execute(suspension);
    const sending = sendResetLink(app, { email: 'suspendida@example.com' });
    await expect.poll(() => waitingForLocks(unlimitedDb)).toBeGreaterThan(0);
    return { sent: sending };
  });
  await sent;
  const links = app.db.selectFrom('one_use_tokens').selectAll().where('user_id', '=', id);
  expect(await links.execute()).toEqual([]);
});

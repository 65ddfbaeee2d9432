import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { addUser } from '../../../test/users.ts';
import { type LinkPurpose, linkToken } from '../../mail/link-token.ts';
import { digest } from '../../security/keys.ts';
import { consumeLink, createLink, findLinkUser, revokeLinks } from './link-repository.ts';

const backend = startBackend();
const purpose = 'reset-password';
let userId: number;
beforeAll(async () => {
  userId = await addUser(backend, 'enlazada');
});

/** A fresh link's hash, by which it is found. */
async function freshLink(minutes = 30): Promise<Buffer> {
  const { db, keys } = backend.app;
  const { nonce } = await createLink(db, keys, { owner: { userId }, purpose, minutes });
  return digest(linkToken(keys, purpose, nonce));
}

it('is spent once, also by twenty at the same moment, and found until then', async () => {
  const { db } = backend.app;
  const token = await freshLink();
  expect(await findLinkUser(db, purpose, token)).toBe(userId);
  const spent = await Promise.all(
    Array.from({ length: 20 }, () => consumeLink(db, purpose, token)),
  );
  expect(spent.filter((user) => user !== null)).toEqual([userId]);
  expect(await findLinkUser(db, purpose, token)).toBeNull();
});

type Change = () => Promise<unknown>;
const changes: [name: string, change: Change, requested: LinkPurpose][] = [
  ['of another purpose', async () => undefined, 'change-email'],
  ['that was ended', () => revokeLinks(backend.app.db, userId, purpose), purpose],
  [
    'whose time is over',
    () => sql`UPDATE one_use_tokens SET expires_at = now()`.execute(backend.app.db),
    purpose,
  ],
];

it.each(changes)('%s is neither found nor spent', async (_name, change, requested) => {
  const { db } = backend.app;
  const token = await freshLink();
  await change();
  expect(await findLinkUser(db, requested, token)).toBeNull();
  expect(await consumeLink(db, requested, token)).toBeNull();
});

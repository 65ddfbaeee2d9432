import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';

/** The link of an e-mail, while it can still be used: no other one has replaced it, and it is valid. */
export const openLink = (db: Db, linkId: number) =>
  db
    .selectFrom('one_use_tokens as link')
    .where('link.id', '=', linkId)
    .where('link.used_at', 'is', null)
    .where('link.replaced_at', 'is', null)
    .where('link.expires_at', '>', sql<Date>`now()`);

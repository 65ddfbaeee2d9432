import type { Role } from '@consultancy/validation';
import { inject } from 'vitest';
import { addTestUsers, type TestUser } from '../../../../tools/lib/cases/accounts.ts';
import { withClient } from '../../../../tools/start/database.ts';

/** What of a new account differs from that of the demonstration. */
export interface NewAccount {
  readonly role?: Role;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly enterprise_name?: string;
}

/** An account that one journey has for itself. */
export type OwnAccount = TestUser & { readonly enterprise_name: string };

/**
 * Adds a verified account for one journey, so that no journey sees what another one changes.
 * @param name its username is `<name>_1`; no other journey has the same.
 */
export async function addAccount(
  name: string,
  { role, ...profile }: NewAccount = {},
): Promise<OwnAccount> {
  const { database } = inject('stack');
  return withClient(database, async (client) => {
    const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await client.query<Row>(sql, values)).rows;
    const [user] = await addTestUsers({ query }, name, 1, role);
    if (!user) throw new Error(`The account ${name} was not added.`);
    const [{ enterprise_name } = { enterprise_name: '' }] = await query<{
      enterprise_name: string;
    }>(
      `UPDATE users SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
              enterprise_name = coalesce($4, enterprise_name)
       WHERE id = $1 RETURNING enterprise_name`,
      // Not the copied name, which journeys search for.
      [
        user.id,
        profile.first_name ?? 'Viajera',
        profile.last_name ?? 'De Recorrido',
        profile.enterprise_name,
      ],
    );
    return { ...user, enterprise_name };
  });
}

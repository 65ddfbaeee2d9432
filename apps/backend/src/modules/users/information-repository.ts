import { profileFieldNames, type UserAccount, type UserInformation } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { isoText } from '../../lists/iso-text.ts';
import { fieldsOf } from '../../lists/read-list.ts';
import { userSource } from './lists.ts';

const ownColumns = sql.join(profileFieldNames.map((name) => sql.ref(`u.${name}`)));

/** SQL of the e-mail address of a user that awaits confirmation. */
const pendingEmail = (userId: string) => sql<string | null>`
  (SELECT new_email FROM email_changes
   WHERE user_id = ${sql.ref(userId)} AND expires_at > now()) AS pending_email`;

/** A user's information (§3) in one statement; null when there is no such user. */
export async function readInformation(db: Db, username: string): Promise<UserInformation | null> {
  const { rows } = await sql<UserInformation>`
    SELECT u.id, u.username, ${ownColumns},
           (SELECT machine_id FROM machines
            WHERE user_id = u.id AND released_at IS NULL) AS machine_id,
           ${isoText('u.date_joined')} AS date_joined, ${isoText('u.last_login')} AS last_login,
           u.current_credits, u.pending_credits,
           ${pendingEmail('u.id')}
    FROM users u WHERE u.username = ${username}`.execute(db);
  return rows[0] ?? null;
}

/** A user's account as administrators see it, in one statement; null when there is no such user. */
export async function readAccount(db: Db, username: string): Promise<UserAccount | null> {
  const { rows } = await sql<UserAccount>`
    SELECT ${fieldsOf(userSource)}, item.role, ${pendingEmail('item.id')},
           ${isoText('item.second_factor_since')} AS second_factor_since
    FROM users item WHERE item.username = ${username}`.execute(db);
  return rows[0] ?? null;
}

import { profileFieldNames } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { undeliverable } from '../../mail/transport.ts';
import { releaseExpired } from '../tool/expiry.ts';
import { hasWholeWords } from '../users/search.ts';
import { ownMail, ownSuggestion } from './attribution.ts';

/** A data subject before the erasure; the row of the account is locked. */
export interface DataSubject {
  id: number;
  username: string;
  email: string;
}

/** Text in place of what a record cannot do without. */
export const erasedText = '[suprimido]';

/** Ends the open runs, whose reservations go back to the balance. */
async function endRuns(trx: Db, { id }: DataSubject): Promise<void> {
  await sql`UPDATE utilizations SET expires_at = now()
            WHERE user_id = ${id} AND state = 'open'`.execute(trx);
  for (let released = 1; released > 0; ) {
    released = await releaseExpired(trx, id);
  }
}

const blankFields = sql.join(
  profileFieldNames.flatMap((field) => (field === 'email' ? [] : [sql`${sql.id(field)} = ''`])),
);

/**
 * Replaces the data subject by a pseudonym in the account, which remains for the records that name
 * it. No password matches the hash, which has the form of one.
 */
async function replaceAccount(trx: Db, { id }: DataSubject): Promise<void> {
  await sql`SET CONSTRAINTS ALL DEFERRED`.execute(trx);
  await sql`
    UPDATE users
    SET username = pseudonym, email = pseudonym || ${`@suprimido.${undeliverable}`},
        ${blankFields},
        password_hash = '$argon2id$v=19$m=8,t=1,p=1$' || encode(sha256(random_bytes), 'hex')
          || '$' || encode(sha256(random_bytes || random_bytes), 'hex'),
        role = 'user', disabled_at = coalesce(disabled_at, now()), erased_at = now(),
        consent_address = NULL, last_login = NULL, previous_login = NULL
    FROM (SELECT 'suprimido_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)
                   AS pseudonym,
                 uuid_send(gen_random_uuid()) AS random_bytes) new
    WHERE id = ${id}`.execute(trx);
}

/** Tables whose rows carry the username of their user, beside the purchases. */
const named = ['access_logs', 'utilizations', 'error_logs', 'data_requests'];

/** Gives the records of a user the pseudonym. */
async function renameRecords(trx: Db, { id }: DataSubject): Promise<void> {
  for (const table of named) {
    await sql`
      UPDATE ${sql.table(table)} AS item SET username = users.username
      FROM users WHERE users.id = ${id} AND item.user_id = ${id}`.execute(trx);
  }
}

/**
 * Deletes the rows that belong to a user alone: those that the database would delete with the
 * account, such as sessions and links. A table of credentials added later is among them by itself.
 */
async function deleteOwnRows(trx: Db, { id }: DataSubject): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT relname AS table, attname AS column
    FROM pg_constraint
    JOIN pg_class ON pg_class.oid = conrelid
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype = 'c'`.execute(trx);
  for (const { table, column } of rows) {
    await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.id(column)} = ${id}`.execute(trx);
  }
}

/** Removes texts and addresses from the records that remain. */
async function redactRecords(trx: Db, { id }: DataSubject): Promise<void> {
  await sql`UPDATE access_logs SET address = NULL, session_id = NULL
            WHERE user_id = ${id}`.execute(trx);
  await sql`UPDATE error_logs SET error_message = ${erasedText}, execute_stage = ${erasedText}
            WHERE user_id = ${id}`.execute(trx);
  await sql`
    UPDATE machines
    SET machine_id = ${erasedText}, token_hash = sha256(uuid_send(gen_random_uuid())),
        released_at = coalesce(released_at, now()), registered_address = NULL,
        last_used_address = NULL
    WHERE user_id = ${id}`.execute(trx);
  await sql`UPDATE data_requests SET details = NULL WHERE user_id = ${id}`.execute(trx);
  await sql`
    UPDATE data_request_events SET note = NULL
    WHERE request_id IN (SELECT request_id FROM data_requests WHERE user_id = ${id})`.execute(trx);
}

/** A pattern of PostgreSQL that finds the e-mail of a data subject as a whole word. */
function patternOf({ email }: DataSubject): string {
  const escaped = email.replace(/[^a-z0-9_@]/g, '\\$&');
  return `(^|[^a-z0-9_])${escaped}([^a-z0-9_]|$)`;
}

/**
 * Renames the purchases, and removes texts about the data subject from the ledger and the audit
 * trail, by the one function that may (ADR 059).
 */
async function redactAppendOnly(trx: Db, { id, username, email }: DataSubject): Promise<void> {
  await sql`SELECT redact_append_only(${id}, ${username}, ${email})`.execute(trx);
}

/**
 * What else names the data subject in a text: the telephone number, and the former e-mails and the full name that no
 * other account has.
 */
async function findNames(trx: Db, { id }: DataSubject): Promise<string[]> {
  const profile = await trx
    .selectFrom('users')
    .select(['cellphone', 'first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { cellphone } = profile;
  const fullName = `${profile.first_name} ${profile.last_name}`;
  const { rows } = await sql<{ name: string }>`
    SELECT before ->> 'email' AS name FROM audit_events
    WHERE target_id = ${id} AND action = 'email changed'
      AND NOT EXISTS (SELECT FROM users WHERE email = before ->> 'email')
    UNION
    SELECT ${fullName}
    WHERE NOT EXISTS (
      SELECT FROM users WHERE id <> ${id} AND ${hasWholeWords('search_text', fullName)})`.execute(
    trx,
  );
  return [cellphone, ...rows.map(({ name }) => name)];
}

/** Removes the same from the audit trail's texts about others. */
async function redactNames(trx: Db, { id }: DataSubject, names: string[]): Promise<void> {
  await sql`SELECT redact_audit_texts(${id}, ${names}::text[])`.execute(trx);
}

/** Deletes the suggestions and the waiting mails, by rows that are deleted or redacted later. */
async function deleteAttributed(trx: Db, { id, email }: DataSubject): Promise<void> {
  const me = sql`(SELECT ${id}::bigint AS id, ${email}::text AS email) me`;
  await sql`
    DELETE FROM graphile_worker._private_jobs job USING ${me}
    WHERE locked_at IS NULL AND ${sql.raw(ownMail)}
      AND task_id = (
        SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send_mail')`.execute(trx);
  await sql`DELETE FROM suggestions item USING ${me} WHERE ${sql.raw(ownSuggestion)}`.execute(trx);
}

/**
 * Deletes what visitors left under the e-mail, and what still waits to be sent or repeated. A username may be an
 * ordinary word: it is searched only where a username is.
 */
async function deleteElsewhere(trx: Db, subject: DataSubject): Promise<void> {
  const { id, email, username } = subject;
  const pattern = patternOf(subject);
  await sql`DELETE FROM pending_registrations WHERE email = ${email}`.execute(trx);
  await sql`DELETE FROM email_changes WHERE new_email = ${email}`.execute(trx);
  await sql`
    DELETE FROM idempotency_keys
    WHERE answer::text ~* ${pattern}
      OR jsonb_path_exists(answer, '$.**.username ? (@ == $name)',
                           jsonb_build_object('name', ${username}::text))`.execute(trx);
  // A mail server repeats the address in its error. The erasure of another account may name this one in
  // its response, and would be lost.
  await sql`
    DELETE FROM graphile_worker._private_jobs
    WHERE locked_at IS NULL
      AND task_id NOT IN (
        SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'erase_account')
      AND (payload::text ~* ${pattern} OR payload ->> 'userId' = ${String(id)}
           OR last_error ~* ${pattern})`.execute(trx);
}

/**
 * Removes a data subject from every record, in the caller's transaction; the ledger, the purchases
 * and the activity remain under a pseudonym (§9, ADR 055). The triggers of the append-only tables let
 * nothing else pass.
 */
export async function eraseDataSubject(trx: Db, subject: DataSubject): Promise<void> {
  const names = await findNames(trx, subject);
  await deleteAttributed(trx, subject);
  await endRuns(trx, subject);
  await replaceAccount(trx, subject);
  await renameRecords(trx, subject);
  await deleteOwnRows(trx, subject);
  await redactRecords(trx, subject);
  await redactAppendOnly(trx, subject);
  await redactNames(trx, subject, names);
  await deleteElsewhere(trx, subject);
}

import type { MailJob } from '../../mail/compose.ts';

const changes = `FROM audit_events change
  WHERE change.target_id = me.id AND change.action = 'email changed'`;

/**
 * SQL of whether a suggestion is of the user `me`: under the present e-mail address, or under a former one
 * before its change. The former addresses are read once, the changes only of those.
 */
export const ownSuggestion = `(lower(item.email) = me.email
  OR (lower(item.email) IN (SELECT change.before ->> 'email' ${changes})
    AND EXISTS (SELECT ${changes}
      AND change.before ->> 'email' = lower(item.email) AND item.at < change.at)))`;

/** The key of the row by which a job names its recipient, where it has neither the user nor an address. */
type RowKeyOf<Job> = Job extends { userId: number } | { email: string } | { to: string }
  ? never
  : Exclude<keyof Job, 'mail' | 'at'>;
export type RowKey = RowKeyOf<MailJob>;

/** A user's rows that the jobs of mails name, by the key in the job. */
const mailedRows = {
  sessionId: 'SELECT id FROM sessions WHERE user_id = me.id',
  linkId: 'SELECT id FROM one_use_tokens WHERE user_id = me.id',
  machineRow: 'SELECT id FROM machines WHERE user_id = me.id',
  transactionId: 'SELECT trans_id FROM transactions WHERE user_id = me.id',
  eventId: `SELECT event.id FROM data_request_events event
    JOIN data_requests USING (request_id) WHERE user_id = me.id`,
  suggestionId: `SELECT item.id FROM suggestions item WHERE ${ownSuggestion}`,
} satisfies Record<RowKey, string>;

const aboutOwnRow = Object.entries(mailedRows).map(
  ([key, rows]) => `payload ->> '${key}' IN (SELECT id::text FROM (${rows}) own (id))`,
);

/** SQL of whether the `payload` of a job of mails is about the user `me`. */
export const ownMail = `(payload ->> 'userId' = me.id::text
  OR me.email IN (payload ->> 'email', payload ->> 'to')
  OR ${aboutOwnRow.join(' OR ')})`;

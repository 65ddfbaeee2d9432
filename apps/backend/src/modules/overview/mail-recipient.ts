import type { RowKey } from '../data-requests/attribution.ts';

/** SQL of the address of a mail's recipient, by the key of the row that its job names. */
const addresses = {
  // The new address of a change, whose mail goes there.
  linkId: `SELECT coalesce(registration.email, change.new_email, users.email)
    FROM one_use_tokens link
    LEFT JOIN pending_registrations registration ON registration.id = link.registration_id
    LEFT JOIN users ON users.id = link.user_id
    LEFT JOIN email_changes change ON change.user_id = users.id AND link.purpose = 'change-email'
    WHERE link.id = (payload ->> 'linkId')::bigint`,
  sessionId: `SELECT email FROM users JOIN sessions ON user_id = users.id
    WHERE sessions.id = (payload ->> 'sessionId')::uuid`,
  machineRow: `SELECT email FROM users JOIN machines ON user_id = users.id
    WHERE machines.id = (payload ->> 'machineRow')::bigint`,
  transactionId: `SELECT email FROM users JOIN transactions ON user_id = users.id
    WHERE trans_id = (payload ->> 'transactionId')::bigint`,
  eventId: `SELECT email FROM users JOIN data_requests request ON request.user_id = users.id
    JOIN data_request_events event USING (request_id)
    WHERE event.id = (payload ->> 'eventId')::bigint`,
  // To the team itself.
  suggestionId: 'NULL',
} satisfies Record<RowKey, string>;

const byRow = Object.entries(addresses).map(
  ([key, address]) => `WHEN payload ->> '${key}' IS NOT NULL THEN (${address})`,
);

/** SQL of the address to which a mail goes by the `payload` of its job; null where it is not known. */
export const mailRecipient = `CASE
  WHEN payload ->> 'to' IS NOT NULL THEN payload ->> 'to'
  WHEN payload ->> 'email' IS NOT NULL THEN payload ->> 'email'
  WHEN payload ->> 'userId' IS NOT NULL
    THEN (SELECT email FROM users WHERE id = (payload ->> 'userId')::bigint)
  ${byRow.join('\n  ')} END`;

import { portalPaths } from '@consultancy/brand';
import { isAdminRole } from '@consultancy/validation';
import { sql } from 'kysely';
import { dataRequestTemplate } from '../data-request-templates.ts';
import type { MailContext } from '../mail.ts';
import { renderEmail } from '../render-email.tsx';

/** Notifies a data subject of a step of their request about personal data (§9). */
export async function dataRequestMail(
  { db, publicUrl }: MailContext,
  { eventId }: { eventId: number },
) {
  const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'DD/MM/YYYY')`;
  const row = await db
    .selectFrom('data_request_events as event')
    .innerJoin('data_requests as request', 'request.request_id', 'event.request_id')
    .innerJoin('users', 'users.id', 'request.user_id')
    .select(['users.email', 'users.first_name', 'users.role'])
    .select(['request.request_id', 'request.kind', 'event.state', 'event.note'])
    .select([day('request.due_on').as('due_on'), day('request.complete_by').as('complete_by')])
    .where('event.id', '=', eventId)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const { email, first_name, role, ...request } = row;
  const page = isAdminRole(role) ? portalPaths.adminMyData : portalPaths.myData;
  const link = `${publicUrl}${page}`;
  return renderEmail(email, dataRequestTemplate({ recipient: { first_name }, request, link }));
}

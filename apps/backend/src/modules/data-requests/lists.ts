import {
  dataRequestKindNames,
  dataRequestStateNames,
  defaultTimeZone,
  getDataRequests,
  type ListedDataRequest,
  dataRequestLabels as labels,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addList } from '../../lists/list-route.ts';
import { column, type ListSource, nameOfCode } from '../../lists/list-source.ts';

const today = `(now() AT TIME ZONE '${defaultTimeZone}')::date`;

/** The requests as administrators list them. */
const requests: ListSource<ListedDataRequest> = {
  table: 'data_requests',
  date: 'received_at',
  id: 'request_id',
  columns: {
    request_id: column('integer', labels.request_id, 'request_id'),
    received_at: column('timestamp', labels.received_at, 'received_at'),
    username: column('text', labels.username, 'username'),
    kind: column('text', 'Código del tipo', 'kind'),
    kind_name: column('text', labels.kind_name, nameOfCode('item.kind', dataRequestKindNames)),
    state: column('text', 'Código del estado', 'state'),
    state_name: column('text', labels.state_name, nameOfCode('item.state', dataRequestStateNames)),
    due_on: column('day', labels.due_on, 'item.due_on::text'),
    complete_by: column('day', 'Completar a más tardar', 'item.complete_by::text'),
    overdue: {
      ...column('text', 'Vencida', `coalesce(item.due_on < ${today}, false)`),
      exported: `CASE WHEN item.due_on < ${today} THEN 'Sí' ELSE 'No' END`,
    },
    closed_at: column('timestamp', labels.closed_at, 'closed_at'),
  },
};

/** The list of everyone's requests about personal data. */
export function addDataRequestList(app: FastifyInstance): void {
  addList(app, getDataRequests, {
    source: requests,
    scope: 'all',
    summary: 'Requests about personal data, newest first.',
    tag: 'personal data',
    title: 'Solicitudes de datos',
    conditions: ({ state, kind, username }) => [
      ...(state === 'open' ? [sql`item.closed_at IS NULL`] : []),
      ...(state !== undefined && state !== 'open' ? [sql`item.state = ${state}`] : []),
      ...(kind === undefined ? [] : [sql`item.kind = ${kind}`]),
      ...(username === undefined ? [] : [sql`item.username = ${username}`]),
    ],
  });
}

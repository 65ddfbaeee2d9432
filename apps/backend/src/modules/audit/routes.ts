import {
  type AuditEvent,
  auditActionNames,
  getAuditEvents,
  auditEventLabels as labels,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addList } from '../../lists/list-route.ts';
import { column, type ListSource, namedFacts, nameOfCode } from '../../lists/list-source.ts';

/** SQL of a user's username. */
const nameOf = (id: string) => `(SELECT username FROM users WHERE id = item.${id})`;

const factsColumn = (heading: string, name: string) => ({
  ...column('facts', heading, name),
  exported: namedFacts(`item.${name}`),
});

const events: ListSource<AuditEvent> = {
  table: 'audit_events',
  date: 'at',
  id: 'id',
  columns: {
    id: column('integer', labels.id, 'id'),
    date: column('timestamp', labels.date, 'at'),
    action: column('text', 'Código', 'action'),
    action_name: column(
      'text',
      labels.action_name,
      nameOfCode('item.action', auditActionNames),
      40,
    ),
    actor: column('text', labels.actor, nameOf('actor_id')),
    target: column('text', labels.target, nameOf('target_id')),
    reason: column('text', labels.reason, 'reason', 60),
    before: factsColumn(labels.before, 'before'),
    after: factsColumn(labels.after, 'after'),
    detail: factsColumn(labels.detail, 'detail'),
    address: column('text', labels.address, 'host(item.address)'),
    request_id: column('text', labels.request_id, 'request_id', 38),
  },
};

/** The user whom a filter names; no events when there is none. */
const filterByUser = (field: 'actor_id' | 'target_id', username: string | undefined) =>
  username === undefined
    ? []
    : [sql`${sql.ref(`item.${field}`)} = (SELECT id FROM users WHERE username = ${username})`];

/** The audit trail; nothing but `recordAudit` writes it, and nothing changes it. */
export async function auditRoutes(app: FastifyInstance): Promise<void> {
  addList(app, getAuditEvents, {
    source: events,
    scope: 'all',
    summary: 'Events of security and administration, newest first.',
    tag: 'administration',
    title: 'Auditoría',
    conditions: ({ actor, target, action }) => [
      ...filterByUser('actor_id', actor),
      ...filterByUser('target_id', target),
      ...(action === undefined ? [] : [sql`item.action = ${action}`]),
    ],
  });
}

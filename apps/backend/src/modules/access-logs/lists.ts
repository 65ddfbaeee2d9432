import {
  type AccessLog,
  accessTypeNames,
  getAccessLogs,
  getAccessLogsSummary,
  getRecentLogs,
  getRecentLogsSummary,
  accessLogLabels as labels,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { addList } from '../../lists/list-route.ts';
import { column, type ListSource, nameOfCode } from '../../lists/list-source.ts';
import { addSummary } from '../../summaries/summary-route.ts';

const accesses: ListSource<AccessLog> = {
  table: 'access_logs',
  date: 'access_time',
  id: 'id',
  columns: {
    username: column('text', labels.username, 'username'),
    access_time: column('timestamp', labels.access_time, 'access_time'),
    access_type: {
      ...column('text', labels.access_type, 'access_type', 38),
      exported: nameOfCode('item.access_type', accessTypeNames),
    },
  },
};

const totals = { list: accesses, metrics: { accesses: 'count' }, groups: {} };

const tag = 'access logs';

/** Lists of web accesses (§7). */
export function addAccessLists(app: FastifyInstance): void {
  addList(app, getAccessLogs, {
    source: accesses,
    scope: 'user',
    summary: 'The web accesses of a user, newest first.',
    tag,
    title: 'Accesos web',
  });
  addList(app, getRecentLogs, {
    source: accesses,
    scope: 'all',
    summary: 'The web accesses of everyone, newest first.',
    tag,
    title: 'Accesos web',
  });
  addSummary(app, getAccessLogsSummary, {
    source: totals,
    scope: 'user',
    summary: 'The web accesses of a user by day.',
    tag,
  });
  addSummary(app, getRecentLogsSummary, {
    source: totals,
    scope: 'all',
    summary: 'The web accesses of everyone by day.',
    tag,
  });
}

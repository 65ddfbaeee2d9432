import {
  type ErrorLog,
  getAllErrorLogs,
  getAllErrorLogsSummary,
  getToolErrors,
  getToolErrorsSummary,
  getUserErrors,
  getUserErrorsSummary,
  errorLogLabels as labels,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { addList } from '../../lists/list-route.ts';
import { column, type ListSource, toolName } from '../../lists/list-source.ts';
import { addSummary } from '../../summaries/summary-route.ts';
import { byTool } from '../../summaries/summary-source.ts';

const errors: ListSource<ErrorLog> = {
  table: 'error_logs',
  date: 'error_time',
  id: 'error_id',
  columns: {
    error_id: column('integer', labels.error_id, 'error_id'),
    username: column('text', labels.username, 'username'),
    feature_name: column('text', labels.feature_name, toolName, 44),
    util_id: column('integer', labels.util_id, 'util_id'),
    error_time: column('timestamp', labels.error_time, 'error_time'),
    error_message: column('text', labels.error_message, 'error_message', 60),
    execute_stage: column('text', labels.execute_stage, 'execute_stage'),
  },
};

const totals = {
  list: errors,
  metrics: { errors: 'count' },
  // Stages are the toolbox's own words: there may be any number of them.
  groups: { tools: byTool, stages: { by: 'execute_stage', with: {}, max: 20 } },
};

const tag = 'errors';
const title = 'Registros de errores';

/** Lists of the errors of runs (§7). */
export async function errorLogRoutes(app: FastifyInstance): Promise<void> {
  addList(app, getAllErrorLogs, {
    source: errors,
    scope: 'all',
    summary: 'The errors of everyone, newest first.',
    tag,
    title,
  });
  addList(app, getUserErrors, {
    source: errors,
    scope: 'user',
    summary: 'The errors of a user, newest first.',
    tag,
    title,
  });
  addList(app, getToolErrors, {
    source: errors,
    scope: 'tool',
    summary: 'The errors of a tool, newest first.',
    tag,
    title,
  });
  addSummary(app, getAllErrorLogsSummary, {
    source: totals,
    scope: 'all',
    summary: 'The errors of everyone by day, by tool and by stage.',
    tag,
  });
  addSummary(app, getUserErrorsSummary, {
    source: totals,
    scope: 'user',
    summary: 'The errors of a user by day, by tool and by stage.',
    tag,
  });
  addSummary(app, getToolErrorsSummary, {
    source: totals,
    scope: 'tool',
    summary: 'The errors of a tool by day and by stage.',
    tag,
  });
}

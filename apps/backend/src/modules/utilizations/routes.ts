import {
  getAllUtilizations,
  getAllUtilizationsSummary,
  getFeatureUtilization,
  getFeatureUtilizationSummary,
  getUtilizations,
  getUtilizationsSummary,
  utilizationLabels as labels,
  type UsedUtilization,
  type Utilization,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { addList } from '../../lists/list-route.ts';
import { column, type ListSource, toolName } from '../../lists/list-source.ts';
import { addSummary } from '../../summaries/summary-route.ts';
import { byTool } from '../../summaries/summary-source.ts';

const start = {
  utilization_id: column('integer', labels.utilization_id, 'utilization_id'),
  username: column('text', labels.username, 'username'),
  feature_id: column('text', 'Código', 'feature_id', 12),
  feature_name: column('text', labels.feature_name, toolName, 44),
};
/** The counts that a run was charged for; those it was reserved with until it finished. */
const charged = (counts: string) => `coalesce(item.settled_${counts}, item.${counts})`;

const startedAt = column('timestamp', labels.usage_date, 'usage_date');
const rest = {
  finish_date: column('timestamp', labels.finish_date, 'finish_date'),
  fc_records90: column('integer', labels.fc_records90, charged('fc_records90')),
  tb_records90: column('integer', labels.tb_records90, charged('tb_records90')),
  score: column('decimal', labels.score, 'trim_scale(item.score)'),
  prcnt_score_level: column(
    'decimal',
    labels.prcnt_score_level,
    'trim_scale(item.prcnt_score_level)',
  ),
  credits_used: column('amount', labels.credits_used, 'credits_used'),
};
const order = { table: 'utilizations', date: 'usage_date', id: 'utilization_id' };

/** One user's runs call their date `usage_date`, the other lists `used_date` (decisions §3). */
const runs: ListSource<Utilization> = {
  ...order,
  columns: { ...start, usage_date: startedAt, ...rest },
};
const usedRuns: ListSource<UsedUtilization> = {
  ...order,
  columns: { ...start, used_date: startedAt, ...rest },
};

const totals = {
  list: order,
  metrics: { credits_used: 'credits_used', runs: 'count' },
  groups: { tools: byTool },
};

const tag = 'utilizations';
const title = 'Utilizaciones';

/** Lists of runs (§7). */
export async function utilizationRoutes(app: FastifyInstance): Promise<void> {
  addList(app, getUtilizations, {
    source: runs,
    scope: 'user',
    summary: 'The runs of a user, newest first.',
    tag,
    title,
  });
  addList(app, getAllUtilizations, {
    source: usedRuns,
    scope: 'all',
    summary: 'The runs of everyone, newest first.',
    tag,
    title,
  });
  addList(app, getFeatureUtilization, {
    source: usedRuns,
    scope: 'tool',
    summary: 'The runs of a tool, newest first.',
    tag,
    title,
  });
  addSummary(app, getUtilizationsSummary, {
    source: totals,
    scope: 'user',
    summary: 'The runs and used credits of a user by day and by tool.',
    tag,
  });
  addSummary(app, getAllUtilizationsSummary, {
    source: totals,
    scope: 'all',
    summary: 'The runs and used credits of everyone by day and by tool.',
    tag,
  });
  addSummary(app, getFeatureUtilizationSummary, {
    source: totals,
    scope: 'tool',
    summary: 'The runs and used credits of a tool by day.',
    tag,
  });
}

import {
  createEstimate,
  createUtilization,
  failUtilization,
  finishUtilization,
  heartbeatUtilization,
  listTools,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../idempotency.ts';
import { machineOf } from '../../plugins/principals.ts';
import { routeOf } from '../../route-of.ts';
import { listToolRows } from './run-repository.ts';
import {
  estimateRun,
  failRun,
  finishRun,
  heartbeat,
  type RunRequest,
  startRun,
} from './run-service.ts';

const tag = 'tool runs';
const policy = 'machine';

interface RunBody {
  feature_id: string;
  fc_records90: number;
  tb_records90: number;
  prcnt_score_level?: string | undefined;
}

const requestOf = (body: RunBody): RunRequest => ({
  featureId: body.feature_id,
  measure: { fcRecords: body.fc_records90, tbRecords: body.tb_records90 },
  percent: body.prcnt_score_level ?? null,
});

/** Before a run: the tools and the price. */
function addOffers(app: FastifyInstance): void {
  app.route(
    routeOf(listTools, {
      policy,
      summary: 'The tools on offer.',
      tag,
      handler: async () => ({ items: await listToolRows(app.db) }),
    }),
  );
  app.route(
    routeOf(createEstimate, {
      policy,
      summary: 'Score, level and credits of a run before it starts.',
      tag,
      handler: ({ body, request }) =>
        estimateRun(app.db, machineOf(request).userId, requestOf(body)),
    }),
  );
}

/** A metered run: reserve, keep alive, settle or fail (decisions §4). */
function addRuns(app: FastifyInstance): void {
  app.route(
    routeOf(createUtilization, {
      policy,
      summary: 'Reserves a run’s credits; needs the header Idempotency-Key.',
      tag,
      handler: ({ body, request }) =>
        startRun(app, machineOf(request), idempotencyKeyOf(request), requestOf(body)),
    }),
  );
  app.route(
    routeOf(heartbeatUtilization, {
      policy,
      summary: 'Keeps a run’s reservation alive for another 30 minutes.',
      tag,
      handler: ({ params, request }) => heartbeat(app.db, machineOf(request).userId, params.id),
    }),
  );
  app.route(
    routeOf(finishUtilization, {
      policy,
      summary: 'Settles a run by its final counts, at most what was reserved.',
      tag,
      handler: ({ params, body, request }) =>
        finishRun(app.db, machineOf(request).userId, params.id, {
          ...(body.fc_records90 === undefined ? {} : { fcRecords: body.fc_records90 }),
          ...(body.tb_records90 === undefined ? {} : { tbRecords: body.tb_records90 }),
        }),
    }),
  );
  app.route(
    routeOf(failUtilization, {
      policy,
      summary: 'Logs a run’s failure and releases its reservation.',
      tag,
      handler: ({ params, body, request }) =>
        failRun(app.db, machineOf(request).userId, params.id, {
          message: body.error_message,
          stage: body.execute_stage,
        }),
    }),
  );
}

/** The metered runs of the desktop toolboxes. */
export async function runRoutes(app: FastifyInstance): Promise<void> {
  addOffers(app);
  addRuns(app);
}

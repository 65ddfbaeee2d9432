import {
  createEstimate,
  createUtilization,
  failUtilization,
  finishUtilization,
  heartbeatUtilization,
  listTools,
  readUtilization,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { machineOf } from '../../plugins/principals.ts';
import { estimateRun, type RunRequest } from './estimate-service.ts';
import {
  estimateExample,
  failureExample,
  finishedRunExample,
  measureExample,
  openRunExample,
  toolsExample,
} from './examples.ts';
import { listToolRows, RESERVATION_MINUTES } from './run-repository.ts';
import { failRun, finishRun, heartbeat, readRun, startRun } from './run-service.ts';

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
    createRoute(listTools, {
      policy,
      summary: 'The tools on offer.',
      tag,
      example: { response: toolsExample },
      handler: async () => ({ items: await listToolRows(app.db) }),
    }),
  );
  app.route(
    createRoute(createEstimate, {
      policy,
      summary: 'Score, level and credits of a run before it starts.',
      tag,
      example: { body: measureExample, response: estimateExample },
      handler: ({ body, request }) =>
        estimateRun(app.db, machineOf(request).userId, requestOf(body)),
    }),
  );
}

/** Endpoints of an open run: reserve, read, heartbeat (decisions §4). */
function addRuns(app: FastifyInstance): void {
  app.route(
    createRoute(createUtilization, {
      policy,
      summary: 'Reserves a run’s credits, once per key.',
      tag,
      example: { body: measureExample, response: openRunExample },
      handler: ({ body, key, request }) => startRun(app, machineOf(request), key, requestOf(body)),
    }),
  );
  app.route(
    createRoute(readUtilization, {
      policy,
      summary: 'State of a run, for a client that lost a response.',
      tag,
      example: { response: finishedRunExample },
      handler: ({ params, request }) => readRun(app.db, machineOf(request).userId, params.id),
    }),
  );
  app.route(
    createRoute(heartbeatUtilization, {
      policy,
      summary: `Extends a run’s reservation by ${RESERVATION_MINUTES} minutes.`,
      tag,
      example: { response: openRunExample },
      handler: ({ params, request }) => heartbeat(app.db, machineOf(request).userId, params.id),
    }),
  );
}

/** Endpoints that close a run: finish it, or report its failure (decisions §4). */
function addEnds(app: FastifyInstance): void {
  app.route(
    createRoute(finishUtilization, {
      policy,
      summary: 'Charges a run for the tool’s own counts, never more than the balance.',
      tag,
      example: { body: { fc_records90: 1200 }, response: finishedRunExample },
      handler: ({ params, body, request }) =>
        finishRun(app.db, machineOf(request).userId, params.id, {
          ...(body.fc_records90 === undefined ? {} : { fcRecords: body.fc_records90 }),
          ...(body.tb_records90 === undefined ? {} : { tbRecords: body.tb_records90 }),
        }),
    }),
  );
  app.route(
    createRoute(failUtilization, {
      policy,
      summary: 'Logs a run’s failure and releases its reservation.',
      tag,
      example: failureExample,
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
  addEnds(app);
}

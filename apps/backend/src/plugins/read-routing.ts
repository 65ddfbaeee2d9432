import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  isDatabaseUnavailable,
  isMissingRelation,
  isStatementTimeout,
} from '../database/errors.ts';
import { createDatabase, createReadPool, type Db } from '../database/pool.ts';
import { watchReplica, writtenPosition } from '../database/replica.ts';
import { withResponseTimeout } from '../database/response-timeout.ts';
import { safeMethods } from '../safe-methods.ts';
import { rememberWrite, writtenBy } from '../security/read-position.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reads lists, summaries and exports: from the standby of DATABASE_READ_URL where it has what this
     * client wrote, else from the primary. The work only reads, and may run twice.
     */
    read<T>(request: FastifyRequest, work: (db: Db) => Promise<T>): Promise<T>;
  }
  interface FastifyRequest {
    /** Whether a request that reads has written too, such as an event of the audit trail. */
    wrote: boolean;
  }
}

/** Whether the client may next read what this request has written. */
const hasWritten = (request: FastifyRequest) =>
  request.wrote ||
  (!safeMethods.has(request.method) &&
    request.routeOptions.config.policy !== undefined &&
    request.routeOptions.config.policy !== 'machine');

/** Whether the primary may know more: the standby is unavailable, stopped the statement, or is an older schema. */
const isOfStandby = (error: unknown) =>
  (isDatabaseUnavailable(error) && !isStatementTimeout(error)) || isMissingRelation(error);

/** Reads from a standby where there is one. */
export const readRoutingPlugin = fp(
  async (app) => {
    const { DATABASE_READ_URL, DATABASE_READ_LAG, DATABASE_POOL, TIME_LIMIT_FACTOR } = app.config;
    app.decorateRequest('wrote', false);
    if (!DATABASE_READ_URL) {
      app.decorate('read', (_request, work) => work(app.db));
      return;
    }
    const pool = createReadPool(DATABASE_READ_URL, DATABASE_POOL, TIME_LIMIT_FACTOR);
    const standby = createDatabase(withResponseTimeout(pool, TIME_LIMIT_FACTOR));
    const replica = watchReplica(app.db, standby, DATABASE_READ_LAG * 1000);
    app.addHook('onClose', async () => standby.destroy());
    app.decorate('read', async (request, work) => {
      if (await replica.has(writtenBy(request))) {
        try {
          return await work(standby);
        } catch (error) {
          if (!isOfStandby(error)) {
            throw error;
          }
          app.log.warn({ err: error }, 'a read of the standby is repeated on the primary');
          replica.fail();
        }
      }
      return work(app.db);
    });
    app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
      if (hasWritten(request) && reply.statusCode < 500) {
        // Without a position the client reads from the primary for as long.
        const position = await writtenPosition(app.db).catch(() => null);
        rememberWrite(request, reply, position);
      }
    });
  },
  { name: 'read-routing', dependencies: ['database', 'session'] },
);

import {
  confirmIdentity,
  endOtherSessions,
  endSession,
  listSessions,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import { logSecurityEvent } from '../../security/security-log.ts';
import { clearSessionCookies, setSessionCookies } from '../../security/session-cookies.ts';
import { describeUserAgent } from '../../security/user-agent.ts';
import { originOf } from '../audit/record.ts';
import { releaseInTransaction } from '../tool/machine-service.ts';
import { listOpenSessions, revokeOwnSession } from './own-session-repository.ts';
import { confirmByPassword, requireOwnDevice } from './recent-proof.ts';
import { revokeUserSessions } from './session-repository.ts';

const tag = 'session';

function addList(app: FastifyInstance): void {
  app.route(
    createRoute(listSessions, {
      policy: 'session',
      summary: 'The user’s open sessions, last used first.',
      tag,
      handler: async ({ request }) => {
        const { userId, sessionId } = userOf(request);
        const open = await listOpenSessions(app.db, userId);
        const items = open.map(({ user_agent, created_at, last_seen_at, ...rest }) => ({
          ...rest,
          created_at: created_at.toISOString(),
          last_seen_at: last_seen_at.toISOString(),
          user_agent: describeUserAgent(user_agent),
          current: rest.id === sessionId,
        }));
        return { items };
      },
    }),
  );
}

function addConfirmation(app: FastifyInstance): void {
  app.route(
    createRoute(confirmIdentity, {
      policy: 'session',
      summary: 'Confirms the own password in this session, for what needs it recently confirmed.',
      tag,
      handler: async ({ body, request, reply }) => {
        const claim = await confirmByPassword(app, userOf(request), body.password);
        setSessionCookies(request, reply, claim);
        logSecurityEvent(request, 'IDENTITY_CONFIRMED');
        return { message: 'Su identidad quedó confirmada.' };
      },
    }),
  );
}

function addEnd(app: FastifyInstance): void {
  app.route(
    createRoute(endSession, {
      policy: 'session',
      summary: 'Revokes one of the user’s sessions.',
      tag,
      handler: async ({ params, request, reply }) => {
        const { userId, sessionId } = userOf(request);
        if (params.id !== sessionId) {
          await requireOwnDevice(request);
        }
        if (!(await revokeOwnSession(app.db, userId, params.id))) {
          throw new AppError('SESSION_NOT_FOUND');
        }
        if (params.id === sessionId) {
          clearSessionCookies(request, reply);
        }
        return { message: 'La sesión se cerró.' };
      },
    }),
  );
  app.route(
    createRoute(endOtherSessions, {
      policy: 'session',
      summary: 'Revokes the user’s other sessions, and releases their machine by default.',
      tag,
      handler: async ({ body, request }) => {
        const { userId, sessionId } = userOf(request);
        await requireOwnDevice(request);
        await app.db.transaction().execute(async (trx) => {
          await revokeUserSessions(trx, userId, 'ended by its owner', sessionId);
          if (body?.release_machine !== false) {
            await releaseInTransaction(trx, userId, 'sessions ended', originOf(request));
          }
        });
        return { message: 'Las demás sesiones se cerraron.' };
      },
    }),
  );
}

/** One's own sessions, and their end. */
export async function ownSessionRoutes(app: FastifyInstance): Promise<void> {
  addList(app);
  addConfirmation(app);
  addEnd(app);
}

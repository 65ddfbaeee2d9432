import { isAdminRole } from '@consultancy/validation';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { adminsNeedSecondFactor } from '../config.ts';

/**
 * Who may call a route: anyone; anyone signed in; the user named by `:username` or an
 * administrator; administrators; a registered machine of the tool API.
 */
export type Policy = 'public' | 'session' | 'self' | 'admin' | 'machine';

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
  }
  interface FastifyInstance {
    /** Every route with its policy, for the matrix test and the 405 response. */
    routeTable: readonly RouteOptions[];
  }
}

/**
 * The username in the path as sent: the decision comes before validation, so there is one response.
 */
const namedUser = (request: FastifyRequest): string => {
  const { username } = (request.params ?? {}) as { username?: unknown };
  return typeof username === 'string' ? username.toLowerCase() : '';
};

async function enforce(request: FastifyRequest): Promise<void> {
  const policy = request.routeOptions.config.policy ?? 'admin';
  if (policy === 'public' || request.is404) {
    return;
  }
  if (policy === 'machine') {
    await request.identifyMachine();
    return;
  }
  const principal = await request.identifyUser();
  const unprotected =
    !principal.hasFactor && adminsNeedSecondFactor(request.server.config, principal.role);
  if (unprotected && !request.routeOptions.config.duringSetup) {
    throw new AppError('FACTOR_SETUP_REQUIRED');
  }
  const admin = isAdminRole(principal.role);
  const own = policy === 'self' && namedUser(request) === principal.username;
  if (policy === 'session' || admin || own) {
    return;
  }
  throw new AppError('UNAUTHORIZED');
}

/**
 * Enforces each route's declared policy before anything of the request is read. A route that
 * declares none stops the start.
 */
export const policyPlugin = fp(
  async (app) => {
    const table: RouteOptions[] = [];
    app.decorate('routeTable', table);
    app.addHook('onRoute', (route) => {
      table.push(route);
    });
    app.addHook('onReady', async () => {
      const silent = table.filter((route) => !route.config?.policy);
      if (silent.length > 0) {
        const names = silent.map((route) => `${String(route.method)} ${route.url}`).join(', ');
        throw new Error(`These routes declare no policy: ${names}`);
      }
    });
    app.addHook('onRequest', enforce);
  },
  { name: 'policy', dependencies: ['session', 'same-origin'] },
);

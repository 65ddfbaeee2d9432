import cookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { findPrincipal, type SessionPrincipal } from '../modules/auth/session-repository.ts';
import { findMachine, type MachinePrincipal } from '../modules/tool/machine-repository.ts';
import { digest } from '../security/keys.ts';
import { claimOf } from '../security/session-cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: SessionPrincipal | null;
    machine: MachinePrincipal | null;
    /** The signed-in user; rejects with 401 when there is no valid session. */
    identifyUser(): Promise<SessionPrincipal>;
    /** The machine of `Authorization: Bearer`; rejects with 401 when there is none. */
    identifyMachine(): Promise<MachinePrincipal>;
  }
}

async function identifyUser(this: FastifyRequest): Promise<SessionPrincipal> {
  const claim = claimOf(this, 'access');
  this.principal = claim && (await findPrincipal(this.server.db, claim));
  if (!this.principal) {
    throw new AppError('UNAUTHENTICATED');
  }
  return this.principal;
}

async function identifyMachine(this: FastifyRequest): Promise<MachinePrincipal> {
  const token = /^Bearer +([\w-]{20,100})$/i.exec(this.headers.authorization ?? '')?.[1];
  const { db, config } = this.server;
  const factor = config.ADDRESS_LIMIT_FACTOR;
  const found = token
    ? await findMachine(db, { tokenHash: digest(token), address: this.ip, factor })
    : null;
  if (!found) {
    throw new AppError('UNAUTHENTICATED');
  }
  if (!found.admitted) {
    throw new AppError('TOO_MANY_REQUESTS', { retry_after: 1 });
  }
  this.machine = found;
  return found;
}

/** Who is calling: a user by cookie, or a machine by bearer token. */
export const sessionPlugin = fp(
  async (app) => {
    await app.register(cookie);
    app.decorateRequest('principal', null);
    app.decorateRequest('machine', null);
    app.decorateRequest('identifyUser', identifyUser);
    app.decorateRequest('identifyMachine', identifyMachine);
  },
  { name: 'session', dependencies: ['settings', 'database'] },
);

import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { SessionPrincipal } from '../modules/auth/session-repository.ts';
import type { MachinePrincipal } from '../modules/tool/machine-repository.ts';

/** The signed-in user that the policy admitted. */
export function userOf(request: FastifyRequest): SessionPrincipal {
  if (!request.principal) {
    throw new AppError('UNAUTHENTICATED');
  }
  return request.principal;
}

/** The machine that the policy has authenticated. */
export function machineOf(request: FastifyRequest): MachinePrincipal {
  if (!request.machine) {
    throw new AppError('UNAUTHENTICATED');
  }
  return request.machine;
}

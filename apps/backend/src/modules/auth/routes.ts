import type { FastifyInstance } from 'fastify';
import { registrationRoutes } from './registration-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** Registration, sign-in and the life of a session (§4, §7). */
export async function authRoutes(app: FastifyInstance): Promise<void> {
  await app.register(registrationRoutes);
  await app.register(sessionRoutes);
}

import type { FastifyInstance } from 'fastify';
import { ownSessionRoutes } from './own-session-routes.ts';
import { recoveryRoutes } from './recovery-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** Registration, sign-in, passwords and the life of a session (§4, §7). */
export async function authRoutes(app: FastifyInstance): Promise<void> {
  await app.register(registrationRoutes);
  await app.register(recoveryRoutes);
  await app.register(sessionRoutes);
  await app.register(ownSessionRoutes);
}

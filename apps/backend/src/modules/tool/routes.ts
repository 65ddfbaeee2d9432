import type { FastifyInstance } from 'fastify';
import { machineRoutes } from './machine-routes.ts';
import { runRoutes } from './run-routes.ts';

/** The tool API for the desktop toolboxes, and the machine's place in the portal. */
export async function toolRoutes(app: FastifyInstance): Promise<void> {
  await app.register(machineRoutes);
  await app.register(runRoutes);
}

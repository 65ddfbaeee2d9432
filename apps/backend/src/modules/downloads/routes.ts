import type { FastifyInstance } from 'fastify';

const oneName = /^[\w][\w .-]*\.\w+$/;

/**
 * The toolbox files as plain static downloads under `/downloads/` (§2), when they stand in a
 * folder of their own; one name, no folders, nothing that leads out.
 */
export async function downloadRoutes(app: FastifyInstance): Promise<void> {
  const root = app.config.DOWNLOADS_DIR;
  if (!root) {
    return;
  }
  app.get<{ Params: { file: string } }>(
    '/downloads/:file',
    { config: { policy: 'public' }, schema: { hide: true } },
    (request, reply) => {
      const { file } = request.params;
      if (!oneName.test(file)) {
        return reply.callNotFound();
      }
      return reply
        .header('cache-control', 'no-cache')
        .header('content-disposition', `attachment; filename="${file}"`)
        .sendFile(file, root);
    },
  );
}

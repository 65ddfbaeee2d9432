import { getLatestReleases } from '@consultancy/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { matchesEntityTag } from '../../if-none-match.ts';
import { releasesExample } from '../tool/examples.ts';
import { readReleases, type ServedFile } from './releases.ts';

function sendFile(request: FastifyRequest, reply: FastifyReply, root: string, file: ServedFile) {
  const tag = `"${file.digest}"`;
  // Requested again each time; the response has no content when it is unchanged.
  reply.header('cache-control', 'public, no-cache').header('etag', tag);
  if (matchesEntityTag(request, tag)) {
    return reply.code(304).send();
  }
  reply.type(file.type);
  if (file.attachment) {
    reply.header('content-disposition', `attachment; filename="${file.name}"`);
  }
  const options = { etag: false, lastModified: false, cacheControl: false, contentType: false };
  return reply.sendFile(file.name, root, options);
}

const shown = { config: { policy: 'public' as const }, schema: { hide: true } };

/** Serves what the manifest names; every other address below `/downloads/` is 404. */
function addFiles(app: FastifyInstance, root: string, files: ReadonlyMap<string, ServedFile>) {
  const find = (request: FastifyRequest) =>
    files.get((request.params as { file: string }).file) ?? null;
  // There are no folders; the portal's own files, which would be looked through next, have none
  // here.
  app.get('/downloads/:file/*', shown, (_request, reply) => reply.callNotFound());
  app.get(
    '/downloads/:file',
    {
      ...shown,
      // Before anything else reads the name, which may be no text at all (%00).
      onRequest: async (request, reply) => (find(request) ? undefined : reply.callNotFound()),
    },
    (request, reply) => {
      const file = find(request);
      return file ? sendFile(request, reply, root, file) : reply.callNotFound();
    },
  );
}

/**
 * The toolbox files as plain static downloads under `/downloads/` (§2), with their manifest and
 * checksums, when DOWNLOADS_DIR is set. Only files that the manifest names are served, so
 * that no other name leads anywhere; and the newest releases, which toolboxes ask for.
 */
export async function downloadRoutes(app: FastifyInstance): Promise<void> {
  const root = app.config.DOWNLOADS_DIR;
  const releases = root ? await readReleases(root) : null;
  if (!root) {
    app.addHook('onListen', async () => {
      app.log.warn('no toolbox is offered below /downloads/: DOWNLOADS_DIR is not set');
    });
  }
  app.route({
    ...createRoute(getLatestReleases, {
      policy: 'public',
      summary: 'The newest release of each toolbox.',
      tag: 'downloads',
      example: { response: releasesExample },
      handler: async () => releases?.manifest ?? { items: [] },
    }),
    url: `/api${getLatestReleases.path}`,
  });
  if (root && releases) {
    addFiles(app, root, releases.files);
  }
}

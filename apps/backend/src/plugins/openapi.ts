import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { contentPolicy } from './security-headers.ts';

const description = `Calls of the portal and of the desktop toolboxes. The portal signs in by
cookie; the toolboxes send \`Authorization: Bearer\`. Credits and money are decimal strings.
Changing calls of a browser must come from the portal's own origin.`;

/** The OpenAPI document, made from the routes' own schemas, and a page to browse it. */
export const openApiPlugin = fp(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'GDB Audit API', description, version: '1' },
        components: {
          securitySchemes: {
            session: { type: 'apiKey', in: 'cookie', name: 'session' },
            machine: { type: 'http', scheme: 'bearer' },
          },
        },
      },
      // Rules that no JSON Schema can say stay out of the document, not out of the check.
      transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
    });
    await app.register(async (docs) => {
      docs.addHook('onRoute', (route) => {
        route.config = { ...route.config, policy: 'public' };
      });
      await docs.register(swaggerUi, {
        routePrefix: '/api/docs',
        // The page needs nothing inline either; its own default would let in other sites.
        staticCSP: contentPolicy(false),
        logLevel: 'warn',
      });
      docs.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    });
  },
  { name: 'openapi', dependencies: ['policy'] },
);
